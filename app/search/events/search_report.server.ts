import { type ExpressionBuilder, type SqlBool, type ExpressionWrapper, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

const longestList = 20

interface SearchReport {
	/** All searches, and those among them that found nothing. */
	total: number
	unanswered: number
	/** What people look for most, found or not. */
	searches: readonly { query: string; hits: number }[]
	/** Searches without results, most frequent first. */
	without: readonly { query: string; hits: number }[]
	/** Which results people follow. */
	clicks: readonly { url: string; hits: number }[]
}

type Events = ExpressionBuilder<Database, 'search_events'>
type Where = (events: Events) => ExpressionWrapper<Database, 'search_events', SqlBool>

const isSearch: Where = (events) => events('kind', '!=', 'clicked')
const isUnanswered: Where = (events) => events('kind', '=', 'nothing')
const isClick: Where = (events) => events('kind', '=', 'clicked')

/** Days by the office's calendar (`2026-11-21`), the last one too. */
export interface DaySpan {
	first: string
	last: string
}

/**
 * What was searched for, followed and not found in these days: the sums, and
 * the 20 most frequent of each. For the back office.
 */
export async function searchReport(
	{ db }: Pick<Store, 'db'>,
	{ first, last }: DaySpan,
): Promise<SearchReport> {
	const allHits = sql<number | string>`sum(hits)`
	const sum = async (where: Where) => {
		const events = db
			.selectFrom('search_events')
			.where('day', '>=', first)
			.where('day', '<=', last)
			.where(where)
		const row = await events.select(allHits.as('total')).executeTakeFirst()
		return Number(row?.total ?? 0)
	}
	const top = async (column: 'query' | 'url', where: Where) => {
		const rows = await db
			.selectFrom('search_events')
			.select([sql.ref<string>(column).as('name'), allHits.as('total')])
			.where('day', '>=', first)
			.where('day', '<=', last)
			.where(where)
			.groupBy(column)
			.orderBy('total', 'desc')
			.orderBy('name')
			.limit(longestList)
			.execute()
		return rows.map(({ name, total }) => ({ name, hits: Number(total) }))
	}
	const asQuery = ({ name, hits }: { name: string; hits: number }) => ({ query: name, hits })
	return {
		total: await sum(isSearch),
		unanswered: await sum(isUnanswered),
		searches: (await top('query', isSearch)).map(asQuery),
		without: (await top('query', isUnanswered)).map(asQuery),
		clicks: (await top('url', isClick)).map(({ name, hits }) => ({ url: name, hits })),
	}
}
