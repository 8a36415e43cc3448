import { Hono } from 'hono'
import type { PortalState } from '#app/billing/portal/portal_state.ts'
import { cachedProbe } from '#app/billing/portal/cached_probe.server.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { AppEnv } from './app_env.ts'

/**
 * `GET /functions/billing-portal`: checks whether the configured billing portal can be reached (PB-02). Only that URL is ever fetched. The
 * check may take seconds, so it is a separate route that delays no page.
 */
export function billingPortalRoute(services: {
	publicUrl: string
	log: Log
	content: ContentHub
}): Hono<AppEnv> {
	return new Hono<AppEnv>().get('/functions/billing-portal', async (c, next) => {
		const { publicUrl, log, content } = services
		const { portals } = content.current
		if (portals.billing === null) return next()
		const { state, isIsolated } = await cachedProbe(portals.billing, publicUrl, (probed) => {
			if (probed.state === 'down') log.warn({ reason: probed.reason }, 'billing portal cannot be shown')
		})
		const answer: PortalState = { state, isIsolated }
		return c.json(answer, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
	})
}
