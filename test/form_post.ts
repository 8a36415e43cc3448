import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Sender } from '#app/leads/record_lead.server.ts'
import { leadServices } from './lead_services.ts'

interface FormPost {
	store: Store
	path: string
	sender: Sender
	body: BodyInit
	/** The content type; undefined for the body's own. */
	type: string | undefined
}

/** The arguments that React Router passes to a form's action for a POST to the page at `path`. */
export function formPost({ store, path, sender, body, type }: FormPost): ActionFunctionArgs {
	const url = new URL(path, 'http://localhost')
	const headers: HeadersInit = type === undefined ? {} : { 'content-type': type }
	const request = new Request(url, { method: 'POST', body, headers })
	const context = new RouterContextProvider()
	const services: Partial<Services> = leadServices(store) as Partial<Services>
	context.set(servicesContext, services as Services)
	context.set(visitorContext, sender)
	return { request, url, params: {}, pattern: path, context }
}
