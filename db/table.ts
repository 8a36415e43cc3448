/** What a column's values need on their way in and out, since the two stores keep them differently. */
export type ColumnKind = 'boolean' | 'time' | 'json' | 'sealed'

type TimeName = `${string}_at` | `${string}_until` | 'window_start'

type KindFor<Name, Value> = [Value] extends [boolean]
	? 'boolean'
	: [Value] extends [string]
		? Name extends TimeName
			? 'time'
			: Name extends `sealed_${string}`
				? 'sealed'
				: never
		: [Value] extends [number]
			? never
			: 'json'

/** The kinds of the columns that have one: a column that is missing, or is here by mistake, does not compile. */
export type ColumnKinds<Row> = {
	readonly [
		Name in keyof Row as [KindFor<Name, NonNullable<Row[Name]>>] extends [never] ? never : Name
	]: KindFor<Name, NonNullable<Row[Name]>>
}

export interface Table<Row> {
	readonly kinds: Readonly<Record<string, ColumnKind>>
	/** Only for the compiler. */
	readonly row?: Row
}

/** The rows of each of these tables. */
export type RowsOf<Tables> = { [Name in keyof Tables]: Tables[Name] extends Table<infer Row> ? Row : never }

/** A table whose rows have this shape, whichever store they came from. */
export function table<Row>(kinds: ColumnKinds<Row>): Table<Row> {
	return { kinds: kinds as Readonly<Record<string, ColumnKind>> }
}
