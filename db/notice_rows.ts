import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** A record that a notice was sent, once across all server processes. Kept for a month. */
export interface ToldNoticeRow {
	/** `new` and `due` are about a lead, `assigned` and `accepted` about an event of its history, `opening` about a day. */
	kind: 'new' | 'due' | 'assigned' | 'opening' | 'accepted'
	/** A lead's id, an event's id, or `YYYY-MM-DD`. */
	about: string
	told_at: Timestamp
}

/** A staff member's choices; without a row: no sound, and the mail at opening time. */
export interface NoticeSettingsRow {
	staff_id: string
	plays_sound: boolean
	wants_opening_mail: boolean
	updated_at: Timestamp
}

/** A browser subscribed to push notices (RFC 8030), and the keys that its messages are encrypted with (RFC 8291). */
export interface PushSubscriptionRow {
	id: string
	staff_id: string
	/** The id of the session that last confirmed it; ending that session deletes this row. */
	session: string
	/** The secret URL at the browser's push service. */
	endpoint: string
	p256dh: string
	auth: string
	/** The browser and device, for display. */
	device: string
	created_at: Timestamp
	/** When the office was last opened there. */
	seen_at: Timestamp
}

/** A queued push; deleted with its job once delivered or obsolete. */
export interface PushMessageRow {
	id: string
	subscription_id: string
	kind: 'new' | 'due' | 'accepted' | 'test'
	/** Null for a test. */
	lead_id: string | null
	created_at: Timestamp
}

export const noticeTables = {
	told_notices: table<ToldNoticeRow>({ told_at: 'time' }),
	notice_settings: table<NoticeSettingsRow>({
		plays_sound: 'boolean',
		wants_opening_mail: 'boolean',
		updated_at: 'time',
	}),
	push_subscriptions: table<PushSubscriptionRow>({ created_at: 'time', seen_at: 'time' }),
	push_messages: table<PushMessageRow>({ created_at: 'time' }),
}
