import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { isNews } from '#app/pickup/reminders/write_alert_mails.server.ts'
import { wantedColumns } from '#app/pickup/reminders/wanted_streams.ts'
import { alertedPickups } from '#app/pickup/schedule/alert_effect.ts'
import { affectedPickups } from '#app/pickup/schedule/misplaced_pickups.ts'
import { alertConcerns } from '#app/pickup/schedule/alert_concerns.ts'
import { stopsTouched, type TouchedStops } from '#app/stops/stops_touched.server.ts'
import { namesTown, placeReader } from '#app/stops/written_place.ts'
import { movedDay } from '#app/pickup/schedule/moved_day.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Queries } from '#platform/database/queries.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { AlertColumns, AlertContext } from './check_alert.server.ts'

/** The effects of publishing an alert. */
export interface AlertPreview {
	/** Areas with pickups on its days, and their changes: `Wednesday, November 25 comes on Thursday, November 26`. */
	areas: readonly { name: string; changes: readonly string[] }[]
	/** The names of its areas without a pickup on its days. */
	untouched: readonly string[]
	/** The number of people mailed about it: those with reminders of a pickup that it moves. */
	subscribers: number
	/** The stops that it moves, and those with a fixed day during it. */
	stops: TouchedStops
}

/** Computes the effects of publishing an alert. */
export async function alertPreview(
	db: Queries<Database>,
	alert: AlertColumns,
	context: AlertContext,
	snapshot: Snapshot,
): Promise<AlertPreview> {
	return {
		...reachedAreas(alert, context),
		subscribers: await countSubscribers(db, alert, context),
		stops: await touchedStops(db, alert, context, snapshot),
	}
}

function touchedStops(
	db: Queries<Database>,
	alert: AlertColumns,
	{ areas: shown, alerts, rules, today }: AlertContext,
	snapshot: Snapshot,
): Promise<TouchedStops> {
	const areas = new Map(shown.map((area) => [area.id, area]))
	const schedule = { areas, zoned: snapshot.facts, rules: { ...rules, alerts } }
	const placeOf = placeReader(snapshot)
	const reached = townsOf(alert, snapshot)
	return stopsTouched(db, today, {
		before: schedule,
		after: { ...schedule, rules: { ...rules, alerts: [...alerts, asPosted(alert)] } },
		isTouched({ day, area_id, address }) {
			const area = areas.get(area_id ?? '')
			// For a stop without an area, such as a container's, the address determines the town.
			const isReached = area
				? alertConcerns(alert, area)
				: alert.reach === 'all' || reached.some((town) => namesTown(placeOf(address), town))
			return alert.kind !== 'notice' && isReached && alert.starts_on <= day && day <= alert.ends_on
		},
	})
}

function townsOf({ reach, town_slugs }: AlertColumns, { residentialTowns }: Snapshot) {
	const towns = reach === 'towns' ? rowsIn(residentialTowns) : []
	return towns.filter(({ slug }) => town_slugs.includes(slug))
}

/** The changes of an alert to the pickups of each of its areas. */
export function reachedAreas(alert: AlertColumns, { areas, alerts, rules }: AlertContext) {
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
					if (date === null) return `${day} is canceled`
					return date === before ? `${day} comes as usual` : `${day} comes on ${formatDay(date)}`
				}),
			})),
	}
}

async function countSubscribers(
	db: Queries<Database>,
	alert: AlertColumns,
	{ areas, alerts, rules, today }: AlertContext,
): Promise<number> {
	let count = 0
	for (const area of areas) {
		const pickups = alertedPickups(asPosted(alert), area, { ...rules, alerts })
		const news = pickups.filter((pickup) => isNews('posted', pickup, today))
		const streams = new Set(news.map(({ stream }) => stream))
		if (streams.size === 0) continue
		const { reached } = await db
			.selectFrom('pickup_subscriptions')
			.select(({ fn }) => fn.countAll<number | string>().as('reached'))
			.where('area_id', '=', area.id)
			.where('wants_alerts', '=', true)
			.where('confirmed_at', 'is not', null)
			.where('ended_at', 'is', null)
			.where(({ or, eb }) => or([...streams].map((stream) => eb(wantedColumns[stream], '=', true))))
			.executeTakeFirstOrThrow()
		count += Number(reached)
	}
	return count
}

/** The row that publishing the alert would write. */
function asPosted(alert: AlertColumns): ServiceAlertRow {
	return {
		...alert,
		id: '',
		posted_by: '',
		posted_at: '9999-12-31T00:00:00.000Z',
		ended_at: null,
		is_sample: false,
	}
}
