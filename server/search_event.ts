import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { recordSearch } from '#app/search/events/record_search.server.ts'
import { searchLimits } from '#app/search/search_response.ts'
import { readJson } from '#platform/http/read_json.ts'
import { type AppEnv, visitorOf } from './app_env.ts'

const bodySchema = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.enum(['searched', 'nothing']),
		query: z.string().max(searchLimits.queryLength),
	}),
	z.strictObject({
		kind: z.literal('clicked'),
		query: z.string().max(searchLimits.queryLength),
		url: z.string().max(200),
	}),
])
const limit = bodyLimit({
	maxSize: 2048,
	onError: (c) => c.json({ error: 'A search event is 2 KB at most.' }, 413),
})

/**
 * `POST /functions/search-event` accepts events of the search dialog: `{ kind, query, url? }`. It answers 204 even if the event was not
 * stored, because a browser that leaves a page cannot react.
 */
export function searchEventRoute(services: {
	store: Store
	log: Log
	content: Pick<ContentHub, 'current'>
}): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.post('/functions/search-event', limit, async (c) => {
		const body = bodySchema.safeParse(await readJson(c.req.raw))
		if (!body.success) {
			return c.json({ error: 'Send { kind: "searched" | "nothing" | "clicked", query, url? } as JSON.' }, 400)
		}
		const visitor = { ...visitorOf(c), headers: c.req.raw.headers }
		const recorded = await recordSearch(
			services,
			body.data,
			visitor,
			new Date(),
			services.content.current.facts,
		)
		if (!recorded.ok && recorded.reason === 'invalid') {
			return c.json({ error: 'A click leads to a path of this site.' }, 400)
		}
		if (!recorded.ok && recorded.reason === 'too-many') {
			return c.json({ error: 'That is more than one visitor searches for. Please slow down.' }, 429)
		}
		return c.body(null, 204)
	})
	return route
}
