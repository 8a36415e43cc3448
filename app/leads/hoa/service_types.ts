/** What a community can ask for, with the words of the form (HO-04). */
export const hoaServiceTypes = [
	{ value: 'trash-only', label: 'Trash Collection Only' },
	{ value: 'trash-recycling', label: 'Trash + Recycling' },
	{ value: 'trash-recycling-lawn', label: 'Trash + Recycling + Lawn Pickup' },
	{ value: 'full-service', label: 'Full Service Package' },
	{ value: 'custom', label: 'Custom Solution' },
] as const
