import type { Timestamp } from '#platform/database/timestamp.ts'
import { type RowsOf, table } from '#platform/database/table.ts'
import type { Service } from './service_names.ts'

export interface QuoteRequestRow {
	id: string
	/** Shown on the receipt, and short enough to say on the phone: `HH-7K3Q9`. */
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
	/** The day on which it is wished for, `YYYY-MM-DD`. */
	delivery_day: string | null
	project_duration: string | null
	best_contact_time: string | null
	notes: string | null
	town_slug: string | null
	/** What the form said that the sizes cost in all; null where that depends on the job. */
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

/** What a customer asks of the service they have. Fields that its kind does not ask are null. Days are `YYYY-MM-DD`. */
export interface ServiceRequestRow {
	id: string
	reference: string
	kind: string
	name: string
	email: string
	phone: string | null
	address: string
	/** The pickup area that the address lies in, by its slug; null where nobody said. */
	area_slug: string | null
	/** What was left at the curb. */
	missed_streams: string[] | null
	missed_on: string | null
	/** Which cart it is about, and what is wrong with it. */
	cart: string | null
	cart_problem: string | null
	/** Whether a cart is to be added, swapped or taken away, and the one wanted. */
	cart_change: string | null
	cart_wanted: string | null
	extra_items: string | null
	skip_from: string | null
	skip_to: string | null
	/** The last day that was wished for; null for as soon as the notice allows. */
	stop_on: string | null
	message: string | null
	/** How many photos came with it; null for none. */
	photos: number | null
	/** What the pickup schedule had to say to it when it came, as the customer was told. */
	schedule_note: string | null
	review_reason: string | null
	created_at: Timestamp
}

/** An order of service at home, with the prices that were shown when it was sent. Days are `YYYY-MM-DD`. */
export interface ServiceOrderRow {
	id: string
	reference: string
	service: string
	/** Null for lawn pickup alone. */
	cart: string | null
	/** What comes with the cart; null for lawn pickup alone. */
	extras: string[] | null
	town: string
	address: string
	/** The pickup area of the address, by its slug; null where the list of streets does not reach. */
	area_slug: string | null
	/** The Monday of the week in which service is to begin. */
	start_week: string
	name: string
	phone: string
	email: string
	message: string | null
	/** Dollars a month, with at most two decimals, as they were shown: all year, and in the lawn season where that is more. */
	monthly_dollars: number
	season_dollars: number | null
	/** What the customer was told of prices and days when it came. */
	note: string
	/** Of the cart that the office brings. */
	cart_number: string | null
	/** Set when the office confirms the order. */
	first_pickup: string | null
	review_reason: string | null
	created_at: Timestamp
}

/** What a customer asks of billing. Fields that its kind does not ask are null; the names of some are given (PB-05). */
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

/** Every form that leads come from, with what staff call its requests. */
export const leadFormLabels = {
	quote: 'Quote requests',
	rolloff: 'Roll-off requests',
	hoa: 'HOA requests',
	'service-request': 'Service requests',
	order: 'Orders',
	'billing-request': 'Billing requests',
} as const
export type LeadForm = keyof typeof leadFormLabels

/** The service that a form asks for; missing where it may be any, or none. */
export const leadFormServices: Readonly<Partial<Record<LeadForm, Service>>> = {
	rolloff: 'rolloff',
	hoa: 'hoa',
	'service-request': 'residential',
	order: 'residential',
}

/** The forms of leads. */
export interface LeadFormRow {
	name: LeadForm
}

/**
 * A lead of any form: the target of its rows in other tables. It stays when the lead is deleted, because consent and
 * history refer to it; it has no personal data.
 */
export interface LeadRow {
	id: string
	form: LeadForm
	created_at: Timestamp
}

/** The tables of the forms' own columns. */
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
	/** The visitor's local time with its zone, for a dispute. */
	local_time: string
	page: string
	/** Keyed hash of the address; the address itself is not stored. */
	address_hash: string
	user_agent: string
	/** Checked in a form, or said on the phone to a member of staff who read the wording out. */
	method: 'form' | 'spoken'
	staff_id: string | null
	staff_name: string | null
	created_at: Timestamp
}

/** One row per key: two submissions with the same key are one lead. */
export interface SubmissionKeyRow {
	key: string
	form: LeadForm
	lead_id: string
	created_at: Timestamp
}

/** A photo that came with a lead; its files are named after `id` (`app/leads/photos/photo_name.ts`). */
export interface LeadPhotoRow {
	id: string
	lead_id: string
	/** From 1, in the order in which they were chosen. */
	position: number
	/** Of the large file, in pixels. */
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
