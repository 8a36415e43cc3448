import { civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { formatDuration } from '#app/leads/promise_clock/answer_time.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import { type Figures, readWeek, type Week } from './week.server.ts'

/** A figure with what it was in the seven days before. */
export interface Tile {
	label: string
	value: string
	before: string
	isAlarming?: boolean
}

export interface ChartDay {
	date: string
	/** `Mon` */
	weekday: string
	/** Of the month. */
	day: number
	byForm: Record<LeadForm, number>
	total: number
}

export interface CountRow {
	name: string
	detail?: string
	count: number
}

export interface WeekPage {
	tiles: Tile[]
	/** From the bottom of the chart up. */
	forms: { form: LeadForm; label: string }[]
	days: ChartDay[]
	searches: { summary: string; without: CountRow[] }
	buttons: { calls: CountRow[]; others: CountRow[] }
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const callButton = /^call(_|$)/

/** What the dashboard shows, in words. */
export async function weekPage(store: Store, facts: Pick<Facts, 'hours'>, now: Date): Promise<WeekPage> {
	const week = await readWeek(store, facts, now)
	const { total, unanswered, without } = week.searches
	const pressed = week.buttons.map(({ button, page, clicks }) => ({
		button,
		row: { name: formatButton(button), detail: page, count: clicks },
	}))
	return {
		tiles: tilesOf(week),
		forms: Object.values(leadDefinitions).map(({ form, label }) => ({ form: form.name, label })),
		days: week.days.map(({ date, byForm }) => ({
			date,
			weekday: dayNames[civilDay(date).weekday - 1] ?? '',
			day: Number(date.slice(8)),
			byForm,
			total: Object.values(byForm).reduce((sum, count) => sum + count, 0),
		})),
		searches: {
			summary: total === 0 ? 'Nobody searched yet.' : `${unanswered} of ${total} searches found nothing.`,
			without: without.map(({ query, hits }) => ({ name: query, count: hits })),
		},
		buttons: {
			calls: pressed.filter(({ button }) => callButton.test(button)).map(({ row }) => row),
			others: pressed.filter(({ button }) => !callButton.test(button)).map(({ row }) => row),
		},
	}
}

function tilesOf({ now, before, waiting, overdue }: Week): Tile[] {
	const formatFigures = (figures: Figures) => ({
		leads: String(figures.leads),
		median: figures.medianAnswer === null ? 'none yet' : formatShortDuration(figures.medianAnswer),
		inTime: figures.inTime === null ? 'none yet' : `${Math.round(figures.inTime * 100)}%`,
	})
	const [current, earlier] = [formatFigures(now), formatFigures(before)]
	return [
		{ label: 'Leads', value: current.leads, before: `${earlier.leads} the week before` },
		{
			label: 'Median time to first answer',
			value: current.median,
			before: `In open hours; ${earlier.median} the week before`,
		},
		{ label: 'Answered in time', value: current.inTime, before: `${earlier.inTime} the week before` },
		{
			label: 'Waiting now',
			value: String(waiting),
			before: overdue === 0 ? 'None overdue' : `${overdue} overdue`,
			isAlarming: overdue > 0,
		},
	]
}

/** Short, because a tile has room for a figure only. */
function formatShortDuration(ms: number): string {
	return ms < 30_000 ? '< 1 min' : formatDuration(ms)
}

/** `call_top_bar` as `Call top bar`. */
function formatButton(button: string): string {
	const words = button.replaceAll('_', ' ')
	return words.charAt(0).toUpperCase() + words.slice(1)
}
