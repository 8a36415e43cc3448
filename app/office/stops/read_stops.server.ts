import type { Kysely } from 'kysely'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { dayOfStop, daysMoved, type StopSchedule } from '#app/stops/stop_day.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow, StopState } from '#db/stop_rows.ts'
import { addDays } from '#platform/time/civil_day.ts'

/** Returns the days of a day's week; a pickup is never moved out of its week. */
function weekOf(day: string): string[] {
	const monday = mondayOf(day)
	return Array.from({ length: 7 }, (_, at) => addDays(monday, at).date)
}

const byDay = (a: StopRow, b: StopRow) => a.day.localeCompare(b.day) || (a.id < b.id ? -1 : 1)

const shownStates: readonly StopState[] = ['planned', 'done', 'not-done']

/** Returns the stops of a day (`YYYY-MM-DD`), including those that holidays and alerts moved to it; by default not those taken back. */
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

/** Returns the open stops: those planned for today or earlier, those marked as not done, and those whose pickup is canceled. */
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
	// Sorted here because with an ORDER BY, SQLite would scan all days in order instead of only open stops.
	const placed = rows.toSorted(byDay).map((row) => ({ row, ...dayOfStop(row, schedule) }))
	const isOverdue = ({ row, day, isCanceled }: (typeof placed)[number]) =>
		row.state === 'not-done' || isCanceled || day < today
	return {
		overdue: placed.filter(isOverdue).map(({ row }) => row),
		due: placed.filter((one) => !isOverdue(one) && one.day === today).map(({ row }) => row),
	}
}

/** Returns the stops listed for a day; today's exclude overdue ones, which are listed first. */
export async function stopsOfDay(
	db: Kysely<Database>,
	day: string,
	today: string,
	schedule: StopSchedule,
): Promise<{ overdue: StopRow[]; stops: StopRow[] }> {
	if (day !== today) return { overdue: [], stops: await stopsOn(db, day, schedule) }
	// Stops marked as not done today are overdue.
	const [{ overdue, due }, done] = await Promise.all([
		openStops(db, today, schedule),
		stopsOn(db, today, schedule, ['done']),
	])
	return { overdue, stops: [...due, ...done].toSorted(byDay) }
}
