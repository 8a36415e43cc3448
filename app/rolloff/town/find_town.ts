import { type Listing, rowAt } from '#app/content/listing.ts'
import type { RolloffTownRow } from '#db/content_rows.ts'

export type FoundTown =
	{ ok: true; town: RolloffTownRow } | { ok: false; reason: 'missing' } | { ok: false; reason: 'unreadable' }

/** The active roll-off town of a page: `missing` when there is none, `unreadable` when the towns could not be read (RO-05). */
export function findTown(towns: Listing<RolloffTownRow>, slug: string): FoundTown {
	if (!towns.ok) return { ok: false, reason: 'unreadable' }
	const town = rowAt(towns, slug)
	return town ? { ok: true, town } : { ok: false, reason: 'missing' }
}
