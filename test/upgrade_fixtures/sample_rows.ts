import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface Column {
	name: string
	type: string
	notnull: number
}

/** Inserts a row into every empty table (of those in `only`, if given) of the SQLite store in `dataDir`; returns the statements. */
export function insertSampleRows(dataDir: string, only?: readonly string[]): string[] {
	const database = new DatabaseSync(join(dataDir, 'store.sqlite'))
	const tables = database
		.prepare(
			`select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%'
			and name not like 'kysely_%' order by rowid`,
		)
		.all() as { name: string; sql: string }[]
	const asked = tables.filter(({ name }) => !only || only.includes(name))
	const empty = asked.filter(({ name }) => !database.prepare(`select 1 from "${name}" limit 1`).get())
	try {
		return empty.map(({ name, sql }) => insertSampleRow(database, name, sql))
	} finally {
		database.close()
	}
}

function insertSampleRow(database: DatabaseSync, table: string, definition: string): string {
	const columns = database.prepare(`select * from pragma_table_info(?)`).all(table) as unknown as Column[]
	const references = new Map(
		database
			.prepare(`select "from", "table", "to" from pragma_foreign_key_list(?)`)
			.all(table)
			.map((key) => [String(key.from), `(select min("${String(key.to)}") from "${String(key.table)}")`]),
	)
	const errors = new Set<unknown>()
	for (const guess of guesses) {
		const some = guess.isWhole ? columns : columns.filter(({ notnull }) => notnull)
		const values = some.map((one) => references.get(one.name) ?? valueOf(one, table, definition, guess))
		const names = some.map(({ name }) => `"${name}"`).join(', ')
		const statement = `insert into "${table}" (${names}) values (${values.join(', ')});`
		try {
			database.exec(statement)
			return statement
		} catch (error) {
			errors.add(String(error))
		}
	}
	throw new Error(
		`No sample row satisfies the constraints of ${table}: give its columns examples (${[...errors].join('; ')})`,
	)
}

interface Guess {
	/** True if nullable columns get values too, which some multi-column constraints need. */
	isWhole: boolean
	/** The index of the allowed value to use. */
	choice: number
	/** The value of text columns without known constraints. */
	text: 'example' | 'nothing'
}

const guesses: Guess[] = (['example', 'nothing'] as const).flatMap((text) =>
	[0, 1, 2].flatMap((choice) => [true, false].map((isWhole) => ({ isWhole, choice, text }))),
)

const examples: Record<string, string> = {
	customer_name: 'June Alvarez',
	staff_name: 'Kit Moreno',
	email: 'june@example.com',
	phone: '(970) 555-0100',
	to_address: 'june@example.com',
	address: '12 Elm St, Windsor',
	day: '2026-11-20',
	question: 'Do you pick up on Mondays?',
	answer: 'We do.',
	slug: 'elm-street',
	town_slug: 'windsor',
	url: '/help/holidays',
}

function valueOf({ name, type }: Column, table: string, definition: string, guess: Guess): string {
	const about = (pattern: string) =>
		new RegExp(pattern.replaceAll('NAME', `"?\\b${name}\\b"?`)).exec(definition)
	const choices = about(`NAME in \\(([^)]+)`)?.[1]
		?.split(',')
		.map((one) => one.trim())
	if (choices?.[0] === '0') return 'true'
	if (choices) return choices[guess.choice % choices.length] ?? 'null'
	if (about(`NAME like '____-__-__'`)) return `'2026-11-20'`
	if (about(`NAME glob`)) return `'2026-11-20T15:04:05.000Z'`
	if (about(`json_valid\\(NAME\\)`)) return name.endsWith('s') ? `'[]'` : `'{}'`
	if (type === 'INTEGER') return '1'
	if (type === 'REAL') return '0.5'
	if (name === 'id') return `'${uuidOf(table)}'`
	if (guess.text === 'nothing') return `''`
	return `'${examples[name] ?? `${name.replaceAll('_', ' ')} of ${table.replaceAll('_', ' ')}`}'`
}

/** A UUID derived from the table's name, so that dumps are reproducible. */
function uuidOf(table: string): string {
	const digits = createHash('sha256').update(table).digest('hex')
	return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
