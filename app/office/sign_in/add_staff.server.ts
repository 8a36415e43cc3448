import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StaffRole } from '#db/staff_rows.ts'

interface NewStaff {
	name: string
	email: string
	role: StaffRole
	/** The hash, and whether the password is temporary because someone else knows it; null if it will be chosen by a mailed link. */
	password: { hash: string; isTemporary: boolean } | null
}

/** Inserts a staff member with their password. Returns the id, or null without inserting anything if the address is taken. */
export async function addStaff(
	db: Kysely<Database>,
	staff: NewStaff,
	now = new Date(),
): Promise<string | null> {
	const id = randomUUID()
	const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() }
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('staff')
		.values({
			id,
			name: staff.name,
			email: staff.email.toLowerCase(),
			role: staff.role,
			is_active: true,
			is_password_temporary: staff.password?.isTemporary ?? false,
			is_second_step_on: false,
			is_email_verified: false,
			image: null,
			...stamps,
		})
		.onConflict((conflict) => conflict.column('email').doNothing())
		.executeTakeFirstOrThrow()
	if (Number(numInsertedOrUpdatedRows) === 0) return null
	if (staff.password) await setPassword(db, id, staff.password.hash, now)
	return id
}

/** Sets or replaces a staff member's password. */
export async function setPassword(
	db: Kysely<Database>,
	staffId: string,
	password: string,
	now = new Date(),
): Promise<void> {
	const changed = { password, updated_at: now.toISOString() }
	await db
		.insertInto('staff_passwords')
		.values({
			id: randomUUID(),
			staff_id: staffId,
			account_id: staffId,
			provider_id: 'credential',
			access_token: null,
			refresh_token: null,
			id_token: null,
			scope: null,
			access_token_expires_at: null,
			refresh_token_expires_at: null,
			created_at: changed.updated_at,
			...changed,
		})
		.onConflict((conflict) => conflict.columns(['staff_id', 'provider_id']).doUpdateSet(changed))
		.execute()
}
