import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** A subscription to reminders of an area's pickups. The mail address is the only personal data. */
export interface PickupSubscriptionRow {
	id: string
	email: string
	/** Keyed hash of the mailbox that the address delivers to: a mailbox has at most one active subscription to an area. */
	mailbox: string
	/** Null once the area has been deleted. */
	area_id: string | null
	/** The name of the deleted area, written by a trigger; null before. */
	removed_area: string | null
	wants_trash: boolean
	wants_recycling: boolean
	wants_lawn: boolean
	/** Whether the reminder is sent the evening before or in the morning of the day itself. */
	timing: 'evening' | 'morning'
	wants_alerts: boolean
	/** Hash of the token in the mail that asks to confirm the address; kept, so that a used token is recognized. */
	confirm_hash: string
	created_at: Timestamp
	/** Null until the link in that mail was followed; no other mail is sent before. */
	confirmed_at: Timestamp | null
	/** When the subscriber ended it; null while active. */
	ended_at: Timestamp | null
	/** The area's `rules_changed_at` of which they were last notified; null if never. */
	told_rules_at: Timestamp | null
}

/** A pickup reminder that was sent: written once, in one transaction with the mail. */
export interface PickupReminderRow {
	subscription_id: string
	/** The day on which the truck was to come, `YYYY-MM-DD`. */
	day: string
	stream: 'trash' | 'recycling' | 'lawn'
	/** The area and the usual day of the pickup; null for reminders sent before these were recorded. */
	area_id: string | null
	scheduled: string | null
	/** The day sent as a correction because the first was wrong, or `none`; null if there was no correction. */
	corrected_to: string | null
	created_at: Timestamp
}

/** A record that a subscriber was mailed a service alert or its withdrawal, once. */
export interface AlertMailRow {
	alert_id: string
	subscription_id: string
	kind: 'posted' | 'taken_back'
	created_at: Timestamp
}

/** A mailbox whose owner has opted out of all mail about pickups. Only its keyed hash is kept. */
export interface RefusedMailboxRow {
	mailbox: string
	created_at: Timestamp
}

export const reminderTables = {
	pickup_subscriptions: table<PickupSubscriptionRow>({
		wants_trash: 'boolean',
		wants_recycling: 'boolean',
		wants_lawn: 'boolean',
		wants_alerts: 'boolean',
		created_at: 'time',
		confirmed_at: 'time',
		ended_at: 'time',
		told_rules_at: 'time',
	}),
	pickup_reminders: table<PickupReminderRow>({ created_at: 'time' }),
	alert_mails: table<AlertMailRow>({ created_at: 'time' }),
	refused_mailboxes: table<RefusedMailboxRow>({ created_at: 'time' }),
}
