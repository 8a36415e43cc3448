import type { StaffRole } from '#db/staff_rows.ts'

/** The roles that answer requests and are notified of them. */
export const rolesWithRequests: readonly StaffRole[] = ['office', 'editor', 'owner']
