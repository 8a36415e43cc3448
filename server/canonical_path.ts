import { type RouteObject, type ServerBuild, matchRoutes } from 'react-router'
import type { RouteHandle } from '#app/route_handle.ts'
import { redirectFor } from '#app/seo/redirects.ts'

type Routes = ServerBuild['routes']

/** What the address of a GET stands for, before anything is looked up or rendered. */
export interface CanonicalPath {
	/** The one spelling of it; whoever asks by another is sent there. */
	path: string
	/** Query parameters that change what it shows; `all` where the answer is for one request alone. */
	variesBy: readonly string[] | 'all'
	/** Its path stands in the route table as it is, so that there is a page for certain. */
	isStatic: boolean
}

type Page = Pick<CanonicalPath, 'variesBy' | 'isStatic'>

/** Whoever asks for one of the office's pages must be known: each is rendered for its request. */
export const isOffice = (path: string) => /^\/admin(?:\/|$)/.test(path)
const dataSuffix = /(?:\/_)?\.data$/
const plainSegment = /^[\w.~-]+$/

const tables = new WeakMap<Routes, readonly RouteObject[]>()
/** What is known of the paths that stand in a table as they are: no more of them than it has routes. */
const staticPages = new WeakMap<Routes, Map<string, Page>>()

/** Whether a path is text: its escapes are UTF-8, and none is a NUL, which PostgreSQL cannot hold. */
export function isDecodable(pathname: string): boolean {
	return decoded(pathname) !== null
}

/**
 * Reads a path, as a URL has it, by the route table: lowercase, nothing escaped that need not be, single slashes, no
 * legacy path. Null when it is not readable. A path that no route has keeps its letters, for its not-found page.
 */
export function canonicalPath(routes: Routes, pathname: string): CanonicalPath | null {
	const segments = decoded(pathname)
	if (segments === null) return null
	// What scripts ask for when a link is followed.
	if (dataSuffix.test(pathname)) {
		const page = canonicalPath(routes, pathname.replace(dataSuffix, ''))
		return page && { ...page, path: pathname, variesBy: 'all' }
	}
	const joined = `/${segments.join('/')}`
	if (segments.every((segment) => plainSegment.test(segment))) {
		for (const candidate of new Set([...(isOffice(joined) ? [joined] : []), joined.toLowerCase()])) {
			const path = redirectFor(candidate) ?? candidate
			const page = pageAt(routes, path)
			if (page) return { path, ...page }
		}
	}
	const bare = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}`
	// Also a page that the office does not have is rendered for whoever asks: the router matches in any case.
	const variesBy = isOffice(joined.toLowerCase()) ? 'all' : []
	return { path: redirectFor(bare.toLowerCase()) ?? bare, variesBy, isStatic: false }
}

/** The part of `search` that may change the page: a query string with its question mark, or nothing. */
export function relevantSearch(search: string, { variesBy }: Pick<CanonicalPath, 'variesBy'>): string {
	if (search === '' || variesBy === 'all') return search
	const relevant = [...new URLSearchParams(search)].filter(([name]) => variesBy.includes(name))
	return relevant.length === 0 ? '' : `?${new URLSearchParams(relevant)}`
}

function pageAt(routes: Routes, path: string): Page | null {
	let known = staticPages.get(routes)
	if (!known) staticPages.set(routes, (known = new Map()))
	const page = known.get(path) ?? matchPage(routes, path)
	if (page?.isStatic) known.set(path, page)
	return page
}

function matchPage(routes: Routes, path: string): Page | null {
	let table = tables.get(routes)
	if (!table) tables.set(routes, (table = routeObjects(routes, undefined)))
	const matches = matchRoutes([...table], path)
	const pattern = matches?.map(({ route }) => route.path ?? '').join('/') ?? '*'
	if (pattern.includes('*')) return null
	const variesBy = isOffice(path)
		? 'all'
		: (matches ?? []).flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.variesBy ?? [])
	return { variesBy, isStatic: !pattern.includes(':') }
}

function routeObjects(routes: Routes, parentId: string | undefined): RouteObject[] {
	return Object.values(routes)
		.filter((route) => route !== undefined && route.parentId === parentId)
		.map((route): RouteObject => {
			if (!route) throw new Error('A route is missing.')
			const { id, path, index, module } = route
			const shared = { id, ...(path !== undefined && { path }), caseSensitive: true, handle: module.handle }
			return index ? { ...shared, index: true } : { ...shared, children: routeObjects(routes, id) }
		})
}

function decoded(pathname: string): string[] | null {
	try {
		return pathname.includes('%00') ? null : pathname.split('/').filter(Boolean).map(decodeURIComponent)
	} catch {
		return null
	}
}
