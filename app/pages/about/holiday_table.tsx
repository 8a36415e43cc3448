import { classNames } from '#app/ui/class_names.ts'
import { stackedTable } from '#app/ui/stacked_table.ts'
import type { HolidayWeek, HolidayYear } from './holiday_weeks.server.ts'

const weekdays = [
	['Mon', 'Monday'],
	['Tue', 'Tuesday'],
	['Wed', 'Wednesday'],
	['Thu', 'Thursday'],
	['Fri', 'Friday'],
] as const

/** A year's holidays, a column for each usual pickup day; the cells show when the truck comes instead. */
export function HolidayTable({ year, weeks }: HolidayYear) {
	return (
		<table className={`w-full table-fixed border-collapse text-left print:text-[0.875rem] ${stackedTable}`}>
			<caption className="mb-2 text-left font-display text-title font-extrabold print:text-xl">
				{year}
			</caption>
			<thead className={weeks.every(({ days }) => days.length === 0) ? 'sr-only' : '@max-[16rem]:hidden!'}>
				<tr className="border-b-2 border-foreground">
					{weekdays.map(([short, long]) => (
						<th key={short} scope="col" className="px-1 pb-1 font-display font-[650] sm:px-2">
							<abbr title={long} className="no-underline">
								{short}
							</abbr>
						</th>
					))}
				</tr>
			</thead>
			{weeks.map((week) => (
				<Week key={`${week.date} ${week.name}`} {...week} />
			))}
		</table>
	)
}

function Week({ date, name, when, days, note, isPast }: HolidayWeek) {
	return (
		<tbody className={classNames('border-b border-border', isPast && 'text-muted-foreground print:hidden')}>
			<tr>
				<th
					scope="rowgroup"
					colSpan={weekdays.length}
					className="px-1 pt-3 pb-1 font-display font-[650] sm:px-2 print:pt-1.5"
				>
					{name}{' '}
					<time dateTime={date} className="font-sans font-normal max-sm:block sm:float-right">
						{when}
						{isPast && ' (over)'}
					</time>
				</th>
			</tr>
			<tr>
				{days.map(({ day, to }) => (
					<td key={day} className="px-0.5 pt-1 pb-3 align-top sm:px-2 print:pb-1.5">
						{/* Replaces the column's header where columns are stacked. */}
						<span className="hidden @max-[16rem]:block">{day}</span>
						{to ? (
							<span
								className={classNames(
									'block rounded-md border-2 px-0.5 py-0.5 leading-tight tracking-tight max-sm:text-[0.9375rem] sm:px-2',
									isPast ? 'border-border' : 'border-accent print:border-black',
								)}
							>
								<strong className="block font-display">{to.day}</strong>
								{to.date}
							</span>
						) : (
							<span className="block py-1 leading-tight text-muted-foreground">as usual</span>
						)}
					</td>
				))}
				{note && (
					<td colSpan={weekdays.length} className="px-1 pb-3 text-muted-foreground sm:px-2 print:pb-1.5">
						{note}
					</td>
				)}
			</tr>
		</tbody>
	)
}
