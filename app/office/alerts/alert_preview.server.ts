import { formatDay } from '#platform/time/format_day.ts'
import { affectedPickups } from '#app/pickup/schedule/delay_problems.ts'
import { movedDay } from '#app/pickup/schedule/moved_day.ts'
import type { AlertColumns } from './alert_form.server.ts'
import type { AlertContext } from './check_alert.server.ts'
import { asPosted } from './as_posted.ts'
import type { ReachedPeople } from './reached_people.server.ts'

/** What publishing an alert would do. */
export interface AlertPreview {
	/** The areas with pickups on its days, and what becomes of them: `Wednesday, November 25 comes on Thursday, November 26`. */
	areas: readonly { name: string; changes: readonly string[] }[]
	/** The names of those that it is for and does nothing to. */
	untouched: readonly string[]
	people: readonly ReachedPeople[]
}

/** The areas and subscribers an alert reaches, and what it does to their pickups. */
export function alertPreview(
	alert: AlertColumns,
	{ areas, alerts, rules }: AlertContext,
	people: readonly ReachedPeople[],
): AlertPreview {
	const posted = asPosted(alert)
	const affected = affectedPickups(alert, areas, { ...rules, alerts })
	return {
		untouched: affected.filter(({ pickups }) => pickups.length === 0).map(({ area }) => area.name),
		areas: affected
			.filter(({ pickups }) => pickups.length > 0)
			.map(({ area, pickups }) => ({
				name: area.name,
				changes: [...new Set(pickups.map(({ scheduled }) => scheduled))].map((scheduled) => {
					const before = movedDay(scheduled, area, { ...rules, alerts }).date
					const { date } = movedDay(scheduled, area, { ...rules, alerts: [...alerts, posted] })
					const day = formatDay(before ?? scheduled)
					if (date === null) return `${day} is cancelled`
					return date === before ? `${day} comes as usual` : `${day} comes on ${formatDay(date)}`
				}),
			})),
		people,
	}
}
