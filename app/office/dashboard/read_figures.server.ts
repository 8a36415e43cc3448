import { type Expression, type SqlBool, sql } from 'kysely'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Period, Span } from './period.ts'

/** The counts of requests. */
export type Counts = typeof noCounts

export const noCounts = {
	came: 0,
	answered: 0,
	/** Requests that were answered or are past due; one that can still be answered in time is not counted. */
	judged: 0,
	inTime: 0,
	/** Requests won in the period, whenever they were received. */
	won: 0,
	lost: 0,
	/** The value of the won requests, in cents. */
	monthly: 0,
	once: 0,
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

async function readReceived({ db }: Pick<Store, 'db'>, spans: Spans, now: Date): Promise<CountedGroup[]> {
	const rows = await groupedBy(db, 'created_at', spans)
		.select((eb) => [
			eb.fn.countAll<number>().as('came'),
			count(eb('first_answered_at', 'is not', null)).as('answered'),
			count(eb.or([eb('first_answered_at', 'is not', null), eb('due_at', '<', now.toISOString())])).as(
				'judged',
			),
			count(eb('first_answered_at', '<=', eb.ref('due_at'))).as('inTime'),
			count(eb.and([eb('status', '=', 'lost'), isSold])).as('lost'),
			sql<string | null>`string_agg(cast(answer_seconds as text), ',')`.as('answer_times'),
		])
		.where('status', '!=', 'spam')
		.execute()
	return rows.map(({ is_current, answer_times, ...row }) => ({
		...noCounts,
		...row,
		isCurrent: Number(is_current) === 1,
		answerSeconds: answer_times?.split(',').map(Number) ?? [],
	}))
}

/** Counts won requests by the time they were won. */
async function readWon({ db }: Pick<Store, 'db'>, spans: Spans): Promise<CountedGroup[]> {
	const rows = await groupedBy(db, 'won_at', spans)
		.select(({ fn }) => [
			fn.countAll<number>().as('won'),
			sumOf('month').as('monthly'),
			sumOf('once').as('once'),
		])
		.where('won_at', 'is not', null)
		.where(isSold)
		.execute()
	return rows.map(({ is_current, ...row }) => ({
		...noCounts,
		...row,
		isCurrent: Number(is_current) === 1,
		answerSeconds: [],
	}))
}

/** The requests with this time in one of the spans, in groups. */
function groupedBy(db: Store['db'], column: 'created_at' | 'won_at', { now, before }: Spans) {
	const isCurrent = sql<number>`case when ${sql.ref(column)} >= ${now.from.toISOString()} then 1 else 0 end`
	return db
		.selectFrom('lead_work')
		.select([isCurrent.as('is_current'), 'form', 'town', 'page', 'source'])
		.where(({ eb, and, or }) =>
			or(
				[now, before].map(({ from, to }) =>
					and([eb(column, '>=', from.toISOString()), eb(column, '<', to.toISOString())]),
				),
			),
		)
		.groupBy(['is_current', 'form', 'town', 'page', 'source'])
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
