/** The ways into an area's calendar. */
export interface CalendarLinks {
	/** The address of the file, to copy. */
	url: string
	/** Has the device's own calendar program subscribe. */
	webcal: string
	/** Has Google Calendar subscribe, in a browser. */
	google: string
	/** The file, to import once. */
	file: string
	/** The last part of its address, under which it is saved, and which a narrow line keeps whole. */
	fileName: string
}

export function calendarLinks(slug: string, publicUrl: string): CalendarLinks {
	const fileName = `${slug}.ics`
	const file = `/calendar/${fileName}`
	const webcal = `${publicUrl.replace(/^https?:/, 'webcal:')}${file}`
	const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`
	return { url: publicUrl + file, webcal, google, file, fileName }
}
