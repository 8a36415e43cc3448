import type { Timestamp } from '#platform/database/timestamp.ts'

/** A pending job; the row is deleted when the work is done. */
export interface JobRow {
	/** The name of a `JobKind`. */
	kind: string
	/** The id of the row to be worked on; at most one job of a kind per row. */
	subject_id: string
	/** Jobs with a lower number go first, however long others have been due. */
	priority: number
	attempts: number
	next_attempt_at: Timestamp
	leased_by: string | null
	leased_until: Timestamp | null
	last_error: string | null
	/** The reason why the last attempt failed, one of the kind's; null if none failed. */
	failure: string | null
	/** Consecutive failures for that reason. */
	failures: number
	created_at: Timestamp
}

export interface JobTables {
	jobs: JobRow
}
