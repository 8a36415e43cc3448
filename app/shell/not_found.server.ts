import { data, redirect, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import { suggestionsFor } from './suggestions.server.ts'

/** The content for an unknown address (LG-04), with status 404; throws a redirect if the page has moved. */
export function notFound({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
	const { content } = context.get(servicesContext)
	// The server redirects full page loads; this is for client-side navigation.
	const moved = redirectFor(url.pathname, content.current.facts)
	if (moved !== null) throw redirect(moved + url.search, 308)
	const meta = describePage(context, {
		title: 'Page Not Found',
		description: 'There is no page at this address. Here are some pages that may help.',
		path: null,
	})
	const path = decodeURIComponent(url.pathname)
	const missing = {
		path,
		suggestions: suggestionsFor(path, content.current),
		picture: drawnPicture('not-found', content.current.livery),
	}
	return data({ missing, meta }, { status: 404 })
}
