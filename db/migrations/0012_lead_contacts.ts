/** A row of one of the three lead tables, as the store's driver gives it. */
export interface OldLead {
	id: string
	reference: string
	review_reason: string | null
	created_at: string
	[column: string]: unknown
}

/** The contact and the request, as shown in the office's list. */
export interface OldContact {
	name: string
	organisation: string | null
	email: string
	phone: string | null
	place: string | null
	asked: string
}

/** By form: the table of its leads, and their contact columns as of this migration. */
export const oldForms = {
	quote: { table: 'quote_requests', contactOf: quoteContact },
	rolloff: { table: 'rolloff_quote_requests', contactOf: rolloffContact },
	hoa: { table: 'hoa_quote_requests', contactOf: hoaContact },
} as const

const services: Record<string, string> = {
	'residential-services': 'Residential Services: Trash, Recycling & Lawn Pickup',
	commercial: 'Commercial Waste Management',
	rolloff: 'Roll-off Dumpster Rental',
	other: 'Other',
}

const hoaServices: Record<string, string> = {
	'trash-only': 'Trash Collection Only',
	'trash-recycling': 'Trash + Recycling',
	'trash-recycling-lawn': 'Trash + Recycling + Lawn Pickup',
	'full-service': 'Full Service Package',
	custom: 'Custom Solution',
}

function quoteContact(row: OldLead): OldContact {
	const service = String(row.service_type)
	return {
		name: String(row.name),
		organisation: null,
		email: String(row.email),
		phone: optional(row.phone),
		place: optional(row.address),
		asked: services[service] ?? service,
	}
}

function rolloffContact(row: OldLead): OldContact {
	const { dumpster_sizes: sizes } = row
	const list = (typeof sizes === 'string' ? JSON.parse(sizes) : sizes) as string[]
	return {
		name: String(row.full_name),
		organisation: optional(row.business_name),
		email: String(row.email),
		phone: String(row.phone),
		place: String(row.location),
		asked: list.join(', '),
	}
}

function hoaContact(row: OldLead): OldContact {
	const service = String(row.serviceType)
	return {
		name: String(row.contactName),
		organisation: String(row.hoaName),
		email: String(row.email),
		phone: String(row.phone),
		place: `${String(row.address)}, ${String(row.city)}`,
		asked: `${hoaServices[service] ?? service}, ${String(row.units)} units`,
	}
}

function optional(value: unknown): string | null {
	return typeof value === 'string' ? value : null
}
