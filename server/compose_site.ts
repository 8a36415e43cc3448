import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Services } from '#app/services.server.ts'
import { endNoticeStreams } from '#app/office/notices/live_notices.server.ts'
import { createApp } from './app.ts'
import { Assets } from '#platform/http/assets.ts'
import { CacheVersion } from './cache_version.ts'
import { type Environment, originOf, proxyList } from './env.ts'
import { DrawnPictures } from './drawn/drawn_pictures.ts'
import { PreviewCache } from './drawn/preview_cache.ts'
import { createListener } from './listener.ts'
import type { LoggedRequest, OpenLog } from '#platform/log/open_log.ts'
import { metricsAccessOf } from './metrics/access.ts'
import { startMetrics } from './metrics/metrics.ts'
import { metricsRoute } from './metrics/route.ts'
import { routePatterns } from './metrics/route_pattern.ts'
import { addGauges } from './metrics/store_gauges.ts'
import { PageCache } from './page_cache.ts'
import { ProxyWatch } from '#platform/http/proxy_watch.ts'
import { Refusals } from './refusals.ts'
import { inTurns } from '#platform/http/in_turns.ts'
import { openServices } from './services.ts'
import type { EndPart } from '#platform/process/stop.ts'
import { LiveEvents } from './live_events.ts'
import { twilioAccountOf } from './texts/twilio_account.ts'
import { withTransportSecurity } from '#platform/http/transport_security.ts'

/** The whole site on its store, ready to serve; on shutdown, call the functions in the order listed. */
export interface ComposedSite {
	listener: RequestListener
	services: Services
	/** Makes `/readyz` answer 503 from now on. */
	drain(): void
	/** Ends streams that would otherwise stay open, and background renders. */
	endStreams(): void
	/** Ends background work. */
	endWork(end: EndPart): Promise<void>
	/** Closes what requests need; call it after the last request. */
	close(end: EndPart): Promise<void>
}

/** Opens the store and starts everything that depends on it. Rejects if the store answers but cannot be migrated. */
export async function composeSite(
	environment: Environment,
	{ log, logRequest }: Pick<OpenLog, 'log' | 'logRequest'>,
): Promise<ComposedSite> {
	const metrics = startMetrics(routePatterns(build.routes))
	const proxies = proxyList(environment.TRUSTED_PROXIES)
	const publicOrigin = originOf(environment)
	const proxyWatch = new ProxyWatch(log, { proxies, publicOrigin })
	const { services, search, endWork, close } = await openServices(environment, log, proxyWatch)
	const version = new CacheVersion(services.content)
	const pages = new PageCache(version, { log })
	version.onChange(() => pages.renderAhead())
	const built = new Assets(join(import.meta.dirname, '../client'))
	const drawn = new DrawnPictures(services.content, services.storage)
	const assets = { get: (path: string) => built.get(path) ?? drawn.get(path) }
	const events = new LiveEvents(services.content)
	const refusals = new Refusals(log, metrics)
	let accepting = true

	const app = createApp({
		services,
		search,
		render: createRequestHandler(build, 'production'),
		routes: () => build.routes,
		pages,
		assets,
		drawn,
		previews: new PreviewCache(join(environment.DATA_DIR, 'previews')),
		events,
		proxies,
		publicOrigin,
		proxyWatch,
		twilio: twilioAccountOf(environment),
		isAccepting: () => accepting,
		metrics,
		refusals,
		metricsPage: metricsRoute(metrics, metricsAccessOf(environment), addGauges(metrics.registry, services)),
	})
	const countAndLog = (request: LoggedRequest) => {
		metrics.countCached(request)
		logRequest(request)
	}
	return {
		listener: withTransportSecurity(
			inTurns(
				createListener(app.fetch, {
					pages,
					assets,
					routes: build.routes,
					facts: () => services.content.current.facts,
					logRequest: countAndLog,
				}),
			),
			{ publicUrl: services.publicUrl, proxies, policy: environment.HSTS },
		),
		services,
		drain() {
			accepting = false
		},
		endStreams() {
			events.close()
			endNoticeStreams()
			version.close()
			pages.close()
			refusals.close()
		},
		endWork,
		close,
	}
}
