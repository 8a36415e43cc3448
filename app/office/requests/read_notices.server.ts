import type { Snapshot } from '#app/content/snapshot.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { formatDue } from './format_due.ts'
import { dueSoonMs, type Notices, type RequestNotice } from './request_notice.ts'
import { townOf } from './town_of.server.ts'

/** A long weekend: requests that came or fell due earlier are in the list but no longer announced. */
const lookBackMs = 3 * 24 * 60 * 60_000
/** The maximum number of requests in a notice. */
const longest = 50

/** The columns that a notice is built from. */
export const noticeColumns = [
	'lead_id',
	'form',
	'reference',
	'name',
	'asked',
	'place',
	'status',
	'due_at',
	'first_answered_at',
	'requested_at',
	'created_at',
	'taken_by',
] as const
type NoticeRow = Pick<LeadWorkRow, (typeof noticeColumns)[number]>
export type NoticeContent = Pick<Snapshot, 'facts' | 'residentialTowns' | 'rolloffTowns'>

/** The requests to announce to the whole office now. */
export async function readNotices(
	{ db }: Pick<Store, 'db'>,
	content: NoticeContent,
	now: Date,
): Promise<Notices> {
	const fresh = await readNew({ db }, now)
	const due = await waitingIn(db)
		.where('queue_order', '>', now.getTime() - lookBackMs)
		.where('queue_order', '<=', now.getTime() + dueSoonMs)
		.orderBy('queue_order', 'desc')
		.orderBy('lead_id')
		.limit(longest)
		.execute()
	const notice = (row: NoticeRow) => noticeOf(row, content, now)
	return { fresh: fresh.map(notice), due: due.map(notice) }
}

/** New requests, latest first. */
export async function readNew({ db }: Pick<Store, 'db'>, now: Date): Promise<NoticeRow[]> {
	return waitingIn(db)
		.where('created_at', '>', new Date(now.getTime() - lookBackMs).toISOString())
		.orderBy('created_at', 'desc')
		.orderBy('lead_id')
		.limit(longest)
		.execute()
}

function waitingIn(db: Store['db']) {
	return db
		.selectFrom('lead_work')
		.select(noticeColumns)
		.where('queue_order', '<', settledFrom)
		.where('status', '=', 'new')
}

/** The notice of one request. */
export function noticeOf(row: NoticeRow, content: NoticeContent, now: Date): RequestNotice {
	return {
		id: row.lead_id,
		path: leadPath({ form: row.form, leadId: row.lead_id }),
		reference: row.reference,
		name: row.name,
		what: leadDefinitions[row.form].label,
		asked: row.asked,
		town: townOf(row.place, content),
		at: row.created_at,
		due: formatDue(row, content.facts, now).text,
		takenBy: row.taken_by,
	}
}

/** The notice of a request in a mail, which may leave days later: `today` would then be wrong, so it names the day. */
export function mailedNoticeOf(row: NoticeRow, content: NoticeContent, now: Date): RequestNotice {
	const notice = noticeOf(row, content, now)
	if (row.status !== 'new') return notice
	const isOverdue = new Date(row.due_at) < now
	return {
		...notice,
		due: `${isOverdue ? 'Overdue since' : 'Due'} ${formatDateTime(row.due_at, content.facts)}`,
	}
}
