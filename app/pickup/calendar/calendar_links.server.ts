/** The links to an area's calendar. */
export interface CalendarLinks {
	/** The calendar file's full URL, for copying. */
	url: string
	/** Subscribes in the device's default calendar app. */
	webcal: string
	/** Subscribes in Google Calendar, in a browser. */
	google: string
	/** The calendar file, for a one-time import. */
	file: string
	/** The last segment of the file's URL: the name it is saved under, which a narrow line does not break. */
	fileName: string
}

export function calendarLinks(slug: string, publicUrl: string): CalendarLinks {
	const fileName = `${slug}.ics`
	const file = `/calendar/${fileName}`
	const webcal = `${publicUrl.replace(/^https?:/, 'webcal:')}${file}`
	const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`
	return { url: publicUrl + file, webcal, google, file, fileName }
}
