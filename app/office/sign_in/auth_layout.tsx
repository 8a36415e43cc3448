import { Outlet } from 'react-router'
import type { Route } from './+types/auth_layout.ts'
import { OfficeProblem } from '../parts/office_problem.tsx'
import { AuthFrame } from './auth_frame.tsx'
import { preventCaching } from './guard.server.ts'
import officeCss from '../office.css?url'

/** The layout of pages without a session: signing in, and choosing a password by a mailed link. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: officeCss }]

export const middleware: Route.MiddlewareFunction[] = [preventCaching]

/** Without a loader the browser would not ask the server for each of these pages. */
export function loader() {
	return null
}

export default function AuthLayout() {
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<AuthFrame title="The office">
			<OfficeProblem error={error} />
		</AuthFrame>
	)
}
