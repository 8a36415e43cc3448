import { builtInFacts } from '#app/company/built_in_facts.ts'
import { placed } from '../draw.ts'
import { material } from '../materials.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { neighbor } from './beside.ts'
import { drawSheets, onPaper } from './sheet.ts'
import type { Sheet, Standing } from './sheet.ts'

const perFoot = 12

/** All carts are drawn at this scale. */
export const cartSheet: Sheet = { pixelsPerFoot: 62, feetWide: 7.4, feetTall: 6.2, letters: 15 }

const standingCart = (key: keyof typeof cartSizes): Standing => {
	const size = cartSizes[key]
	const [color, lid] = {
		small: [material.cartBlue, material.cartBlueDeep],
		large: [material.pineLight, material.pine],
		lawn: ['#6b5a35', '#4d4027'],
	}[key] as [string, string]
	return {
		drawing: placed(size.wide / perFoot / 2, 0, 1 / perFoot, cart(size, color, lid, onPaper)),
		width: size.wide / perFoot,
		height: size.tall / perFoot,
		measures: {
			tall: `${size.tall} in`,
			wide: `${size.wide} in wide`,
			name: `${builtInFacts.carts[key]} gal`,
		},
	}
}

const title = (keys: readonly (keyof typeof cartSizes)[]) =>
	`${keys.map((key) => `${builtInFacts.carts[key]}-gallon cart, ${cartSizes[key].tall} inches tall`).join(', ')}, beside a person of 5 ft 9`

const sheetOf = (keys: readonly (keyof typeof cartSizes)[], feetWide: number): string =>
	drawSheets({ ...cartSheet, feetWide }, [
		{ id: keys.join('-'), title: title(keys), standing: [...keys.map(standingCart), neighbor] },
	])

/** The files of this group, by name. */
export const cartDrawings = (): Record<string, string> => ({
	[`scale-cart-${builtInFacts.carts.small}.svg`]: sheetOf(['small'], 6.3),
	[`scale-cart-${builtInFacts.carts.large}.svg`]: sheetOf(['large'], 6.3),
	[`scale-cart-lawn-${builtInFacts.carts.lawn}.svg`]: sheetOf(['lawn'], 6.3),
	'scale-carts.svg': sheetOf(['small', 'large'], 10),
})
