import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** Reminders of an area's pickups that somebody asked for. The mail address is all that is known of a person. */
export interface PickupSubscriptionRow {
	id: string
	email: string
	/** Keyed hash of the mailbox the address leads to: one mailbox has at most one running subscription to an area. */
	mailbox: string
	/** Null once the area was deleted. */
	area_id: string | null
	/** The name of the area that was deleted; the store's trigger writes it. Null before. */
	removed_area: string | null
	wants_trash: boolean
	wants_recycling: boolean
	wants_lawn: boolean
	/** Whether the reminder comes in the evening before or in the morning of the day itself. */
	timing: 'evening' | 'morning'
	wants_alerts: boolean
	/** Hash of the token in the mail that asks whether the address is theirs; it stays, so that a used one is known. */
	confirm_hash: string
	created_at: Timestamp
	/** Null until the link in that mail was followed: nothing else is mailed before. */
	confirmed_at: Timestamp | null
	/** When they stopped it; null while it runs. */
	ended_at: Timestamp | null
	/** The `rules_changed_at` of the area that they were last told of; null before. */
	told_rules_at: Timestamp | null
}

/** A pickup that somebody was reminded of: written with the mail in one transaction, once. */
export interface PickupReminderRow {
	subscription_id: string
	/** The day on which the truck was to come, `YYYY-MM-DD`. */
	day: string
	stream: 'trash' | 'recycling' | 'lawn'
	/** The area and the usual day of the pickup; null for reminders of before these were kept. */
	area_id: string | null
	scheduled: string | null
	/** The day that was written since because the first was wrong, or `none`; null where nothing was. */
	corrected_to: string | null
	created_at: Timestamp
}

/** A service alert, or word that it was taken back, that somebody was told of by mail, once. */
export interface AlertMailRow {
	alert_id: string
	subscription_id: string
	kind: 'posted' | 'taken_back'
	created_at: Timestamp
}

/** A mailbox whose owner wants no mail of ours about pickups, ever. Only its keyed hash is kept. */
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
