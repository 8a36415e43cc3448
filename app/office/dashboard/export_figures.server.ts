import { capitalized } from '#platform/text/capitalized.ts'
import { csvLine } from '../parts/csv.ts'
import { breakdowns, type CountedPeriod, formatInTime } from './dashboard_page.server.ts'
import type { StopFigures, StopsKept } from './stop_figures.server.ts'
import { type Compared, type Figures, foldBy } from './fold_figures.server.ts'

const counts = [
	'Requests',
	'Answered',
	'Median business minutes to the first answer',
	'Answered in time',
	'Won',
	'Lost',
	'Won a month ($)',
	'Won once ($)',
]
const headings = ['Of', 'Name', ...counts, ...counts.map((name) => `${name}, before`)]

const stopHeadings = ['Of', 'Name', 'Stops promised', 'Done on the day promised', 'Share']

/** Generates the figures of a period and of the one before as CSV; no personal data. */
export async function* exportFigures(
	counted: CountedPeriod,
	stops: StopsKept,
): AsyncGenerator<string, void, void> {
	const { period, all, parts, groups } = counted
	yield csvLine(headings)
	const lines = (of: string, rows: readonly (Compared & { name: string })[]) =>
		rows.map(({ name, now, before }) => csvLine([of, name, ...cellsOf(now), ...cellsOf(before)])).join('')
	const span = `${period.now.first} to ${period.now.last}; before: ${period.before.first} to ${period.before.last}`
	yield lines('All', [{ name: span, ...all }])
	for (const { id, keyOf, nameOf } of breakdowns)
		yield lines(
			capitalized(id),
			foldBy(groups, keyOf).map((row) => ({ ...row, name: nameOf(row.key) })),
		)
	const empty = Array<string>(counts.length - 1).fill('')
	yield period.parts
		.map(({ name }, index) =>
			csvLine([
				'Time',
				name,
				String(parts.now[index] ?? 0),
				...empty,
				String(parts.before[index] ?? 0),
				...empty,
			]),
		)
		.join('')
	yield csvLine(stopHeadings)
	const ofStops = (of: string, rows: readonly StopFigures[]) =>
		rows
			.map(({ name, promised, kept, share }) => csvLine([of, name, String(promised), String(kept), share]))
			.join('')
	yield ofStops('Stops', stops.kinds) + ofStops('Stops by month', stops.kindsByMonth)
}

function cellsOf(of: Figures): string[] {
	const dollars = (cents: number) => (cents / 100).toFixed(2)
	return [
		String(of.came),
		String(of.answered),
		of.medianAnswer === null ? '' : String(Math.round(of.medianAnswer / 60_000)),
		formatInTime(of),
		String(of.won),
		String(of.lost),
		dollars(of.monthly),
		dollars(of.once),
	]
}
