import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type ServerBuild, createRequestHandler } from 'react-router'
import { createServer as createVite } from 'vite'
import { originOf, proxyList, readEnvironment } from './env.ts'
import { ProxyWatch } from '#platform/http/proxy_watch.ts'
import type { EndPart } from '#platform/process/stop.ts'

/** The site with hot reload: requests go through Vite, pages are rendered for each request, nothing is cached. */
const environment = readEnvironment(process.env)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

const log = {
	debug: () => undefined,
	info: () => undefined,
	warn: (fields: object, message: string) => console.warn(message, fields),
	error: (fields: object, message: string) => console.error(message, fields),
}
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>

// Loaded through Vite, so that the pages and the server share one copy of every module.
const { openServices } = await load<typeof import('./services.ts')>('/server/services.ts')
const { Assets } = await load<typeof import('#platform/http/assets.ts')>('/platform/http/assets.ts')
const { DrawnPictures } = await load<typeof import('./drawn/drawn_pictures.ts')>(
	'/server/drawn/drawn_pictures.ts',
)
const { PreviewCache } = await load<typeof import('./drawn/preview_cache.ts')>(
	'/server/drawn/preview_cache.ts',
)
const { LiveEvents } = await load<typeof import('./live_events.ts')>('/server/live_events.ts')
const { createApp } = await load<typeof import('./app.ts')>('/server/app.ts')
const proxies = proxyList(environment.TRUSTED_PROXIES)
const publicOrigin = originOf(environment)
const proxyWatch = new ProxyWatch(log, { proxies, publicOrigin })
const { services, search, endWork, close } = await openServices(environment, log, proxyWatch)

const loadBuild = () => load<ServerBuild>('virtual:react-router/server-build')
const { startMetrics } = await load<typeof import('./metrics/metrics.ts')>('/server/metrics/metrics.ts')
const { metricsRoute } = await load<typeof import('./metrics/route.ts')>('/server/metrics/route.ts')
const { metricsAccessOf } = await load<typeof import('./metrics/access.ts')>('/server/metrics/access.ts')
const { addGauges } = await load<typeof import('./metrics/store_gauges.ts')>(
	'/server/metrics/store_gauges.ts',
)
const { twilioAccountOf } = await load<typeof import('./texts/twilio_account.ts')>(
	'/server/texts/twilio_account.ts',
)
const metrics = startMetrics(() => '*')

const app = createApp({
	services,
	search,
	render: createRequestHandler(loadBuild, 'development'),
	routes: async () => (await loadBuild()).routes,
	pages: null,
	assets: new Assets('/nowhere'),
	refusals: { count: () => undefined },
	drawn: new DrawnPictures(services.content, services.storage),
	previews: new PreviewCache(join(environment.DATA_DIR, 'previews')),
	events: new LiveEvents(services.content),
	proxies,
	publicOrigin,
	proxyWatch,
	twilio: twilioAccountOf(environment),
	isAccepting: () => true,
	metrics,
	metricsPage: metricsRoute(metrics, metricsAccessOf(environment), addGauges(metrics.registry, services)),
})
const listener = getRequestListener(app.fetch)
const server = createServer((incoming, outgoing) => {
	vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing))
})
server.listen(environment.PORT, environment.HOST, () => {
	console.log(`Developing at http://localhost:${environment.PORT} (Ctrl+C ends it).`)
})

process.on('SIGINT', () => {
	server.closeAllConnections()
	const end: EndPart = (_, work) => work()
	void Promise.all([vite.close(), endWork(end), close(end)]).then(() => process.exit(0))
})
