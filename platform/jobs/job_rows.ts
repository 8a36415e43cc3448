import type { Timestamp } from '#platform/database/timestamp.ts'

/** Work that is still to be done: the row goes when it is. */
export interface JobRow {
	/** What is to be done: the name of a `JobKind`. */
	kind: string
	/** The row that it is done for; a row has one job of a kind at most. */
	subject_id: string
	/** Jobs with a lower number go first, whatever has been due longer. */
	priority: number
	attempts: number
	next_attempt_at: Timestamp
	leased_by: string | null
	leased_until: Timestamp | null
	last_error: string | null
	/** Why the last attempt failed, as the kind names it; null until one has failed. */
	failure: string | null
	/** How often it failed for that reason, in a row. */
	failures: number
	created_at: Timestamp
}

export interface JobTables {
	jobs: JobRow
}
