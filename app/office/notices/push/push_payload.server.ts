import type { PushMessageRow } from '#db/notice_rows.ts'
import type { Store } from '#db/store.server.ts'
import { type NoticeContent, noticeColumns, noticeOf } from '../../requests/read_notices.server.ts'
import { dueKey, dueTitle, newKey, newTitle, shortWords } from '../../requests/request_notice.ts'

/** The content of a push notification; `path` is the page opened by clicking it. */
export interface PushPayload {
	title: string
	body: string
	path: string
	/** A push replaces an earlier one with the same tag. */
	tag: string
}

/** Returns a message's current payload: kind, town and reference, but no names. Null if it no longer applies. */
export async function pushPayload(
	{ db }: Pick<Store, 'db'>,
	{ kind, lead_id }: Pick<PushMessageRow, 'kind' | 'lead_id'>,
	content: NoticeContent,
	now: Date,
): Promise<PushPayload | null> {
	if (lead_id === null) {
		const body = 'New requests and answers that are due will show up here.'
		return { title: 'This is a test', body, path: '/admin/account/notices', tag: 'test' }
	}
	const lead = await db
		.selectFrom('lead_work')
		.select(noticeColumns)
		.where('lead_id', '=', lead_id)
		.where('status', 'in', kind === 'accepted' ? ['contacted', 'won'] : ['new'])
		.executeTakeFirst()
	if (!lead) return null
	const notice = noticeOf(lead, content, now)
	const { path, due, reference, id } = notice
	if (kind === 'accepted')
		return { title: `Offer accepted: ${shortWords(notice)}`, body: reference, path, tag: `accepted:${id}` }
	const [title, tag] =
		kind === 'new' ? [newTitle(notice), newKey(notice)] : [dueTitle(notice), dueKey(notice)]
	return { title, body: `${reference}. ${due}`, path, tag }
}
