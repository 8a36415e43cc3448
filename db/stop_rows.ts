import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'
import type { LeadForm } from './lead_rows.ts'

/** The work done at a stop. */
export type StopKind =
	| 'deliver-cart'
	| 'swap-cart'
	| 'pick-up-cart'
	| 'deliver-container'
	| 'swap-container'
	| 'pick-up-container'
	| 'repair'
	| 'missed'
	| 'extra'
	| 'skip'
	| 'start'
	| 'end'

export type StopState = 'planned' | 'done' | 'not-done' | 'taken-back'

/** Work to be done at an address on a day. */
export interface StopRow {
	id: string
	kind: StopKind
	/** `YYYY-MM-DD`. For a stop that follows the route, the usual day of its pickup, before holidays and alerts move it. */
	day: string
	/** Whether it comes with its area's pickup, and so moves with it. */
	follows_route: boolean
	/** The cart or container, in words. */
	what: string | null
	/** The size of the roll-off container, if it is about one and the size is known. */
	container_id: string | null
	name: string
	phone: string | null
	address: string
	/** The pickup area of the address, if known. */
	area_id: string | null
	/** Notes for the driver: gate, dog, alley. */
	notes: string | null
	/** Its turn among the stops of its area on its day, starting at 1, if set by hand; null for the order that saves driving. */
	turn: number | null
	state: StopState
	/** Why it was not done. */
	reason: string | null
	cart_number: string | null
	/** For a stop that picks up or swaps a container: the stop that brought it, if known. */
	fetches: string | null
	/** When it was marked done or not done; null if neither. */
	done_at: Timestamp | null
	/** The name of the person who marked it. */
	done_by: string | null
	/** The promised day, which stays when a stop that was not done in time gets another day; null means `day`. */
	promised_on: string | null
	/** For a completed stop: whether it was done on or before the promised day; null if unknown. */
	was_on_time: boolean | null
	/** Whether it brought a container that no other planned or completed stop fetches; maintained by triggers. */
	is_standing: boolean
	/** The form of the request it came from; null together with `lead_id` for none. */
	form: LeadForm | null
	lead_id: string | null
	/** The name of the person who planned it. */
	created_by: string
	created_at: Timestamp
	updated_at: Timestamp
}

/** A driver's mark on a stop, identified by a key from the phone, which makes it idempotent. */
export interface StopMarkRow {
	id: string
	stop_id: string
	/** `YYYY-MM-DD`: the day of the route sheet on which it was made. */
	day: string
	state: 'done' | 'not-done'
	reason: string | null
	cart_number: string | null
	/** The id of its photo, whose files are stored like those of requests. */
	photo: string | null
	staff_id: string | null
	staff_name: string
	/** When the driver tapped, by the phone's clock, but not later than its arrival. */
	made_at: Timestamp
	arrived_at: Timestamp
	/** `taken`: the stop was updated. `asks`: staff must decide. `left`: staff decided to leave the stop as it was. */
	outcome: 'taken' | 'asks' | 'left'
	/** Why staff must decide, in a sentence; null for a mark that was taken at once. */
	because: string | null
}

/** The office's rules for a kind of stop. */
export interface StopRuleRow {
	id: StopKind
	/** Whether a form that requests such a stop plans it automatically and tells the customer the day. */
	promises_day: boolean
	/** The templates of the messages to the customer when it is planned, and when it is done; null for none. */
	planned_mail_id: string | null
	planned_text_id: string | null
	done_mail_id: string | null
	done_text_id: string | null
	updated_at: Timestamp
}

export const stopTables = {
	stop_rules: table<StopRuleRow>({ promises_day: 'boolean', updated_at: 'time' }),
	stop_marks: table<StopMarkRow>({ made_at: 'time', arrived_at: 'time' }),
	stops: table<StopRow>({
		follows_route: 'boolean',
		was_on_time: 'boolean',
		is_standing: 'boolean',
		done_at: 'time',
		created_at: 'time',
		updated_at: 'time',
	}),
}
