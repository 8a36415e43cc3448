import { formatTime } from '../parts/format_moment.ts'
import { signInKinds } from '../activity/activity_filters.ts'
import { formatActivity } from '../activity/activity_words.ts'
import type { Session } from '../sign_in/session.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

const shown = 10

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
		.limit(shown)
		.execute()
	return rows.map((row) => ({
		id: row.id,
		when: formatTime(row.created_at, content.current.facts),
		/** `You signed in with a code` */
		text: `${row.staff_id === staff.id ? 'You' : 'Somebody'} ${formatActivity({ ...row, about_name: row.about_name && 'you' }).did}`,
		/** Browser and network. */
		from: [row.device, row.network].filter(Boolean).join(', '),
		isAlarming: row.kind === 'sign-in-failed',
	}))
}
