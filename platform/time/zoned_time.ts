/** A date (`YYYY-MM-DD`) and a time (`HH:MM`, 24-hour clock) as shown on a calendar and a wall clock. */
export interface LocalTime {
	date: string
	time: string
}

/** Converts between instants and the local time of a time zone. */
export interface ZonedTime {
	/** The local time at an instant. */
	localTimeOf(instant: Date): LocalTime
	/** The instant of a local time. A time skipped in March counts as one hour later; of a repeated time in November, the first counts. */
	instantOf(local: LocalTime): Date
}

const msOfDay = 24 * 60 * 60_000

/** `timeZone` is an IANA name. A function and not a class, because it costs browsers fewer bytes. */
export function zonedTime(timeZone: string): ZonedTime {
	/** The Swedish date format is that of ISO 8601. */
	const reader = new Intl.DateTimeFormat('sv-SE', {
		timeZone,
		calendar: 'gregory',
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
	})

	/** `2026-11-21T07:00:00` */
	function wallClock(ms: number): string {
		return reader.format(ms).padStart(19, '0').replace(' ', 'T')
	}

	/** The offset from UTC in milliseconds; negative in America. */
	function offsetAt(ms: number): number {
		const second = Math.floor(ms / 1000) * 1000
		return Date.parse(`${wallClock(second)}Z`) - second
	}

	return {
		localTimeOf(instant) {
			const wall = wallClock(instant.getTime())
			return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
		},
		instantOf({ date, time }) {
			const wanted = Date.parse(`${date}T${time}:00Z`)
			const candidates = [offsetAt(wanted - msOfDay), offsetAt(wanted + msOfDay)].map(
				(offset) => wanted - offset,
			)
			const exact = candidates.filter((ms) => Date.parse(`${wallClock(ms)}Z`) === wanted)
			return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates))
		},
	}
}
