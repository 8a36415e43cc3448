import { Button } from '#app/ui/button.tsx'
import type { Extension } from './extend_alert.server.ts'

/** Below a new alert that meets a standing one: the standing one can go on instead. */
export function ExtensionOffer({
	extension: { id, message, until, changes },
	disabled,
}: {
	extension: Extension
	disabled: boolean
}) {
	return (
		<section className="rounded-md border-2 border-accent bg-card p-4 text-card-foreground">
			<p className="font-semibold">
				“{message}” can go on until {until} instead, so that each pickup moves once:
			</p>
			<ul className="mt-2 grid gap-1">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
			<Button type="submit" name="extend" value={id} kind="secondary" className="mt-3" disabled={disabled}>
				Extend it until {until}
			</Button>
		</section>
	)
}
