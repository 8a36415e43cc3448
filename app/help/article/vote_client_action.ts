import { data, isRouteErrorResponse } from 'react-router'
import type { VoteResult } from '../vote_result.ts'

/**
 * The article page's `clientAction`: a vote that does not reach the server comes back as a refusal, so that the
 * article stays on screen. The error status keeps the router from reloading it, which would fail the same way.
 */
export async function voteClientAction({ serverAction }: { serverAction: () => Promise<unknown> }) {
	try {
		return (await serverAction()) as VoteResult
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown
		console.warn('The vote could not be sent', thrown)
		const status = isRouteErrorResponse(thrown) ? thrown.status : 503
		return data<VoteResult>({ ok: false, reason: 'unavailable' }, { status })
	}
}
