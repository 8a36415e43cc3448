import type { Timestamp } from '#platform/database/timestamp.ts'

/** The timestamp of seeded rows: fixed, so that two fresh stores are identical. */
export const seededAt: Timestamp = '2026-01-05T15:00:00.000Z'
