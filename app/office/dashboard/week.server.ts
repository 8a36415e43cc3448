import { sql } from 'kysely'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { leadForms } from '#app/leads/lead_definitions.server.ts'
import { openTimeBetween } from '#app/leads/promise_clock/answer_time.ts'
import { searchReport } from '#app/search/events/search_report.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import { waitingLeads } from '../inbox/waiting_leads.server.ts'

const daysShown = 7

/** The figures of a span of days; null where there was nothing to measure. */
export interface Figures {
	leads: number
	/** In milliseconds of open time. */
	medianAnswer: number | null
	/** Of the leads that were answered or are past due, the share that was answered in time, 0 to 1. */
	inTime: number | null
}

export interface Week {
	days: { date: string; byForm: Record<LeadForm, number> }[]
	now: Figures
	before: Figures
	/** Leads past their due time, of any age. */
	overdue: number
	waiting: number
	searches: { total: number; unanswered: number; without: readonly { query: string; hits: number }[] }
	/** Clicks on marked links, the most clicked first. */
	buttons: { button: string; page: string; clicks: number }[]
}

/**
 * The past seven days of the office's calendar, including today, compared with the seven before. Spam is not counted.
 */
export async function readWeek(store: Store, facts: Pick<Facts, 'hours'>, now: Date): Promise<Week> {
	const today = civilDay(localTimeOf(now).date)
	const dates = Array.from({ length: daysShown }, (_, index) => addDays(today, index - daysShown + 1).date)
	const first = dates[0] ?? today.date
	const from = startOf(first)
	const beforeFrom = startOf(addDays(civilDay(first), -daysShown).date)
	const leads = await leadsSince(store, beforeFrom)
	const current = leads.filter((lead) => lead.created_at >= from)
	const waiting = await waitingLeads(store, now)
	const { total, unanswered, without } = await searchReport(store, first)
	return {
		days: dates.map((date) => ({ date, byForm: countForms(current, date) })),
		now: figuresOf(current, facts, now),
		before: figuresOf(
			leads.filter((lead) => lead.created_at < from),
			facts,
			now,
		),
		...waiting,
		searches: { total, unanswered, without: without.slice(0, 10) },
		buttons: await pressedSince(store, first),
	}
}

type Measured = Pick<LeadWorkRow, 'form' | 'created_at' | 'due_at' | 'first_answered_at'>

async function leadsSince({ db }: Store, since: string): Promise<Measured[]> {
	return db
		.selectFrom('lead_work')
		.select(['form', 'created_at', 'due_at', 'first_answered_at'])
		.where('created_at', '>=', since)
		.where('status', '!=', 'spam')
		.execute()
}

function figuresOf(leads: readonly Measured[], facts: Pick<Facts, 'hours'>, now: Date): Figures {
	const answered = leads.filter((lead) => lead.first_answered_at !== null)
	const times = answered
		.map((lead) => openTimeBetween(new Date(lead.created_at), new Date(lead.first_answered_at ?? 0), facts))
		.toSorted((a, b) => a - b)
	// A lead that is unanswered but not yet due counts neither way.
	const judged = leads.filter((lead) => lead.first_answered_at !== null || lead.due_at < now.toISOString())
	const inTime = judged.filter(
		(lead) => lead.first_answered_at !== null && lead.first_answered_at <= lead.due_at,
	)
	return {
		leads: leads.length,
		medianAnswer: times[Math.floor((times.length - 1) / 2)] ?? null,
		inTime: judged.length === 0 ? null : inTime.length / judged.length,
	}
}

function countForms(leads: readonly Measured[], date: string): Record<LeadForm, number> {
	const counts = Object.fromEntries(leadForms().map((form) => [form, 0])) as Record<LeadForm, number>
	for (const lead of leads) if (localTimeOf(new Date(lead.created_at)).date === date) counts[lead.form] += 1
	return counts
}

async function pressedSince({ db }: Store, since: string): Promise<Week['buttons']> {
	const rows = await db
		.selectFrom('button_clicks')
		.select(['button', 'page', sql<number | string>`sum(clicks)`.as('total')])
		.where('day', '>=', since)
		.groupBy(['button', 'page'])
		.orderBy('total', 'desc')
		.orderBy('page')
		.orderBy('button')
		.limit(12)
		.execute()
	return rows.map(({ button, page, total }) => ({ button, page, clicks: Number(total) }))
}

function startOf(date: string): string {
	return instantOf({ date, time: '00:00' }).toISOString()
}
