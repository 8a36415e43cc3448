import { createServer } from 'node:http'
import { join } from 'node:path'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { endLeadStreams } from '#app/office/inbox/live_leads.server.ts'
import { createApp } from './app.ts'
import { Assets } from './assets.ts'
import { runCommand } from './commands.ts'
import { CacheVersion } from './cache_version.ts'
import { type Environment, originOf, proxyList, readEnvironment } from './env.ts'
import { createListener } from './listener.ts'
import { type LoggedRequest, openLog } from './log.ts'
import { metricsAccessOf } from './metrics/access.ts'
import { startMetrics } from './metrics/metrics.ts'
import { metricsRoute } from './metrics/route.ts'
import { routePatterns } from './metrics/route_pattern.ts'
import { addGauges } from './metrics/store_gauges.ts'
import { PageCache } from './page_cache.ts'
import { logUncaughtErrors } from './log_uncaught_errors.ts'
import { ProxyWatch } from './proxy_watch.ts'
import { openServices } from './services.ts'
import { stopOnSignal } from './stop.ts'
import { logSetup } from './log_setup.ts'
import { ThemeEvents } from './theme_events.ts'
import { withTransportSecurity } from './transport_security.ts'

/**
 * Longer than the front proxy keeps an idle connection (nginx: 60 s): if this side closed first, a form might already
 * be on its way, and a POST is not retried.
 */
const keepAliveMs = 75_000

async function start(environment: Environment): Promise<void> {
	const { log, logRequest, flush } = openLog(environment.LOG_LEVEL)
	logUncaughtErrors(log)
	logSetup(environment, Object.keys(process.env), log)
	const metrics = startMetrics(routePatterns(build.routes))
	const proxies = proxyList(environment.TRUSTED_PROXIES)
	const publicOrigin = originOf(environment)
	const proxyWatch = new ProxyWatch(log, { proxies, publicOrigin })
	const { services, endWork, close } = await openServices(environment, log, proxyWatch)
	const version = new CacheVersion(services.content)
	const pages = new PageCache(version, { log })
	version.onChange(() => pages.renderAhead())
	const assets = new Assets(join(import.meta.dirname, '../client'))
	const events = new ThemeEvents(services.content)
	let accepting = true

	const app = createApp({
		services,
		render: createRequestHandler(build, 'production'),
		routes: () => build.routes,
		pages,
		assets,
		events,
		proxies,
		publicOrigin,
		proxyWatch,
		isAccepting: () => accepting,
		metrics,
		metricsPage: metricsRoute(metrics, metricsAccessOf(environment), addGauges(metrics.registry, services)),
	})
	const countAndLog = (request: LoggedRequest) => {
		metrics.countCached(request)
		logRequest(request)
	}
	const listener = withTransportSecurity(
		createListener(app.fetch, { pages, assets, routes: build.routes, logRequest: countAndLog }),
		{
			publicUrl: services.publicUrl,
			proxies,
			policy: environment.HSTS,
		},
	)
	const server = createServer({ keepAliveTimeout: keepAliveMs }, listener)
	const giveUp = (error: Error) => {
		process.stderr.write(`The server could not listen on port ${environment.PORT}: ${error.message}.\n`)
		process.exit(1)
	}
	server.once('error', giveUp)
	server.listen(environment.PORT, environment.HOST, () => {
		server.off('error', giveUp)
		// A connection that could not be accepted, most likely for want of file descriptors; later ones may be.
		server.on('error', (error) => log.error({ error: String(error) }, 'connection not accepted'))
		log.info({ port: environment.PORT, store: services.store.kind, pid: process.pid }, 'listening')
	})

	stopOnSignal(server, {
		log,
		drainMs: environment.DRAIN_SECONDS * 1000,
		drain() {
			accepting = false
		},
		before() {
			events.close()
			endLeadStreams()
			version.close()
			pages.close()
		},
		endWork,
		after: close,
		flush,
	})
}

const words = process.argv.slice(2)
const environment = readEnvironmentOrExit()
if (words.length > 0) void runCommand(environment, words)
else
	start(environment).catch((error: unknown) => {
		process.stderr.write(
			`The server could not start: ${error instanceof Error ? error.message : String(error)}\n`,
		)
		process.exit(1)
	})

function readEnvironmentOrExit(): Environment {
	try {
		return readEnvironment(process.env)
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exit(1)
	}
}
