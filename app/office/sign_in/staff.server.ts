import { createContext, data, type RouterContextProvider } from 'react-router'
import type { StaffRole } from '#db/staff_rows.ts'

/** `office`: inbox, alerts and dashboard. `editor`: also content and pictures. `owner`: everything. */
export type Role = StaffRole

/** A signed-in member of staff. */
export interface Staff {
	id: string
	name: string
	/** In lower case. */
	email: string
	role: Role
}

/** Set by the office's guard for every loader and action under `/admin`; reading it anywhere else throws. */
export const staffContext = createContext<Staff>()

/** The signed-in member of staff, if they have one of `roles`; else throws a 403 for the office's error screen. */
export function requireRole(context: Readonly<RouterContextProvider>, ...roles: Role[]): Staff {
	const staff = context.get(staffContext)
	if (!roles.includes(staff.role)) throw data({ reason: 'role' }, { status: 403 })
	return staff
}
