import { rolesWithRequests } from '#app/leads/roles_with_requests.ts'
import type { StaffRole } from '#db/staff_rows.ts'

/** The roles with their permissions, as the staff list describes them. */
export const roles = [
	{ value: 'driver', label: 'Driver', may: 'The day’s stops on a phone, and nothing else' },
	{ value: 'office', label: 'Office', may: 'Inbox, alerts and dashboard' },
	{ value: 'editor', label: 'Editor', may: 'Also content and pictures' },
	{ value: 'owner', label: 'Owner', may: 'Everything, with staff and company facts' },
] as const satisfies readonly { value: StaffRole; label: string; may: string }[]

export function seesRequests(role: StaffRole): boolean {
	return rolesWithRequests.includes(role)
}

export function isRole(value: unknown): value is StaffRole {
	return roles.some((role) => role.value === value)
}

export function roleLabel(role: StaffRole): string {
	return roles.find(({ value }) => value === role)?.label ?? role
}
