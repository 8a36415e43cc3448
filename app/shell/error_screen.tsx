import { use } from 'react'
import { Form, useLocation, useRevalidator } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { HandoffContext } from './handoff.ts'

const idOfRequestId = 'request-id'

/**
 * What shows when something broke (LG-03). Try Again loads the page's data once more, which resets the error;
 * without scripts it asks for the page again.
 */
export function ErrorScreen() {
	const requestId = useRequestId()
	const { pathname } = useLocation()
	const { revalidate, state } = useRevalidator()
	return (
		<div className="wrap section max-w-3xl">
			<h1 className="text-title">Something went wrong</h1>
			<p className="mt-4 text-lead">
				We apologize for the inconvenience. Please try refreshing the page or return to the homepage.
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
			<p className="mt-8 text-muted-foreground">
				Still stuck? Call{' '}
				<a href={telHref()} className="link">
					{facts.phone}
				</a>
				{requestId && (
					<>
						{' '}
						and mention{' '}
						<code id={idOfRequestId} className="font-semibold text-foreground">
							{requestId}
						</code>
					</>
				)}
				.
			</p>
		</div>
	)
}

/** The failed request's id, which the log has too; the browser knows it from the server's page only. */
function useRequestId(): string | undefined {
	const handoff = use(HandoffContext)
	if (import.meta.env.SSR) return handoff?.requestId
	return document.getElementById(idOfRequestId)?.textContent
}
