/** How a column's values are encoded and decoded, because the two stores represent them differently. */
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

/** The kinds of the columns that need one; a missing or superfluous column does not compile. */
type ColumnKinds<Row> = {
	readonly [
		Name in keyof Row as [KindFor<Name, NonNullable<Row[Name]>>] extends [never] ? never : Name
	]: KindFor<Name, NonNullable<Row[Name]>>
}

export interface Table<Row> {
	readonly kinds: Readonly<Record<string, ColumnKind>>
	/** A phantom property for the type checker. */
	readonly row?: Row
}

/** The row type of each of these tables. */
export type RowsOf<Tables> = { [Name in keyof Tables]: Tables[Name] extends Table<infer Row> ? Row : never }

/** Declares a table with rows of this type, on either store. */
export function table<Row>(kinds: ColumnKinds<Row>): Table<Row> {
	return { kinds: kinds as Readonly<Record<string, ColumnKind>> }
}
