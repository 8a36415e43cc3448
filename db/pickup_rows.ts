import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** The weekdays on which a route may run. */
export type RouteDay = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday'

/** What of an area's schedule holds from a day on, until the rule after it. */
export interface AreaRule {
	/** The first day, `YYYY-MM-DD`; null for the area's first rule. */
	valid_from: string | null
	weekday: RouteDay
	has_trash: boolean
	recycling: 'none' | 'weekly' | 'every_other_week'
	/** Any day of a week with recycling; what is every other week counts from it, in both directions. */
	recycling_anchor: string | null
	has_lawn: boolean
}

/**
 * Streets that have their pickups on the same day. Days are civil days of the company's time zone, `YYYY-MM-DD`. The columns of its newest rule
 * may hold from a later day only: `ruleOn` of the schedule knows what holds on a day.
 */
export interface PickupAreaRow extends AreaRule {
	id: string
	/** Of its page and its calendar. */
	slug: string
	/** A residential town. */
	town_slug: string
	name: string
	/** What held before, the earliest first. */
	earlier_rules: AreaRule[]
	/** When the office last changed the rules, which subscribers are told; null when it never did. */
	rules_changed_at: Timestamp | null
	/** The hour (24 h clock) by which carts stand at the curb; null for when the office opens. */
	set_out_hour: number | null
	/** Who picks up the trash where the city has contracted it to somebody else; visitors see the town's where this is null. */
	contracted_to: string | null
	/** Every address in its town that is on no area's street list belongs to it; one area a town. */
	covers_town: boolean
	/** ZIP codes whose addresses belong to it unless they are on a street list; no two areas have the same one. */
	covers_zips: string[]
	/** Made up to try things out. */
	is_sample: boolean
	is_active: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

/** An address that an area no longer has. The store's triggers write them when an area is renamed, hidden or deleted. */
export interface PickupAreaSlugRow {
	slug: string
	/** The area may be gone. */
	area_id: string
	/** The area's name then. */
	name: string
	/** When the area left the address, or, if that was later, the site. */
	removed_at: Timestamp
}

/** Word from the office that pickups come later, not at all, or as usual but with something to know. */
export interface ServiceAlertRow {
	id: string
	kind: 'delay' | 'cancelled' | 'notice'
	/** Of a delay, 1 to 5; else null. */
	delay_days: number | null
	/** The first and the last of the days whose pickups it is about, after what a holiday moved. */
	starts_on: string
	ends_on: string
	reach: 'all' | 'towns' | 'areas'
	/** Slugs of residential towns; empty unless it reaches towns. */
	town_slugs: string[]
	/** Ids of pickup areas; empty unless it reaches areas. */
	area_ids: string[]
	message: string
	/** The name of who posted it. */
	posted_by: string
	posted_at: Timestamp
	/** When it was taken back; null for one that holds, or held until it was over. */
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
