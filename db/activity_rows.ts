import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** Kinds of events concerning access to the office. The comment above a kind describes its `detail`; without one, `detail` is null. */
export type StaffActivityKind =
	/** The second step: `code` or `backup-code`; null without one. */
	| 'signed-in'
	/** The reason: `password`, `code`, `used`, `expired` or `too-many`. */
	| 'sign-in-failed'
	| 'signed-out'
	/** The number of devices. */
	| 'devices-signed-out'
	| 'password-link-asked'
	/** `link` if set by a mailed link, `server` if by a command on the server. */
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
	/** The roles before and after, such as `office editor`. */
	| 'role'
	| 'let-in'
	| 'shut-out'
	/** `required` or `voluntary`. */
	| 'step-rule'

/**
 * Who did what concerning access to the office, and from where. Rows are never changed; they are deleted when their retention has passed.
 */
export interface StaffActivityRow {
	id: string
	kind: StaffActivityKind
	/** The staff member who did it; null if unknown, as for a failed sign-in. */
	staff_id: string | null
	/** The name at that time; empty if unknown. */
	staff_name: string
	/** The staff member whose access was concerned, if not their own. */
	about_id: string | null
	about_name: string | null
	detail: string | null
	/** The network of the request, shortened; null for actions within the office. */
	network: string | null
	/** The browser, such as `Chrome on Windows`. */
	device: string | null
	created_at: Timestamp
}

export const activityTables = {
	staff_activity: table<StaffActivityRow>({ created_at: 'time' }),
}
