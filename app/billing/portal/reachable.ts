import type { PortalState } from './portal_state.ts'

/** The endpoint of server/billing_portal.ts. */
const stateUrl = '/functions/billing-portal'

/**
 * Whether a portal on another site is reachable. The frame itself does not tell, since the browser's error
 * page also loads: the server checks status and framing headers, the browser checks its own connection.
 */
export async function isPortalReachable(src: string, signal: AbortSignal): Promise<boolean> {
	const reported = fetchPortalState(signal)
	const own = isReached(src, signal)
	const { state, isIsolated } = await reported
	if (state === 'down') return false
	return isIsolated || (await own)
}

async function fetchPortalState(signal: AbortSignal): Promise<PortalState> {
	const unknown: PortalState = { state: 'unknown', isIsolated: false }
	try {
		const response = await fetch(stateUrl, { signal })
		return response.ok ? ((await response.json()) as PortalState) : unknown
	} catch {
		return unknown
	}
}

/** An opaque response is enough. Not `HEAD`, which some servers reject. */
async function isReached(src: string, signal: AbortSignal): Promise<boolean> {
	try {
		const response = await fetch(src, { signal, mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
		void response.body?.cancel()
		return true
	} catch {
		return false
	}
}
