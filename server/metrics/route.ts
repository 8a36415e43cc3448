import { Hono } from 'hono'
import { type Visit, headersOf } from '../visit.ts'
import { type Gate, mayReadMetrics } from './gate.ts'
import type { Metrics } from './metrics.ts'

/** `GET /metrics` in Prometheus's text format, for whom `mayReadMetrics` lets in. `refresh` reads what is not counted. */
export function metricsRoute(
	{ registry }: Pick<Metrics, 'registry'>,
	gate: Gate,
	refresh: () => Promise<void>,
): Hono<Visit> {
	const route = new Hono<Visit>()
	route.get('/metrics', async (c) => {
		const incoming = c.env?.incoming
		const entry = mayReadMetrics(gate, {
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
