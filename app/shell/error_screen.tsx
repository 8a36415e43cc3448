import { Form, useLocation, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { StillStuck } from './still_stuck.tsx'

/**
 * The error screen (LG-03), which tells a browser without a connection from a page that fails. Try Again revalidates the page's data, which resets the error; without scripts it reloads
 * the page.
 */
export function ErrorScreen() {
	const { pathname } = useLocation()
	const { revalidate, state } = useRevalidator()
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
				<Form
					action={pathname}
					onSubmit={(event) => {
						event.preventDefault()
						void revalidate()
					}}
				>
					<Button type="submit" disabled={state === 'loading'}>
						Try Again
					</Button>
				</Form>
				<ButtonLink to="/" kind="secondary">
					Go Home
				</ButtonLink>
			</div>
			<StillStuck />
		</div>
	)
}
