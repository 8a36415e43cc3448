import type { CartSizeRow } from '#db/content_rows.ts'
import { defineContentType } from '../content_type.ts'
import { address, shown } from './shared_fields.ts'
import { centsErrors, optionalDollars } from './size_fields.ts'

const inches = { control: 'number', min: 6, max: 99, isFraction: true } as const

export function cartPath({ slug }: { slug: string }): string {
	return `/carts/${slug}`
}

function hasPage({ has_page, holds }: Pick<CartSizeRow, 'has_page' | 'holds'>): boolean {
	return has_page && holds === 'trash'
}

/** The carts for households: capacity, measures and price. */
export const cartSizes = defineContentType('cart_sizes', 'cartSizes', {
	label: 'Cart sizes',
	singular: 'cart size',
	group: 'Towns and sizes',
	service: 'residential',
	servicesOf: ({ holds }) => [holds === 'lawn' ? 'lawn' : null],
	help: 'The carts at home, any number of them. Prices, the order form, drawings to scale and texts follow.',
	fields: {
		gallons: { control: 'number', label: 'Gallons', min: 1, max: 300 },
		holds: {
			control: 'select',
			label: 'For',
			options: [
				{ value: 'trash', label: 'Trash' },
				{ value: 'lawn', label: 'Lawn pickup', service: 'lawn' },
			],
			plain: true,
		},
		price_dollars: {
			...optionalDollars('Dollars a month'),
			hint: 'Of a cart for trash. What lawn pickup costs stands among the facts.',
		},
		suits: {
			control: 'text',
			label: 'Suits',
			hint: 'In two or three words, such as 1 to 3 people.',
			max: 40,
			optional: true,
		},
		summary: { control: 'text', label: 'In a line', hint: 'Whom it is right for.', max: 160, optional: true },
		description: {
			control: 'textarea',
			label: 'Description',
			hint: 'Beside its price, where there is more to say.',
			optional: true,
		},
		height_inches: { ...inches, label: 'Height in inches' },
		width_inches: { ...inches, label: 'Width in inches' },
		depth_inches: { ...inches, label: 'Depth in inches' },
		slug: {
			...address,
			hint: 'In addresses such as /order?cart=small: lowercase letters, digits and hyphens.',
		},
		has_page: {
			control: 'checkbox',
			label: 'Has a page of its own',
			hint: 'Of a cart for trash. The list of carts then leads there.',
		},
		is_active: shown,
	},
	columns: ['price_dollars', 'holds', 'is_active'],
	title: ({ gallons, holds }) => `${gallons}-gallon ${holds === 'trash' ? 'cart' : 'lawn can'}`,
	order: { column: 'sort_order' },
	uniqueTogether: ['holds', 'gallons'],
	errors: ({ holds, price_dollars }) => [
		...centsErrors({ price_dollars }, ['price_dollars']),
		...(holds === 'trash' && price_dollars === null
			? [
					{
						field: 'price_dollars' as const,
						message: 'Dollars a month is missing: a cart for trash has a price.',
					},
				]
			: []),
	],
	placeholders: ({ gallons, holds }) =>
		holds === 'trash' ? [`price.cart${gallons}`, `cart.${gallons}.`] : [],
	shownBy: 'is_active',
	page: (row) => (hasPage(row) ? cartPath(row) : '/residential'),
	ownPage: {
		path: cartPath,
		begin: '/carts/',
		isListed: hasPage,
		sitemap: { below: '/residential', priority: 0.6, changefreq: 'monthly' },
		preview: ({ slug, gallons }) => ({
			name: `cart-${slug}`,
			scene: 'residential',
			title: `The ${gallons}-gallon cart`,
		}),
	},
	search: {
		group: 'residential',
		text: (row) =>
			hasPage(row)
				? {
						title: `The ${row.gallons}-gallon cart`,
						summary: `{{price.cart${row.gallons}}} a month. ${row.summary ?? ''}`.trim(),
						keys: `${row.gallons} gallon cart, bin, can, size, price`,
						...(row.description !== null && { body: row.description }),
					}
				: null,
	},
})
