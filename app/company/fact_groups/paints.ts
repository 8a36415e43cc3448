import * as kind from '../fact_kinds.ts'
import type { FactGroup } from '../fact_group.ts'

/** What carts and containers are painted in, for the pictures. */
export const paintGroup: FactGroup = {
	key: 'container-colors',
	title: 'Cart and container colors',
	fields: [
		{ name: 'paints.trashCart.body', label: 'Trash carts', hint: 'Of both sizes.', ...kind.paint() },
		{ name: 'paints.trashCart.lid', label: 'Lids of trash carts', ...kind.paint() },
		{ name: 'paints.recyclingCart.body', label: 'Recycling carts', ...kind.paint() },
		{ name: 'paints.recyclingCart.lid', label: 'Lids of recycling carts', ...kind.paint() },
		{ name: 'paints.lawnCart.body', label: 'Lawn cans', ...kind.paint() },
		{ name: 'paints.lawnCart.lid', label: 'Lids of lawn cans', ...kind.paint() },
		{ name: 'paints.dumpster.body', label: 'Commercial dumpsters', ...kind.paint() },
		{ name: 'paints.dumpster.lid', label: 'Lids of commercial dumpsters', ...kind.paint() },
		{ name: 'paints.rolloff.body', label: 'Roll-off containers', ...kind.paint() },
	],
}
