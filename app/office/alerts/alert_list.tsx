import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RowMark } from '../parts/row_mark.tsx'
import { Panel } from '../parts/panel.tsx'
import type { ListedAlert } from './list_alerts.server.ts'

interface Props {
	alerts: readonly ListedAlert[] | null
	/** Whether samples are hidden from visitors. */
	hidesSamples: boolean
}

/** Current and coming alerts, which can be canceled, and past ones. */
export function AlertList({ alerts, hidesSamples }: Props) {
	if (!alerts)
		return <Panel title="Alerts">They cannot be read just now. Please try again in a moment.</Panel>
	const current = alerts.filter(({ isCurrent }) => isCurrent)
	const past = alerts.filter(({ isCurrent }) => !isCurrent)
	return (
		<div className="grid gap-6">
			<Panel title="Now and next">
				{current.length === 0 ? (
					<p>
						None.{' '}
						<Link to="/admin/pickup" className="link">
							The week
						</Link>{' '}
						shows every pickup, with what holidays move.
					</p>
				) : (
					<Lines alerts={current} hidesSamples={hidesSamples} />
				)}
			</Panel>
			{past.length > 0 && (
				<Panel title="Before">
					<Lines alerts={past} hidesSamples={hidesSamples} />
				</Panel>
			)}
		</div>
	)
}

function Lines({ alerts, hidesSamples }: { alerts: readonly ListedAlert[]; hidesSamples: boolean }) {
	return (
		<ul className="divide-y divide-border">
			{alerts.map(({ id, what, when, where, message, by, canEnd, wasTakenBack, isSample }) => (
				<li key={id} className="grid gap-1 py-3">
					<p className="font-semibold">
						{message} <RowMark isSample={isSample} isHidden={isSample && hidesSamples} />
					</p>
					<p>
						{what}: {when}. {where}.
					</p>
					<p className="text-sm text-muted-foreground">
						{by}
						{wasTakenBack && '; taken back'}
					</p>
					{canEnd && (
						<Form method="post">
							<input type="hidden" name="alert" value={id} />
							<Button
								type="submit"
								name="intent"
								value="end"
								kind="secondary"
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
