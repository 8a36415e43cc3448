import type { Timestamp } from '#platform/database/timestamp.ts'

/** The timestamp of seeded rows: fixed, so that two fresh stores are identical. */
export const seededAt: Timestamp = '2026-01-05T15:00:00.000Z'

/** The timestamp for rows ordered by `created_at`: each a minute after the one before it in its file. */
export function seededInOrder(index: number): Timestamp {
	return new Date(Date.parse(seededAt) + index * 60_000).toISOString()
}
