import { sampleFacts } from '#test/sample_facts.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { AnswerTemplateRow } from '#db/answer_template_rows.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type {
	ColorPaletteRow,
	ColorVariableRow,
	CommercialSizeRow,
	FaqRow,
	HelpArticleRow,
	HelpCategoryRow,
	TestimonialRow,
} from '#db/content_rows.ts'
import type { ConsentRecordRow, LeadRow, QuoteRequestRow } from '#db/lead_rows.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { TextTemplateRow } from '#db/text_template_rows.ts'
import type { StaffRow } from '#db/staff_rows.ts'

/** The creation time of the rows below. */
const at = '2026-11-21T14:00:00.000Z'

/** Returns a function that makes rows of a table from defaults, so that a test names only the columns it is about. */
function rowMaker<Row extends { id: string }>(defaults: (id: string) => Insertable<Row>) {
	return (row: Partial<Row> = {}): Row => ({ ...(defaults(row.id ?? randomUUID()) as Row), ...row })
}

export const faqRow = rowMaker<FaqRow>((id) => ({
	id,
	question: 'Do you pick up on Mondays?',
	answer: 'We do.',
	category: 'service',
	audience: 'general',
	town_slug: null,
	is_active: true,
	sort_order: 1,
	created_at: at,
	updated_at: at,
}))

export const testimonialRow = rowMaker<TestimonialRow>((id) => ({
	id,
	content: 'They came back for the cart I forgot.',
	rating: 5,
	customer_name: 'June',
	customer_title: null,
	company: null,
	location: null,
	image_url: null,
	service_type: null,
	source: 'A letter',
	said_on: '2026-01-01',
	is_sample: false,
	is_approved: true,
	is_featured: false,
	created_at: at,
}))

export const paletteRow = rowMaker<ColorPaletteRow>((id) => ({ id, name: 'Test palette', is_active: false }))

export const colorRow = rowMaker<ColorVariableRow>((id) => ({
	id,
	palette_id: '',
	css_variable_name: `--c-${id}`,
	hsl_value: '162 60% 19%',
	sort_order: 1,
}))

export const commercialSizeRow = rowMaker<CommercialSizeRow>((id) => ({
	id,
	size_value: 2,
	size_label: '2 Yard',
	title: 'Two yards',
	description: 'A small one.',
	capacity_bags: 'some',
	weight_limit: 'some',
	dimensions: 'some',
	ideal_for: [],
	pickup_options: [],
	pricing_range: 'some',
	hero_image_url: null,
	hero_alt_text: null,
	features: [],
	specifications: {},
	faqs: [],
	bags: null,
	pounds: null,
	length_feet: null,
	width_feet: null,
	height_feet: null,
	price_from: null,
	price_to: null,
	has_page: true,
	is_active: true,
	sort_order: 1,
}))

export const uploadedPictureRow = rowMaker<UploadedPictureRow>((id) => ({
	id,
	name: 'mill.jpg',
	alt: 'The mill.',
	width: 3000,
	height: 2000,
	focal_x: 0.5,
	focal_y: 0.5,
	widths: [400, 768, 1024, 1280],
	is_avif_ready: false,
	bytes: 250_000,
	uploaded_by: 'Ann',
	created_at: at,
	updated_at: at,
}))

/** The days of a current alert of the maximum length; longer ones would cost seconds each time the content is read. */
export function daysAroundNow(): { starts_on: string; ends_on: string } {
	const today = civilDay(localTimeOf(new Date(), sampleFacts).date)
	return { starts_on: addDays(today, -1).date, ends_on: addDays(today, 29).date }
}

export const serviceAlertRow = rowMaker<ServiceAlertRow>((id) => ({
	id,
	kind: 'notice',
	delay_days: null,
	starts_on: '2026-11-21',
	ends_on: '2026-11-28',
	reach: 'all',
	town_slugs: [],
	area_ids: [],
	message: 'Snow: please put carts out early.',
	posted_by: 'Ann',
	posted_at: at,
	ended_at: null,
	is_sample: false,
}))

const template = {
	form: 'any',
	service: null,
	name: 'A template',
	body: '',
	sort_order: 900,
	created_at: at,
	updated_at: at,
} as const

export const answerTemplateRow = rowMaker<AnswerTemplateRow>((id) => ({ ...template, id, subject: '' }))

export const textTemplateRow = rowMaker<TextTemplateRow>((id) => ({ ...template, id }))

export const stopRow = rowMaker<StopRow>((id) => ({
	id,
	kind: 'repair',
	day: '2026-11-24',
	follows_route: false,
	what: null,
	container_id: null,
	name: 'June Alvarez',
	phone: null,
	address: '318 Maple St, Windsor',
	area_id: null,
	notes: null,
	turn: null,
	state: 'planned',
	reason: null,
	cart_number: null,
	fetches: null,
	done_at: null,
	done_by: null,
	promised_on: null,
	was_on_time: null,
	is_standing: false,
	form: null,
	lead_id: null,
	created_by: 'Ann',
	created_at: at,
	updated_at: at,
}))

export const pickupAreaRow = rowMaker<PickupAreaRow>((id) => ({
	id,
	slug: `area-${id}`,
	town_slug: 'windsor',
	name: 'Lake side',
	weekday: 'Wednesday',
	has_trash: true,
	recycling: 'every_other_week',
	recycling_anchor: '2026-11-18',
	has_lawn: true,
	valid_from: null,
	earlier_rules: [],
	rules_changed_at: null,
	set_out_hour: null,
	contracted_to: null,
	covers_town: false,
	covers_zips: [],
	is_sample: false,
	is_active: true,
	created_at: at,
	updated_at: at,
}))

export const categoryRow = rowMaker<HelpCategoryRow>((id) => ({
	id,
	name: 'Carts',
	slug: id,
	is_active: true,
	sort_order: 1,
}))

export const articleRow = rowMaker<HelpArticleRow>((id) => ({
	id,
	category_id: '',
	slug: id,
	title: 'Where to put the cart',
	excerpt: 'At the curb.',
	content: '<p>At the curb.</p>',
	is_published: true,
	sort_order: 1,
	view_count: 0,
	helpful_count: 0,
	not_helpful_count: 0,
	created_at: at,
	updated_at: at,
}))

export const leadRow = rowMaker<LeadRow>((id) => ({ id, form: 'quote', created_at: at }))

/** Makes a staff member who cannot sign in, since there is no password row. */
export const staffRow = rowMaker<StaffRow>((id) => ({
	id,
	name: 'Kit Moreno',
	email: `${id}@office.example`,
	role: 'office',
	is_active: true,
	is_password_temporary: false,
	is_second_step_on: false,
	is_email_verified: false,
	image: null,
	created_at: at,
	updated_at: at,
}))

export const quoteRow = rowMaker<QuoteRequestRow>((id) => ({
	id,
	reference: `HH-${id.slice(0, 7)}`,
	name: 'June',
	email: 'june@example.com',
	phone: null,
	service_type: 'other',
	address: null,
	message: null,
	smsConsent: true,
	review_reason: null,
	created_at: at,
}))

export const consentRow = rowMaker<ConsentRecordRow>((id) => ({
	id,
	form: 'quote',
	lead_id: randomUUID(),
	is_granted: true,
	wording: 'I agree.',
	wording_version: '1',
	local_time: 'Saturday, November 21, 2026 at 7:00 AM MST',
	page: '/contact',
	address_hash: 'a1',
	user_agent: 'test',
	method: 'form',
	staff_id: null,
	staff_name: null,
	created_at: at,
}))
