/**
 * The tables, in the field names of the specification (part 1 §3, part 2 §3).
 *
 * A row looks the same whichever store it came from: times are ISO-8601 UTC strings with milliseconds,
 * booleans are booleans, JSON columns are values. `codec.ts` does the mapping.
 */

import type { CompanyFactRow } from './company_rows.ts'
import type { ButtonClickRow, LeadEventRow, LeadWordRow, LeadWorkRow } from './inbox_rows.ts'
import type { ArticleVoteRow } from './help_rows.ts'
import type { ContentDraftRow, ContentHistoryRow } from './office_content_rows.ts'
import type { PictureJobRow, UploadedPictureRow } from './picture_rows.ts'
import type { SearchEventRow } from './search_rows.ts'
import type { SearchSynonymRow } from './synonym_rows.ts'
import type {
	StaffPasswordRow,
	StaffRow,
	StaffSecondStepRow,
	StaffSessionRow,
	StaffTokenRow,
} from './staff_rows.ts'

/** ISO-8601 UTC with milliseconds, e.g. `2026-11-21T14:00:00.000Z`. */
export type Timestamp = string

export interface PageSectionRow {
	id: string
	page_slug: string
	section_name: string
	title: string | null
	description: string | null
	image_path: string | null
	button_text: string | null
	button_url: string | null
	display_order: number
	created_at: Timestamp
	updated_at: Timestamp
}

export interface TestimonialRow {
	id: string
	content: string
	/** Stars, 1 to 5; null when the neighbour gave none. */
	rating: number | null
	customer_name: string
	customer_title: string | null
	company: string | null
	location: string | null
	image_url: string | null
	service_type: string | null
	is_approved: boolean
	is_featured: boolean
	created_at: Timestamp
}

export interface ColorPaletteRow {
	id: string
	name: string
	is_active: boolean
}

export interface ColorVariableRow {
	id: string
	palette_id: string
	/** With its dashes: `--primary`, or `--dark-primary` for the dark scheme. */
	css_variable_name: string
	/** A bare HSL triple: `162 60% 19%`. */
	hsl_value: string
	sort_order: number
}

export interface FaqRow {
	id: string
	question: string
	/** Paragraphs, separated by newlines. */
	answer: string
	/** `general` and `hoa` rows, or a residential row's `service`, `equipment`, `recycling`, `billing`. */
	category: string
	/** Which list the row belongs to: the home page's, the residential pages' or the HOA page's. */
	audience: 'general' | 'residential' | 'hoa' | 'commercial'
	/** Null for every town. */
	town_slug: string | null
	is_active: boolean
	sort_order: number
	created_at: Timestamp
	updated_at: Timestamp
}

export interface RolloffFaqRow {
	id: string
	question: string
	answer: string
	is_active: boolean
	sort_order: number
}

export interface ServiceRow {
	id: string
	slug: string
	name: string
	description: string
	is_active: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

/** Two header labels and the priced lines beneath them (part 2 §3). */
export interface PricingInfo {
	columns: [string, string]
	items: { service: string; price: string }[]
}

export interface ResidentialTownRow {
	id: string
	slug: string
	name: string
	state: string
	local_blurb: string
	hero_image_url: string | null
	hero_alt_text: string | null
	meta_title: string | null
	meta_description: string | null
	/** JSON text as staff typed it: it may not parse, and the default table then stands in (RT-06). */
	pricing_info: string | null
	latitude: number
	longitude: number
	is_active: boolean
	updated_at: Timestamp
}

export interface RolloffTownRow {
	id: string
	slug: string
	name: string
	state: string
	hero_image_url: string | null
	hero_alt_text: string | null
	hero_subheading: string | null
	local_blurb: string
	meta_title: string | null
	meta_description: string | null
	map_center_lat: number
	map_center_lng: number
	is_active: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

export interface CommercialSizeRow {
	id: string
	size_value: number
	size_label: string
	title: string
	description: string
	capacity_bags: string
	weight_limit: string
	dimensions: string
	ideal_for: string[]
	pickup_options: string[]
	pricing_range: string
	hero_image_url: string | null
	hero_alt_text: string | null
	features: { icon: string; title: string; description: string }[]
	specifications: Record<string, string>
	faqs: { question: string; answer: string }[]
	is_active: boolean
	sort_order: number
}

export interface CommercialSpecRow {
	id: string
	label: string
	dimensions: string
	capacity: string
	ideal_use: string
	is_active: boolean
	sort_order: number
}

export interface RolloffSizeRow {
	id: string
	slug: string
	size_label: string
	cubic_yards: number
	description: string
	detailed_description: string
	ideal_for: string[]
	display_order: number
	updated_at: Timestamp
}

export interface HelpCategoryRow {
	id: string
	name: string
	slug: string
	is_active: boolean
	sort_order: number
}

export interface HelpArticleRow {
	id: string
	slug: string
	title: string
	excerpt: string
	/** HTML, sanitised on save and again on load. */
	content: string
	category_id: string
	is_published: boolean
	sort_order: number
	view_count: number
	helpful_count: number
	not_helpful_count: number
	created_at: Timestamp
	updated_at: Timestamp
}

export interface QuoteRequestRow {
	id: string
	/** What a neighbour reads on the receipt and says on the phone: `HH-7K3Q-92`. */
	reference: string
	name: string
	email: string
	phone: string | null
	service_type: string
	address: string | null
	message: string | null
	smsConsent: boolean
	/** Why the office should look twice (honeypot, too many from one address); null for an ordinary lead. */
	review_reason: string | null
	created_at: Timestamp
}

export interface RolloffQuoteRequestRow {
	id: string
	reference: string
	full_name: string
	email: string
	phone: string
	location: string
	business_name: string | null
	material_types: string | null
	project_duration: string | null
	best_contact_time: string | null
	notes: string | null
	town_slug: string | null
	dumpster_sizes: string[]
	review_reason: string | null
	created_at: Timestamp
}

export interface HoaQuoteRequestRow {
	id: string
	reference: string
	contactName: string
	hoaName: string
	email: string
	phone: string
	address: string
	city: string
	units: number
	currentProvider: string | null
	serviceType: string
	additionalInfo: string | null
	review_reason: string | null
	created_at: Timestamp
}

export type LeadForm = 'quote' | 'rolloff' | 'hoa'

/** What a visitor agreed to, in the words they saw. Rows are only ever added (decision D14). */
export interface ConsentRecordRow {
	id: string
	form: LeadForm
	lead_id: string
	is_granted: boolean
	wording: string
	wording_version: string
	/** The visitor's local time with its zone, as the office would say it in a dispute. */
	local_time: string
	page: string
	/** Keyed hash of the address; the address itself is not kept. */
	address_hash: string
	user_agent: string
	created_at: Timestamp
}

/** One row a key: two submissions with the same key are one lead. */
export interface SubmissionKeyRow {
	key: string
	form: LeadForm
	lead_id: string
	created_at: Timestamp
}

export interface OutboxRow {
	id: string
	/** The lead it is about; null together with `lead_id` for mail about someone's access to the office. */
	form: LeadForm | null
	lead_id: string | null
	kind: 'staff' | 'receipt' | 'account'
	to_address: string
	reply_to: string | null
	subject: string
	body: string
	/** Stable over retries, so that a mail server can drop a second copy. */
	message_id: string
	attempts: number
	next_attempt_at: Timestamp
	leased_by: string | null
	leased_until: Timestamp | null
	sent_at: Timestamp | null
	last_error: string | null
	created_at: Timestamp
}

/** A counter per key and window; old windows are swept. */
export interface RateLimitRow {
	key: string
	window_start: Timestamp
	hits: number
}

/** One row. Triggers on the content tables raise `version`; counters do not. */
export interface ContentVersionRow {
	id: number
	version: number
	seeded_at: Timestamp | null
}

/** Values made once and shared by every server process, such as the key that addresses are hashed with. */
export interface SecretRow {
	name: string
	value: string
}

export interface Database {
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
	quote_requests: QuoteRequestRow
	rolloff_quote_requests: RolloffQuoteRequestRow
	hoa_quote_requests: HoaQuoteRequestRow
	consent_records: ConsentRecordRow
	submission_keys: SubmissionKeyRow
	outbox: OutboxRow
	rate_limits: RateLimitRow
	content_version: ContentVersionRow
	secrets: SecretRow
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

/** The tables whose change a visitor can see: each raises the content version. */
export const contentTables = [
	'page_sections',
	'testimonials',
	'color_palettes',
	'color_variables',
	'faqs',
	'rolloff_faqs',
	'services',
	'residential_towns',
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
