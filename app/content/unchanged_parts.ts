import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from './snapshot.server.ts'

/** Counters of help articles: no page shows them, and a visitor's reading is no change of the content. */
const counters: ReadonlySet<string> = new Set(['view_count', 'helpful_count', 'not_helpful_count'])

/**
 * The snapshot `read`, with the very parts of `last` where they say the same: whoever made something of a part sees by
 * its identity whether it must be made anew. `last` itself where nothing changed.
 */
export function withUnchangedParts(read: Snapshot, last: Snapshot): Snapshot {
	const parts = Object.entries(read).map(([name, part]) => {
		const before: unknown = last[name as keyof Snapshot]
		return [name, isDeepStrictEqual(comparable(part), comparable(before)) ? before : part] as const
	})
	if (parts.every(([name, part]) => part === last[name as keyof Snapshot])) return last
	return Object.freeze(Object.fromEntries(parts)) as unknown as Snapshot
}

function comparable(part: unknown): unknown {
	if (!hasRows(part)) return part
	return part.rows.map((row) => Object.entries(row).filter(([column]) => !counters.has(column)))
}

function hasRows(part: unknown): part is { ok: true; rows: readonly object[] } {
	return typeof part === 'object' && part !== null && 'rows' in part && Array.isArray(part.rows)
}
