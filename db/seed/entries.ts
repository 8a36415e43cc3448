import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ContentTable, Database } from '#db/schema.ts'
import { keyOf } from './merge_over_base.ts'

type Shape = Readonly<Record<string, z.ZodType>>
type Stated<Rules extends Shape> = { [Name in keyof Rules]: z.output<Rules[Name]> }
type Row<Table extends ContentTable> = Database[Table]
type UnlistedColumns<Table extends ContentTable, Rules extends Shape> = Exclude<keyof Row<Table>, keyof Rules>

/** Requires that the rules accept every value their columns can hold. */
type TakesAll<Table extends ContentTable, Rules extends Shape> = {
	[Name in keyof Rules]: Name extends keyof Row<Table>
		? Row<Table>[Name] extends z.output<Rules[Name]>
			? unknown
			: never
		: never
}

/** How the entries of a company's file map to the rows of a table, and back. */
interface Definition<Table extends ContentTable, Rules extends Shape, Short extends Shape> {
	/** Columns that every entry states. */
	columns: Rules & TakesAll<Table, Rules>
	/** Shorthands that an entry may use instead of columns. */
	shorthands?: Short
	/** All other columns, which an entry may state too. */
	optionalColumns: { [Name in UnlistedColumns<Table, Rules>]: z.ZodType<Row<Table>[Name]> }
	/** The values of the other columns if an entry does not state them; `index` is its place in the list. */
	defaultsOf(
		entry: Stated<Rules> & Stated<Short>,
		index: number,
	): Pick<Row<Table>, UnlistedColumns<Table, Rules>>
	/** Columns that belong to the store and are never written to files. */
	storeColumns?: readonly UnlistedColumns<Table, Rules>[]
}

export interface Entries<Table extends ContentTable> {
	/** The schema of one entry. */
	schema: z.ZodObject<Record<string, z.ZodType>>
	/** The schema of a list of entries with unique keys. */
	list: z.ZodType<Record<string, unknown>[]>
	rowsOf(entries: readonly Record<string, unknown>[]): Row<Table>[]
	/** The entry that produces this row at any place in the list. */
	entryOf(row: Row<Table>): Record<string, unknown>
}

/** Defines the entries of a table. Does not compile while a column is unmentioned. */
export function defineEntries<
	Table extends ContentTable,
	const Rules extends Shape,
	const Short extends Shape = Record<never, never>,
>(_table: Table, definition: Definition<Table, Rules, Short>): Entries<Table> {
	const { columns, defaultsOf, storeColumns = [] } = definition
	const shorthands: Shape = definition.shorthands ?? {}
	const optionalColumns: Shape = definition.optionalColumns
	const optional = Object.fromEntries(
		Object.entries(optionalColumns).map(([name, rule]) => [name, rule.optional()]),
	)
	const schema = z.strictObject({ ...columns, ...shorthands, ...optional })
	/** The defaults of the shorthands. */
	const shorthandDefaults = Object.fromEntries(
		Object.entries(shorthands).map(([name, rule]) => [name, rule.safeParse(undefined).data]),
	)
	const defaultsFor = (entry: object, index: number): Record<string, unknown> =>
		defaultsOf(entry as Stated<Rules> & Stated<Short>, index)
	const rowOf = (entry: Record<string, unknown>, index: number) => {
		const written = [...Object.keys(columns), ...Object.keys(optional)].filter(
			(name) => entry[name] !== undefined,
		)
		const own = Object.fromEntries(written.map((name) => [name, entry[name]]))
		return { ...defaultsFor(entry, index), ...own } as unknown as Row<Table>
	}
	return {
		schema,
		list: onlyOnce(z.array(schema)),
		rowsOf: (entries) => entries.map(rowOf),
		entryOf(row) {
			const values: Record<string, unknown> = { ...row }
			const stated = Object.fromEntries(Object.keys(columns).map((name) => [name, values[name]]))
			const base = { ...stated, ...shorthandDefaults }
			// Values that are the same at two places follow from the entry alone.
			const places = [0, 1].map((index) => defaultsFor(base, index))
			const isImplied = (name: string) => places.every((one) => isDeepStrictEqual(one[name], values[name]))
			const others = Object.keys(optional).filter(
				(name) => !storeColumns.some((one) => one === name) && !isImplied(name),
			)
			const isUsual = ([name, value]: [string, unknown]) => {
				const usual = z.safeParse(columns[name] ?? z.never(), undefined)
				return usual.success && isDeepStrictEqual(usual.data, value)
			}
			return Object.fromEntries([
				...Object.entries(stated).filter((one) => !isUsual(one)),
				...others.map((name) => [name, values[name]]),
			])
		},
	}
}

/** Requires the keys in a list of entries to be unique. */
export function onlyOnce<Entry>(list: z.ZodType<Entry[]>): z.ZodType<Entry[]> {
	return list.superRefine((entries, found) => {
		const known = new Set<string>()
		for (const [index, entry] of entries.entries()) {
			const key = keyOf(entry)
			if (key === undefined) continue
			if (known.has(key.value))
				found.addIssue({ code: 'custom', path: [index, key.name], message: `has ${key.value} twice.` })
			known.add(key.value)
		}
	})
}
