import { data, isRouteErrorResponse } from 'react-router'
import { factsInPage } from '#app/shell/page_facts.tsx'
import { idempotencyField, type LeadResult, type RefusalReason } from './lead_result.ts'

const reasons: Record<number, RefusalReason> = { 408: 'too-slow', 413: 'too-long', 429: 'too-many' }

/**
 * A page's `clientAction`: returns any failure on the way to the server as a result, so that the form stays on screen with its values. The
 * error status keeps the router from reloading the page's data, which would fail the same way. Redirects pass through. If the page shows
 * outdated prices, the form is submitted natively, so that the page reloads with the current prices and the values.
 */
export async function leadClientAction({ serverAction }: { serverAction: () => Promise<unknown> }) {
	try {
		const result = (await serverAction()) as LeadResult
		if ('isOutdated' in result)
			document.querySelector<HTMLInputElement>(`[name=${idempotencyField}]`)?.form?.submit()
		return result
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown
		console.warn('The form could not be sent', thrown)
		const status = isRouteErrorResponse(thrown) ? thrown.status : 503
		const reason = reasons[status] ?? (navigator.onLine === false ? 'offline' : 'unavailable')
		const refusal: LeadResult = {
			ok: false,
			reason,
			errors: [],
			values: {},
			sentence: await sentenceFor(reason),
		}
		return data(refusal, { status })
	}
}

/**
 * Why a form was refused, as a sentence, or null. The sentences load with the check on first use; the one for
 * offline is bundled, because the first use may be offline.
 */
export async function sentenceFor(reason: RefusalReason): Promise<string | null> {
	if (reason === 'offline') return 'Your device is offline. What you typed is still here.'
	return import('./check_lead.ts').then(
		({ refusalSentence }) => refusalSentence(reason, factsInPage()),
		() => null,
	)
}
