import { Outlet } from 'react-router'
import type { Route } from './+types/door.ts'
import { OfficeProblem } from '../shell/office_problem.tsx'
import { DoorFrame } from './door_frame.tsx'
import { keepPrivate } from './guard.server.ts'
import officeCss from '../office.css?url'

/** The pages before the guard: signing in, and choosing a new password from a mail. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: officeCss }]

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

/** Its being there is what makes the browser ask the server for each of these pages. */
export function loader() {
	return null
}

export default function Door() {
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<DoorFrame title="The office">
			<OfficeProblem error={error} />
		</DoorFrame>
	)
}
