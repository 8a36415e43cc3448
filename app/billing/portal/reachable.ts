import type { PortalState } from './portal_state.ts'

/** Where our server tells of the portal (server/billing_portal.ts). */
const stateUrl = '/functions/billing-portal'

/**
 * Whether the portal on another site answers, for a frame there never says so: the browser counts its own error page
 * as loaded. Our server sees the status and whether frames are refused; the browser sees what only its own line lacks.
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

/** Any answer will do: across origins it may not be read. A `HEAD` would be refused by some. */
async function isReached(src: string, signal: AbortSignal): Promise<boolean> {
	try {
		const response = await fetch(src, { signal, mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
		void response.body?.cancel()
		return true
	} catch {
		return false
	}
}
