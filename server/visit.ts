import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { type Services, type Visitor, servicesContext, visitorContext } from '#app/context.server.ts'
import type { Peer } from './peer.ts'

/** What is known of one request while it is answered. */
export interface Visit {
	Bindings: Partial<HttpBindings>
	Variables: { requestId: string; peer: Peer; url: URL }
}

export function headersOf(c: Context<Visit>) {
	return c.env?.incoming?.headers ?? Object.fromEntries(c.req.raw.headers)
}

export function visitorOf(c: Context<Visit>): Visitor {
	return {
		address: c.get('peer').address,
		userAgent: c.req.header('user-agent') ?? '',
		requestId: c.get('requestId'),
	}
}

/** What loaders and actions find in their context. */
export function contextFor(services: Services, visitor: Visitor): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(servicesContext, services)
	context.set(visitorContext, visitor)
	return context
}

/** The request with the scheme and host the browser used, which React Router compares with `Origin`. */
export function asSeenOutside(c: Context<Visit>): Request {
	const { pathname, search } = c.get('url')
	const outside = c.get('peer').origin + pathname + search
	return outside === c.req.url ? c.req.raw : new Request(outside, c.req.raw)
}

/** A browser says where a form came from; a client that says nothing carries no visitor's cookies to abuse. */
export function cameFromHere(c: Context<Visit>, publicUrl: string): boolean {
	const origin = c.req.header('origin')
	if (origin !== undefined) return origin === c.get('peer').origin || origin === new URL(publicUrl).origin
	const site = c.req.header('sec-fetch-site')
	return site === undefined || site === 'same-origin' || site === 'none'
}
