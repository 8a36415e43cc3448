import * as kind from '../fact_kinds.ts'
import type { FactGroup } from '../fact_group.ts'

/** The colors of carts and containers in pictures. */
export const paintGroup: FactGroup = {
	key: 'container-colors',
	title: 'Container colors',
	fields: [
		{
			name: 'paints.trashCart.body',
			service: 'residential',
			label: 'Trash carts',
			hint: 'Of every size.',
			...kind.paint(),
		},
		{ name: 'paints.trashCart.lid', service: 'residential', label: 'Lids of trash carts', ...kind.paint() },
		{ name: 'paints.recyclingCart.body', service: 'residential', label: 'Recycling carts', ...kind.paint() },
		{
			name: 'paints.recyclingCart.lid',
			service: 'residential',
			label: 'Lids of recycling carts',
			...kind.paint(),
		},
		{ name: 'paints.lawnCart.body', service: 'lawn', label: 'Lawn cans', ...kind.paint() },
		{ name: 'paints.lawnCart.lid', service: 'lawn', label: 'Lids of lawn cans', ...kind.paint() },
		{ name: 'paints.dumpster.body', service: 'commercial', label: 'Commercial dumpsters', ...kind.paint() },
		{
			name: 'paints.dumpster.lid',
			service: 'commercial',
			label: 'Lids of commercial dumpsters',
			...kind.paint(),
		},
		{ name: 'paints.rolloff.body', service: 'rolloff', label: 'Roll-off containers', ...kind.paint() },
	],
}
