import { z } from 'zod'
import { readData } from './content_files.ts'

const inch = z.number().positive()
const text = z.string().nullable().default(null)

const size = z.strictObject({
	slug: z.string().regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens.'),
	gallons: z.int().positive(),
	holds: z.enum(['trash', 'lawn']).default('trash'),
	price: z.number().positive().nullable().default(null),
	/** Height, width and depth. */
	inches: z.tuple([inch, inch, inch]),
	suits: text,
	summary: text,
	description: text,
})

export const cartSizes = readData('cart_sizes.json', z.array(size)).map(
	({ price, inches: [height_inches, width_inches, depth_inches], ...row }, index) => ({
		id: `cart-${row.slug}`,
		...row,
		price_dollars: price,
		height_inches,
		width_inches,
		depth_inches,
		is_active: true,
		sort_order: (index + 1) * 10,
	}),
)
