import { sizes } from '#app/company/sizes.ts'
import { placed } from '../draw.ts'
import { material } from '../materials.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { neighbor } from './beside.ts'
import { drawSheets, onPaper } from './sheet.ts'
import type { Sheet, SheetDrawings, Standing } from './sheet.ts'

const perFoot = 12

/** All carts are drawn at this scale. */
export const cartSheet: Sheet = {
	pixelsPerFoot: 50,
	feetWide: 12.6,
	feetTall: 6.2,
	letters: { small: 32, roomy: 19 },
}

const standingCart = (key: keyof typeof cartSizes): Standing => {
	const size = cartSizes[key]
	return {
		piece: `cart-${key}`,
		drawing: placed(
			size.wide / perFoot / 2,
			0,
			1 / perFoot,
			cart(size, key === 'lawn' ? material.cart.lawn : material.cart.trash, onPaper),
		),
		width: size.wide / perFoot,
		height: size.tall / perFoot,
		measures: {
			tall: `${size.tall} in`,
			wide: `${size.wide} in`,
			inFull: `${size.wide} in wide`,
			name: `${sizes.carts[key]} gal`,
		},
	}
}

const title = (keys: readonly (keyof typeof cartSizes)[]) =>
	keys.map((key) => `${sizes.carts[key]}-gallon cart, ${cartSizes[key].tall} inches tall`).join(', ')

/** One cart alone is shown larger, so its words need not be. */
const alone: Sheet = { ...cartSheet, feetWide: 4.6, letters: { small: 20, roomy: 18 } }

const besidePerson = (keys: readonly (keyof typeof cartSizes)[], sheet: Sheet) => () =>
	drawSheets(sheet, [
		{
			id: keys.join('-'),
			title: `${title(keys)}, beside a person of 5 ft 9`,
			standing: [...keys.map(standingCart), neighbor],
		},
	])

/** The files of this group. */
export const cartDrawings: SheetDrawings = {
	// Its page shows the carts beside a person.
	[`scale-cart-lawn-${sizes.carts.lawn}.svg`]: () =>
		drawSheets(alone, [{ id: 'lawn', title: title(['lawn']), standing: [standingCart('lawn')] }]),
	'scale-carts.svg': besidePerson(['small', 'large'], cartSheet),
}
