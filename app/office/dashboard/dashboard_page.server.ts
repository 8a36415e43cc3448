import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { formatDuration } from '#app/leads/promise_clock/answer_time.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { formatAmount } from '#app/leads/amount.ts'
import { listQuery } from '../requests/filters.ts'
import type { Origin } from '../requests/origin.ts'
import { formatShare } from './format_share.ts'
import { type Compared, type Figures, fold, foldBy } from './fold_figures.server.ts'
import { measureRequests, type Measuring } from './measure_requests.server.ts'
import { type Period, periodOf } from './period.ts'
import type { PeriodQuery } from './read_period.ts'
import { type CountedGroup, type Counts, countParts, readFigures } from './read_figures.server.ts'

export type DashboardFigures = ReturnType<typeof dashboardFigures>
/** The figures of a form, town or page. */
export type BreakdownRow = DashboardFigures['breakdowns'][number]['rows'][number]

/** The maximum number of requests measured before a page is shown; the others follow within the hour. */
const mostMeasured = 400

/** Counts the figures of a period and of the one before. */
export async function countPeriod(services: Measuring, { name, day }: PeriodQuery, now: Date) {
	const { store } = services
	await measureRequests(services, mostMeasured)
	const period = periodOf(name, now, services.content.current.facts, day)
	const groups = await readFigures(store, period, now)
	return {
		period,
		groups,
		all: fold(groups),
		parts: {
			now: await countParts(store, period.now, period.edges.now),
			before: await countParts(store, period.before, period.edges.before),
		},
	}
}

export type CountedPeriod = Awaited<ReturnType<typeof countPeriod>>

/** Formats a period's figures for the dashboard. */
export function dashboardFigures(counted: CountedPeriod) {
	const { period, all, parts, groups } = counted
	const { name, day, title, earlierDay, laterDay } = period
	return {
		period: { name, day, title, earlierDay, laterDay },
		sentence: period.sentence,
		earlier: period.earlier,
		tiles: tilesOf(all, period),
		columns: period.parts.map((part, index) => ({
			...part,
			now: parts.now[index] ?? 0,
			before: parts.before[index] ?? 0,
		})),
		breakdowns: breakdownsOf(groups, period),
		/** The path of the inbox with all of these requests. */
		inbox: inboxOf(period),
	}
}

/** Formats the figures, each with that of the period before. */
function tilesOf({ now, before }: Compared, { earlier }: Period) {
	const tile = (label: string, format: (figures: Figures) => string, of = '') => ({
		label,
		value: format(now),
		before: `${of}${format(before)} ${earlier}`,
	})
	return [
		tile('Requests', ({ came }) => String(came)),
		tile(
			'Median time to the first answer',
			({ medianAnswer }) => formatMedian(medianAnswer),
			'In business hours; ',
		),
		tile('Answered in time', formatInTime),
		tile('Won', ({ won }) => String(won)),
		tile('Monthly value of what was won', ({ monthly }) => formatDollars(monthly / 100)),
		tile('One-time value of what was won', ({ once }) => formatDollars(once / 100)),
	]
}

/** Formats a median time: `1 h 05 min`, or `none` if nothing was answered. */
function formatMedian(ms: number | null): string {
	if (ms === null) return 'none'
	return ms < 30_000 ? 'under 1 min' : formatDuration(ms)
}

/** Formats the share of requests answered in time among those answered or past due. */
export function formatInTime({ judged, inTime }: Counts): string {
	return formatShare(inTime, judged)
}

/** Formats the page on which a request was sent. */
function pageName(page: string): string {
	if (page === 'phone') return 'Taken by phone'
	return page === 'unknown' ? 'Unknown' : page === '/' ? 'Home page' : page
}

/** The ways to break requests down: the group's key, as the inbox filters by it, and its name. */
export const breakdowns = [
	{
		id: 'form',
		title: 'By form',
		keyOf: ({ form }: CountedGroup): string => form,
		nameOf: (form: string) => leadDefinitions[form as LeadForm].label,
	},
	{
		id: 'town',
		title: 'By town',
		keyOf: ({ town }: CountedGroup) => town ?? '',
		nameOf: (town: string) => (town === '' ? 'No town named' : town),
	},
	{
		id: 'page',
		title: 'By page they were sent from',
		keyOf: ({ page, source }: CountedGroup) => (source === 'phone' ? 'phone' : (page ?? 'unknown')),
		nameOf: pageName,
	},
] as const

function breakdownsOf(groups: readonly CountedGroup[], period: Period) {
	return breakdowns.map(({ id, title, keyOf, nameOf }) => ({
		id,
		title,
		rows: rowsOf(foldBy(groups, keyOf), nameOf, (key) =>
			inboxOf(period, id === 'form' ? { form: key as LeadForm } : { [id]: key }),
		),
	}))
}

function rowsOf(
	folded: readonly (Compared & { key: string })[],
	nameOf: (key: string) => string,
	pathOf: (key: string) => string,
) {
	const most = Math.max(1, ...folded.map(({ now }) => now.came))
	return folded.map(({ key, now, before }) => ({
		name: nameOf(key),
		/** The path of the inbox with the same requests. */
		to: pathOf(key),
		came: now.came,
		before: before.came,
		/** The length of the bar relative to the longest one, 0 to 1. */
		share: now.came / most,
		/** The median time to the first answer. */
		answer: formatMedian(now.medianAnswer),
		inTime: formatInTime(now),
		won: now.won,
		worth: formatWorth(now),
	}))
}

/** Formats amounts: `$96 a month, $450 once`; empty if there are none. */
function formatWorth({ monthly, once }: Pick<Counts, 'monthly' | 'once'>): string {
	const parts = [
		monthly > 0 && formatAmount({ cents: monthly, per: 'month' }),
		once > 0 && formatAmount({ cents: once, per: 'once' }),
	]
	return parts.filter(Boolean).join(', ')
}

/** Returns the path of the inbox with a period's requests: all, or those of a form, a town or a page. */
function inboxOf(
	{ now }: Period,
	{ form = null, ...narrowed }: Partial<Origin> & { form?: LeadForm | null } = {},
): string {
	const origin = { from: now.first, to: now.last, town: null, page: null, ...narrowed }
	return `/admin/leads${listQuery({ form, origin, sort: 'newest' })}`
}
