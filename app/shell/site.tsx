import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/site.ts'
import { ErrorScreen } from './error_screen.tsx'
import { SiteLayout } from './layout.tsx'

/** What the shell itself shows; the rest comes from each page. */
export function loader({ context }: Route.LoaderArgs) {
	const { portals } = context.get(servicesContext)
	return { signupUrl: portals.signup, analyticsScript: portals.analyticsScript }
}

/** The shell's data is the same on every page: a submitted form or a navigation does not ask for it again. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
	return formMethod === undefined && defaultShouldRevalidate
}

/** Around every page that neighbours see; the office has a shell of its own. */
export default function Site({ loaderData }: Route.ComponentProps) {
	return (
		<SiteLayout signupUrl={loaderData.signupUrl} analyticsScript={loaderData.analyticsScript}>
			<Outlet />
		</SiteLayout>
	)
}

export function ErrorBoundary() {
	return (
		<SiteLayout signupUrl={null} analyticsScript={null}>
			<ErrorScreen />
		</SiteLayout>
	)
}
