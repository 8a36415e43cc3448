import { placed } from '../draw.ts'
import { livery } from '../livery.ts'
import { person, personHeight } from '../things/person.ts'
import { pickup, pickupSize } from '../things/pickup.ts'
import { onPaper } from './sheet.ts'
import type { Standing } from './sheet.ts'

/** The sizes offered by the company whose livery is being drawn. */
export const sizes = () => ({
	carts: livery.carts,
	rolloffs: livery.rolloffs,
	commercial: livery.dumpsters,
})

/** A person, whose size everyone knows. */
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
