import { type ActionFunctionArgs, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '../read_form.server.ts'
import { refuse } from '../refuse.server.ts'
import { rolloffFormAnchor } from './anchor.ts'
import { submitRolloffQuote } from './submit.server.ts'

/**
 * The action of a town's page: a request that was taken is answered by a redirect to the same page with its receipt,
 * so that a reload sends nothing again; anything else by the page with the form kept.
 */
export async function rolloffAction(
	{ request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
	townSlug: string,
) {
	const entries = await readForm(request)
	if (entries === null) return refuse({ ok: false, reason: 'unreadable', errors: [], values: {} })
	const sender = { ...context.get(visitorContext), page: url.pathname, townSlug }
	const result = await submitRolloffQuote(context.get(servicesContext), entries, sender, new Date())
	if (!result.ok) return refuse(result)
	return redirect(`${url.pathname}?sent=${result.leadId}#${rolloffFormAnchor}`, 303)
}
