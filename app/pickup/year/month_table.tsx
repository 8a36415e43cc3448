import { type Stream, streamNames } from '../schedule/streams.ts'
import type { DayOfMonth, Month } from './year_content.server.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A stream's mark in the printed calendar: its first letter. */
export const streamLetter = (stream: Stream) => streamNames[stream].slice(0, 1)

/**
 * A month's table with the streams' letters on each pickup day. In print, which is read from across a
 * kitchen, the letters stand beside the number, and columns without pickups give up width for them.
 */
export function MonthTable({ name, weeks }: Month) {
	return (
		<table className="w-full table-fixed border-collapse text-center [font-variant-numeric:tabular-nums] break-inside-avoid print:table-auto print:text-[11pt]">
			<caption className="mb-1 text-left font-display font-[650]">{name}</caption>
			<thead>
				<tr className="border-b border-foreground">
					{weekdays.map((day) => (
						<th key={day} scope="col" className="font-normal text-muted-foreground">
							<abbr title={day} className="no-underline">
								{day.slice(0, 1)}
							</abbr>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map((week) => (
					<tr key={week.find((day) => day !== null)?.date} className="h-11 align-top print:h-[5.7mm]">
						{week.map((day, weekday) => (
							<td key={weekdays[weekday]} className="leading-none">
								{day && <Day {...day} />}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Day({ number, date, streams, isMoved }: NonNullable<DayOfMonth>) {
	if (streams.length === 0)
		return <span className="block pt-2 text-muted-foreground print:pt-px">{number}</span>
	const border = isMoved ? 'border-2 border-dashed' : 'border'
	return (
		<time
			dateTime={date}
			className={`mt-1 block h-full rounded-md border-foreground bg-secondary pt-1 font-semibold text-secondary-foreground print:mt-0 print:px-px print:pt-0 print:whitespace-nowrap ${border}`}
		>
			{number}
			<span aria-hidden="true" className="block text-[0.6875rem] print:ml-0.5 print:inline print:text-[11pt]">
				{streams.map(streamLetter).join('')}
			</span>
			<span className="sr-only">
				: {streams.map((stream) => streamNames[stream]).join(', ')}
				{isMoved && ', moved'}
			</span>
		</time>
	)
}
