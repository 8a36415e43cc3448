/** A date (`YYYY-MM-DD`) and a time (`HH:MM`, 24 h clock) as a calendar and a clock on the wall show them. */
export interface LocalTime {
	date: string
	time: string
}

const msOfDay = 24 * 60 * 60_000

/** The calendar and clock of a time zone (IANA name). */
export class TimeZone {
	readonly #reader: Intl.DateTimeFormat

	constructor(name: string) {
		// In Swedish a date is written as in ISO 8601.
		this.#reader = new Intl.DateTimeFormat('sv-SE', {
			timeZone: name,
			calendar: 'gregory',
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
			second: '2-digit',
		})
	}

	/** What they show at an instant. */
	localTimeOf(instant: Date): LocalTime {
		const wall = this.#wallClock(instant.getTime())
		return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
	}

	/**
	 * The instant at which they show this. A time skipped in March is taken as one hour later, a repeated one in November
	 * as the first.
	 */
	instantOf({ date, time }: LocalTime): Date {
		const wanted = Date.parse(`${date}T${time}:00Z`)
		const offsets = [this.#offsetAt(wanted - msOfDay), this.#offsetAt(wanted + msOfDay)]
		const candidates = offsets.map((offset) => wanted - offset)
		const exact = candidates.filter((ms) => Date.parse(`${this.#wallClock(ms)}Z`) === wanted)
		return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates))
	}

	/** The offset from UTC in milliseconds; negative in America. */
	#offsetAt(ms: number): number {
		const second = Math.floor(ms / 1000) * 1000
		return Date.parse(`${this.#wallClock(second)}Z`) - second
	}

	/** `2026-11-21T07:00:00` */
	#wallClock(ms: number): string {
		return this.#reader.format(ms).padStart(19, '0').replace(' ', 'T')
	}
}
