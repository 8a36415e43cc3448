import { counted } from '#platform/text/counted.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { rowAt, rowIn, rowsIn } from '#app/content/listing.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { isShownIn } from '#app/pickup/schedule/alert_effect.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'

export interface ListedAlert {
	id: string
	/** `Pickups come 1 day later` */
	what: string
	/** `Monday, November 23 to Tuesday, November 24` */
	when: string
	/** `Windsor, Greeley` */
	where: string
	message: string
	/** `Ann, November 22` */
	by: string
	/** Whether it is current or coming, or moved a pickup to a day still to come. */
	isCurrent: boolean
	/** Whether it can still be canceled. */
	canEnd: boolean
	wasTakenBack: boolean
	isSample: boolean
}

type Content = Pick<Snapshot, 'serviceAlerts' | 'pickupAreas' | 'residentialTowns' | 'facts' | 'planned'>

/** All alerts, including samples hidden from visitors. */
export async function readAllAlerts({ store, content }: { store: Store; content: ContentHub }) {
	const { facts, serviceAlerts } = content.current
	if (isSampleCompany(facts)) return serviceAlerts
	const rows = await store.db
		.selectFrom('service_alerts')
		.selectAll()
		.orderBy('posted_at')
		.orderBy('id')
		.execute()
	return { ok: true, rows } as const
}

const pastShown = 20

/** Current and coming alerts and the latest past ones, newest first; null if they cannot be read. */
export function listAlerts(content: Content, now: Date): ListedAlert[] | null {
	if (!content.serviceAlerts.ok) return null
	const { date: today } = localTimeOf(now, content.facts)
	const listed = content.serviceAlerts.rows.toReversed().map((alert) => listedAlert(alert, content, today))
	const past = listed.filter(({ isCurrent }) => !isCurrent)
	return [...listed.filter(({ isCurrent }) => isCurrent), ...past.slice(0, pastShown)]
}

function listedAlert(alert: ServiceAlertRow, content: Content, today: string): ListedAlert {
	const { id, message, posted_by, posted_at, ended_at, starts_on, ends_on, is_sample } = alert
	const first = formatDay(starts_on)
	const canEnd = ended_at === null && ends_on >= today
	const postedOn = localTimeOf(new Date(posted_at), content.facts).date
	return {
		id,
		what: alertEffect(alert),
		when: starts_on === ends_on ? first : `${first} to ${formatDay(ends_on)}`,
		where: alertPlaces(alert, content),
		message,
		by: `${posted_by}, ${formatDay(postedOn, 'monthDay')}`,
		isCurrent: canEnd || isStillMoving(alert, content, today),
		canEnd,
		wasTakenBack: ended_at !== null,
		isSample: is_sample,
	}
}

function isStillMoving(alert: ServiceAlertRow, content: Content, today: string): boolean {
	const areas = rowsIn(content.pickupAreas)
	return areas.some((area) => isShownIn(alert, area, scheduleRules(content), today))
}

/** The effect of an alert: `Pickups come 1 day later`. */
export function alertEffect({ kind, delay_days }: Pick<ServiceAlertRow, 'kind' | 'delay_days'>): string {
	if (kind === 'cancelled') return 'Pickups are canceled'
	if (kind === 'notice') return 'Only words'
	return `Pickups come ${counted(delay_days ?? 0, 'day')} later`
}

/** The places that an alert is for: `Windsor, Greeley`. */
export function alertPlaces(
	{ reach, town_slugs, area_ids }: ServiceAlertRow,
	{ pickupAreas, residentialTowns }: Pick<Content, 'pickupAreas' | 'residentialTowns'>,
): string {
	if (reach === 'all') return 'All areas'
	const names =
		reach === 'towns'
			? town_slugs.map((slug) => rowAt(residentialTowns, slug)?.name)
			: area_ids.map((id) => rowIn(pickupAreas, id)?.name)
	const what = reach === 'towns' ? 'a town' : 'an area'
	const isRead = reach === 'towns' ? residentialTowns.ok : pickupAreas.ok
	const other = isRead ? `${what} that is off the site` : `${what} that cannot be read now`
	return [...new Set(names.map((name) => name ?? other))].join(', ')
}
