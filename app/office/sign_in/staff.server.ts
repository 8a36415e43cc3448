import { createContext, data } from 'react-router'
import type { StaffRole } from '#db/staff_rows.ts'

/** A signed-in staff member. */
export interface Staff {
	id: string
	name: string
	/** In lower case. */
	email: string
	role: StaffRole
}

/** Set by the office's guard for every loader and action under `/admin`; reading it anywhere else throws. */
export const staffContext = createContext<Staff>()

/** Refuses what exceeds a user's role on a page they may open (`screens.ts`), with the office's error screen. */
export function refuseUnless(isAllowed: boolean): void {
	if (!isAllowed) throw data(null, { status: 403 })
}
