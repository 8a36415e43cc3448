import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { searchContext } from '#app/search/search_context.server.ts'
import type { SiteSearch } from '#app/search/site_search.server.ts'
import type { Peer } from '#platform/http/peer.ts'

/** Hono's environment for this app: what is known about a request while it is handled. */
export interface AppEnv {
	Bindings: Partial<HttpBindings>
	Variables: {
		requestId: string
		peer: Peer
		url: URL
		/** Set if a rate limit refused the request; such responses are counted and logged together. */
		isRefused?: true
	}
}

export function headersOf(c: Context<AppEnv>) {
	return c.env?.incoming?.headers ?? Object.fromEntries(c.req.raw.headers)
}

export function visitorOf(c: Context<AppEnv>): Visitor {
	return {
		address: c.get('peer').address,
		userAgent: c.req.header('user-agent') ?? '',
		requestId: c.get('requestId'),
	}
}

/** The router context that loaders and actions read from. */
export function contextFor(
	{ services, search }: { services: Services; search: SiteSearch },
	visitor: Visitor,
): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(servicesContext, services)
	context.set(searchContext, search)
	context.set(visitorContext, visitor)
	return context
}

/**
 * Returns the request with the site's own scheme and host, because React Router checks `Origin` against them again. Only for requests that
 * passed `isSameOrigin`, which also accepts the site's second host name.
 */
export function withPublicOrigin(c: Context<AppEnv>): Request {
	const { pathname, search } = c.get('url')
	const { origin } = c.get('peer')
	const outside = origin + pathname + search
	const sentOrigin = c.req.header('origin')
	if (outside === c.req.url && (sentOrigin === undefined || sentOrigin === origin)) return c.req.raw
	const request = new Request(outside, c.req.raw)
	if (sentOrigin !== undefined) request.headers.set('origin', origin)
	return request
}

/**
 * Reports whether a form was sent from a page of this site. Browsers say so in `Sec-Fetch-Site`; older ones, and those on plain http, send
 * `Origin`. A client that sends neither has no visitor's cookies to abuse.
 */
export function isSameOrigin(c: Context<AppEnv>): boolean {
	const site = c.req.header('sec-fetch-site')
	if (site !== undefined) return site === 'same-origin' || site === 'none'
	const origin = c.req.header('origin')
	return origin === undefined || origin === c.get('peer').origin
}
