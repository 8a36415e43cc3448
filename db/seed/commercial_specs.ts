import type { CommercialSpecRow } from '#db/content_rows.ts'

export const commercialSpecs: readonly CommercialSpecRow[] = [
	{
		id: 'commercial-spec-2-yard',
		label: '2 Yard',
		dimensions: '{{commercial.2.feet}} ft',
		capacity: 'About {{commercial.2.bags}} bags',
		ideal_use: 'Small shops, offices, salons, churches',
		is_active: true,
		sort_order: 10,
	},
	{
		id: 'commercial-spec-3-yard',
		label: '3 Yard',
		dimensions: '{{commercial.3.feet}} ft',
		capacity: 'About {{commercial.3.bags}} bags',
		ideal_use: 'Restaurants, stores with deliveries, small apartment buildings',
		is_active: true,
		sort_order: 20,
	},
]
