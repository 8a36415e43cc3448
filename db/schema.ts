/**
 * The tables, in the field names of the specification (docs/spec/tables.md).
 *
 * A row looks the same whichever store it came from: times are ISO-8601 UTC strings with milliseconds,
 * booleans are booleans, JSON columns are values. `codec.ts` does the mapping.
 */

import { answerTemplateTables } from './answer_template_rows.ts'
import { textTemplateTables } from './text_template_rows.ts'
import { activityTables } from './activity_rows.ts'
import { companyTables } from './company_rows.ts'
import { contentRowTables } from './content_rows.ts'
import { helpTables } from './help_rows.ts'
import { inboxTables } from './inbox_rows.ts'
import { type LeadForm, leadTables } from './lead_rows.ts'
import { noticeTables } from './notice_rows.ts'
import { officeContentTables } from './office_content_rows.ts'
import { offerTables } from './offer_rows.ts'
import { peopleTables } from './people_rows.ts'
import { pickupTables } from './pickup_rows.ts'
import { pictureTables } from './picture_rows.ts'
import { plannedTables } from './planned_rows.ts'
import { reminderTables } from './reminder_rows.ts'
import { searchTables } from './search_rows.ts'
import { staffTables } from './staff_rows.ts'
import { stopTables } from './stop_rows.ts'
import { streetTables } from './street_rows.ts'
import { synonymTables } from './synonym_rows.ts'
import { textTables } from './text_rows.ts'
import type { RateLimitRow } from '#platform/limits/counter_rows.ts'
import type { SealedSecretRow } from '#platform/database/secret_rows.ts'
import type { JobRow } from '#platform/jobs/job_rows.ts'
import type { Timestamp } from '#platform/database/timestamp.ts'
import { type RowsOf, table } from '#platform/database/table.ts'

/** A mail. It has a job of the kind `mail` until it is sent. */
export interface OutboxRow {
	id: string
	/** The form of the lead it is about; null together with `lead_id` if it is about none. */
	form: LeadForm | null
	lead_id: string | null
	/**
	 * `answer` goes from the office to a customer, `account` to a staff member, `subscription` and `reminder` to subscribers; reminders are
	 * sent after all other mail.
	 */
	kind: 'staff' | 'receipt' | 'answer' | 'account' | 'subscription' | 'reminder'
	to_address: string
	reply_to: string | null
	subject: string
	/** Empty once the mail was sent and its retention has passed. */
	body: string
	/** The same for every attempt, so that a mail server can drop duplicates. */
	message_id: string
	/** The subscription it is about; the mail is deleted with it. */
	subscription_id: string | null
	/** The URL for one-click unsubscribing by POST (RFC 8058); null for mail without a subscription. */
	unsubscribe_url: string | null
	/** After this time it is dropped instead of sent; null for mail that is always useful. */
	useful_until: Timestamp | null
	/** Whether its body is cleared as soon as it is sent, because it has a secret link. */
	clears_body: boolean
	/** Mails of the same bundle to the same address are sent as one; null for a mail sent alone. */
	bundle: string | null
	sent_at: Timestamp | null
	created_at: Timestamp
}

/** One row. Triggers on the content tables raise `version`; counters do not. */
export interface ContentVersionRow {
	id: number
	version: number
	seeded_at: Timestamp | null
}

/** Markers of tasks that run once across all server processes. */
export interface SecretRow {
	name: string
	value: string
}

/** A completed backup. */
export interface BackupRow {
	id: string
	file_name: string
	bytes: number
	created_at: Timestamp
}

/** Every table, with the type of its rows. */
export const tables = {
	...leadTables,
	...inboxTables,
	...contentRowTables,
	...companyTables,
	...helpTables,
	...synonymTables,
	...answerTemplateTables,
	...textTemplateTables,
	...searchTables,
	...noticeTables,
	...officeContentTables,
	...offerTables,
	...pictureTables,
	...plannedTables,
	...peopleTables,
	...pickupTables,
	...reminderTables,
	...staffTables,
	...activityTables,
	...stopTables,
	...streetTables,
	...textTables,
	outbox: table<OutboxRow>({
		clears_body: 'boolean',
		useful_until: 'time',
		sent_at: 'time',
		created_at: 'time',
	}),
	jobs: table<JobRow>({ next_attempt_at: 'time', leased_until: 'time', created_at: 'time' }),
	rate_limits: table<RateLimitRow>({ window_start: 'time' }),
	content_version: table<ContentVersionRow>({ seeded_at: 'time' }),
	secrets: table<SecretRow>({}),
	sealed_secrets: table<SealedSecretRow>({ sealed_value: 'sealed' }),
	backups: table<BackupRow>({ created_at: 'time' }),
}
export interface Database extends RowsOf<typeof tables> {}

/** The tables whose changes visitors can see: each change raises the content version. Referenced tables come first. */
export const contentTables = [
	...(Object.keys(contentRowTables) as (keyof typeof contentRowTables)[]),
	'pickup_areas',
	'company_facts',
	'search_synonyms',
	'uploaded_pictures',
	'service_alerts',
	'answer_templates',
	'text_templates',
] as const satisfies readonly (keyof Database)[]
export type ContentTable = (typeof contentTables)[number]

/** Reports whether the snapshot includes this table's rows. */
export function isContentTable(name: string): name is ContentTable {
	return contentTables.some((one) => one === name)
}
