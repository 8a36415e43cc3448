import type { Hono } from 'hono'
import type { BlockList } from 'node:net'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Services } from '#app/services.server.ts'
import type { SiteSearch } from '#app/search/site_search.server.ts'
import type { AppEnv } from './app_env.ts'
import type { DrawnPictures } from './drawn/drawn_pictures.ts'
import type { PreviewCache } from './drawn/preview_cache.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PageCache } from './page_cache.ts'
import type { ProxyWatch } from '#platform/http/proxy_watch.ts'
import type { Refusals } from './refusals.ts'
import type { TwilioAccount } from './texts/twilio_account.ts'
import type { LiveEvents } from './live_events.ts'

/** React Router's request handler, or any other page renderer. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

export interface AppParts {
	services: Services
	search: SiteSearch
	render: RenderPage
	/** The route table of the build that renders. */
	routes: () => ServerBuild['routes'] | Promise<ServerBuild['routes']>
	/** Null during development, when every request is rendered. */
	pages: PageCache | null
	assets: Pick<Assets, 'get'>
	drawn: DrawnPictures
	previews: PreviewCache
	events: LiveEvents
	proxies: BlockList
	/** PUBLIC_URL's origin; null if unset, in which case a request's own `Host` counts. */
	publicOrigin: string | null
	proxyWatch: ProxyWatch
	/** The account whose token signs Twilio's webhooks; null if texts cannot be sent. */
	twilio: TwilioAccount | null
	/** False once shutdown was requested, though the process may still answer for a while. */
	isAccepting(): boolean
	metrics: Pick<Metrics, 'countHandled' | 'countRender'>
	refusals: Pick<Refusals, 'count'>
	/** Serves `/metrics` to permitted clients. */
	metricsPage: Hono<AppEnv>
}
