import { createContext, data, type RouterContextProvider } from 'react-router'
import type { StaffRole } from '#db/staff_rows.ts'

/** `office`: inbox and dashboard. `editor`: also content and pictures. `owner`: everything. */
export type Role = StaffRole

/** Who is at the desk. */
export interface Staff {
	id: string
	name: string
	/** In lower case. */
	email: string
	role: Role
}

/** Set by the office's guard for every loader and action under `/admin`; reading it anywhere else throws. */
export const staffContext = createContext<Staff>()

/**
 * Who is asking, provided that they have one of `roles`. Throws a 403 otherwise, which the office's own error
 * screen words.
 */
export function requireRole(context: Readonly<RouterContextProvider>, ...roles: Role[]): Staff {
	const staff = context.get(staffContext)
	if (!roles.includes(staff.role)) throw data({ reason: 'role' }, { status: 403 })
	return staff
}
