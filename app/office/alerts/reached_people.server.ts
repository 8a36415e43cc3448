import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import { reaches } from '#app/pickup/schedule/reach.ts'
import type { Database } from '#db/schema.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { AlertColumns } from './alert_form.server.ts'
import type { AlertContext } from './check_alert.server.ts'

/** How many recipients of one channel an alert reaches: `3 subscribers by mail`. */
export interface ReachedPeople {
	label: string
	count: number
}

/** The subscribers who get a mail about an alert; empty when there are none. */
export async function reachedPeople(
	db: Queries<Database>,
	alert: AlertColumns,
	{ areas }: Pick<AlertContext, 'areas'>,
): Promise<ReachedPeople[]> {
	const counts = await subscriberCounts(db)
	const reached = areas.filter((area) => reaches(alert, area))
	const count = reached.reduce((sum, { id }) => sum + (counts.get(id)?.alerts ?? 0), 0)
	if (count === 0) return []
	return [{ label: count === 1 ? 'subscriber by mail' : 'subscribers by mail', count }]
}
