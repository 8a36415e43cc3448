import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { openingState } from './company/opening_state.ts'
import { closedBy } from './company/services.ts'
import { servicesContext } from './context.server.ts'
import { isOfServiceOff } from './seo/redirects.ts'
import { holidayNotice } from './pickup/schedule/holiday_notice.ts'
import type { Route } from './+types/site.ts'
import { ErrorScreen } from './shell/error_screen.tsx'
import type { LoadGreeting } from './shell/greeting.ts'
import { SiteLayout } from './shell/layout.tsx'

const loadSearchDialog = () => import('./search/dialog/search_dialog.tsx')
const loadGreeting: LoadGreeting = async (area, facts) =>
	(await import('./pickup/remembered/greeting.ts')).loadGreeting(area, facts)

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/site.webmanifest' }]

/** Recipients of earlier mails must still be able to change or stop them. */
const neverClosed = new Set(['/reminders/manage', '/reminders/unsubscribe'])

/**
 * Returns 404 for pages, and forms, of services that are off. Pages that are closed for another reason
 * redirect instead.
 */
const openPagesOnly: Route.MiddlewareFunction = ({ url, context }) => {
	const { facts } = context.get(servicesContext).content.current
	const service = closedBy(facts.closedPages, url.pathname)
	const isOff = service !== null && service !== 'gone' && !facts.services[service]
	const isClosed = isOff || isOfServiceOff(url.pathname, facts)
	if (isClosed && !neverClosed.has(url.pathname)) throw data(null, { status: 404 })
}

export const middleware: Route.MiddlewareFunction[] = [openPagesOnly]

/** For a page that does not exist. */
export function meta({ error }: Route.MetaArgs) {
	return isRouteErrorResponse(error)
		? [{ title: 'Page Not Found' }, { name: 'robots', content: 'noindex' }]
		: []
}

export function loader({ url, context }: Route.LoaderArgs) {
	const { content } = context.get(servicesContext)
	const { facts, portals, isLive } = content.current
	const now = new Date()
	// Analytics must not see a URL that contains a secret token.
	const analyticsScript = url.searchParams.has('token') ? null : portals.analyticsScript
	return {
		signupUrl: portals.signup,
		orderingUrl: portals.ordering,
		analyticsScript,
		opening: openingState(now, facts),
		notice: holidayNotice(now, facts, facts.services.residential),
		isPreview: !isLive,
	}
}

/**
 * Never revalidates: the layout's data is the same on every page, and office changes show on the next full
 * load. Otherwise a page whose data fails would take the layout down with it, and its own error screen would
 * not show.
 */
export function shouldRevalidate() {
	return false
}

/** The layout of the public site; the office has its own. */
export default function Site({ loaderData }: Route.ComponentProps) {
	return (
		<SiteLayout {...loaderData} loadSearchDialog={loadSearchDialog} loadGreeting={loadGreeting}>
			<Outlet />
		</SiteLayout>
	)
}

/** The error screen of a failed page, inside the layout, whose own data is usually loaded. */
export function ErrorBoundary() {
	const loaded = useRouteLoaderData<typeof loader>('site')
	return (
		<SiteLayout
			signupUrl={loaded?.signupUrl ?? null}
			orderingUrl={loaded?.orderingUrl ?? null}
			analyticsScript={loaded?.analyticsScript ?? null}
			opening={loaded?.opening ?? null}
			notice={loaded?.notice ?? null}
			isPreview={loaded?.isPreview ?? false}
			loadSearchDialog={loadSearchDialog}
			loadGreeting={loadGreeting}
		>
			<ErrorScreen />
		</SiteLayout>
	)
}
