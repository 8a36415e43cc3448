import { usNumber } from '#platform/text/us_number.ts'

/** The largest file of street ranges: ten times what all towns of the county need. */
export const streetFileLimits = { rows: 250_000, bytes: 48 * 1024 * 1024 } as const

/** `48 MB`. */
export const longestFile = `${streetFileLimits.bytes / 1024 / 1024} MB`
/** `250,000`. */
export const mostRows = usNumber(streetFileLimits.rows)
