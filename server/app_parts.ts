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

/** React Router's request handler, or anything that renders pages. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

export interface AppParts {
	services: Services
	search: SiteSearch
	render: RenderPage
	/** The route table of the build that renders. */
	routes: () => ServerBuild['routes'] | Promise<ServerBuild['routes']>
	/** Null during development: each request is then rendered anew. */
	pages: PageCache | null
	assets: Pick<Assets, 'get'>
	drawn: DrawnPictures
	previews: PreviewCache
	events: LiveEvents
	proxies: BlockList
	/** PUBLIC_URL's origin; null where it is unset, and a request's own `Host` counts. */
	publicOrigin: string | null
	proxyWatch: ProxyWatch
	/** What calls of Twilio are signed with; null where texts cannot be sent. */
	twilio: TwilioAccount | null
	/** False once the process was asked to stop; it may go on answering for a while. */
	isAccepting(): boolean
	metrics: Pick<Metrics, 'countHandled' | 'countRender'>
	refusals: Pick<Refusals, 'count'>
	/** `/metrics`, for whom it is open. */
	metricsPage: Hono<AppEnv>
}
