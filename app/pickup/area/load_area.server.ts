import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { PageHead } from '#app/seo/head_tags.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { findArea } from '../find_area.server.ts'

/**
 * Returns the area with this slug, or the status and meta tags of the error page. Throws a redirect to
 * `pathOf(slug)` if the area now has another slug.
 */
export async function loadArea(
	context: Readonly<RouterContextProvider>,
	slug: string,
	pathOf: (slug: string) => string,
): Promise<{ area: PickupAreaRow } | { area: null; status: number; meta: PageHead }> {
	const found = await findArea(context.get(servicesContext), slug)
	if (found.kind === 'area') return { area: found.area }
	if (found.kind === 'renamed')
		// A temporary redirect: the area may be renamed back, and browsers cache permanent ones.
		throw redirect(pathOf(found.slug), { status: 307, headers: { 'cache-control': 'no-cache' } })
	const meta = describePage(context, {
		title: 'Page Not Found',
		description: 'There is no pickup area at this address.',
		path: null,
	})
	return { area: null, status: { removed: 410, unknown: 404, unread: 503 }[found.kind], meta }
}
