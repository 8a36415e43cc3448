export type StoreKind = 'sqlite' | 'postgres'

/** The column types that differ between the stores; constraints follow them as usual. */
export interface ColumnWords {
	flag(name: string): string
	time(name: string): string
	/** A calendar day, such as `2026-11-21`. */
	day(name: string): string
	json(name: string): string
	/** A double; `real` alone is only a float in PostgreSQL. */
	double: string
	/** A 64-bit integer. */
	long: string
	/** Text compared byte by byte, as SQLite compares all text, whatever the database's collation. */
	bytewise: string
	/** The default of an unset flag. */
	no: string
	/** Follows a table's closing parenthesis. */
	strict: string
	/** Like `strict`, for a table stored as an index. */
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
	// Not jsonb, which would not preserve the order of a size's specifications as staff wrote them.
	json: (name) => `"${name}" json`,
	double: 'double precision',
	long: 'bigint',
	bytewise: 'text collate "C"',
	no: 'false',
	strict: '',
	strictIndex: '',
}
