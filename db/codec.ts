import type { Database } from './schema.ts'
import type { Seal } from '#platform/database/seal.ts'

export type ColumnKind = 'boolean' | 'time' | 'json' | 'sealed'

type ColumnName = { [Table in keyof Database]: keyof Database[Table] }[keyof Database]
type ValueOf<Name> = {
	[Table in keyof Database]: Name extends keyof Database[Table] ? NonNullable<Database[Table][Name]> : never
}[keyof Database]
type TimeName = `${string}_at` | `${string}_until` | 'window_start'
/** A column name that is boolean in one table and something else in another has no kind and does not compile. */
type KindOf<Name> =
	ValueOf<Name> extends boolean
		? 'boolean'
		: ValueOf<Name> extends object
			? 'json'
			: Extract<ValueOf<Name>, boolean | object> extends never
				? Name extends TimeName
					? 'time'
					: Name extends `sealed_${string}`
						? 'sealed'
						: never
				: 'one name, two kinds'
type NeedsKind = { [Name in ColumnName]: KindOf<Name> extends never ? never : Name }[ColumnName]

/**
 * The columns whose value differs between the two stores, by name. Checked against `schema.ts`: a boolean, JSON or
 * time column that is missing here, or one that is here by mistake, does not compile.
 */
export const columnKinds = {
	is_active: 'boolean',
	is_approved: 'boolean',
	is_avif_ready: 'boolean',
	is_confirmed: 'boolean',
	is_email_verified: 'boolean',
	is_featured: 'boolean',
	is_granted: 'boolean',
	is_helpful: 'boolean',
	is_password_temporary: 'boolean',
	is_published: 'boolean',
	is_second_step_on: 'boolean',
	smsConsent: 'boolean',
	after_row: 'json',
	before_row: 'json',
	dumpster_sizes: 'json',
	faqs: 'json',
	features: 'json',
	ideal_for: 'json',
	pickup_options: 'json',
	specifications: 'json',
	widths: 'json',
	words: 'json',
	typed_values: 'json',
	sealed_value: 'sealed',
	access_token_expires_at: 'time',
	anonymised_at: 'time',
	created_at: 'time',
	due_at: 'time',
	expires_at: 'time',
	first_answered_at: 'time',
	leased_until: 'time',
	locked_until: 'time',
	next_attempt_at: 'time',
	refresh_token_expires_at: 'time',
	seeded_at: 'time',
	sent_at: 'time',
	updated_at: 'time',
	window_start: 'time',
} as const satisfies { [Name in NeedsKind]: KindOf<Name> } & {
	[Name in Exclude<ColumnName, NeedsKind>]?: never
}

const kinds: ReadonlyMap<string, ColumnKind> = new Map(Object.entries(columnKinds))

/** How a column's values are encoded and decoded; undefined when they are stored as they are. */
export function kindOf(column: string): ColumnKind | undefined {
	return kinds.get(column)
}

/**
 * Encodes a value for its column. Idempotent, because the plugin visits subqueries twice. Throws a RangeError for an
 * invalid time.
 */
export function encode(
	kind: ColumnKind,
	value: unknown,
	{ store, seal }: { store: 'sqlite' | 'postgres'; seal: Seal },
): unknown {
	if (value === null || value === undefined) return value
	if (kind === 'sealed') return seal.close(String(value))
	if (kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value)
	if (kind === 'boolean') return store === 'sqlite' && typeof value === 'boolean' ? Number(value) : value
	return typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : value
}

/** Decodes a stored value to its type in `schema.ts`. Times are ISO strings in both stores already. */
export function decode(kind: ColumnKind, value: unknown, seal: Seal): unknown {
	if (kind === 'sealed' && typeof value === 'string') return seal.open(value)
	if (kind === 'boolean' && typeof value === 'number') return value !== 0
	if (kind === 'json' && typeof value === 'string') return JSON.parse(value) as unknown
	return value
}
