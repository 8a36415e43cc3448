import { type Kysely, sql } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** The values of the containers in 1.0, which the office could override as company facts. */
const rolloffs = [
	{ yards: 12, loads: '4-6', tons: '2-3', feet: [14, 8, 3.5], badge: null, pageBadge: null },
	{ yards: 15, loads: '6-8', tons: '3-4', feet: [16, 8, 4], badge: 'Popular', pageBadge: null },
	{ yards: 20, loads: '8-10', tons: '4-5', feet: [22, 8, 4], badge: null, pageBadge: 'Most popular' },
	{ yards: 30, loads: '12-15', tons: '6-8', feet: [22, 8, 6], badge: null, pageBadge: null },
] as const
const dumpsters = [
	{ yards: 2, bags: 12, pounds: 400, feet: [6, 3, 3], from: 85, to: 120 },
	{ yards: 3, bags: 18, pounds: 600, feet: [6, 3.5, 4], from: 110, to: 150 },
] as const

/** Moves dimensions, prices and page flags of containers to columns of their rows, applying the company facts that the office has set. */
export async function sizesAsContent(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { double, flag, no } = columnWords(kind)
	const feet = [`length_feet ${double}`, `width_feet ${double}`, `height_feet ${double}`]
	const page = `${flag('has_page')} not null default ${no}`
	const add = (table: string, columns: readonly string[]) =>
		columns.map((column) => `alter table ${table} add column ${column}`)
	await run(db, [
		...add('rolloff_sizes', [
			'loads text',
			'tons text',
			...feet,
			page,
			'badge text',
			'page_badge text',
			`price_dollars ${double}`,
			'included_days integer',
			`included_tons ${double}`,
			`extra_day_dollars ${double}`,
			`extra_ton_dollars ${double}`,
			`wasted_trip_dollars ${double}`,
		]),
		...add('commercial_sizes', [
			'bags integer',
			'pounds integer',
			...feet,
			page,
			`price_from ${double}`,
			`price_to ${double}`,
		]),
		'update commercial_sizes set has_page = true',
	])
	await carryOver(db)
	await carryPlansOver(db)
}

/** Stored facts are kept for a server of 1.0 that still reads them. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<{ name: string; value: string }>`select name, value from company_facts`.execute(
		db,
	)
	const saved = new Map(rows.map(({ name, value }) => [name, jsonOf(value)]))
	/** Values stored by hand with the wrong type were ignored before, and are ignored here. */
	const said = <Value extends string | number>(name: string, builtIn: Value): Value => {
		const value = saved.get(name)
		return typeof value === typeof builtIn ? (value as Value) : builtIn
	}
	for (const { yards, loads, tons, feet, badge, pageBadge } of rolloffs)
		await sql`update rolloff_sizes set
			loads = ${said<string | number>(`rolloffs.${yards}.loads`, loads)}, tons = ${said<string | number>(`rolloffs.${yards}.tons`, tons)},
			length_feet = ${feet[0]}, width_feet = ${feet[1]}, height_feet = ${feet[2]},
			badge = ${badge}, page_badge = ${pageBadge}, has_page = true
			where cubic_yards = ${yards}`.execute(db)
	for (const { yards, bags, pounds, feet, from, to } of dumpsters)
		await sql`update commercial_sizes set
			bags = ${said<string | number>(`commercial.${yards}.bags`, bags)}, pounds = ${said<string | number>(`commercial.${yards}.pounds`, pounds)},
			length_feet = ${feet[0]}, width_feet = ${feet[1]}, height_feet = ${feet[2]},
			price_from = ${said<string | number>(`prices.commercial${yards}.from`, from)},
			price_to = ${said<string | number>(`prices.commercial${yards}.to`, to)}
			where size_value = ${yards}`.execute(db)
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

const gone =
	'What containers hold and cost is set on the containers themselves now, and this one is not there any more.'

/** Moves planned changes of a fact to the row's column; if the row is gone, the office is told. */
async function carryPlansOver(db: Kysely<unknown>): Promise<void> {
	const columns = [
		...rolloffs.flatMap(({ yards }) =>
			['loads', 'tons'].map((field) => ({
				fact: `rolloffs.${yards}.${field}`,
				table: 'rolloff_sizes',
				yards,
				field,
			})),
		),
		...dumpsters.flatMap(({ yards }) =>
			[
				...['bags', 'pounds'].map((field) => ({ fact: `commercial.${yards}.${field}`, field })),
				...['from', 'to'].map((end) => ({ fact: `prices.commercial${yards}.${end}`, field: `price_${end}` })),
			].map((one) => ({ ...one, table: 'commercial_sizes', yards })),
		),
	]
	for (const { fact, table, yards, field } of columns) {
		const key = sql.raw(table === 'rolloff_sizes' ? 'cubic_yards' : 'size_value')
		const { rows } = await sql<{
			id: string
		}>`select id from ${sql.table(table)} where ${key} = ${yards} order by id`.execute(db)
		const open = sql`content_table = 'company_facts' and row_id = ${fact} and settled_at is null`
		await (
			rows[0]
				? sql`update planned_changes set content_table = ${table}, row_id = ${rows[0].id}, field = ${field}, adds_row = false where ${open}`
				: sql`update planned_changes set state = 'held', reason = ${gone} where ${open}`
		).execute(db)
	}
}
