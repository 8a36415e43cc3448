import type { Kysely } from 'kysely'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { dayOfStop, daysMoved, type StopSchedule } from '#app/stops/stop_day.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow, StopState } from '#db/stop_rows.ts'
import { addDays } from '#platform/time/civil_day.ts'

/** The days of the week of a day: a pickup never leaves it. */
function weekOf(day: string): string[] {
	const monday = mondayOf(day)
	return Array.from({ length: 7 }, (_, at) => addDays(monday, at).date)
}

const byDay = (a: StopRow, b: StopRow) => a.day.localeCompare(b.day) || (a.id < b.id ? -1 : 1)

const shownStates: readonly StopState[] = ['planned', 'done', 'not-done']

/** The stops of a day (`YYYY-MM-DD`), also those that holidays and alerts moved to it; those taken back are left out. */
export async function stopsOn(
	db: Kysely<Database>,
	day: string,
	schedule: StopSchedule,
	states = shownStates,
): Promise<StopRow[]> {
	const others = weekOf(day).filter((other) => other !== day)
	const from = daysMoved(others, schedule, ({ date }) => date === day)
	const rows = await db
		.selectFrom('stops')
		.selectAll()
		.where('day', 'in', [day, ...from])
		.where('state', 'in', states)
		.orderBy('day')
		.orderBy('id')
		.execute()
	return rows.filter((row) => dayOfStop(row, schedule).day === day)
}

/** What is still to be done: the stops planned for today or before, those that were not done, and those whose pickup is canceled. */
export async function openStops(
	db: Kysely<Database>,
	today: string,
	schedule: StopSchedule,
): Promise<{ overdue: StopRow[]; due: StopRow[] }> {
	const later = weekOf(today).filter((day) => day > today)
	const from = daysMoved(later, schedule, ({ date }) => date === null || date <= today)
	const rows = await db
		.selectFrom('stops')
		.selectAll()
		.where(({ or, eb }) =>
			or([
				eb('state', '=', 'not-done'),
				eb('state', '=', 'planned').and('day', '<=', today),
				eb('state', '=', 'planned').and('day', 'in', [today, ...from]),
			]),
		)
		.execute()
	// Sorted here: asked for an order, SQLite reads all days in it instead of what is open.
	const placed = rows.toSorted(byDay).map((row) => ({ row, ...dayOfStop(row, schedule) }))
	const isOverdue = ({ row, day, isCanceled }: (typeof placed)[number]) =>
		row.state === 'not-done' || isCanceled || day < today
	return {
		overdue: placed.filter(isOverdue).map(({ row }) => row),
		due: placed.filter((one) => !isOverdue(one) && one.day === today).map(({ row }) => row),
	}
}

/** The stops that the list of a day has; today's without what is overdue, which stands before them. */
export async function stopsOfDay(
	db: Kysely<Database>,
	day: string,
	today: string,
	schedule: StopSchedule,
): Promise<{ overdue: StopRow[]; stops: StopRow[] }> {
	if (day !== today) return { overdue: [], stops: await stopsOn(db, day, schedule) }
	// What was not done today is overdue.
	const [{ overdue, due }, done] = await Promise.all([
		openStops(db, today, schedule),
		stopsOn(db, today, schedule, ['done']),
	])
	return { overdue, stops: [...due, ...done].toSorted(byDay) }
}
