import type { Service } from '#db/service_names.ts'

/** What a neighbor can ask about, with the words of the form (QF-02). */
export const serviceTypes = [
	{ value: 'residential-services', label: 'Residential Services: Trash, Recycling & Lawn Pickup' },
	{ value: 'commercial', label: 'Commercial Waste Management', service: 'commercial' },
	{ value: 'rolloff', label: 'Roll-off Dumpster Rental', service: 'rolloff' },
	{ value: 'other', label: 'Other' },
] as const

export type ServiceType = (typeof serviceTypes)[number]['value']

/** The service that a value stands for, `hoa` among them; null for one that any company has. */
export function serviceOfType(value: string | null): Service | null {
	if (value === 'residential-services') return 'residential'
	return value === 'rolloff' || value === 'commercial' || value === 'hoa' ? value : null
}
