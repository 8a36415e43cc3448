import { formText } from '#platform/forms/form_text.ts'
import { type Submission, done } from '../kernel/screens/commands.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { signInKinds } from '../activity/activity_filters.ts'
import { formatActivity } from '../activity/activity_words.ts'
import { formatTime } from '../parts/format_moment.ts'
import { deviceName } from '../sign_in/device_name.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { publishSessionsChanged, type Session, sessionContext } from '../sign_in/session.server.ts'

export type Device = Awaited<ReturnType<typeof devicesOf>>[number]

/** Returns the devices on which the user is signed in: this one first, then by last use (accurate to five minutes). */
export async function devicesOf({ store, content }: ContentReading, session: Session, now: Date) {
	const zoned = content.current.facts
	const rows = await store.db
		.selectFrom('staff_sessions')
		.select(['id', 'user_agent', 'created_at', 'updated_at'])
		.where('staff_id', '=', session.staff.id)
		.where('expires_at', '>', now.toISOString())
		.orderBy('updated_at', 'desc')
		.orderBy('id')
		.limit(100)
		.execute()
	return rows
		.map(({ id, user_agent, created_at, updated_at }) => ({
			id,
			name: deviceName(user_agent),
			isThisOne: id === session.id,
			seen: `Signed in ${formatTime(created_at, zoned)}, last seen ${formatTime(updated_at, zoned)}`,
		}))
		.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

const shownSignIns = 10

export type LatestSignIn = Awaited<ReturnType<typeof latestSignIns>>[number]

/** Returns the latest sign-ins to the user's account, including failed ones, newest first. */
export async function latestSignIns({ store, content }: ContentReading, { staff }: Session) {
	const rows = await store.db
		.selectFrom('staff_activity')
		.selectAll()
		.where(({ eb, or }) => or([eb('staff_id', '=', staff.id), eb('about_id', '=', staff.id)]))
		.where('kind', 'in', [...signInKinds, 'password-link-asked', 'password'])
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(shownSignIns)
		.execute()
	return rows.map((row) => {
		const { did, from, isAlarming } = formatActivity({ ...row, about_name: row.about_name && 'you' })
		const when = formatTime(row.created_at, content.current.facts)
		return {
			id: row.id,
			when,
			text: `${row.staff_id === staff.id ? 'You' : 'Somebody'} ${did}`,
			from,
			isAlarming,
		}
	})
}

/** Signs out one of the user's devices, or (`others`) all but this one; sessions of other users are not affected. */
export async function signOutDevices({ services: { store }, form, context, visitor }: Submission) {
	const { id, staff } = context.get(sessionContext)
	const chosen = formText(form, 'session')
	await store.db.transaction().execute(async (trx) => {
		const ofStaff = trx.deleteFrom('staff_sessions').where('staff_id', '=', staff.id)
		const ended = chosen === 'others' ? ofStaff.where('id', '!=', id) : ofStaff.where('id', '=', chosen)
		const { numDeletedRows } = await ended.executeTakeFirst()
		const [detail, from] = [String(numDeletedRows), visitor]
		if (numDeletedRows > 0n)
			await recordActivity(trx, { kind: 'devices-signed-out', by: staff, detail, from })
	})
	publishSessionsChanged(store)
	return done('/admin/account?done=devices')
}
