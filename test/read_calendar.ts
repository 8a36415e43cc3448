import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'

/** An event as both parsers read it; days are `YYYY-MM-DD`. */
export interface ReadEvent {
	uid: string
	summary: string
	description: string
	start: string
	end: string
	sequence: number
	lastModified: string
	status: string
}

export interface ReadCalendar {
	name: string
	events: ReadEvent[]
}

/** Parses a calendar with ical.js, which browser calendars use. */
export function readWithIcalJs(text: string): ReadCalendar {
	const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
	const events = calendar.getAllSubcomponents('vevent').map((part) => {
		const { uid, summary, description, startDate, endDate, sequence } = new ICAL.Event(part)
		if (!startDate.isDate || !endDate.isDate) throw new Error(`${uid} is not all day`)
		return {
			uid,
			summary,
			description: description ?? '',
			start: startDate.toString(),
			end: endDate.toString(),
			sequence,
			lastModified: String(part.getFirstPropertyValue('last-modified')),
			status: String(part.getFirstPropertyValue('status') ?? ''),
		}
	})
	// ical.js does not know NAME (RFC 7986) and leaves its text escaped.
	const name = String(calendar.getFirstPropertyValue('name')).replaceAll(/\\([\\;,])/g, '$1')
	return { name, events }
}

const script = `
import json, sys
from datetime import date, datetime
from icalendar import Calendar
calendar = Calendar.from_ical(sys.stdin.buffer.read())
events = []
for event in calendar.walk('VEVENT'):
    if event.errors: raise Exception(str(event.errors))
    for name in ('DTSTART', 'DTEND'):
        if isinstance(event[name].dt, datetime): raise Exception('not all day')
    events.append({
        'uid': str(event['UID']),
        'summary': str(event['SUMMARY']),
        'description': str(event.get('DESCRIPTION', '')),
        'start': event['DTSTART'].dt.isoformat(),
        'end': event['DTEND'].dt.isoformat(),
        'sequence': int(event['SEQUENCE']),
        'lastModified': event['LAST-MODIFIED'].dt.strftime('%Y-%m-%dT%H:%M:%SZ'),
        'status': str(event.get('STATUS', '')),
    })
print(json.dumps({'name': str(calendar['NAME']), 'events': events}))
`

/** Parses a calendar with Python's icalendar, which Home Assistant uses. */
export function readWithPython(text: string): ReadCalendar {
	return JSON.parse(
		execFileSync('/usr/bin/python3', ['-c', script], { input: text, encoding: 'utf8' }),
	) as ReadCalendar
}
