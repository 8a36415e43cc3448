import { Outlet, useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/site.ts'
import { ErrorScreen } from './error_screen.tsx'
import { SiteLayout } from './layout.tsx'

/** What the shell itself shows; the rest comes from each page. */
export function loader({ context }: Route.LoaderArgs) {
	const { portals } = context.get(servicesContext)
	return { signupUrl: portals.signup, analyticsScript: portals.analyticsScript }
}

/**
 * The shell's data is the same on every page: once here it is not asked for again, and a change by the office shows with
 * the next page that is loaded whole. Otherwise a page whose data does not come would take the shell's along, and its own error screen would not show.
 */
export function shouldRevalidate() {
	return false
}

/** Around every page that neighbors see; the office has a shell of its own. */
export default function Site({ loaderData }: Route.ComponentProps) {
	return (
		<SiteLayout signupUrl={loaderData.signupUrl} analyticsScript={loaderData.analyticsScript}>
			<Outlet />
		</SiteLayout>
	)
}

/** Around the error screen of a page that failed; the shell's own data is there as a rule. */
export function ErrorBoundary() {
	const loaded = useRouteLoaderData<typeof loader>('shell/site')
	return (
		<SiteLayout signupUrl={loaded?.signupUrl ?? null} analyticsScript={loaded?.analyticsScript ?? null}>
			<ErrorScreen />
		</SiteLayout>
	)
}
