import { type Kysely, sql } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** The carts of 1.1; `fact` is the company fact with the price. */
const carts = [
	{
		slug: 'small',
		holds: 'trash',
		gallons: 65,
		inches: [42, 27, 28],
		fact: 'prices.cart65',
		suits: '1 to 3 people',
		summary: 'About right for one to three people who recycle.',
		description: null,
	},
	{
		slug: 'large',
		holds: 'trash',
		gallons: 96,
		inches: [46, 29, 34],
		fact: 'prices.cart96',
		suits: '4 or more',
		summary: 'For a bigger household.',
		description: 'For a bigger household, or a garage that is slowly being cleared.',
	},
	{
		slug: 'lawn',
		holds: 'lawn',
		gallons: 64,
		inches: [42, 24, 32],
		fact: null,
		suits: null,
		summary: null,
		description: null,
	},
] as const

/** What 1.1 stored for a chosen cart, and the words that replace it, which stay true if the cart changes or is removed. */
const ordered = { small: '65-gallon cart', large: '96-gallon cart' }
const asked = {
	'trash-small': 'Trash, 65 gallons',
	'trash-large': 'Trash, 96 gallons',
	recycling: 'Recycling',
	lawn: 'Lawn, 64 gallons',
}

/** Turns carts into content rows, applying the company facts that the office has set and planned. */
export async function cartsAsContent(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { double, flag, strict } = columnWords(kind)
	await run(db, [
		`create table cart_sizes (
			id text primary key not null,
			slug text not null unique,
			gallons integer not null check (gallons > 0),
			holds text not null check (holds in ('trash', 'lawn')),
			price_dollars ${double},
			height_inches ${double} not null,
			width_inches ${double} not null,
			depth_inches ${double} not null,
			suits text,
			summary text,
			description text,
			${flag('is_active')} not null,
			sort_order integer not null,
			unique (holds, gallons)
		) ${strict}`,
		...raisesContentVersion(kind, 'cart_sizes'),
	])
	await addCarts(db)
	await carryPlansOver(db)
	for (const [value, words] of Object.entries(ordered))
		await sql`update service_orders set cart = ${words} where cart = ${value}`.execute(db)
	for (const [value, words] of Object.entries(asked))
		for (const column of ['cart', 'cart_wanted'])
			await sql`update service_requests set ${sql.ref(column)} = ${words} where ${sql.ref(column)} = ${value}`.execute(
				db,
			)
}

const idOf = ({ slug }: (typeof carts)[number]) => `cart-${slug}`

/**
 * A price that the office has not saved comes from the company's files, which migrations cannot read: it is filled in on startup. Stored
 * facts are kept for a server of 1.1 that still reads them.
 */
async function addCarts(db: Kysely<unknown>): Promise<void> {
	for (const [index, cart] of carts.entries()) {
		const { slug, holds, gallons, inches, fact, suits, summary, description } = cart
		const price = fact === null ? null : await savedPrice(db, fact)
		await sql`insert into cart_sizes
			(id, slug, gallons, holds, price_dollars, height_inches, width_inches, depth_inches, suits, summary, description, is_active, sort_order)
			select ${idOf(cart)}, ${slug}, ${sql.lit(gallons)}, ${holds}, cast(${price} as double precision),
				${sql.lit(inches[0])}, ${sql.lit(inches[1])}, ${sql.lit(inches[2])}, ${suits}, ${summary}, ${description}, true, ${sql.lit((index + 1) * 10)}
			from content_version where seeded_at is not null or exists (select 1 from page_sections)`.execute(db)
	}
}

/** The stored price; null if there is none, or if a value stored by hand is not a price, which was ignored before, too. */
async function savedPrice(db: Kysely<unknown>, fact: string): Promise<number | null> {
	const { rows } = await sql<{ value: string }>`select value from company_facts where name = ${fact}`.execute(
		db,
	)
	try {
		const value: unknown = JSON.parse(rows[0]?.value ?? '')
		return typeof value === 'number' && value >= 1 && value <= 9999 ? value : null
	} catch {
		return null
	}
}

/** Moves planned changes of a price to the column of its row. */
async function carryPlansOver(db: Kysely<unknown>): Promise<void> {
	for (const cart of carts)
		await sql`update planned_changes set content_table = 'cart_sizes', row_id = ${idOf(cart)}, field = 'price_dollars', adds_row = false
			where content_table = 'company_facts' and row_id = ${cart.fact ?? ''} and settled_at is null`.execute(db)
}
