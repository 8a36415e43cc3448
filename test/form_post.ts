import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { type Services, servicesContext, visitorContext } from '#app/context.server.ts'
import type { LeadServices, Sender } from '#app/leads/record_lead.server.ts'
import { builtInContent } from './built_in_content.ts'
import { recordedLog } from './recorded_log.ts'

interface FormPost {
	store: Services['store']
	path: string
	sender: Sender
	body: BodyInit
	/** The content type, where it is not the body's own. */
	type: string | undefined
}

/** What a form's action gets from React Router for a POST to the page at `path`. */
export function formPost({ store, path, sender, body, type }: FormPost): ActionFunctionArgs {
	const url = new URL(path, 'http://localhost')
	const headers: HeadersInit = type === undefined ? {} : { 'content-type': type }
	const request = new Request(url, { method: 'POST', body, headers })
	const context = new RouterContextProvider()
	const services: LeadServices = {
		store,
		log: recordedLog().log,
		content: builtInContent,
		wakeMail: () => undefined,
	}
	context.set(servicesContext, services as Partial<Services> as Services)
	context.set(visitorContext, sender)
	return { request, url, params: {}, pattern: path, context }
}
