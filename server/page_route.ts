import type { Context, Next } from 'hono'
import type { Facts } from '#app/company/facts_type.ts'
import { noStoreHeaders } from '#app/office/sign_in/guard.server.ts'
import { type RenderInputs, renderInputsContext } from '#app/render_inputs.server.ts'
import { type CanonicalPath, isOffice, pageOf, relevantSearch, canonicalPath } from './canonical_path.ts'
import type { AppParts } from './app_parts.ts'
import { clientLeft } from './client_left.ts'
import { trackReads } from './content_reads.ts'
import { hideFromSearch } from '#platform/http/headers.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency_limit.ts'
import { RefillingLimit } from '#platform/limits/refilling_limit.ts'
import { missingPage } from './missing_page.ts'
import { isListed } from './listed_pages.ts'
import { type CachedResource, toResponse } from '#platform/http/cached_response.ts'
import { type AppEnv, contextFor } from './app_env.ts'

/** How many guessed paths may be rendered at once, and per second after that; at 6 ms each, a thirtieth of the time. */
const guessedAtOnce = 30
const guessedASecond = 5
/** Seconds, for the `Retry-After` header of a 503. */
const retryAfter = '5'

/**
 * Answers GETs of files and of pages that are the same for everyone; passes on pages rendered per visitor, with the query parameters that
 * their routes declare. Guessed paths have their own limit and never hold up real pages.
 */
export function pageRoute(
	parts: Pick<
		AppParts,
		'services' | 'search' | 'render' | 'routes' | 'pages' | 'assets' | 'metrics' | 'refusals'
	>,
) {
	const { services, pages, assets } = parts
	const limits = {
		office: new ConcurrencyLimit(50, 200),
		pages: new ConcurrencyLimit(50, 200),
		guesses: new ConcurrencyLimit(1, 30),
	}

	const pace = new RefillingLimit(guessedAtOnce, guessedASecond)

	/** The limit that applies to a path; null for a guess if too many were rendered lately. */
	function limitFor({ path, isStatic }: CanonicalPath): ConcurrencyLimit | null {
		if (isOffice(path)) return limits.office
		const page = pageOf(path)
		if (isStatic || pages?.has(page) || isListed(services.content.current, page)) return limits.pages
		return pages === null || pace.take() ? limits.guesses : null
	}

	/** Renders a page for the cache: without the visitor's headers, and not aborted when they disconnect. */
	const renderer =
		(path: string, variesBy: readonly string[]) => async (requestId: string, last: string | null) => {
			const tracked = trackReads(services)
			parts.metrics.countRender()
			const request = new Request(services.publicUrl + path)
			const nobody = { address: '', userAgent: '', requestId }
			const context = contextFor({ services: tracked.services, search: parts.search }, nobody)
			const inputs: RenderInputs = { last, current: null }
			context.set(renderInputsContext, inputs)
			const response = await parts.render(request, context)
			if (!tracked.services.content.current.isLive) hideFromSearch(response.headers)
			return { response, reads: tracked.reads(), variesBy, inputs: inputs.current }
		}

	/** Answers 404 if no route matches; otherwise asks the visitor to try again. */
	function refused(c: Context<AppEnv>, { hasRoute, path }: CanonicalPath): Response {
		c.set('isRefused', true)
		parts.refusals.count(hasRoute ? 'busy' : 'missing')
		if (hasRoute) return overloaded(c, services.content.current.facts)
		const { headers, body } = missingPage(services.content.current, path, c.req.header('accept'))
		return c.body(body, 404, headers)
	}

	return async (c: Context<AppEnv>, next: Next): Promise<Response | void> => {
		const url = c.get('url')
		const send = async (resource: CachedResource) =>
			toResponse(await resource.responseFor(c.req.header('accept-encoding'), c.req.header('if-none-match')))
		const asset = assets.get(url.pathname)
		if (asset !== undefined) return send(asset)

		const address = canonicalPath(await parts.routes(), url.pathname, services.content.current.facts)
		if (address === null) return next()
		if (address.path !== pathAsSent(c)) {
			// A 308 is cacheable by default, and a query of the office may hold private text.
			if (address.variesBy === 'all') for (const header of Object.entries(noStoreHeaders)) c.header(...header)
			return c.redirect(address.path + url.search, 308)
		}

		const { path, variesBy } = address
		const cached = pages?.get(path, url.search)
		if (cached !== undefined) return send(cached)
		const concurrency = limitFor(address)
		if (concurrency === null) return refused(c, address)
		const search = relevantSearch(url.search, address)
		if (pages === null || search !== '' || variesBy === 'all') {
			c.set('url', new URL(path + search, url))
			const hasLeft = () => c.env?.incoming?.socket.destroyed === true
			const queued = concurrency.run(async () => (hasLeft() ? clientLeft() : next()))
			return queued === null ? refused(c, address) : ((await queued) ?? undefined)
		}
		const filled = await pages.fill(path, concurrency, renderer(path, variesBy), c.get('requestId'))
		if (filled === null) return refused(c, address)
		return filled.isCached ? send(filled.resource) : filled.response
	}
}

/** The raw path of the request line; for an absolute URL, its parsed path. */
function pathAsSent(c: Context<AppEnv>): string {
	const target = c.env?.incoming?.url ?? ''
	return target.startsWith('/') ? target.replace(/[?#].*$/s, '') : c.get('url').pathname
}

function overloaded(c: Context<AppEnv>, { phone }: Pick<Facts, 'phone'>): Response {
	const text = `Many are asking at once. Please try again in a moment, or call us at ${phone}.\n`
	return c.text(text, 503, { 'retry-after': retryAfter })
}
