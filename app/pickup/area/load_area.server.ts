import { redirect } from 'react-router'
import type { Services } from '#app/services.server.ts'
import { pageMeta } from '#app/seo/page_meta.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { findArea } from '../find_area.server.ts'

/**
 * The area with this slug, or the status and meta tags of the page shown instead. Throws a redirect to
 * `pathOf(slug)` when the area has another address now.
 */
export async function loadArea(
	{ content, store, log, publicUrl }: Pick<Services, 'content' | 'store' | 'log' | 'publicUrl'>,
	slug: string,
	pathOf: (slug: string) => string,
): Promise<{ area: PickupAreaRow } | { area: null; status: number; meta: ReturnType<typeof pageMeta> }> {
	const found = await findArea({ content, store, log }, slug)
	if (found.kind === 'area') return { area: found.area }
	if (found.kind === 'renamed')
		// A temporary redirect: the area may be renamed back, and browsers cache permanent ones.
		throw redirect(pathOf(found.slug), { status: 307, headers: { 'cache-control': 'no-cache' } })
	const meta = pageMeta(
		{
			title: 'Page Not Found',
			description: 'There is no pickup area at this address.',
			path: null,
			image: 'not-found',
		},
		{ publicUrl, facts: content.current.facts },
	)
	return { area: null, status: { removed: 410, unknown: 404, unread: 503 }[found.kind], meta }
}
