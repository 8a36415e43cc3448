import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { pageMeta } from '#app/seo/page_meta.server.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import { NotFoundScreen } from './not_found_screen.tsx'
import { suggestionsFor } from './suggestions.server.ts'
import type { Route } from './+types/route.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
	// The server redirects full page loads; this is for client-side navigation.
	const moved = redirectFor(url.pathname)
	if (moved !== null) throw redirect(moved + url.search, 308)
	const { content, publicUrl } = context.get(servicesContext)
	const meta = pageMeta(
		{
			title: 'Page Not Found',
			description: 'There is no page at this address. Here are some pages that may help.',
			path: null,
			publicUrl,
			image: 'not-found',
		},
		content.current.facts,
	)
	const path = `/${params['*']}`
	const suggestions = suggestionsFor(path, content.current)
	return data(
		{ meta, path, suggestions, picture: drawnPicture('not-found', content.current.livery) },
		{ status: 404 },
	)
}

export const meta = loaderMeta

/** Any path that no route has (LG-04). */
export default function NotFound({ loaderData: { path, suggestions, picture } }: Route.ComponentProps) {
	return <NotFoundScreen path={path} suggestions={suggestions} picture={picture} />
}
