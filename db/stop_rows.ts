import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'
import type { LeadForm } from './lead_rows.ts'

/** What is done at a stop. */
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

/** What somebody must do at an address on a day. */
export interface StopRow {
	id: string
	kind: StopKind
	/** `YYYY-MM-DD`. Of one that follows the route the usual day of its pickup, before holidays and alerts move that. */
	day: string
	/** Whether it comes with the pickup of its area, and so moves with it. */
	follows_route: boolean
	/** Which cart or container, in words. */
	what: string | null
	/** The size of the roll-off container, where it is one and that is known. */
	container_id: string | null
	name: string
	phone: string | null
	address: string
	/** The pickup area of the address, where it is known. */
	area_id: string | null
	/** What the driver should know: gate, dog, alley. */
	notes: string | null
	/** Its turn among the stops of its area on its day, 1 for the first, where somebody set it; null for the way that saves driving. */
	turn: number | null
	state: StopState
	/** Why it was not done. */
	reason: string | null
	cart_number: string | null
	/** Of one that picks up or swaps a container: the stop that brought it, where one is known. */
	fetches: string | null
	/** When it was said to be done or not done; null while it is neither. */
	done_at: Timestamp | null
	/** The name of who said so. */
	done_by: string | null
	/** The day on which it was awaited, if not `day`: it stays when what was not done in time gets another day. */
	promised_on: string | null
	/** Of one that is done: whether it was on the promised day or before; null where that is not known. */
	was_on_time: boolean | null
	/** Whether it brought a container that no other one, planned or done, fetches; the store keeps it. */
	is_standing: boolean
	/** The request that it came from; null together with `lead_id` for none. */
	form: LeadForm | null
	lead_id: string | null
	/** The name of who planned it. */
	created_by: string
	created_at: Timestamp
	updated_at: Timestamp
}

/** What a driver said of a stop, kept by the key that the phone gave it; a second one with that key is the same. */
export interface StopMarkRow {
	id: string
	stop_id: string
	/** `YYYY-MM-DD`: the day on whose sheet it was made. */
	day: string
	state: 'done' | 'not-done'
	reason: string | null
	cart_number: string | null
	/** The id of its photo, whose files are stored like those of requests. */
	photo: string | null
	staff_id: string | null
	staff_name: string
	/** When the driver pressed, by the phone's clock, but not later than it arrived. */
	made_at: Timestamp
	arrived_at: Timestamp
	/** `taken`: the stop says so. `asks`: somebody must decide. `left`: somebody did, and the stop stays as it was. */
	outcome: 'taken' | 'asks' | 'left'
	/** Why it asks, in a sentence; null for what was taken at once. */
	because: string | null
}

/** What the office decided for a kind of stop. */
export interface StopRuleRow {
	id: StopKind
	/** Whether a form that asks for one plans it by itself, and says the day. */
	promises_day: boolean
	/** What whoever asked is told when it is planned, and when it is done; null for nothing. */
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
