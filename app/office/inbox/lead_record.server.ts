import { type HoaServiceType, hoaServiceLabel } from '#app/leads/hoa/service_types.ts'
import { type ServiceType, serviceLabel } from '#app/leads/quote/service_types.ts'
import type { LeadEventRow, LeadWorkRow } from '#db/inbox_rows.ts'
import type { ConsentRecordRow } from '#db/lead_rows.ts'
import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadKey } from './lead_events.server.ts'

/** A field of the form as the visitor filled it in; `isLong` may have several lines. */
export interface FilledField {
	label: string
	value: string
	isLong?: boolean
}

export type LeadMailState = Pick<
	OutboxRow,
	'id' | 'kind' | 'to_address' | 'subject' | 'attempts' | 'sent_at' | 'last_error' | 'created_at'
>

/** Everything the office knows of a lead. */
export interface LeadRecord {
	work: LeadWorkRow
	fields: FilledField[]
	consent: ConsentRecordRow | null
	mails: LeadMailState[]
	/** The newest first. */
	events: LeadEventRow[]
}

/** Reads a lead with all that belongs to it; null when there is none. */
export async function readLead({ db }: Store, lead: LeadKey): Promise<LeadRecord | null> {
	const work = await db
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', lead.leadId)
		.where('form', '=', lead.form)
		.executeTakeFirst()
	if (!work) return null
	const consent = await db
		.selectFrom('consent_records')
		.selectAll()
		.where('form', '=', lead.form)
		.where('lead_id', '=', lead.leadId)
		.executeTakeFirst()
	const mails = await db
		.selectFrom('outbox')
		.select(['id', 'kind', 'to_address', 'subject', 'attempts', 'sent_at', 'last_error', 'created_at'])
		.where('form', '=', lead.form)
		.where('lead_id', '=', lead.leadId)
		.orderBy('kind', 'desc')
		.orderBy('id')
		.execute()
	const events = await db
		.selectFrom('lead_events')
		.selectAll()
		.where('lead_id', '=', lead.leadId)
		.orderBy('created_at', 'desc')
		.orderBy('version', (version) => version.desc().nullsLast())
		.orderBy('id')
		.limit(200)
		.execute()
	const fields = (await readFields(db, lead)).filter(({ value }) => value !== '')
	return { work, fields, consent: consent ?? null, mails, events }
}

async function readFields(db: Store['db'], { form, leadId }: LeadKey): Promise<FilledField[]> {
	if (form === 'quote') {
		const row = await db
			.selectFrom('quote_requests')
			.selectAll()
			.where('id', '=', leadId)
			.executeTakeFirstOrThrow()
		return [
			{ label: 'Service', value: serviceLabel(row.service_type as ServiceType) },
			{ label: 'Service address', value: row.address ?? '' },
			{ label: 'Message', value: row.message ?? '', isLong: true },
		]
	}
	if (form === 'rolloff') {
		const row = await db
			.selectFrom('rolloff_quote_requests')
			.selectAll()
			.where('id', '=', leadId)
			.executeTakeFirstOrThrow()
		return [
			{ label: 'Sizes', value: row.dumpster_sizes.join(', ') },
			{ label: 'Location', value: row.location },
			{ label: 'How long', value: row.project_duration ?? '' },
			{ label: 'Best time to call', value: row.best_contact_time ?? '' },
			{ label: 'Business', value: row.business_name ?? '' },
			{ label: 'Materials', value: row.material_types ?? '' },
			{ label: 'From the page of', value: row.town_slug ?? '' },
			{ label: 'Notes', value: row.notes ?? '', isLong: true },
		]
	}
	const row = await db
		.selectFrom('hoa_quote_requests')
		.selectAll()
		.where('id', '=', leadId)
		.executeTakeFirstOrThrow()
	return [
		{ label: 'Community', value: row.hoaName },
		{ label: 'Service', value: hoaServiceLabel(row.serviceType as HoaServiceType) },
		{ label: 'Units', value: String(row.units) },
		{ label: 'Address', value: row.address },
		{ label: 'City', value: row.city },
		{ label: 'Present hauler', value: row.currentProvider ?? '' },
		{ label: 'Message', value: row.additionalInfo ?? '', isLong: true },
	]
}
