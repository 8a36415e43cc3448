import { capitalized } from '#platform/text/capitalized.ts'
import { sql } from 'kysely'
import { type DaySpan, searchReport } from '#app/search/events/search_report.server.ts'
import type { Store } from '#db/store.server.ts'

/** A name with how often it was counted. */
export interface CountRow {
	name: string
	detail?: string
	count: number
}

/** What visitors searched in vain, and which marked links they pressed. */
export interface SiteUse {
	searches: { summary: string; without: CountRow[] }
	buttons: { calls: CountRow[]; others: CountRow[] }
}

const shown = 10
const shownButtons = 12
const callButton = /^call(_|$)/

/** The use of the site in these days of the company's calendar (`YYYY-MM-DD`, the last one too), in words. */
export async function siteUse(store: Store, span: DaySpan): Promise<SiteUse> {
	const { total, unanswered, without } = await searchReport(store, span)
	const pressed = await pressedIn(store, span)
	return {
		searches: {
			summary: total === 0 ? 'Nobody searched yet.' : `${unanswered} of ${total} searches found nothing.`,
			without: without.slice(0, shown).map(({ query, hits }) => ({ name: query, count: hits })),
		},
		buttons: {
			calls: pressed.filter(({ button }) => callButton.test(button)).map(({ row }) => row),
			others: pressed.filter(({ button }) => !callButton.test(button)).map(({ row }) => row),
		},
	}
}

async function pressedIn(
	{ db }: Store,
	{ first, last }: DaySpan,
): Promise<{ button: string; row: CountRow }[]> {
	const rows = await db
		.selectFrom('button_clicks')
		.select(['button', 'page', sql<number | string>`sum(clicks)`.as('total')])
		.where('day', '>=', first)
		.where('day', '<=', last)
		.groupBy(['button', 'page'])
		.orderBy('total', 'desc')
		.orderBy('page')
		.orderBy('button')
		.limit(shownButtons)
		.execute()
	return rows.map(({ button, page, total }) => ({
		button,
		row: { name: formatButton(button), detail: page, count: Number(total) },
	}))
}

/** `call_top_bar` as `Call top bar`. */
function formatButton(button: string): string {
	return capitalized(button.replaceAll('_', ' '))
}
