import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { LoggedRequest } from '#platform/log/open_log.ts'
import { countEvents } from './count_events.ts'

export interface Metrics {
	/** Counts a response from the cache. Runs on most requests, so it only increments a number; the rest happens at the next scrape. */
	countCached(request: LoggedRequest): void
	/** Counts and times a response that did not come from the cache. */
	countHandled(request: LoggedRequest): void
	/** Counts the render of a page that was not in the page cache. */
	countRender(): void
	/** Counts a request refused because of too many: for a missing page, or while the server is busy. */
	countRefused(reason: 'missing' | 'busy'): void
	readonly registry: Registry
}

const methods = new Set(['GET', 'HEAD', 'POST'])
/** In seconds; beyond the last finite bucket visitors have given up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const hasExtension = /\.\w+(?:$|\?)/

/** Starts counting what this process does; `patternOf` returns the route pattern of a path. */
export function startMetrics(patternOf: (path: string) => string): Metrics {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
	const cachedPages = new Map<number, number>()
	const cachedFiles = new Map<number, number>()
	const redirects = new Map<number, number>()
	const requests = new Counter({
		name: 'http_requests_total',
		help: 'Answered requests by method, route pattern and status; what lay ready is one route for pages and one for files.',
		labelNames: ['method', 'route', 'status'] as const,
		registers: [registry],
		collect() {
			for (const [route, counts] of [
				['(cached page)', cachedPages],
				['(cached file)', cachedFiles],
				['(redirect)', redirects],
			] as const) {
				for (const [key, count] of counts) {
					const method = key % 2 === 1 ? 'HEAD' : 'GET'
					this.inc({ method, route, status: String(Math.floor(key / 2)) }, count)
				}
				counts.clear()
			}
		},
	})
	const duration = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time to answer requests that were made anew, by route pattern; what lay ready takes no measurable time.',
		labelNames: ['route'] as const,
		buckets,
		registers: [registry],
	})
	const renders = new Counter({
		name: 'page_cache_renders_total',
		help: 'Pages rendered because the page cache did not have them.',
		registers: [registry],
	})
	const refused = new Counter({
		name: 'requests_refused_total',
		help: 'Requests answered without rendering because too many asked, for missing pages or while the server was busy.',
		labelNames: ['reason'] as const,
		registers: [registry],
	})
	for (const reason of ['missing', 'busy'] as const) refused.inc({ reason }, 0)
	countEvents(registry)
	return {
		registry,
		countCached({ method, path, status }) {
			const cached = hasExtension.test(path) ? cachedFiles : cachedPages
			const counts = status === 308 ? redirects : cached
			const key = 2 * status + (method === 'HEAD' ? 1 : 0)
			counts.set(key, (counts.get(key) ?? 0) + 1)
		},
		countHandled({ method, path, status, ms }) {
			const route = status === 308 ? '(redirect)' : patternOf(path)
			requests.inc({ method: methods.has(method) ? method : 'other', route, status: String(status) })
			duration.observe({ route }, ms / 1000)
		},
		countRender: () => renders.inc(),
		countRefused: (reason) => refused.inc({ reason }),
	}
}
