import { Form } from 'react-router'
import { counted } from '#platform/text/counted.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { RefusedLines } from '../parts/refused_lines.tsx'
import { withoutRefused } from '../parts/without_refused.ts'
import { publishPath } from './prices_path.ts'
import type { ReadPrices } from './price_lines.server.ts'
import { PriceTable } from './price_table.tsx'

/** A file's changes and refused lines, with the button to publish the changes. */
export function PricePreview({ preview: { changes, same, refusals } }: { preview: ReadPrices }) {
	return (
		<>
			<Panel title={`${counted(changes.length, 'price')} would change`}>
				{same > 0 && <p className="mb-3">{counted(same, 'line')} of the file say what is so already.</p>}
				{changes.length > 0 && (
					<PriceTable
						amounts={['Now', 'From the file']}
						prices={changes.map(({ of, label, before, after }) => ({ of, label, amounts: [before, after] }))}
					/>
				)}
				{changes.length > 0 && (
					<Form method="post" action={publishPath} className="mt-4">
						<input type="hidden" name="changes" value={JSON.stringify(changes)} />
						<Button type="submit" kind="loud">
							{refusals.length > 0
								? withoutRefused(refusals.length)
								: `Publish ${counted(changes.length, 'price')}`}
						</Button>
					</Form>
				)}
			</Panel>
			<RefusedLines count={refusals.length} refusals={refusals} />
		</>
	)
}
