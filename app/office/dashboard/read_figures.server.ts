import { type Expression, type SqlBool, sql } from 'kysely'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Period, Span } from './period.ts'

/** What is counted of requests. */
export interface Counts {
	came: number
	answered: number
	/** Those that were answered or are past due: one that may still be answered in time counts neither way. */
	judged: number
	inTime: number
	/** Those whose answer time is known. */
	timed: number
	won: number
	lost: number
	/** Of those won, in cents. */
	monthly: number
	once: number
}

/** The requests of one form, town and page. */
export interface CountedGroup extends Counts {
	isCurrent: boolean
	form: LeadForm
	town: string | null
	page: string | null
	source: 'site' | 'phone'
}

export const noCounts: Counts = {
	came: 0,
	answered: 0,
	judged: 0,
	inTime: 0,
	timed: 0,
	won: 0,
	lost: 0,
	monthly: 0,
	once: 0,
}

const count = (condition: Expression<SqlBool>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
const sumOf = (per: 'once' | 'month') =>
	sql<number>`sum(case when status = 'won' and amount_per = ${sql.lit(per)} then amount_cents else 0 end)`

/**
 * The requests that came in a period and in as much of the one before, by form, town and page. Spam is not counted. Read
 * from an index alone.
 */
export async function readFigures(
	{ db }: Pick<Store, 'db'>,
	{ now: current, before }: Pick<Period, 'now' | 'before'>,
	now: Date,
): Promise<CountedGroup[]> {
	const isCurrent = sql<number>`case when created_at >= ${current.from.toISOString()} then 1 else 0 end`
	const rows = await db
		.selectFrom('lead_work')
		.select([isCurrent.as('is_current'), 'form', 'town', 'page', 'source'])
		.select((eb) => [
			eb.fn.countAll<number>().as('came'),
			count(eb('first_answered_at', 'is not', null)).as('answered'),
			count(eb.or([eb('first_answered_at', 'is not', null), eb('due_at', '<', now.toISOString())])).as(
				'judged',
			),
			count(eb('first_answered_at', '<=', eb.ref('due_at'))).as('in_time'),
			count(eb('answer_seconds', 'is not', null)).as('timed'),
			count(eb('status', '=', 'won')).as('won'),
			count(eb('status', '=', 'lost')).as('lost'),
			sumOf('month').as('monthly'),
			sumOf('once').as('once'),
		])
		.where('status', '!=', 'spam')
		.where((eb) =>
			eb.or(
				[current, before].map((span) =>
					eb.and([
						eb('created_at', '>=', span.from.toISOString()),
						eb('created_at', '<', span.to.toISOString()),
					]),
				),
			),
		)
		.groupBy(['is_current', 'form', 'town', 'page', 'source'])
		.execute()
	return rows.map(({ is_current, in_time, ...row }) => ({
		...row,
		isCurrent: Number(is_current) === 1,
		inTime: Number(in_time),
	}))
}

/** The middle of the answer times of the `timed` requests of a span, in milliseconds of open time; null where there is none. */
export async function medianAnswer(
	{ db }: Pick<Store, 'db'>,
	{ from, to }: Span,
	timed: number,
): Promise<number | null> {
	if (timed === 0) return null
	const row = await db
		.selectFrom('lead_work')
		.select('answer_seconds')
		.where('created_at', '>=', from.toISOString())
		.where('created_at', '<', to.toISOString())
		.where('status', '!=', 'spam')
		.where('answer_seconds', 'is not', null)
		.orderBy('answer_seconds')
		.orderBy('lead_id')
		.offset(Math.floor((timed - 1) / 2))
		.limit(1)
		.executeTakeFirst()
	const seconds = row?.answer_seconds ?? null
	return seconds === null ? null : seconds * 1000
}

/** How many requests came in each part of a span; `edges` are the beginnings of the parts and the last one's end. */
export async function countParts(
	{ db }: Pick<Store, 'db'>,
	{ from, to }: Span,
	edges: readonly Date[],
): Promise<number[]> {
	const ends = edges.slice(1)
	const cases = ends.map((end, part) => sql`when created_at < ${end.toISOString()} then ${sql.lit(part)}`)
	const rows = await db
		.selectFrom('lead_work')
		.select(sql<number>`case ${sql.join(cases, sql` `)} end`.as('part'))
		.select((eb) => eb.fn.countAll<number>().as('came'))
		.where('created_at', '>=', from.toISOString())
		.where('created_at', '<', to.toISOString())
		.where('status', '!=', 'spam')
		.groupBy('part')
		.execute()
	const counted = new Map(rows.map(({ part, came }) => [Number(part), came]))
	return ends.map((_, part) => counted.get(part) ?? 0)
}
