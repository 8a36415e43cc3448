import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Period, Span } from './period.ts'

/** The counts of requests. */
export interface Counts {
	came: number
	answered: number
	/** Requests that were answered or are past due; one that can still be answered in time is not counted. */
	judged: number
	inTime: number
	/** Requests won in the period, whenever they were received. */
	won: number
	lost: number
	/** The value of the won requests, in cents. */
	monthly: number
	once: number
}

/** The counts of one form, town and page. */
export interface CountedGroup extends Counts {
	isCurrent: boolean
	form: LeadForm
	town: string | null
	page: string | null
	source: 'site' | 'phone'
	/** The known answer times, in whole seconds of open time, unordered. */
	answerSeconds: readonly number[]
}

export const noCounts: Counts = {
	came: 0,
	answered: 0,
	judged: 0,
	inTime: 0,
	won: 0,
	lost: 0,
	monthly: 0,
	once: 0,
}

const count = (condition: Expression<SqlBool>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
/** The forms whose requests can be won; service work is only done. */
const soldForms = Object.values(leadDefinitions).flatMap(({ form, way }) =>
	way === 'service' ? [] : [form.name],
)
const isSold = sql<boolean>`form in (${sql.join(soldForms.map((form) => sql.lit(form)))})`
const sumOf = (per: 'once' | 'month') =>
	sql<number>`sum(case when amount_per = ${sql.lit(per)} then amount_cents else 0 end)`

type Spans = Pick<Period, 'now' | 'before'>

/**
 * Returns the requests received in a period and in the same part of the one before, and those won in it, by form, town
 * and page. Excludes spam. The queries read only indexes.
 */
export async function readFigures(
	store: Pick<Store, 'db'>,
	spans: Spans,
	now: Date,
): Promise<CountedGroup[]> {
	return [...(await readReceived(store, spans, now)), ...(await readWon(store, spans))]
}

async function readReceived(
	{ db }: Pick<Store, 'db'>,
	{ now: current, before }: Spans,
	now: Date,
): Promise<CountedGroup[]> {
	const answerTimes = sql<string | null>`string_agg(cast(answer_seconds as text), ',')`
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
			count(eb.and([eb('status', '=', 'lost'), isSold])).as('lost'),
			answerTimes.as('answer_times'),
		])
		.where('status', '!=', 'spam')
		.where((eb) => isWithin(eb, 'created_at', [current, before]))
		.groupBy(['is_current', 'form', 'town', 'page', 'source'])
		.execute()
	return rows.map(({ is_current, in_time, answer_times, ...row }) => ({
		...noCounts,
		...row,
		isCurrent: Number(is_current) === 1,
		inTime: Number(in_time),
		answerSeconds: answer_times?.split(',').map(Number) ?? [],
	}))
}

/** Counts won requests by the time they were won. */
async function readWon({ db }: Pick<Store, 'db'>, { now: current, before }: Spans): Promise<CountedGroup[]> {
	const isCurrent = sql<number>`case when won_at >= ${current.from.toISOString()} then 1 else 0 end`
	const rows = await db
		.selectFrom('lead_work')
		.select([isCurrent.as('is_current'), 'form', 'town', 'page', 'source'])
		.select(({ fn }) => [
			fn.countAll<number>().as('won'),
			sumOf('month').as('monthly'),
			sumOf('once').as('once'),
		])
		.where('won_at', 'is not', null)
		.where(isSold)
		.where((eb) => isWithin(eb, 'won_at', [current, before]))
		.groupBy(['is_current', 'form', 'town', 'page', 'source'])
		.execute()
	return rows.map(({ is_current, ...row }) => ({
		...noCounts,
		...row,
		isCurrent: Number(is_current) === 1,
		answerSeconds: [],
	}))
}

function isWithin(
	eb: ExpressionBuilder<Database, 'lead_work'>,
	column: 'created_at' | 'won_at',
	spans: readonly Span[],
) {
	return eb.or(
		spans.map((span) =>
			eb.and([eb(column, '>=', span.from.toISOString()), eb(column, '<', span.to.toISOString())]),
		),
	)
}

/**
 * Counts the requests received in each part of a span; `edges` are the parts' beginnings and the end of the last one.
 * Each part is one index range, which is cheaper than computing the part of every request.
 */
export async function countParts(
	{ db }: Pick<Store, 'db'>,
	{ from, to }: Span,
	edges: readonly Date[],
): Promise<number[]> {
	const parts = edges.slice(1).map((end, part) => ({
		from: new Date(Math.max(Number(edges[part]), Number(from))),
		to: new Date(Math.min(Number(end), Number(to))),
	}))
	const counts = parts.map(
		(part, index) => sql`select ${sql.lit(index)} as part, count(*) as came from lead_work
			where created_at >= ${part.from.toISOString()} and created_at < ${part.to.toISOString()} and status != 'spam'`,
	)
	const { rows } = await sql<{ part: number; came: number }>`${sql.join(counts, sql` union all `)}`.execute(
		db,
	)
	const came = new Map(rows.map((row) => [Number(row.part), Number(row.came)]))
	return parts.map((_, part) => came.get(part) ?? 0)
}
