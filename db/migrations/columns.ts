export type StoreKind = 'sqlite' | 'postgres'

/** How each store spells the column types that differ; constraints are added after them as usual. */
export interface ColumnWords {
	flag(name: string): string
	time(name: string): string
	json(name: string): string
	/** A double; `real` alone is only a float in PostgreSQL. */
	double: string
	/** After the closing bracket of a table. */
	strict: string
}

export function columnWords(kind: StoreKind): ColumnWords {
	return kind === 'sqlite' ? sqliteWords : postgresWords
}

const sqliteWords: ColumnWords = {
	flag: (name) => `"${name}" integer check ("${name}" in (0, 1))`,
	// Times are compared as text, so all must have the same format.
	time: (name) => `"${name}" text check ("${name}" glob '????-??-??T??:??:??.???Z')`,
	json: (name) => `"${name}" text check (json_valid("${name}"))`,
	double: 'real',
	// Otherwise SQLite would accept text in an integer column.
	strict: 'strict',
}

const postgresWords: ColumnWords = {
	flag: (name) => `"${name}" boolean`,
	time: (name) => `"${name}" timestamptz`,
	// Not jsonb, which would not keep the order in which staff wrote a size's specifications.
	json: (name) => `"${name}" json`,
	double: 'double precision',
	strict: '',
}
