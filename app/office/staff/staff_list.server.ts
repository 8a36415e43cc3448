import { randomUUID } from 'node:crypto'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatTime } from '../parts/format_moment.ts'
import type { Staff } from '../sign_in/staff.server.ts'

export type ListedStaff = Awaited<ReturnType<typeof staffList>>[number]

/** All staff as `me` sees them: active first, then by name. */
export async function staffList({ store, content }: ContentReading, me: Staff) {
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
	return rows.map(({ id, name, email, role, ...row }) => ({
		id,
		name,
		email,
		role,
		/** An idempotency key for a mail to them. */
		mailKey: randomUUID(),
		isMe: id === me.id,
		isActive: row.is_active,
		isSecondStepOn: row.is_second_step_on,
		/** False for an invited person who has not chosen a password yet. */
		hasPassword: Boolean(row.has_password),
		/** From the latest session; there is none before the first sign-in or after signing out everywhere. */
		seen:
			row.seen_at === null ? 'Not signed in' : `Last seen ${formatTime(row.seen_at, content.current.facts)}`,
	}))
}
