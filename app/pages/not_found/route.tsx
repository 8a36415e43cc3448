import { NotFoundScreen } from '#app/shell/not_found_screen.tsx'
import { notFound } from '#app/shell/not_found.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import type { Route } from './+types/route.ts'

export function loader(args: Route.LoaderArgs) {
	return notFound(args)
}

export const meta = loaderMeta

/** Any path without a route (LG-04). */
export default function NotFound({ loaderData: { missing } }: Route.ComponentProps) {
	return <NotFoundScreen {...missing} />
}
