import { storableJson } from '#platform/text/storable.ts'
import { type Seal, plaintextSeal } from './seal.ts'
import type { ColumnKind } from './table.ts'

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
	if (kind === 'json' && typeof value === 'string') return value
	if (kind === 'json') return JSON.stringify(seal === plaintextSeal ? value : storableJson(value))
	if (kind === 'boolean') return store === 'sqlite' && typeof value === 'boolean' ? Number(value) : value
	return typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : value
}

/** Decodes a stored value to its row's type. Times are ISO strings in both stores already. */
export function decode(kind: ColumnKind, value: unknown, seal: Seal): unknown {
	if (kind === 'sealed' && typeof value === 'string') return seal.open(value)
	if (kind === 'boolean' && typeof value === 'number') return value !== 0
	if (kind === 'json' && typeof value === 'string') return JSON.parse(value) as unknown
	return value
}
