import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** The weekdays on which routes can run. */
export type RouteDay = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday'

/** The part of an area's schedule that can change, valid from a day until the next rule. */
export interface AreaRule {
	/** The first day, `YYYY-MM-DD`; null for the area's first rule. */
	valid_from: string | null
	weekday: RouteDay
	has_trash: boolean
	recycling: 'none' | 'weekly' | 'every_other_week'
	/** Any day of a week with recycling; every-other-week recycling is counted from it, in both directions. */
	recycling_anchor: string | null
	has_lawn: boolean
}

/**
 * Streets with pickups on the same day. Days are civil days in the company's time zone, `YYYY-MM-DD`. The columns have the newest rule,
 * which may not be in effect yet: use `ruleOn` of the schedule to get a day's rule.
 */
export interface PickupAreaRow extends AreaRule {
	id: string
	/** Used in the URLs of its page and calendar. */
	slug: string
	/** The slug of a residential town. */
	town_slug: string
	name: string
	/** The earlier rules, oldest first. */
	earlier_rules: AreaRule[]
	/** When the office last changed the rules, of which subscribers are notified; null if never. */
	rules_changed_at: Timestamp | null
	/** The hour (24-hour clock) by which carts must be out; null for when the office opens. */
	set_out_hour: number | null
	/** The hauler of its trash, if the city has contracted with another one; if null, the town's `contracted_to` applies. */
	contracted_to: string | null
	/** Whether it includes every address in its town that is on no street list; at most one area per town. */
	covers_town: boolean
	/** ZIP codes whose addresses belong to it unless they are on a street list; no two areas share one. */
	covers_zips: string[]
	/** Made up for trying things out. */
	is_sample: boolean
	is_active: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

/** A former slug of an area. Triggers write these rows when an area is renamed, hidden or deleted. */
export interface PickupAreaSlugRow {
	slug: string
	/** The area may have been deleted. */
	area_id: string
	/** The area's name at that time. */
	name: string
	/** When the area gave up the slug or, if later, left the site. */
	removed_at: Timestamp
}

/** A notice from the office that pickups come later, not at all, or as usual with something to know. */
export interface ServiceAlertRow {
	id: string
	kind: 'delay' | 'cancelled' | 'notice'
	/** For a delay, 1 to 5; otherwise null. */
	delay_days: number | null
	/** The first and last day whose pickups are affected, after holiday moves. */
	starts_on: string
	ends_on: string
	reach: 'all' | 'towns' | 'areas'
	/** Slugs of residential towns; empty unless it reaches towns. */
	town_slugs: string[]
	/** Ids of pickup areas; empty unless it reaches areas. */
	area_ids: string[]
	message: string
	/** The name of the staff member who posted it. */
	posted_by: string
	posted_at: Timestamp
	/** When it was taken back; null if it never was. */
	ended_at: Timestamp | null
	is_sample: boolean
}

export const pickupTables = {
	pickup_areas: table<PickupAreaRow>({
		earlier_rules: 'json',
		rules_changed_at: 'time',
		has_trash: 'boolean',
		has_lawn: 'boolean',
		covers_town: 'boolean',
		covers_zips: 'json',
		is_sample: 'boolean',
		is_active: 'boolean',
		created_at: 'time',
		updated_at: 'time',
	}),
	pickup_area_slugs: table<PickupAreaSlugRow>({ removed_at: 'time' }),
	service_alerts: table<ServiceAlertRow>({
		town_slugs: 'json',
		area_ids: 'json',
		posted_at: 'time',
		ended_at: 'time',
		is_sample: 'boolean',
	}),
}
