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

/** A mail. It has a job of the kind `mail` until it has left. */
export interface OutboxRow {
	id: string
	/** The lead it is about; null together with `lead_id` for mail that is about none. */
	form: LeadForm | null
	lead_id: string | null
	/**
	 * `answer` is what the office sends to whoever asked; `account` is to a member of staff; `subscription` and `reminder` go to subscribers, the second after
	 * all other mail.
	 */
	kind: 'staff' | 'receipt' | 'answer' | 'account' | 'subscription' | 'reminder'
	to_address: string
	reply_to: string | null
	subject: string
	/** Empty once the mail was sent and its retention has passed. */
	body: string
	/** Stable over retries, so that a mail server can drop a second copy. */
	message_id: string
	/** Whose reminders it is about; the mail goes with them. */
	subscription_id: string | null
	/** Where a mail program unsubscribes by one POST (RFC 8058); null for mail nobody subscribed to. */
	unsubscribe_url: string | null
	/** From then on it is dropped instead of sent; null for mail that is always of use. */
	useful_until: Timestamp | null
	/** Whether its text goes as soon as it has left, because a link in it is secret. */
	clears_body: boolean
	/** Mails of the same bundle to the same address leave as one; null for one that leaves alone. */
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

/** Markers of tasks that run once over all server processes. */
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

/** Every table, with the shape of its rows. */
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

/** The tables whose changes visitors can see: each raises the content version. Referenced tables come first. */
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

/** Whether the snapshot is made of this table's rows, among others. */
export function isContentTable(name: string): name is ContentTable {
	return contentTables.some((one) => one === name)
}
