import type { ServiceRow } from '#db/content_rows.ts'

const offered: readonly Pick<ServiceRow, 'slug' | 'name' | 'description'>[] = [
	{
		slug: 'residential',
		name: 'Residential trash',
		description:
			'A cart at home, emptied every week. {{cart.small}} gallons for {{price.cart65}} a month or {{cart.large}} gallons for {{price.cart96}}. Month to month.',
	},
	{
		slug: 'recycling',
		name: 'Recycling',
		description: 'Optional, {{price.recycling}} a month on top of either cart, collected {{recycling.day}}.',
	},
	{
		slug: 'lawn',
		name: 'Seasonal lawn pickup',
		description: 'Grass and leaves in one {{cart.lawn}}-gallon can, {{price.lawn}} a month, {{lawn.season}}.',
	},
	{
		slug: 'commercial',
		name: 'Commercial dumpsters',
		description:
			'{{commercial.sizes}} yard dumpsters for businesses, emptied weekly, bi-weekly, monthly or when you call.',
	},
	{
		slug: 'roll-off',
		name: 'Roll-off containers',
		description:
			'{{rolloff.sizes}} yard containers for big jobs. Same-day delivery is available before {{promise.sameDayCutoff}}.',
	},
	{
		slug: 'hoa',
		name: 'HOA packages',
		description: 'One truck and one pickup day for the whole neighborhood.',
	},
]

/** Listed in this order by `created_at` (docs/spec/tables.md), so each is a minute after the one before. */
export const services: readonly ServiceRow[] = offered.map((service, index) => {
	const createdAt = `2026-01-05T15:0${index}:00.000Z`
	return {
		id: `service-${service.slug}`,
		...service,
		is_active: true,
		created_at: createdAt,
		updated_at: createdAt,
	}
})
