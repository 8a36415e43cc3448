import { type RouteObject, type ServerBuild, matchRoutes } from 'react-router'
import type { RouteHandle } from '#app/route_handle.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import { memoized } from '#platform/process/memoized.ts'

type Routes = ServerBuild['routes']

/** The canonical form of a GET path, determined before anything is looked up or rendered. */
export interface CanonicalPath {
	/** The only form of the path that is served; other forms redirect to it. */
	path: string
	/** Query parameters that change the page; `all` if it is rendered for each request. */
	variesBy: readonly string[] | 'all'
	/** The route has no parameters, so the page certainly exists. */
	isStatic: boolean
	/** False if no route can match the path. */
	hasRoute: boolean
}

type Page = Pick<CanonicalPath, 'variesBy' | 'isStatic'>

/** The office's pages need a session, so each is rendered for its request. */
export const isOffice = (path: string) => /^\/admin(?:\/|$)/.test(path)
const dataSuffix = /(?:\/_)?\.data$/
const plainSegment = /^[\w.~-]+$/
const unroutable = /[\p{Cc}\u2028\u2029]/u

const tablesOf = memoized((_routes: Routes) => new Map<string, RouteObject[]>())
/** A cache of path matches; cleared when too many paths were requested. */
const pagesFound = memoized((_routes: Routes) => new Map<string, Page | null>())
const mostFound = 300

/** The first segments of all routes: whole, and as prefixes. */
interface Beginnings {
	whole: ReadonlySet<string>
	begun: readonly string[]
}

/**
 * Reports whether a path decodes to one line of text: its escapes are UTF-8, without NUL (which PostgreSQL cannot store) and without line
 * ends (which no route matches).
 */
export function isDecodable(pathname: string): boolean {
	return decoded(pathname) !== null
}

/**
 * Returns the canonical form of a URL's path by the route table: lowercase, nothing escaped needlessly, single slashes, legacy paths
 * replaced unless a size now has a page there. Null if the path cannot be decoded. A path without a route keeps its case, for the not-found
 * page.
 */
export function canonicalPath(
	routes: Routes,
	pathname: string,
	facts: Parameters<typeof redirectFor>[1],
): CanonicalPath | null {
	const segments = decoded(pathname)
	if (segments === null) return null
	// React Router's data request when a link is followed.
	if (dataSuffix.test(pathname)) {
		const page = canonicalPath(routes, pageOf(pathname), facts)
		// With two leading slashes it would be a URL on another host.
		return page && { ...page, path: pathname.replace(/^\/+/, '/'), variesBy: 'all' }
	}
	const joined = `/${segments.join('/')}`
	if (segments.every((segment) => plainSegment.test(segment))) {
		for (const candidate of new Set([...(isOffice(joined) ? [joined] : []), joined.toLowerCase()])) {
			const path = redirectFor(candidate, facts) ?? candidate
			const page = pageAt(routes, path)
			if (page) return { path, ...page, hasRoute: true }
		}
	}
	const bare = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}`
	// Also for unknown pages of the office, in any letter case, because the router matches case-insensitively.
	const variesBy = isOffice(joined.toLowerCase()) ? 'all' : []
	return {
		path: redirectFor(bare.toLowerCase(), facts) ?? bare,
		variesBy,
		isStatic: false,
		hasRoute: isOffice(joined.toLowerCase()),
	}
}

/** The part of `search` that may change the page: a query string with its question mark, or an empty string. */
export function relevantSearch(search: string, { variesBy }: Pick<CanonicalPath, 'variesBy'>): string {
	if (search === '' || variesBy === 'all') return search
	const relevant = [...new URLSearchParams(search)].filter(([name]) => variesBy.includes(name))
	return relevant.length === 0 ? '' : `?${new URLSearchParams(relevant)}`
}

/** The page's path for a data request; any other path is returned unchanged. */
export function pageOf(path: string): string {
	return path.replace(dataSuffix, '') || '/'
}

function pageAt(routes: Routes, path: string): Page | null {
	// Most made-up paths begin unlike any page and are not worth matching.
	const { whole, begun } = beginnings(routes)
	const segment = firstSegment(path)
	if (!whole.has(segment) && !begun.some((begins) => segment.startsWith(begins))) return null
	const found = pagesFound(routes)
	let page = found.get(path)
	if (page === undefined) {
		page = matchPage(routes, path)
		if (found.size >= mostFound) found.clear()
		found.set(path, page)
	}
	return page
}

/** The first segments of all routes. */
const beginnings = memoized((routes: Routes): Beginnings => {
	const all = Object.values(routes).flatMap((route) => route ?? [])
	return {
		whole: new Set(all.map(({ path = '' }) => firstSegment(`/${path}`))),
		begun: all.flatMap(({ module }) => (module.handle as RouteHandle | undefined)?.begins ?? []),
	}
})

/** Returns `help` for `/help/a`; empty for `/`. */
function firstSegment(path: string): string {
	return path.split('/', 2)[1] ?? ''
}

function matchPage(routes: Routes, path: string): Page | null {
	const matches = matchRoutes(tableFor(routes, firstSegment(path)), path)
	const pattern = matches?.map(({ route }) => route.path ?? '').join('/') ?? '*'
	if (pattern.includes('*')) return null
	const variesBy = isOffice(path)
		? 'all'
		: (matches ?? []).flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.variesBy ?? [])
	return { variesBy, isStatic: !pattern.includes(':') }
}

/** Only the routes that can begin with `segment`, because matching ranks and compiles every route each time. */
function tableFor(routes: Routes, segment: string): RouteObject[] {
	const known = tablesOf(routes)
	let table = known.get(segment)
	if (!table) known.set(segment, (table = begunBy(segment, routeObjects(routes, undefined))))
	return table
}

function begunBy(segment: string, table: readonly RouteObject[]): RouteObject[] {
	return table.flatMap((route): RouteObject[] => {
		const first = firstSegment(`/${route.path ?? ''}`)
		if (first !== '') return first === segment || /^[:*]/.test(first) ? [route] : []
		if (route.children === undefined) return segment === '' ? [route] : []
		return [{ ...route, children: begunBy(segment, route.children) }]
	})
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
		const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
		return segments.some((segment) => unroutable.test(segment)) ? null : segments
	} catch {
		return null
	}
}
