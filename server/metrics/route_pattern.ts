/** The part of a React Router route that this module reads. */
export interface BuiltRoute {
	id: string
	parentId?: string | undefined
	path?: string | undefined
	index?: boolean | undefined
}

const serverRoutes = [
	'/healthz',
	'/readyz',
	'/events',
	'/metrics',
	'/functions/semantic-search',
	'/functions/search-event',
	'/uploads/:name',
]

/**
 * Returns a function that maps a request's path to its route pattern, such as `/help/:slug`: there are only as many values as routes,
 * whatever visitors type. Unknown paths are `*`, files `(file)`.
 */
export function routePatterns(
	routes: Readonly<Record<string, BuiltRoute | undefined>>,
): (path: string) => string {
	const patterns = new Set(serverRoutes)
	for (const route of Object.values(routes)) {
		if (route?.path || route?.index) patterns.add(fullPattern(route, routes))
	}
	const literal = new Set([...patterns].filter((pattern) => !/[:*]/.test(pattern)))
	const dynamic = [...patterns]
		.filter((pattern) => pattern.includes(':'))
		.map((pattern) => ({ pattern, shape: shapeOf(pattern) }))
	return (path) => {
		const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
		if (literal.has(page)) return page
		const found = dynamic.find(({ shape }) => shape.test(page))
		if (found) return found.pattern
		return /\.\w+$/.test(page) ? '(file)' : '*'
	}
}

function fullPattern(route: BuiltRoute, routes: Readonly<Record<string, BuiltRoute | undefined>>): string {
	const parts: string[] = []
	for (let at: BuiltRoute | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) {
		if (at.path) parts.unshift(at.path.replace(/^\/|\/$/g, ''))
	}
	return `/${parts.join('/')}`
}

function shapeOf(pattern: string): RegExp {
	const parts = pattern
		.split('/')
		.map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
	return new RegExp(`^${parts.join('/')}$`)
}
