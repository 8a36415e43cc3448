import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** What happens to access to the office. What `detail` holds of each stands beside it; null where nothing is said. */
export type StaffActivityKind =
	/** `code` or `backup-code`: the second step. */
	| 'signed-in'
	/** Why: `password`, `code`, `used`, `expired` or `too-many`. */
	| 'sign-in-failed'
	| 'signed-out'
	/** How many devices. */
	| 'devices-signed-out'
	| 'password-link-asked'
	/** `link` if by a mailed link, `server` if it was given by a command there. */
	| 'password'
	| 'step-on'
	| 'step-off'
	| 'backup-codes'
	/** The new name. */
	| 'name'
	| 'email'
	/** The role. */
	| 'invited'
	| 'link-mailed'
	| 'link-shown'
	/** The role before and after, as `office editor`. */
	| 'role'
	| 'let-in'
	| 'shut-out'
	/** `required` or `voluntary`. */
	| 'step-rule'

/** Who did what with access to the office, and from where. Rows are never changed; they are deleted when their retention time has passed. */
export interface StaffActivityRow {
	id: string
	kind: StaffActivityKind
	/** Who did it; null where that is not known, as of a failed sign-in. */
	staff_id: string | null
	/** The name at that time; empty where nobody is known. */
	staff_name: string
	/** Whose access it was, if not their own. */
	about_id: string | null
	about_name: string | null
	detail: string | null
	/** The network it came from, shortened; null for what is done within the office. */
	network: string | null
	/** The browser in words: `Chrome on Windows`. */
	device: string | null
	created_at: Timestamp
}

export const activityTables = {
	staff_activity: table<StaffActivityRow>({ created_at: 'time' }),
}
