import { Form } from 'react-router'
import { formatDollars } from '#app/company/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { counted } from '../streets/import/counted.ts'
import { publishPath } from './prices_path.ts'
import type { ReadPrices } from './price_lines.server.ts'

const shown = (dollars: number | null) => (dollars === null ? 'None' : formatDollars(dollars))

/** What a file changes, which of its lines are refused, and the button that publishes the rest. */
export function PricePreview({ preview: { changes, same, refusals } }: { preview: ReadPrices }) {
	return (
		<>
			<Panel title={`${counted(changes.length, 'price')} would change`}>
				{same > 0 && <p className="mb-3">{counted(same, 'line')} of the file say what is so already.</p>}
				{changes.length > 0 && (
					<table className="w-full border-collapse text-left text-[0.9375rem]">
						<thead>
							<tr className="border-b border-border">
								<th scope="col" className="py-2 pr-3">
									What
								</th>
								<th scope="col" className="py-2 pr-3">
									Price
								</th>
								<th scope="col" className="py-2 pr-3 text-right">
									Now
								</th>
								<th scope="col" className="py-2 text-right">
									From the file
								</th>
							</tr>
						</thead>
						<tbody>
							{changes.map(({ place, of, label, before, after }) => (
								<tr key={place.join(' ')} className="border-b border-border align-top">
									<td className="py-2 pr-3">{of}</td>
									<td className="py-2 pr-3">{label}</td>
									<td className="py-2 pr-3 text-right tabular-nums">{shown(before)}</td>
									<td className="py-2 text-right font-semibold tabular-nums">{shown(after)}</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
				{changes.length > 0 && (
					<Form method="post" action={publishPath} className="mt-4">
						<input type="hidden" name="changes" value={JSON.stringify(changes)} />
						<Button type="submit" kind="loud">
							{refusals.length > 0
								? `Publish without the ${counted(refusals.length, 'refused line')}`
								: `Publish ${counted(changes.length, 'price')}`}
						</Button>
					</Form>
				)}
			</Panel>
			{refusals.length > 0 && (
				<Panel title={`${counted(refusals.length, 'line')} refused`}>
					<ol className="grid gap-1.5">
						{refusals.map(({ line, reason }) => (
							<li key={line} className="break-words">
								<span className="font-semibold">Line {line}:</span> {reason}
							</li>
						))}
					</ol>
				</Panel>
			)}
		</>
	)
}
