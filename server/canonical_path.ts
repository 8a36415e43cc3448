import { type RouteObject, type ServerBuild, matchRoutes } from 'react-router'
import type { RouteHandle } from '#app/route_handle.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import { madeOnce } from '#platform/process/made_once.ts'

type Routes = ServerBuild['routes']

/** The canonical path of a GET, known before anything is looked up or rendered. */
export interface CanonicalPath {
	/** The only form of the path that is served; others redirect to it. */
	path: string
	/** Query parameters that change the page; `all` where it is rendered for each request. */
	variesBy: readonly string[] | 'all'
	/** The route has no parameters, so that the page certainly exists. */
	isStatic: boolean
	/** False where no page of any route can be. */
	hasRoute: boolean
}

type Page = Pick<CanonicalPath, 'variesBy' | 'isStatic'>

/** The office's pages need a session: each is rendered for its request. */
export const isOffice = (path: string) => /^\/admin(?:\/|$)/.test(path)
const dataSuffix = /(?:\/_)?\.data$/
const plainSegment = /^[\w.~-]+$/
const unroutable = /[\p{Cc}\u2028\u2029]/u

const tablesOf = madeOnce((_routes: Routes) => new Map<string, RouteObject[]>())
/** What was found at a path, so that a page's path is matched once; forgotten when too many are made up. */
const pagesFound = madeOnce((_routes: Routes) => new Map<string, Page | null>())
const mostFound = 300

/** First segments of paths, and how others begin. */
interface Beginnings {
	whole: ReadonlySet<string>
	begun: readonly string[]
}

/** Whether a path decodes to one line of text: escapes are UTF-8, without NUL, which PostgreSQL cannot store, and line ends, which no route matches. */
export function isDecodable(pathname: string): boolean {
	return decoded(pathname) !== null
}

/**
 * The canonical form of a URL's path by the route table: lowercase, nothing escaped needlessly, single slashes, no
 * legacy path unless a size of the facts has a page there now. Null when it cannot be decoded. A path without a route keeps its letters, for the not-found page.
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
		// With two slashes at its beginning it would be the address of another host.
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

/** The part of `search` that may change the page: a query string with its question mark, or nothing. */
export function relevantSearch(search: string, { variesBy }: Pick<CanonicalPath, 'variesBy'>): string {
	if (search === '' || variesBy === 'all') return search
	const relevant = [...new URLSearchParams(search)].filter(([name]) => variesBy.includes(name))
	return relevant.length === 0 ? '' : `?${new URLSearchParams(relevant)}`
}

/** The path of the page that a data request is about; else the path itself. */
export function pageOf(path: string): string {
	return path.replace(dataSuffix, '') || '/'
}

function pageAt(routes: Routes, path: string): Page | null {
	// Most made-up paths begin as no page does: they are not worth matching.
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

/** What the paths of all pages begin with. */
const beginnings = madeOnce((routes: Routes): Beginnings => {
	const all = Object.values(routes).flatMap((route) => route ?? [])
	return {
		whole: new Set(all.map(({ path = '' }) => firstSegment(`/${path}`))),
		begun: all.flatMap(({ module }) => (module.handle as RouteHandle | undefined)?.begins ?? []),
	}
})

/** `help` of `/help/a`; nothing of `/`. */
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

/** The routes that `segment` may begin: matching ranks and compiles each one anew. */
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
