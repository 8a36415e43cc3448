import type { Timestamp } from '#platform/database/timestamp.ts'
import { type RowsOf, table } from '#platform/database/table.ts'
import type { Service } from './service_names.ts'

export interface QuoteRequestRow {
	id: string
	/** Shown on the receipt, and short enough to read out on the phone: `HH-7K3Q9`. */
	reference: string
	name: string
	email: string
	phone: string | null
	service_type: string
	address: string | null
	message: string | null
	smsConsent: boolean
	/** Why the office should take a second look (honeypot, too many from one address); null for an ordinary lead. */
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
	/** The requested delivery day, `YYYY-MM-DD`. */
	delivery_day: string | null
	project_duration: string | null
	best_contact_time: string | null
	notes: string | null
	town_slug: string | null
	/** The total price of the sizes as shown by the form; null if it depends on the job. */
	prices_seen: string | null
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

/** A customer's request about their existing service. Fields that its kind does not ask for are null. Days are `YYYY-MM-DD`. */
export interface ServiceRequestRow {
	id: string
	reference: string
	kind: string
	name: string
	email: string
	phone: string | null
	address: string
	/** The slug of the address's pickup area; null if not given. */
	area_slug: string | null
	/** The streams that were left at the curb. */
	missed_streams: string[] | null
	missed_on: string | null
	/** The cart it is about, and its problem. */
	cart: string | null
	cart_problem: string | null
	/** Whether a cart is to be added, swapped or taken away, and the cart wanted. */
	cart_change: string | null
	cart_wanted: string | null
	extra_items: string | null
	skip_from: string | null
	skip_to: string | null
	/** The requested last day; null for as soon as the notice period allows. */
	stop_on: string | null
	message: string | null
	/** The number of photos sent with it; null for none. */
	photos: number | null
	/** The pickup schedule's note on the request when it was sent, as the customer was told. */
	schedule_note: string | null
	review_reason: string | null
	created_at: Timestamp
}

/** An order of home service, with the prices shown when it was sent. Days are `YYYY-MM-DD`. */
export interface ServiceOrderRow {
	id: string
	reference: string
	service: string
	/** Null for lawn pickup alone. */
	cart: string | null
	/** The extras ordered with the cart; null for lawn pickup alone. */
	extras: string[] | null
	town: string
	address: string
	/** The slug of the address's pickup area; null if the street list does not cover it. */
	area_slug: string | null
	/** The Monday of the week in which service should begin. */
	start_week: string
	name: string
	phone: string
	email: string
	message: string | null
	/** Dollars a month as shown, with at most two decimals: all year, and in the lawn season if higher. */
	monthly_dollars: number
	season_dollars: number | null
	/** What the customer was told about prices and days when ordering. */
	note: string
	/** The number of the cart that the office delivers. */
	cart_number: string | null
	/** Set when the office confirms the order. */
	first_pickup: string | null
	review_reason: string | null
	created_at: Timestamp
}

/** A customer's request to billing. Fields that its kind does not ask for are null; some names are prescribed (PB-05). */
export interface BillingRequestRow {
	id: string
	reference: string
	kind: string
	customer_phone: string | null
	customer_email: string | null
	fullName: string | null
	phoneNumber: string | null
	email: string | null
	serviceAddress: string | null
	updateDetails: string | null
	review_reason: string | null
	created_at: Timestamp
}

/** Every lead form, with the staff's name for its requests. */
export const leadFormLabels = {
	quote: 'Quote requests',
	rolloff: 'Roll-off requests',
	hoa: 'HOA requests',
	'service-request': 'Service requests',
	order: 'Orders',
	'billing-request': 'Billing requests',
} as const
export type LeadForm = keyof typeof leadFormLabels

/** The service that a form's requests are for; missing if it can be any or none. */
export const leadFormServices: Readonly<Partial<Record<LeadForm, Service>>> = {
	rolloff: 'rolloff',
	hoa: 'hoa',
	'service-request': 'residential',
	order: 'residential',
}

/** The lead forms. */
export interface LeadFormRow {
	name: LeadForm
}

/**
 * A lead of any form, which rows of other tables refer to. It stays when the lead is deleted, because consent and history refer to it; it
 * has no personal data.
 */
export interface LeadRow {
	id: string
	form: LeadForm
	created_at: Timestamp
}

/** The tables with each form's own columns. */
const formTables = {
	quote_requests: table<QuoteRequestRow>({ smsConsent: 'boolean', created_at: 'time' }),
	rolloff_quote_requests: table<RolloffQuoteRequestRow>({ dumpster_sizes: 'json', created_at: 'time' }),
	hoa_quote_requests: table<HoaQuoteRequestRow>({ created_at: 'time' }),
	service_requests: table<ServiceRequestRow>({ missed_streams: 'json', created_at: 'time' }),
	billing_requests: table<BillingRequestRow>({ created_at: 'time' }),
	service_orders: table<ServiceOrderRow>({ extras: 'json', created_at: 'time' }),
}
export interface LeadTables extends RowsOf<typeof formTables> {}
export type LeadTable = keyof LeadTables

/** What a visitor agreed to, in the wording they saw. Append-only (decision D14). */
export interface ConsentRecordRow {
	id: string
	form: LeadForm
	lead_id: string
	is_granted: boolean
	wording: string
	wording_version: string
	/** The visitor's local time with its zone, as evidence in a dispute. */
	local_time: string
	page: string
	/** Keyed hash of the address; the address itself is not stored. */
	address_hash: string
	user_agent: string
	/** Checked in a form, or spoken on the phone to a staff member who read out the wording. */
	method: 'form' | 'spoken'
	staff_id: string | null
	staff_name: string | null
	created_at: Timestamp
}

/** One row per key: submissions with the same key are one lead. */
export interface SubmissionKeyRow {
	key: string
	form: LeadForm
	lead_id: string
	created_at: Timestamp
}

/** A photo sent with a lead; its files are named after `id` (`app/leads/photos/photo_name.ts`). */
export interface LeadPhotoRow {
	id: string
	lead_id: string
	/** From 1, in the order in which the visitor chose them. */
	position: number
	/** The dimensions of the large file, in pixels. */
	width: number
	height: number
	created_at: Timestamp
}

export const leadTables = {
	...formTables,
	lead_photos: table<LeadPhotoRow>({ created_at: 'time' }),
	lead_forms: table<LeadFormRow>({}),
	leads: table<LeadRow>({ created_at: 'time' }),
	consent_records: table<ConsentRecordRow>({ is_granted: 'boolean', created_at: 'time' }),
	submission_keys: table<SubmissionKeyRow>({ created_at: 'time' }),
}
