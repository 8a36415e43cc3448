import type { ContentHub } from '#app/content/snapshot.server.ts'
import { type PageMeta, pageMeta } from './page_meta.server.ts'

/** For pages whose address holds a token: never cached, never indexed, never sent as a referrer. */
export const privateHeaders = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
}

/** The meta tags of such a page, without a canonical address. */
export function privateMeta(
	page: Pick<PageMeta, 'title' | 'description' | 'image'>,
	{ publicUrl, content }: { publicUrl: string; content: ContentHub },
) {
	return pageMeta({ ...page, path: null }, { publicUrl, facts: content.current.facts })
}
