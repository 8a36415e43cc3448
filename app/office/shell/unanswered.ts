import { data, isRouteErrorResponse, type unstable_DataStrategyInitiator } from 'react-router'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import type { Route } from '../+types/layout.ts'
import { isPreservedForm, preserveForm, type PreservedForm, sendAgainId } from '../parts/preserved_form.ts'
import { sendAgainWords } from './send_again.tsx'

export type ClientArgs = Parameters<Route.ClientMiddlewareFunction>[0] & {
	/** Missing here in React Router's types. */
	unstable_initiator?: unstable_DataStrategyInitiator
}

/**
 * Client middleware for the office's forms: if no response of the office arrives, for example when offline or during a
 * restart, it preserves the form's values. A fetcher's form is refused on its page instead, even if the user is turned
 * away, and the page stays.
 */
export async function preserveUnanswered(
	{ request, unstable_initiator: initiator }: ClientArgs,
	next: Parameters<Route.ClientMiddlewareFunction>[1],
) {
	if (request.method === 'GET') return next()
	const sent = request.clone()
	const isSentAgain = document.getElementById(sendAgainId) !== null
	const results = await next()
	if (request.signal.aborted) return results
	for (const result of Object.values(results)) {
		// The router reloads a page only if the status is not an error. After these refusals the page shows an older state.
		if (result.type === 'data' && (isSentAgain || isConflict(result.result)))
			result.result = withoutStatus(result.result)
		if (result.type !== 'error') continue
		const { result: thrown } = result
		if (isRouteErrorResponse(thrown) && isPreservedForm(thrown.data)) {
			const { title } = sendAgainWords[thrown.data.reason]
			if (initiator === 'fetcher')
				refuse(
					result,
					`${title}. Nothing was saved; what you typed is still here. Open the office in another tab first.`,
					thrown.status,
				)
			else addLabels(thrown.data)
		}
		if (isAnswer(thrown)) continue
		console.warn('No answer came to a form', thrown)
		const isOffline = navigator.onLine === false
		const why = isOffline ? 'Your device is offline.' : 'The server did not answer as it should.'
		if (initiator === 'fetcher')
			refuse(result, `${why} Whether this arrived is not known; what you typed is still here.`, 503)
		else {
			const { pathname, search } = new URL(request.url)
			const form = preserveForm('no-answer', pathname + search, await sent.formData().catch(() => null))
			addLabels(form)
			result.result = data<PreservedForm>({ ...form, why }, { status: 503 })
		}
	}
	return results
}

function refuse(result: { type: string; result: unknown }, message: string, status: number): void {
	result.type = 'data'
	result.result = data<Refusal>({ ok: false, message, errors: [], kept: {} }, { status })
}

/** Whether this refuses a form because of somebody else's change, which a 404 does if the thing is gone. */
function isConflict(answer: unknown): boolean {
	return isWithStatus(answer) && [404, 409].includes(answer.init?.status ?? 200)
}

function withoutStatus(answer: unknown): unknown {
	return isWithStatus(answer) ? answer.data : answer
}

/** Whether this is what `data` of React Router returns. */
function isWithStatus(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
	return typeof answer === 'object' && answer !== null && 'init' in answer && 'data' in answer
}

/** Whether a thrown value came from the office: a proxy's response is text, and without a connection there is none. */
export function isAnswer(thrown: unknown): boolean {
	return thrown instanceof Response || (isRouteErrorResponse(thrown) && typeof thrown.data !== 'string')
}

/** Adds the labels that the page showed, so that the typed values can be displayed. */
function addLabels(form: PreservedForm): void {
	const labels: Record<string, string> = {}
	for (const [name] of form.fields) {
		const [field] = document.getElementsByName(name)
		const isTyped =
			field instanceof HTMLTextAreaElement ||
			(field instanceof HTMLInputElement && /^(text|email|tel|number|date|search|url)$/.test(field.type))
		const label = isTyped && field.labels?.[0]?.textContent
		if (label) labels[name] = label
	}
	form.labels = labels
}
