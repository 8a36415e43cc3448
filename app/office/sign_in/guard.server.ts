import { data, type MiddlewareFunction, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'
import { loginPath } from './next_path.ts'
import { readSession, type Session, sessionContext } from './session.server.ts'
import { secondStepRule } from './second_step_rule.server.ts'
import { staffContext } from './staff.server.ts'
import { formStart } from '#platform/forms/form_start.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { firstPaths, type RequiredStep, preserveForm } from '../parts/preserved_form.ts'

/** Paths allowed while the password is temporary. */
const openWithTemporaryPassword = new Set(['/admin/account/password', '/admin/logout'])

/** Paths allowed while a required second step is missing: the account, and signing out. */
const openWithoutStep = /^\/admin\/(account|logout)(\/|$)/

/** Returns what the user has to do before anything else, or null. */
async function requiredStepOf(
	{ store }: { store: Store },
	{ staff, isPasswordTemporary, isSecondStepOn }: Session,
	{ pathname }: URL,
): Promise<RequiredStep | null> {
	if (isPasswordTemporary && !openWithTemporaryPassword.has(pathname)) return 'password'
	if (staff.role !== 'owner' || isSecondStepOn || openWithoutStep.test(pathname)) return null
	return (await secondStepRule(store.db)) === 'required' ? 'second-step' : null
}

/** Headers of the office's responses: no caching, no indexing. */
export const noStoreHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

export const preventCaching: MiddlewareFunction<Response> = async (_args, next) => {
	const response = await next()
	for (const [name, value] of Object.entries(noStoreHeaders)) response.headers.set(name, value)
	return response
}

/**
 * Requires a session for every method, and that the user has done what is required first. Otherwise redirects there; a
 * submitted form is shown again with its values.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	const services = context.get(servicesContext)
	const { session, cookies } = await readSession(services, request)
	if (session === null) throw await redirectToStep(request, url, 'signed-out')
	const step = await requiredStepOf(services, session, url)
	if (step !== null) throw await redirectToStep(request, url, step)
	context.set(sessionContext, session)
	context.set(staffContext, session.staff)
	const response = await next()
	// An action that created a new session set its cookie; renewing the old one would overwrite it.
	if (response.headers.has('set-cookie')) return response
	for (const cookie of cookies) response.headers.append('set-cookie', cookie)
	return response
}

/**
 * Responds with what the user has to do first. An event stream is ended with a 204, because it cannot follow a redirect
 * and would report that page as an error.
 */
async function redirectToStep(request: Request, url: URL, reason: RequiredStep) {
	if (request.method === 'POST') return preserved(request, url, reason, 401)
	const isStream = request.headers.get('accept') === 'text/event-stream'
	if (isStream) return new Response(null, { status: 204 })
	return redirect(reason === 'signed-out' ? loginPath(url) : firstPaths[reason])
}

/** The maximum size of a form without files, in bytes. Files come after the typed values and are not preserved. */
const mostKept = 256 * 1024

/** Responds to a rejected form with all of its values, so that it can be sent again. */
export async function preserved(request: Request, url: URL, reason: RequiredStep, status: number) {
	const start = await formStart(request, mostKept)
	return data(preserveForm(reason, actionOf(request, url), start && (await readForm(start))), { status })
}

/**
 * Returns the form's action. `url` lacks React Router's own parameters; a bare `index` in the query distinguishes an
 * index route's form from its layout's.
 */
function actionOf(request: Request, url: URL): string {
	const isIndex = new URL(request.url).searchParams.get('index') === ''
	const query = [isIndex ? 'index' : '', url.search.slice(1)].filter(Boolean).join('&')
	return query === '' ? url.pathname : `${url.pathname}?${query}`
}
