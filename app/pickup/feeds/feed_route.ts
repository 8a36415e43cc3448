import { oneOf } from '#platform/forms/one_of.ts'
import { etagOf, isKnown } from '#platform/http/etag.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { findArea } from '../find_area.server.ts'
import type { Route } from './+types/feed_route.ts'
import { parseStreams } from './parse_streams.ts'
import { feedFormats, feedOf, feedTypes, removedFeed } from './feed.server.ts'
import { homeAssistantFile, homeAssistantName } from './home_assistant.server.ts'
import { removedFeedMs } from './removed_feed_time.ts'

export const handle = { variesBy: ['streams'] } satisfies RouteHandle

/** Cached like pages: clients revalidate, nginx caches for a second. Scripts of any origin may read a feed. */
const feedHeaders = {
	'cache-control': 'max-age=0, s-maxage=1',
	'access-control-allow-origin': '*',
	'cross-origin-resource-policy': 'cross-origin',
	'x-robots-tag': 'noindex',
}

/** Serves an area's pickups to calendar apps and other programs: `/calendar/AREA.ics`, `/calendar/AREA.json`. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const { content, store, log, publicUrl } = context.get(servicesContext)
	const { pickupAreas, source, facts } = content.current
	// Built-in areas are samples; calendar apps must not subscribe to them.
	if (!pickupAreas.ok || source !== 'store') return unread()
	if (params.file === homeAssistantName)
		return feedResponse(
			request,
			'application/yaml; charset=utf-8',
			homeAssistantFile(pickupAreas.rows, facts, publicUrl),
		)
	const dot = params.file.lastIndexOf('.')
	const slug = params.file.slice(0, dot)
	const format = oneOf(feedFormats, params.file.slice(dot + 1))
	const unknown = `There is no calendar at this address. ${publicUrl}/calendar lists those there are.`
	if (!format || dot < 1) return feedError(404, unknown)
	const requested = parseStreams(url.searchParams)
	if (!requested.ok) return feedError(400, requested.message)

	const now = new Date()
	const found = await findArea({ content, store, log }, slug)
	if (found.kind === 'renamed')
		// A temporary redirect: the area may be renamed back, and calendar apps store permanent ones.
		return feedError(307, 'This calendar has moved.', {
			location: `/calendar/${found.slug}.${format}${url.search}`,
			'cache-control': 'no-cache',
		})
	if (found.kind === 'area') {
		const feed = feedOf(found.area, content.current, { format, streams: requested.streams, now, publicUrl })
		return feedResponse(request, feedTypes[format], feed)
	}
	if (found.kind === 'unread') return unread()
	if (found.kind !== 'removed') return feedError(404, unknown)
	if (now.getTime() - found.removedAt.getTime() > removedFeedMs)
		return feedError(
			410,
			`${found.name} is no longer one of our pickup areas. Please call ${facts.phone} for your day.`,
		)
	const gone = { name: found.name, slug, today: localTimeOf(now, facts).date }
	return feedResponse(request, feedTypes[format], removedFeed(gone, format, { facts, publicUrl }))
}

function unread(): Response {
	return feedError(503, 'The pickup days cannot be read just now. Please try again in a minute.', {
		'retry-after': '60',
	})
}

/** Returns the feed, or 304 if the client's copy is current. */
function feedResponse(request: Request, contentType: string, body: string): Response {
	const etag = etagOf(body)
	const headers = { ...feedHeaders, etag }
	if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
	return new Response(body, { headers: { ...headers, 'content-type': contentType } })
}

/** Returns a plain-text response when there is no feed to send. */
function feedError(status: number, sentence: string, headers: Record<string, string> = {}): Response {
	return new Response(`${sentence}\n`, {
		status,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex', ...headers },
	})
}
