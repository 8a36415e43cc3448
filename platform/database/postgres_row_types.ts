import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins

/** Parsers that return what SQLite returns: numbers for counts, sums and averages, ISO strings for times. */
const parsers = new Map<number, (text: string) => unknown>([
	[INT8, Number],
	[NUMERIC, Number],
	[TIMESTAMPTZ, (text) => (types.getTypeParser(TIMESTAMPTZ)(text) as Date).toISOString()],
])

/** Converts rows of PostgreSQL to the value types that `schema.ts` declares. */
export const rowTypes: CustomTypesConfig = {
	getTypeParser: ((id: number, format?: 'text') =>
		parsers.get(id) ?? types.getTypeParser(id, format)) as CustomTypesConfig['getTypeParser'],
}
