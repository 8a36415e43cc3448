import { use } from 'react'
import { CallLink } from '#app/company/call_link.tsx'
import { RenderContext } from './render_context.ts'

const idOfRequestId = 'request-id'

/** The phone number for persistent errors, and the id of the failed request to mention, which is also in the log. */
export function StillStuck() {
	const requestId = useRequestId()
	return (
		<p className="mt-8 text-muted-foreground">
			Still stuck? Call <CallLink />
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
	)
}

/** In the browser the id is known from the server's HTML only. */
function useRequestId(): string | undefined {
	const rendered = use(RenderContext)
	if (import.meta.env.SSR) return rendered?.requestId
	return document.getElementById(idOfRequestId)?.textContent
}
