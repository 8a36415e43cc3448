import { capitalized } from '#platform/text/capitalized.ts'
import { sql } from 'kysely'
import { countedDays, firstCountedDay } from '#app/company/counted_days.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { type DaySpan, searchReport } from '#app/search/events/search_report.server.ts'
import type { Store } from '#db/store.server.ts'
import { formatDay } from '#platform/time/format_day.ts'

/** Visitors' searches without results, and the tracked links they clicked. */
export type SiteUse = Awaited<ReturnType<typeof siteUse>>

const shown = 10
const shownButtons = 12
const callButton = /^call(_|$)/

/**
 * Returns the use of the site on these days (`YYYY-MM-DD`, inclusive, in the company's time zone), formatted for display, with a
 * note on days whose counts were already deleted. `counts` is null if no day is counted any more.
 */
export async function siteUse(store: Store, span: DaySpan, now: Date, zoned: Zoned) {
	const oldest = firstCountedDay(now, zoned)
	const rule = `Searches and pressed buttons are kept for ${countedDays} days`
	if (span.last < oldest) return { note: `${rule}; those of this time are gone.`, counts: null }
	if (span.first >= oldest) return { note: null, counts: await countUse(store, span) }
	return {
		note: `${rule}; below are those from ${formatDay(oldest, 'date')} on.`,
		counts: await countUse(store, { ...span, first: oldest }),
	}
}

async function countUse(store: Store, span: DaySpan) {
	const { total, unanswered, without } = await searchReport(store, span)
	const pressed = await pressedIn(store, span)
	const rowsOf = (areCalls: boolean) =>
		pressed
			.filter(({ button }) => callButton.test(button) === areCalls)
			.map(({ button, page, times }) => ({
				name: formatButton(button),
				detail: page,
				count: Number(times),
			}))
	return {
		searches: {
			summary: total === 0 ? 'Nobody searched yet.' : `${unanswered} of ${total} searches found nothing.`,
			without: without.slice(0, shown).map(({ query, hits }) => ({ name: query, count: hits })),
		},
		buttons: { calls: rowsOf(true), others: rowsOf(false) },
	}
}

function pressedIn({ db }: Store, { first, last }: DaySpan) {
	return db
		.selectFrom('button_clicks')
		.select(['button', 'page', sql<number | string>`sum(clicks)`.as('times')])
		.where('day', '>=', first)
		.where('day', '<=', last)
		.groupBy(['button', 'page'])
		.orderBy('times', 'desc')
		.orderBy('page')
		.orderBy('button')
		.limit(shownButtons)
		.execute()
}

/** Formats `call_top_bar` as `Call top bar`. */
function formatButton(button: string): string {
	return capitalized(button.replaceAll('_', ' '))
}
