import type { Service } from '#db/service_names.ts'

/** The services to ask about, in the words of the form (QF-02). */
export const serviceTypes = [
	{ value: 'residential-services', label: 'Residential Services: Trash, Recycling & Lawn Pickup' },
	{ value: 'commercial', label: 'Commercial Waste Management', service: 'commercial' },
	{ value: 'rolloff', label: 'Roll-off Dumpster Rental', service: 'rolloff' },
	{ value: 'other', label: 'Other' },
] as const

export type ServiceType = (typeof serviceTypes)[number]['value']

/** The service of a value, including `hoa`; null for one that depends on no service. */
export function serviceOfType(value: string | null): Service | null {
	if (value === 'residential-services') return 'residential'
	return value === 'rolloff' || value === 'commercial' || value === 'hoa' ? value : null
}
