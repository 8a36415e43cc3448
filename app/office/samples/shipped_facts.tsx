import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FactRow } from '../facts/fact_row.tsx'
import { Panel } from '../parts/panel.tsx'
import type { ShippedGroup } from './as_shipped.server.ts'

/** The facts of a group that nobody has saved, and a button that says they are right. */
export function ShippedFacts({ group: { key, title, facts } }: { group: ShippedGroup }) {
	return (
		<Panel title={title} className="mb-5 break-inside-avoid">
			<dl className="text-[0.9375rem]">
				{facts.map(({ name, label, value, path, isHidden }) => (
					<FactRow key={name} label={label} path={path}>
						{value}
						{isHidden && <span className="block text-muted-foreground">Visitors do not see it.</span>}
					</FactRow>
				))}
			</dl>
			<Form method="post" preventScrollReset className="mt-4">
				<input type="hidden" name="group" value={key} />
				{facts.map(({ name }) => (
					<input key={name} type="hidden" name="fact" value={name} />
				))}
				<Button type="submit" kind="secondary" aria-label={`These are right: ${title}`}>
					These are right
				</Button>
			</Form>
		</Panel>
	)
}
