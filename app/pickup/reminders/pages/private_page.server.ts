import type { Services } from '#app/context.server.ts'
import { pageMeta } from '#app/seo/page_meta.server.ts'

/** For pages whose address holds a token: never cached, never indexed, never sent as a referrer. */
export const privateHeaders = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
}

/** The meta tags of such a page, without a canonical address. */
export function privateMeta(title: string, { publicUrl, content }: Pick<Services, 'publicUrl' | 'content'>) {
	const description = 'Pickup reminders by mail.'
	return pageMeta({ title, description, path: null, publicUrl, image: 'reminders' }, content.current.facts)
}
