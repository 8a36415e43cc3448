import { Hono } from 'hono'
import { eventStream } from '#platform/http/event_stream.ts'
import { networkQuotas } from '#platform/limits/networks.ts'
import { StreamLimit } from '#platform/limits/stream_limit.ts'
import type { LiveEvents } from './live_events.ts'
import type { AppEnv } from './app_env.ts'

/** The maximum number of concurrent streams: in total, per network and per customer. A household or an office has a few dozen. */
const limits = { all: 2_000, network: 60, customer: 240 }

/** `GET /events`: the palette and notifications of changed pickup days as server-sent events (TH-02, PD-09). */
export function eventsRoute(events: LiveEvents): Hono<AppEnv> {
	const openStreams = new StreamLimit(limits.all)
	const route = new Hono<AppEnv>()
	route.get('/events', (c) => {
		const leave = events.isClosed ? null : openStreams.acquire(networkQuotas(c.get('peer').address, limits))
		if (leave === null) {
			return c.text('Live updates are busy; the page works without them.', 503, { 'retry-after': '60' })
		}
		return eventStream(({ send, end }) => {
			const unsubscribe = events.subscribe(({ event, data }) => send(event, data), end)
			return () => {
				unsubscribe()
				leave()
			}
		})
	})
	return route
}
