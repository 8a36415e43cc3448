/**
 * The tables, in the field names of the specification (docs/spec/tables.md).
 *
 * A row looks the same whichever store it came from: times are ISO-8601 UTC strings with milliseconds,
 * booleans are booleans, JSON columns are values. `codec.ts` does the mapping.
 */

import type {
	PageSectionRow,
	TestimonialRow,
	ColorPaletteRow,
	ColorVariableRow,
	FaqRow,
	RolloffFaqRow,
	ServiceRow,
	ResidentialTownRow,
	RolloffTownRow,
	CommercialSizeRow,
	CommercialSpecRow,
	RolloffSizeRow,
	HelpCategoryRow,
	HelpArticleRow,
} from './content_rows.ts'
import type {
	LeadForm,
	LeadFormRow,
	LeadRow,
	LeadTables,
	ConsentRecordRow,
	SubmissionKeyRow,
} from './lead_rows.ts'
import type { CompanyFactRow } from './company_rows.ts'
import type { ButtonClickRow, LeadEventRow, LeadWordRow, LeadWorkRow } from './inbox_rows.ts'
import type { ArticleVoteRow } from './help_rows.ts'
import type { ContentDraftRow, ContentHistoryRow } from './office_content_rows.ts'
import type { PictureJobRow, UploadedPictureRow } from './picture_rows.ts'
import type { RateLimitRow } from '#platform/limits/counter_rows.ts'
import type { SealedSecretRow } from '#platform/database/secret_rows.ts'
import type { MailFailure } from '#platform/mail/mail_failure.ts'
import type { Timestamp } from '#platform/database/timestamp.ts'
import type { SearchEventRow } from './search_rows.ts'
import type { SearchSynonymRow } from './synonym_rows.ts'
import type {
	OfficeSettingRow,
	StaffPasswordRow,
	StaffRow,
	StaffSecondStepRow,
	StaffSessionRow,
	StaffTokenRow,
} from './staff_rows.ts'

export interface OutboxRow {
	id: string
	/** The lead it is about; null together with `lead_id` for mail about someone's access to the office. */
	form: LeadForm | null
	lead_id: string | null
	kind: 'staff' | 'receipt' | 'account'
	to_address: string
	reply_to: string | null
	subject: string
	/** Empty once the mail was sent and its retention has passed. */
	body: string
	/** Stable over retries, so that a mail server can drop a second copy. */
	message_id: string
	attempts: number
	next_attempt_at: Timestamp
	leased_by: string | null
	leased_until: Timestamp | null
	sent_at: Timestamp | null
	last_error: string | null
	/** The kind of the last failure; null until it has failed once. */
	failure: MailFailure | null
	/** How often it failed with that kind, in a row. */
	failures: number
	created_at: Timestamp
}

/** One row. Triggers on the content tables raise `version`; counters do not. */
export interface ContentVersionRow {
	id: number
	version: number
	seeded_at: Timestamp | null
}

/** Markers of tasks that run once for all server processes. */
export interface SecretRow {
	name: string
	value: string
}

/** A backup that was finished. */
export interface BackupRow {
	id: string
	file_name: string
	bytes: number
	created_at: Timestamp
}

export interface Database extends LeadTables {
	backups: BackupRow
	lead_forms: LeadFormRow
	leads: LeadRow
	lead_work: LeadWorkRow
	lead_words: LeadWordRow
	lead_events: LeadEventRow
	button_clicks: ButtonClickRow
	page_sections: PageSectionRow
	testimonials: TestimonialRow
	color_palettes: ColorPaletteRow
	color_variables: ColorVariableRow
	faqs: FaqRow
	rolloff_faqs: RolloffFaqRow
	services: ServiceRow
	residential_towns: ResidentialTownRow
	rolloff_towns: RolloffTownRow
	commercial_sizes: CommercialSizeRow
	commercial_specs: CommercialSpecRow
	rolloff_sizes: RolloffSizeRow
	kb_categories: HelpCategoryRow
	kb_articles: HelpArticleRow
	search_synonyms: SearchSynonymRow
	company_facts: CompanyFactRow
	article_votes: ArticleVoteRow
	consent_records: ConsentRecordRow
	submission_keys: SubmissionKeyRow
	outbox: OutboxRow
	rate_limits: RateLimitRow
	content_version: ContentVersionRow
	secrets: SecretRow
	sealed_secrets: SealedSecretRow
	office_settings: OfficeSettingRow
	search_events: SearchEventRow
	staff: StaffRow
	staff_sessions: StaffSessionRow
	staff_passwords: StaffPasswordRow
	staff_tokens: StaffTokenRow
	staff_second_steps: StaffSecondStepRow
	content_history: ContentHistoryRow
	content_drafts: ContentDraftRow
	uploaded_pictures: UploadedPictureRow
	picture_jobs: PictureJobRow
}

/** The tables whose changes visitors can see: each raises the content version. Referenced tables come first. */
export const contentTables = [
	'page_sections',
	'testimonials',
	'color_palettes',
	'color_variables',
	'residential_towns',
	'faqs',
	'rolloff_faqs',
	'services',
	'rolloff_towns',
	'commercial_sizes',
	'commercial_specs',
	'rolloff_sizes',
	'kb_categories',
	'kb_articles',
	'company_facts',
	'search_synonyms',
	'uploaded_pictures',
] as const satisfies readonly (keyof Database)[]
export type ContentTable = (typeof contentTables)[number]
