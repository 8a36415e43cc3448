import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { readJson } from '#platform/http/read_json.ts'
import { longestAddress } from '#platform/addresses/address_parts.ts'
import { isLookUpAllowed } from '#app/pickup/lookup/limits.server.ts'
import { suggestStreets } from '#app/pickup/lookup/suggest.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { type AppEnv, visitorOf } from './app_env.ts'
import type { AppParts } from './app_parts.ts'

const bodySchema = z.strictObject({ text: z.string().max(longestAddress) })
const limit = bodyLimit({
	maxSize: 2048,
	onError: (c) => c.json({ error: 'An address is 2 KB at most.' }, 413),
})

/**
 * `POST /functions/street-suggestions` accepts `{ text }`, an unfinished address, as JSON, and answers `{ streets }`: up to eight
 * completions. A POST, so that no address appears in a URL or a log.
 */
export function streetSuggestionsRoute({ services }: Pick<AppParts, 'services'>): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	const path = '/functions/street-suggestions'
	route.post(path, limit, async (c) => {
		c.header('cache-control', 'no-store')
		const body = bodySchema.safeParse(await readJson(c.req.raw))
		if (!body.success)
			return c.json({ error: `Send { text } as JSON, in ${longestAddress} characters at most.` }, 400)
		if (!isLookUpAllowed('suggestion', services, visitorOf(c).address, new Date())) {
			c.header('retry-after', '60')
			return c.json({ error: 'That is more than one person types in a minute. Please wait a little.' }, 429)
		}
		try {
			const territory = territoryOf(services.content.current)
			return c.json({ streets: await suggestStreets(services.store, territory, body.data.text) })
		} catch (error) {
			services.log.warn({ requestId: c.get('requestId'), error: String(error) }, 'no streets suggested')
			return c.json({ error: 'Streets cannot be suggested just now.' }, 503)
		}
	})
	route.all(path, (c) => c.json({ error: 'This address answers POST.' }, 405, { allow: 'POST' }))
	return route
}
