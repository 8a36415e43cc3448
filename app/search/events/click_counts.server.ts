import type { Services } from '#app/context.server.ts'

/** Ninety days: what was popular last winter says little about this summer. */
const windowMs = 90 * 24 * 3_600_000

/** How often each path was followed from a search lately; empty if that could not be read, which is logged. */
export async function clickCounts(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	now: Date,
): Promise<ReadonlyMap<string, number>> {
	const since = new Date(now.getTime() - windowMs).toISOString().slice(0, 10)
	try {
		const rows = await store.db
			.selectFrom('search_events')
			.select(['url', ({ fn }) => fn.sum('hits').as('clicks')])
			.where('kind', '=', 'clicked')
			.where('day', '>=', since)
			.groupBy('url')
			.execute()
		return new Map(rows.map(({ url, clicks }) => [url, Number(clicks)]))
	} catch (error) {
		log.warn({ error: String(error) }, 'clicks not counted')
		return new Map()
	}
}
