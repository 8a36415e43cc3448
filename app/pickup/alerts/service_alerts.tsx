import { Icon } from '#app/ui/icon.tsx'
import type { ShownAlert } from './shown_alerts.server.ts'

/** The current service alerts; renders nothing when there are none. */
export function ServiceAlerts({ alerts }: { alerts: readonly ShownAlert[] }) {
	if (alerts.length === 0) return null
	return (
		<section aria-label="Service alerts" className="wrap pt-4">
			<ul className="grid gap-3">
				{alerts.map(({ id, message, when, areas }) => (
					<li
						key={id}
						className="flex items-start gap-3 rounded-md border-2 border-destructive bg-card p-4 text-card-foreground"
					>
						<Icon name="alert" className="mt-1 text-destructive" />
						<div>
							<p className="text-lg font-semibold">{message}</p>
							<p>
								{when}
								{areas.length > 0 && `: ${areas.join(', ')}`}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
