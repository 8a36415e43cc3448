import { z } from 'zod'
import { flag, number, numberOrNone, text, textOrNone } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'

const textIfSaid = textOrNone.default(null)

export const cartSizeEntries = defineEntries('cart_sizes', {
	columns: {
		slug: text,
		gallons: number,
		holds: z.enum(['trash', 'lawn']).default('trash'),
		suits: textIfSaid,
		summary: textIfSaid,
		description: textIfSaid,
	},
	shorthands: {
		price: numberOrNone.optional(),
		/** Height, width and depth. */
		inches: z.tuple([z.number(), z.number(), z.number()]).optional(),
	},
	optionalColumns: {
		id: text,
		price_dollars: numberOrNone,
		height_inches: number,
		width_inches: number,
		depth_inches: number,
		has_page: flag,
		is_active: flag,
		sort_order: number,
	},
	defaultsOf: ({ slug, price, inches: [height_inches, width_inches, depth_inches] = [0, 0, 0] }, index) => ({
		id: `cart-${slug}`,
		price_dollars: price ?? null,
		height_inches,
		width_inches,
		depth_inches,
		has_page: false,
		is_active: true,
		sort_order: (index + 1) * 10,
	}),
})

export const cartSizes = cartSizeEntries.rowsOf(readData('cart_sizes.json', cartSizeEntries.list))
