import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { restorableInput } from '#app/ui/restored_input.ts'
import type { Route } from './+types/auth_layout.ts'
import { OfficeFailure } from '#app/office/parts/office_failure.tsx'
import { AuthFrame } from './auth_frame.tsx'
import { preventCaching } from './guard.server.ts'
import officeCss from '../office.css?url'

/** The layout of pages without a session: signing in, and choosing a password by a mailed link. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: officeCss }]

export const middleware: Route.MiddlewareFunction[] = [preventCaching]

/** Without a loader, the browser would navigate between these pages without asking the server. */
export function loader({ context }: Route.LoaderArgs) {
	return { company: context.get(servicesContext).content.current.facts.name }
}

export default function AuthLayout() {
	// Nothing that was half typed stays behind for whoever signs in next.
	useEffect(() => restorableInput.clear(), [])
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<AuthFrame title="The office">
			<OfficeFailure error={error} />
		</AuthFrame>
	)
}
