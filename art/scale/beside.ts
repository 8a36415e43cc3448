import { placed } from '../draw.ts'
import { livery } from '../livery.ts'
import { person, personHeight } from '../things/person.ts'
import { pickup, pickupSize } from '../things/pickup.ts'
import { onPaper } from './sheet.ts'
import type { Standing } from './sheet.ts'

/** What the company for which is drawn has of each. */
export const sizes = () => ({
	carts: livery.carts,
	rolloffs: livery.rolloffs,
	commercial: livery.dumpsters,
})

/** What everyone knows the size of. */
export const neighbor: Standing = {
	drawing: placed(1.05, 0, 1, person(onPaper)),
	width: 2.1,
	height: personHeight,
	caption: '5 ft 9',
	piece: 'person',
}

export const familyPickup: Standing = {
	drawing: pickup(onPaper, '#8796a0'),
	width: pickupSize.length,
	height: pickupSize.height,
	caption: 'pickup truck',
	piece: 'pickup',
}
