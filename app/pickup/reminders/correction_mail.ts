import { asSentence } from '#platform/text/as_sentence.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { LocalTime } from '#platform/time/zoned_time.ts'
import { nextPickups } from '../schedule/pickups.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import type { Stream } from '../schedule/streams.ts'
import { firstDayToCome, putOutSentence } from '../schedule/trucks_out.ts'
import { closing, type MailParts, type MailWords } from './reminder_mail.ts'
import { listStreams } from '../schedule/streams.ts'
import type { WrongReminder } from './wrong_reminders.ts'

/** The wrong reminders of one day, for several streams. */
export type Correction = Pick<WrongReminder, 'was' | 'is' | 'reason'> & { streams: readonly Stream[] }

interface About {
	area: PickupAreaRow
	rules: ScheduleRules
	here: LocalTime
}

/** The mail that corrects a reminder. */
export function correctionMail(
	{ was, is, reason, streams }: Correction,
	{ area, rules, here }: About,
	parts: MailParts,
): MailWords {
	const what = listStreams(streams)
	const isOne = streams.length === 1
	const [comes, doesNot, it] = isOne ? ['comes', 'does not come', 'It'] : ['come', 'do not come', 'They']
	const before = was === null ? doesNot : `${comes} on ${formatDay(was)}`
	const lines = [
		`We wrote to you that ${what.toLowerCase()} ${before}. That has changed.`,
		is === null
			? `${it} ${doesNot}${was === null ? '' : ' that day'}.`
			: `${it} ${comes} on ${formatDay(is)}.${putOutSentence('your carts at the curb', { day: is, area, rules, here })}`,
		...(reason === null ? [] : ['', asSentence(reason)]),
		...(is === null ? nextLines(streams, { area, rules, here }) : []),
	]
	return {
		subject:
			is === null
				? `Correction: no ${what.toLowerCase()} on ${formatDay(was ?? here.date)}`
				: `Correction: ${what.toLowerCase()} ${comes} on ${formatDay(is)}`,
		body: [...lines, '', ...closing(area, parts)].join('\n'),
	}
}

function nextLines(streams: readonly Stream[], { area, rules, here }: About): string[] {
	const first = firstDayToCome(here, area, rules)
	const next = nextPickups(area, first, 12, rules).find(({ stream }) => streams.includes(stream))
	return next?.date ? ['', `The next one is ${formatDay(next.date)}.`] : []
}
