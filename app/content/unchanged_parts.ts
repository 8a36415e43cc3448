import { isDeepStrictEqual } from 'node:util'
import type { ContentType } from './content_type.ts'
import type { Snapshot } from './snapshot.server.ts'

/**
 * The snapshot `read`, reusing equal parts of `last` by reference, so that unchanged parts are known by identity.
 * Returns `last` itself if nothing changed.
 */
export function withUnchangedParts(read: Snapshot, last: Snapshot, types: readonly ContentType[]): Snapshot {
	// Counters are ignored: no page shows them.
	const counters = new Set(types.flatMap((type) => (type.counters ?? []).map(({ column }) => column)))
	const parts = Object.entries(read).map(([name, part]) => {
		const before: unknown = last[name as keyof Snapshot]
		return [
			name,
			isDeepStrictEqual(comparable(part, counters), comparable(before, counters)) ? before : part,
		] as const
	})
	if (parts.every(([name, part]) => part === last[name as keyof Snapshot])) return last
	return Object.freeze(Object.fromEntries(parts)) as unknown as Snapshot
}

function comparable(part: unknown, counters: ReadonlySet<string>): unknown {
	if (!hasRows(part)) return part
	return part.rows.map((row) => Object.entries(row).filter(([column]) => !counters.has(column)))
}

function hasRows(part: unknown): part is { ok: true; rows: readonly object[] } {
	return typeof part === 'object' && part !== null && 'rows' in part && Array.isArray(part.rows)
}
