import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isSearchAllowed } from '#app/search/rate_limit.server.ts'
import { searchGroups } from '#app/content/search_groups.ts'
import {
	type SearchResponse,
	type SearchRequest,
	type SearchRefusal,
	searchLimits,
} from '#app/search/search_response.ts'
import { readJson } from '#platform/http/read_json.ts'
import { type AppEnv, visitorOf } from './app_env.ts'
import type { AppParts } from './app_parts.ts'

const largestBody = 4096
const types = searchGroups.join(', ')
const badType = `contentType must be null or one or several of: ${types}.`
const oneType = z.enum(searchGroups, badType)
const wholeLimit = `limit must be a whole number from 1 to ${searchLimits.largestLimit}.`

const bodySchema = z.object(
	{
		query: z
			.string('query must be a text.')
			.trim()
			.min(1, 'query must not be empty.')
			.max(searchLimits.queryLength, `query must have ${searchLimits.queryLength} characters at most.`),
		contentType: z
			.union([oneType.transform((type) => [type]), z.array(oneType).min(1, badType)], {
				error: badType,
			})
			.nullish()
			.transform((chosen) => chosen ?? null),
		threshold: z
			.number('threshold must be a number from 0 to 1.')
			.min(0, 'threshold must be a number from 0 to 1.')
			.max(1, 'threshold must be a number from 0 to 1.')
			.default(searchLimits.threshold),
		limit: z
			.int(wholeLimit)
			.min(1, wholeLimit)
			.max(searchLimits.largestLimit, wholeLimit)
			.default(searchLimits.limit),
	},
	'Send a JSON object with a query.',
)

/**
 * `POST /functions/semantic-search` (SE-09): accepts `{ query, contentType, threshold, limit }` as JSON, searches by meaning and answers `{
 * answer, results }`, best first; refuses any other body with `{ error }`, one sentence.
 */
export function semanticSearchRoute({
	services,
	search,
}: Pick<AppParts, 'services' | 'search'>): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	const refusal = (error: string): SearchRefusal => ({ error })
	const path = '/functions/semantic-search'

	route.post(
		path,
		bodyLimit({
			maxSize: largestBody,
			onError: (c) => c.json(refusal(`The body must be ${largestBody / 1024} KB at most.`), 413),
		}),
		async (c) => {
			c.header('cache-control', 'no-store')
			const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
			if (mediaType !== 'application/json') {
				return c.json(refusal('Send JSON, with the content type application/json.'), 415)
			}
			const question = read(await readJson(c.req.raw))
			if (!question.ok) return c.json(refusal(question.problem), 400)
			if (!isSearchAllowed(services, visitorOf(c).address, new Date())) {
				c.header('retry-after', '60')
				return c.json(refusal('That is more searches than we answer in a minute. Please wait a little.'), 429)
			}
			const { value } = question
			const answer: SearchResponse = {
				answer: search.answer(value.query),
				results: await search.search(value),
			}
			return c.json(answer)
		},
	)
	route.all(path, (c) => c.json(refusal('This address answers POST.'), 405, { allow: 'POST' }))
	return route
}

function read(body: unknown): { ok: true; value: SearchRequest } | { ok: false; problem: string } {
	if (body === undefined) return { ok: false, problem: 'The body is not valid JSON.' }
	const parsed = bodySchema.safeParse(body)
	if (!parsed.success) return { ok: false, problem: parsed.error.issues[0]?.message ?? 'Send a query.' }
	const { query, contentType, threshold, limit } = parsed.data
	return { ok: true, value: { query, contentTypes: contentType, threshold, limit } }
}
