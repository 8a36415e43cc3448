import { type ExpressionBuilder, type SqlBool, type ExpressionWrapper, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

const longestList = 20

interface SearchReport {
	/** All searches, and those that found nothing. */
	total: number
	unanswered: number
	/** The most frequent searches, with or without results. */
	searches: readonly { query: string; hits: number }[]
	/** Searches without results, most frequent first. */
	without: readonly { query: string; hits: number }[]
	/** The most opened results. */
	clicks: readonly { url: string; hits: number }[]
}

type Events = ExpressionBuilder<Database, 'search_events'>
type Where = (events: Events) => ExpressionWrapper<Database, 'search_events', SqlBool>

const isSearch: Where = (events) => events('kind', '!=', 'clicked')
const isUnanswered: Where = (events) => events('kind', '=', 'nothing')
const isClick: Where = (events) => events('kind', '=', 'clicked')

/** Days in the office's time zone (`2026-11-21`), both inclusive. */
export interface DaySpan {
	first: string
	last: string
}

/**
 * The searches, opened results and unanswered searches in these days, for the back office: totals and the 20
 * most frequent of each.
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
