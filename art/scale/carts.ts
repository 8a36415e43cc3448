import type { DrawnCart } from '#app/company/livery.ts'
import { feetTall } from '#app/pictures/scale_things.ts'
import { placed } from '../draw.ts'
import { livery } from '../livery.ts'
import { material } from '../materials.ts'
import { cart } from '../things/cart.ts'
import { neighbor, sizes } from './beside.ts'
import { drawSheets, onPaper } from './sheet.ts'
import type { Sheet, SheetDrawings, Standing } from './sheet.ts'

const perFoot = 12

/** All carts are drawn at this scale, on a sheet that grows if there are many. */
export const cartSheet: Omit<Sheet, 'feetTall'> = {
	pixelsPerFoot: 50,
	feetWide: 12.6,
	letters: { small: 32, roomy: 19 },
}

type Drawn = Omit<DrawnCart, 'slug'>

const standingCart = (
	name: string,
	{ gallons, inches }: Drawn,
	colors: typeof material.cart.trash,
): Standing => {
	const [tall, wide] = inches
	return {
		piece: `cart-${name}`,
		drawing: placed(wide / perFoot / 2, 0, 1 / perFoot, cart(inches, colors, onPaper)),
		width: wide / perFoot,
		height: tall / perFoot,
		measures: { tall: `${tall} in`, wide: `${wide} in`, inFull: `${wide} in wide`, name: `${gallons} gal` },
	}
}

const title = (carts: readonly Drawn[]) =>
	carts.map(({ gallons, inches }) => `${gallons}-gallon cart, ${inches[0]} inches tall`).join(', ')

/** A single cart is shown larger, so its words can be smaller. */
const alone = { ...cartSheet, feetWide: 4.6, letters: { small: 20, roomy: 18 } }

const sheet = (of: Omit<Sheet, 'feetTall'>): Sheet => ({ ...of, feetTall: feetTall('scale-carts', sizes()) })

/** The drawings of carts, by file name. */
export const cartDrawings: SheetDrawings = {
	// The lawn page shows the trash carts beside a person.
	'scale-cart-lawn.svg': () => {
		const cans = livery.lawnCan ? [livery.lawnCan] : []
		const standing = cans.map((can) => standingCart('lawn', can, material.cart.lawn))
		return drawSheets(sheet(alone), [{ id: 'lawn', title: title(cans), standing }])
	},
	'scale-carts.svg': () => {
		const { carts } = livery
		return drawSheets(sheet(cartSheet), [
			{
				id: carts.map(({ slug }) => slug).join('-'),
				title: [title(carts), 'beside a person of 5 ft 9'].join(', '),
				standing: [...carts.map((one) => standingCart(one.slug, one, material.cart.trash)), neighbor],
			},
		])
	},
}
