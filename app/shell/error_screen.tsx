import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { TryAgain } from '#app/ui/try_again.tsx'
import { serviceLinks } from './navigation.ts'
import { StillStuck } from './still_stuck.tsx'

/**
 * The error screen (LG-03), which distinguishes a lost connection from a failing page. Revalidating the page's
 * data resets the error.
 */
export function ErrorScreen() {
	const { pathname } = useLocation()
	const error = useRouteError()
	if (isRouteErrorResponse(error) && error.status === 404) return <NotOffered path={pathname} />
	return <Failed />
}

/** Replaces a page of a service that is not offered, with links to the offered ones. */
function NotOffered({ path }: { path: string }) {
	const facts = useFacts()
	return (
		<div className="wrap section">
			<h1 className="text-title">Page Not Found</h1>
			<p className="mt-4 max-w-[60ch] text-lead">
				{facts.name} has no page at <code className="font-semibold break-all">{path}</code>: that is not among
				the services we offer. Here is what we do.
			</p>
			<div className="mt-8 flex flex-wrap gap-3">
				{openLinks(serviceLinks, facts).map(({ name, to }) => (
					<ButtonLink key={to} to={to} kind="secondary">
						{name}
					</ButtonLink>
				))}
			</div>
			<StillStuck />
		</div>
	)
}

function Failed() {
	const isOffline = typeof document !== 'undefined' && navigator.onLine === false
	return (
		<div className="wrap section">
			<h1 className="text-title">{isOffline ? 'You are offline' : 'Something went wrong'}</h1>
			<p className="mt-4 max-w-[60ch] text-lead">
				{isOffline
					? 'This page needs a connection. Please check yours, then try again.'
					: 'We apologize for the inconvenience. Please try refreshing the page or return to the homepage.'}
			</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<TryAgain kind="primary" />
				<ButtonLink to="/" kind="secondary">
					Go Home
				</ButtonLink>
			</div>
			<StillStuck />
		</div>
	)
}
