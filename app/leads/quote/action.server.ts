import { type ActionFunctionArgs, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '../read_form.server.ts'
import { refuse } from '../refuse.server.ts'
import { submitQuote } from './submit.server.ts'

/**
 * The action of every page that holds the general quote form: a request that was taken is answered by a redirect to
 * the same page with its receipt, so that a reload sends nothing again; anything else by the page with the form kept.
 */
export async function quoteAction({ request, url, context }: ActionFunctionArgs) {
	const entries = await readForm(request)
	if (entries === null) return refuse({ ok: false, reason: 'unreadable', errors: [], values: {} })
	const sender = { ...context.get(visitorContext), page: url.pathname }
	const result = await submitQuote(context.get(servicesContext), entries, sender, new Date())
	if (!result.ok) return refuse(result)
	return redirect(`${url.pathname}?sent=${result.leadId}#contact-form`, 303)
}
