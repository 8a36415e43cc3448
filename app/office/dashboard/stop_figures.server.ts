import { compareText } from '#platform/text/compare_text.ts'
import { sql } from 'kysely'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { stopKinds } from '#app/stops/stop_kinds.ts'
import type { StopKind } from '#db/stop_rows.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { formatShare } from './format_share.ts'
import { monthStart, type Period } from './period.ts'

/** The stops of a kind or a month: how many were promised by now, and how many of those were done on the promised day. */
export interface StopFigures {
	name: string
	promised: number
	kept: number
	/** `92%` */
	share: string
}

export type StopsKept = Awaited<ReturnType<typeof stopsKept>>

const monthsShown = 12

/** Returns how many promised days of stops were kept, in a period and in the months up to its end. */
export async function stopsKept(
	{ db }: Pick<Store, 'db'>,
	{ now: span, before }: Pick<Period, 'now' | 'before'>,
	now: Date,
	zoned: Zoned,
) {
	const today = localTimeOf(now, zoned).date
	const [year = 0, lastMonth = 0] = span.last.split('-').map(Number)
	const first = monthStart(year, lastMonth + 1 - monthsShown)
	const months = await countStops(db, { first, last: span.last }, today)
	const byMonth = [...Map.groupBy(months, ({ month }) => month)].toSorted(([one], [other]) =>
		compareText(other, one),
	)
	const ofKind = Map.groupBy(await countStops(db, span, today), ({ kind }) => kind)
	const earlier = Map.groupBy(await countStops(db, before, today), ({ kind }) => kind)
	return {
		/** For the period and the one before; kinds without stops are left out. */
		kinds: [...ofKind].map(([kind, rows]) => ({
			...figuresOf(stopKinds[kind].label, rows),
			before: figuresOf('', earlier.get(kind) ?? []).share,
		})),
		/** All kinds together, newest first. */
		months: byMonth.map(([month, rows]) => figuresOf(formatDay(`${month}-01`, 'month'), rows)),
		/** For the CSV file. */
		kindsByMonth: byMonth.flatMap(([month, rows]) =>
			rows.map((row) => figuresOf(`${month} ${stopKinds[row.kind].label}`, [row])),
		),
	}
}

interface Counted {
	kind: StopKind
	month: string
	promised: number
	kept: number
}

/** Counts the stops promised for the days of a span, by kind and month. */
async function countStops(
	db: Store['db'],
	{ first, last }: { first: string; last: string },
	today: string,
): Promise<Counted[]> {
	const month = sql<string>`substr(promised_on, 1, 7)`
	const count = (day: string) => sql<number>`sum(case when promised_on < ${day} then 1 else 0 end)`
	const rows = await db
		.selectFrom('stops')
		.select(['kind', 'state', 'follows_route', 'was_on_time', month.as('month')])
		// A stop that follows its route may come up to six days late, because a moved pickup stays within its week.
		.select(({ fn }) => [
			fn.countAll<number>().as('all'),
			count(today).as('past'),
			count(addDays(civilDay(today), -6).date).as('weekPast'),
		])
		.where('promised_on', '>=', first)
		.where('promised_on', '<=', last)
		.where('state', '!=', 'taken-back')
		.groupBy(['kind', 'state', 'follows_route', 'was_on_time', month])
		.orderBy('kind')
		.execute()
	const judged = rows.map(({ kind, month: of, state, follows_route, was_on_time, all, past, weekPast }) => ({
		kind,
		month: of,
		promised: Number(
			state === 'planned'
				? follows_route
					? weekPast
					: past
				: was_on_time === null && state === 'done'
					? 0
					: all,
		),
		kept: was_on_time ? Number(all) : 0,
	}))
	return [...Map.groupBy(judged, ({ kind, month: of }) => `${of} ${kind}`).values()].flatMap((own) => {
		const [row] = own
		const counted = sumOf(own)
		return row && counted.promised > 0 ? [{ ...row, ...counted }] : []
	})
}

function sumOf(rows: readonly Pick<Counted, 'promised' | 'kept'>[]) {
	return {
		promised: rows.reduce((all, { promised }) => all + promised, 0),
		kept: rows.reduce((all, { kept }) => all + kept, 0),
	}
}

function figuresOf(name: string, rows: readonly Counted[]): StopFigures {
	const { promised, kept } = sumOf(rows)
	return { name, promised, kept, share: formatShare(kept, promised) }
}
