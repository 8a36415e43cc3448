import type { AlertMailRow } from '#db/reminder_rows.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { AlertedPickup } from '../schedule/alert_effect.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { closing, type MailParts, type MailWords } from './reminder_mail.ts'
import { listStreams } from '../schedule/streams.ts'

interface AlertNews {
	kind: AlertMailRow['kind']
	alert: ServiceAlertRow
	area: PickupAreaRow
	/** Pickups of the streams the subscriber chose; at least one. */
	pickups: readonly AlertedPickup[]
}

/** The mail that says what an alert changes, or that the alert was taken back. */
export function alertMail({ kind, alert, area, pickups }: AlertNews, parts: MailParts): MailWords {
	const isTakenBack = kind === 'taken_back'
	const lines = isTakenBack
		? ['This no longer applies:', `“${alert.message}”`, '', ...linesOf(pickups, dayAfterAll)]
		: [alert.message, '', ...linesOf(pickups, dayNow)]
	return {
		subject: `${isTakenBack ? afterAll(pickups) : subjects[alert.kind]}: ${area.name}`,
		body: [...lines, '', ...closing(area, parts)].join('\n'),
	}
}

const subjects: Record<ServiceAlertRow['kind'], string> = {
	delay: 'Your pickup is delayed',
	cancelled: 'Your pickup is canceled',
	notice: 'About your pickup',
}

function dayNow({ from, to }: AlertedPickup): string {
	if (to === null) return `not on ${formatDay(from)}: canceled.`
	return to === from ? `${formatDay(from)}.` : `${formatDay(to)}, not ${formatDay(from)}.`
}

/** A holiday or another alert may still move a pickup when an alert is taken back. */
const isUsual = ({ scheduled, from }: AlertedPickup) => from === scheduled

function afterAll(pickups: readonly AlertedPickup[]): string {
	return pickups.every(isUsual) ? 'Pickups as usual' : 'An update on your pickup'
}

function dayAfterAll(pickup: AlertedPickup): string {
	const { scheduled, from } = pickup
	return isUsual(pickup)
		? `${formatDay(from)}, as planned before.`
		: `${formatDay(from)}, not ${formatDay(scheduled)}.`
}

/** One line per day, with all its streams. */
function linesOf(pickups: readonly AlertedPickup[], format: (pickup: AlertedPickup) => string): string[] {
	const byDay = Map.groupBy(pickups, format)
	return [...byDay].map(([day, ofDay]) => `${listStreams(ofDay.map(({ stream }) => stream))}: ${day}`)
}
