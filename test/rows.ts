import { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { randomUUID } from 'node:crypto'
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
import type { StaffRow } from '#db/staff_rows.ts'

/** The creation time of the rows below. Each is complete, so that a test names only the columns it is about. */
const at = '2026-11-21T14:00:00.000Z'

export function faqRow(row: Partial<FaqRow> = {}): FaqRow {
	return {
		id: randomUUID(),
		question: 'Do you pick up on Mondays?',
		answer: 'We do.',
		category: 'service',
		audience: 'general',
		town_slug: null,
		is_active: true,
		sort_order: 1,
		created_at: at,
		updated_at: at,
		...row,
	}
}

export function testimonialRow(row: Partial<TestimonialRow> = {}): TestimonialRow {
	return {
		id: randomUUID(),
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
		...row,
	}
}

export function paletteRow(row: Partial<ColorPaletteRow> = {}): ColorPaletteRow {
	return { id: randomUUID(), name: 'Test palette', is_active: false, ...row }
}

export function colorRow(
	row: Pick<ColorVariableRow, 'palette_id'> & Partial<ColorVariableRow>,
): ColorVariableRow {
	const id = randomUUID()
	return { id, css_variable_name: `--c-${id}`, hsl_value: '162 60% 19%', sort_order: 1, ...row }
}

export function commercialSizeRow(row: Partial<CommercialSizeRow> = {}): CommercialSizeRow {
	return {
		id: randomUUID(),
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
		is_active: true,
		sort_order: 1,
		...row,
	}
}

export function uploadedPictureRow(row: Partial<UploadedPictureRow> = {}): UploadedPictureRow {
	return {
		id: randomUUID(),
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
		...row,
	}
}

/** The days of an alert that holds now, as long as the office may make one: longer ones cost seconds with each reading. */
export function daysAroundNow(): { starts_on: string; ends_on: string } {
	const today = civilDay(localTimeOf(new Date()).date)
	return { starts_on: addDays(today, -1).date, ends_on: addDays(today, 29).date }
}

export function serviceAlertRow(row: Partial<ServiceAlertRow> = {}): ServiceAlertRow {
	return {
		id: randomUUID(),
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
		...row,
	}
}

export function pickupAreaRow(row: Partial<PickupAreaRow> = {}): PickupAreaRow {
	const id = randomUUID()
	return {
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
		...row,
	}
}

export function categoryRow(row: Partial<HelpCategoryRow> = {}): HelpCategoryRow {
	const id = randomUUID()
	return { id, name: 'Carts', slug: id, is_active: true, sort_order: 1, ...row }
}

export function articleRow(
	row: Pick<HelpArticleRow, 'category_id'> & Partial<HelpArticleRow>,
): HelpArticleRow {
	const id = randomUUID()
	return {
		id,
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
		...row,
	}
}

export function leadRow(row: Partial<LeadRow> = {}): LeadRow {
	return { id: randomUUID(), form: 'quote', created_at: at, ...row }
}

/** A member of staff who cannot sign in: there is no password row. */
export function staffRow(row: Partial<StaffRow> = {}): StaffRow {
	const id = row.id ?? randomUUID()
	return {
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
		...row,
	}
}

export function quoteRow(row: Partial<QuoteRequestRow> = {}): QuoteRequestRow {
	const id = randomUUID()
	return {
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
		...row,
	}
}

export function consentRow(row: Partial<ConsentRecordRow> = {}): ConsentRecordRow {
	return {
		id: randomUUID(),
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
		...row,
	}
}
