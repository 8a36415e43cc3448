import type { Timestamp } from '#platform/database/timestamp.ts'

/** When the seeded rows count as written: fixed, so that two fresh stores are the same store. */
export const seededAt: Timestamp = '2026-01-05T15:00:00.000Z'
