import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { previewContext } from '#app/office/kernel/preview/preview.server.ts'
import type { AppParts } from './app_parts.ts'
import { isDecodable } from './canonical_path.ts'
import { billingPortalRoute } from './billing_portal.ts'
import { eventsRoute } from './events_route.ts'
import { fileHeaders, hideFromSearch, securityHeaders } from '#platform/http/headers.ts'
import { pictureBody, picturePaths, streamedBody, streamedPaths } from './upload_bodies.ts'
import { clientLeft } from './client_left.ts'
import { pageRoute } from './page_route.ts'
import { peerOf } from '#platform/http/peer.ts'
import { previewRenderer } from './preview.ts'
import { nextRequestId } from '#platform/http/request_id.ts'
import { searchEventRoute } from './search_event.ts'
import { semanticSearchRoute } from './semantic_search.ts'
import { drawnRoute } from './drawn/route.ts'
import { storableSearch } from '#platform/text/storable.ts'
import { maxFormBytes } from '#platform/forms/form_limit.ts'
import { discardRest } from '#platform/http/unread_body.ts'
import { streetSuggestionsRoute } from './street_suggestions.ts'
import { textsRoute } from './texts/route.ts'
import { unsubscribeRoute } from './unsubscribe.ts'
import { uploadsRoute } from './uploads.ts'
import { version } from './version.ts'
import { officeAppRoute } from './notices/office_app.ts'
import { wellKnownRoute } from './well_known.ts'
import { wrongMethod } from './wrong_method.ts'
import { type AppEnv, withPublicOrigin, isSameOrigin, contextFor, headersOf, visitorOf } from './app_env.ts'

const knownMethods = new Set(['GET', 'HEAD', 'POST'])
/** For pictures, which need fewer headers: each header costs bytes on a first visit. */
const pictureHeaders = Object.entries(fileHeaders)

/** Assembles everything that answers HTTP, from the outside in; React Router comes last. */
export function createApp(parts: AppParts): Hono<AppEnv> {
	const { services, events } = parts
	const app = new Hono<AppEnv>()
	const phone = () => services.content.current.facts.phone
	const sentence = (text: string) => `${text} You can always call us at ${phone()}.\n`

	app.use(observeRequests(parts))

	// For responses rendered per visitor: search results, receipts, the office. Cached pages are already compressed.
	app.use(compress({ encoding: 'gzip' }))

	app.onError((error, c) => {
		if (c.req.raw.signal.aborted) return clientLeft()
		const requestId = c.get('requestId')
		services.log.error({ requestId, error: String(error), stack: error.stack }, 'request threw')
		return c.text(sentence(`Something went wrong on our side (${requestId}).`), 500)
	})

	app.get('/healthz', (c) => c.json({ ok: true }))
	app.get('/readyz', readiness(parts))

	app.route('/', parts.metricsPage)

	app.route('/', eventsRoute(events))

	app.use(async (c, next) => {
		if (knownMethods.has(c.req.method)) return next()
		return c.text('This address answers GET, HEAD and POST.', 405, { allow: 'GET, HEAD, POST' })
	})

	app.use(async (c, next) => {
		if (isDecodable(c.get('url').pathname)) return next()
		const text = `This address cannot be read. Please type it again, or call us at ${phone()}.\n`
		return c.text(text, 400)
	})

	app.route('/', unsubscribeRoute(services))
	app.route('/', textsRoute(services, parts.twilio))

	app.use(async (c, next) => {
		if (c.req.method !== 'POST' || isSameOrigin(c)) return next()
		return c.text(sentence('This form was sent from another website, so we did not take it.'), 403)
	})

	app.use(limitBodies(services, sentence))

	app.route('/', searchEventRoute(services))
	app.route('/', uploadsRoute(services))
	app.route('/', drawnRoute(services, parts))
	app.route('/', wellKnownRoute(services))
	app.route('/', officeAppRoute(services))
	app.route('/', semanticSearchRoute(parts))
	app.route('/', streetSuggestionsRoute(parts))
	app.route('/', billingPortalRoute(services))

	app.use(async (c, next) => {
		await next()
		const refusal = wrongMethod(c, c.res)
		if (refusal) c.res = refusal
	})
	app.get('*', pageRoute(parts))

	const renderPreview = previewRenderer(parts)
	app.all('*', async (c) => {
		const context = contextFor(parts, visitorOf(c))
		context.set(previewContext, renderPreview)
		const request = withPublicOrigin(c)
		const response = await parts.render(request, context)
		if (response.status >= 500 && request.signal.aborted) return clientLeft()
		return response
	})

	return app
}

/** Assigns each request its id, address and headers, and logs it. */
function observeRequests(parts: AppParts): MiddlewareHandler<AppEnv> {
	const { services, pages } = parts
	// No policy during development, because Vite's own inline scripts run in the page.
	const isSent = (name: string) => pages !== null || name !== 'content-security-policy'
	const pageHeaders = Object.entries(securityHeaders).filter(([name]) => isSent(name))
	return async (c, next) => {
		const began = performance.now()
		const requestId = nextRequestId()
		c.set('requestId', requestId)
		const url = new URL(c.req.url)
		url.search = storableSearch(url.search)
		c.set('url', url)
		const incoming = c.env?.incoming
		const direct = incoming?.socket.remoteAddress
		c.set('peer', peerOf(direct, headersOf(c), parts))
		parts.proxyWatch.see(direct, c.req.method, headersOf(c), c.get('peer').address)
		await next()
		c.res.headers.set('x-request-id', requestId)
		const isPicture = c.res.headers.get('content-type')?.startsWith('image/') === true
		for (const [name, value] of isPicture ? pictureHeaders : pageHeaders)
			if (!c.res.headers.has(name)) c.res.headers.set(name, value)
		if (!services.content.current.isLive) hideFromSearch(c.res.headers)
		const ms = Math.round((performance.now() - began) * 10) / 10
		const line = { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }
		parts.metrics.countHandled(line)
		if (incoming && (!(await discardRest(incoming)) || c.res.status === 413))
			c.res.headers.set('connection', 'close')
		if (c.get('isRefused')) return
		if (c.res.status >= 500) services.log.error(line, 'request failed')
		else services.log.info(line, 'request')
	}
}

/** Reports whether this server should receive visitors. Waiting mail does not make it unready, because visitors can still be served. */
function readiness({ services, isAccepting }: AppParts): Handler<AppEnv> {
	return async (c) => {
		const store = await services.store.isReachable(1000)
		const content = services.content.current.source
		const disk = await services.health.isDiskWritable()
		const ready = store && disk && content === 'store' && isAccepting()
		const mail = store ? await services.health.mail() : null
		return c.json({ ready, version, store, disk, content, accepting: isAccepting(), mail }, ready ? 200 : 503)
	}
}

type Sentence = (text: string) => string

/** Limits request bodies: forms, and on some paths pictures and files with them. */
function limitBodies(services: AppParts['services'], sentence: Sentence): MiddlewareHandler<AppEnv> {
	const tooLong = `That is more than our form can take (${maxFormBytes / 1024} KB). Please go back and shorten your message.`
	const form = bodyLimit({ maxSize: maxFormBytes, onError: (c) => c.text(sentence(tooLong), 413) })
	const picture = pictureBody(services, form)
	const streamed = streamedBody(form)
	return (c, next) => {
		if (picturePaths.includes(c.req.path)) return picture(c, next)
		return streamedPaths.includes(c.req.path) ? streamed(c, next) : form(c, next)
	}
}
