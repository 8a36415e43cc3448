import type { Store } from '#db/store.server.ts'
import type { Role } from '../sign_in/staff.server.ts'

export interface ListedStaff {
	id: string
	name: string
	email: string
	role: Role
	isActive: boolean
	isSecondStepOn: boolean
	/** False for someone who was invited and has not chosen a password yet. */
	hasPassword: boolean
	/** Null for someone who has never signed in, or is signed out everywhere. */
	lastSeenAt: string | null
}

/** All staff: the active first, then by name. */
export async function staffList(store: Store): Promise<ListedStaff[]> {
	const rows = await store.db
		.selectFrom('staff')
		.select(['id', 'name', 'email', 'role', 'is_active', 'is_second_step_on'])
		.select(({ selectFrom }) =>
			selectFrom('staff_sessions')
				.select('updated_at')
				.whereRef('staff_id', '=', 'staff.id')
				.orderBy('updated_at', 'desc')
				.orderBy('id')
				.limit(1)
				.as('seen_at'),
		)
		.select(({ exists, selectFrom }) =>
			exists(selectFrom('staff_passwords').select('id').whereRef('staff_id', '=', 'staff.id')).as(
				'has_password',
			),
		)
		.orderBy('is_active', 'desc')
		.orderBy('name')
		.orderBy('id')
		.execute()
	return rows.map((row) => ({
		id: row.id,
		name: row.name,
		email: row.email,
		role: row.role,
		isActive: row.is_active,
		isSecondStepOn: row.is_second_step_on,
		hasPassword: Boolean(row.has_password),
		lastSeenAt: row.seen_at,
	}))
}
