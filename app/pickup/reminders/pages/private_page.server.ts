import type { Services } from '#app/context.server.ts'
import { pageMeta } from '#app/seo/page_meta.server.ts'

/** For pages behind a link of a mail: kept nowhere, indexed nowhere, and their address goes nowhere. */
export const privateHeaders = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
}

/** The head of such a page; it has no address that anybody could share. */
export function privateMeta(title: string, { publicUrl, content }: Pick<Services, 'publicUrl' | 'content'>) {
	const description = 'Pickup reminders by mail.'
	return pageMeta({ title, description, path: null, publicUrl, image: 'reminders' }, content.current.facts)
}
