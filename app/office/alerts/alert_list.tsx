import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '../shell/panel.tsx'
import type { ListedAlert } from './list_alerts.server.ts'

/** The alerts that hold or will, each of which can be taken back, and those that did. */
export function AlertList({ alerts }: { alerts: readonly ListedAlert[] | null }) {
	if (!alerts)
		return <Panel title="Alerts">They cannot be read just now. Please try again in a moment.</Panel>
	const current = alerts.filter(({ isCurrent }) => isCurrent)
	const past = alerts.filter(({ isCurrent }) => !isCurrent)
	return (
		<div className="grid gap-6">
			<Panel title="Now and next">
				{current.length === 0 ? <p>None. Pickups come as scheduled.</p> : <Lines alerts={current} />}
			</Panel>
			{past.length > 0 && (
				<Panel title="Before">
					<Lines alerts={past} />
				</Panel>
			)}
		</div>
	)
}

function Lines({ alerts }: { alerts: readonly ListedAlert[] }) {
	return (
		<ul className="divide-y divide-border">
			{alerts.map(({ id, what, when, where, message, by, isCurrent, wasTakenBack, isSample }) => (
				<li key={id} className="grid gap-1 py-3">
					<p className="font-semibold">{message}</p>
					<p>
						{what}: {when}. {where}.
					</p>
					<p className="text-sm text-muted-foreground">
						{by}
						{wasTakenBack && '; taken back'}
						{isSample && '; sample'}
					</p>
					{isCurrent && (
						<Form method="post">
							<input type="hidden" name="alert" value={id} />
							<Button
								type="submit"
								name="intent"
								value="end"
								kind="quiet"
								aria-label={`Take back: ${message}`}
							>
								Take back
							</Button>
						</Form>
					)}
				</li>
			))}
		</ul>
	)
}
