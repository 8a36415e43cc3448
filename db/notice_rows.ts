import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** That something was told, once over all server processes. Kept for a month. */
export interface ToldNoticeRow {
	/** `new` and `due` are about a lead, `assigned` and `accepted` about an event of its history, `opening` about a day. */
	kind: 'new' | 'due' | 'assigned' | 'opening' | 'accepted'
	/** A lead's id, an event's id, or `YYYY-MM-DD`. */
	about: string
	told_at: Timestamp
}

/** What a member of staff chose; without a row: no sound, and the mail at opening time. */
export interface NoticeSettingsRow {
	staff_id: string
	plays_sound: boolean
	wants_opening_mail: boolean
	updated_at: Timestamp
}

/** A browser that gets notices pushed (RFC 8030), and the keys its messages are encrypted with (RFC 8291). */
export interface PushSubscriptionRow {
	id: string
	staff_id: string
	/** The id of the session in which it was last confirmed; ending that session deletes this row. */
	session: string
	/** The address at the browser's push service, which nobody else knows. */
	endpoint: string
	p256dh: string
	auth: string
	/** The browser and device in words. */
	device: string
	created_at: Timestamp
	/** When the office was last opened there. */
	seen_at: Timestamp
}

/** A message on its way to a browser; deleted with its job once it has arrived or is of no use. */
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
