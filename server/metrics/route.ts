import { Hono } from 'hono'
import { type AppEnv, headersOf } from '../app_env.ts'
import { type MetricsAccess, mayReadMetrics } from './access.ts'
import type { Metrics } from './metrics.ts'

/**
 * `GET /metrics` in Prometheus's text format, for clients that `mayReadMetrics` allows. `refresh` updates the gauges.
 */
export function metricsRoute(
	{ registry }: Pick<Metrics, 'registry'>,
	access: MetricsAccess,
	refresh: () => Promise<void>,
): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.get('/metrics', async (c) => {
		const incoming = c.env?.incoming
		const entry = mayReadMetrics(access, {
			remoteAddress: incoming?.socket.remoteAddress,
			httpVersion: incoming?.httpVersion ?? '',
			headers: headersOf(c),
		})
		c.header('cache-control', 'no-store')
		if (entry === 'needs-token') {
			c.header('www-authenticate', 'Bearer')
			return c.text('Send the metrics token of this server (METRICS_TOKEN).\n', 401)
		}
		if (entry === 'closed')
			return c.text('The metrics of this server are closed (METRICS_TOKEN opens them).\n', 403)
		await refresh()
		return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
	})
	return route
}
