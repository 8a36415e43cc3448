import type { PushMessageRow } from '#db/notice_rows.ts'
import type { Store } from '#db/store.server.ts'
import { type NoticeContent, noticeColumns, noticeOf } from '../../requests/read_notices.server.ts'
import { dueKey, dueTitle, newKey, newTitle, shortWords } from '../../requests/request_notice.ts'

/** What a browser shows of a push; `path` is the page that pressing it opens. */
export interface PushPayload {
	title: string
	body: string
	path: string
	/** A second push with the same one replaces the first. */
	tag: string
}

/** What a message says now: kind, town and reference, and nobody's name. Null where there is nothing to say any more. */
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
