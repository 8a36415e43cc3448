import { signInKinds } from '../activity/activity_filters.ts'
import { formatActivity } from '../activity/activity_words.ts'
import type { Session } from '../sign_in/session.server.ts'
import type { Store } from '#db/store.server.ts'

/** A sign-in to somebody's own account, or a try. */
export interface LatestSignIn {
	id: string
	at: string
	/** `You signed in with a code`. */
	text: string
	/** Browser and network. */
	from: string
	isAlarming: boolean
}

const shown = 10

/** The latest sign-ins to one's own account and what failed of them, the latest first. */
export async function latestSignIns({ db }: Store, { staff }: Session): Promise<LatestSignIn[]> {
	const rows = await db
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
		at: row.created_at,
		text: `${row.staff_id === staff.id ? 'You' : 'Somebody'} ${formatActivity({ ...row, about_name: row.about_name && 'you' }).did}`,
		from: [row.device, row.network].filter(Boolean).join(', '),
		isAlarming: row.kind === 'sign-in-failed',
	}))
}
