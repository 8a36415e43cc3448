export type StoreKind = 'sqlite' | 'postgres'

/** How each store spells the column types that differ; constraints are added after them as usual. */
export interface ColumnWords {
	flag(name: string): string
	time(name: string): string
	/** A day of the calendar, such as `2026-11-21`. */
	day(name: string): string
	json(name: string): string
	/** A double; `real` alone is only a float in PostgreSQL. */
	double: string
	/** An integer of 64 bits. */
	long: string
	/** Text that is compared byte by byte, as SQLite compares any, whatever the database's collation. */
	bytewise: string
	/** The default of a flag that is not set. */
	no: string
	/** After the closing bracket of a table. */
	strict: string
	/** The same for a table that is an index of its own. */
	strictIndex: string
}

export function columnWords(kind: StoreKind): ColumnWords {
	return kind === 'sqlite' ? sqliteWords : postgresWords
}

const day = (name: string) => `${name} text check (${name} like '____-__-__')`

const sqliteWords: ColumnWords = {
	flag: (name) => `"${name}" integer check ("${name}" in (0, 1))`,
	// Times are compared as text, so all must have the same format.
	time: (name) => `"${name}" text check ("${name}" glob '????-??-??T??:??:??.???Z')`,
	day,
	json: (name) => `"${name}" text check (json_valid("${name}"))`,
	double: 'real',
	long: 'integer',
	bytewise: 'text',
	no: '0',
	// Otherwise SQLite would accept text in an integer column.
	strict: 'strict',
	strictIndex: 'strict, without rowid',
}

const postgresWords: ColumnWords = {
	flag: (name) => `"${name}" boolean`,
	time: (name) => `"${name}" timestamptz`,
	day,
	// Not jsonb, which would not keep the order in which staff wrote a size's specifications.
	json: (name) => `"${name}" json`,
	double: 'double precision',
	long: 'bigint',
	bytewise: 'text collate "C"',
	no: 'false',
	strict: '',
	strictIndex: '',
}
