import type { StaffActivityKind } from '#db/activity_rows.ts'
import type { Cursor } from '../kernel/list/cursor.ts'

/** The groups to filter by, in the order of the select. */
export const activityGroups = [
	{ value: 'sign-ins', label: 'Sign-ins' },
	{ value: 'access', label: 'Access and staff' },
	{ value: 'requests', label: 'Requests' },
	{ value: 'people', label: 'People' },
	{ value: 'facts', label: 'Company facts' },
	{ value: 'content', label: 'Content and pictures' },
] as const
export type ActivityGroup = (typeof activityGroups)[number]['value']

/** Null means no restriction, or the first page. */
export interface ActivityFilters {
	/** A member of staff's id. */
	person: string | null
	group: ActivityGroup | null
	cursor: Cursor | null
}

export const signInKinds = [
	'signed-in',
	'sign-in-failed',
	'signed-out',
	'devices-signed-out',
] as const satisfies readonly StaffActivityKind[]
