import type { Transaction } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { RowChange } from '#app/content/office_rules.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { dayOfStop, type StopSchedule, stopSchedule } from '#app/stops/stop_day.ts'
import { plannedWords, stopKinds } from '#app/stops/stop_kinds.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { sendStopMessages } from './send_stop_messages.server.ts'
import { dropStopTexts } from './stop_texts.server.ts'

/** A stop with its day by the schedule. */
type StopOnDay = StopRow & { comesOn: string }

interface Change {
	before: StopOnDay | undefined
	after: StopOnDay
}

type Content = Pick<ContentHub, 'current'>

/**
 * Adds a stop's change to the history of its request, and drops waiting texts that no longer apply. Returns null if the
 * change has no row after it.
 */
export async function reportToRequest(
	trx: Transaction<Database>,
	change: RowChange,
	content: Content,
	actor: Actor,
): Promise<Change | null> {
	const stops = onDays(change, content)
	if (!stops) return null
	const { before, after } = stops
	const { form, lead_id } = after
	const words = changeInWords(stops)
	if (form !== null && lead_id !== null && words !== null)
		await recordEvent(
			trx,
			actor.staff,
			{ kind: 'stop', lead: { form, leadId: lead_id }, to: words },
			actor.now,
		)
	if (before && (before.state !== after.state || before.comesOn !== after.comesOn))
		await dropStopTexts(trx, after.id, actor.now)
	return stops
}

/** Like `reportToRequest`, but also notifies the customer if the office chose to for this kind of stop. */
export async function reportStop(
	trx: Transaction<Database>,
	change: RowChange,
	content: Content,
	actor: Actor,
): Promise<void> {
	const stops = await reportToRequest(trx, change, content, actor)
	if (stops && isTold(stops)) await sendStopMessages(trx, content, stops.after, actor)
}

function onDays({ before, after }: RowChange, content: Content): Change | null {
	const schedule = stopSchedule(content.current)
	return after && { before: before && onDay(before, schedule), after: onDay(after, schedule) }
}

function onDay(row: ContentRow, schedule: StopSchedule): StopOnDay {
	const stop = row as unknown as StopRow
	return { ...stop, comesOn: dayOfStop(stop, schedule).day }
}

/** Whether customers are notified of a change: the stop is done, newly planned, planned again, or has another day. */
function isTold({ before, after: { state, comesOn } }: Change): boolean {
	if (before?.state !== state) return state === 'done' || state === 'planned'
	return state === 'planned' && before.comesOn !== comesOn
}

/** Returns the event for the request's history; null if the change only belongs in the stop's own history. */
function changeInWords({ before, after: { kind, state, comesOn } }: Change): string | null {
	if (!before) return plannedWords(kind, comesOn)
	const what = `“${stopKinds[kind].label}”`
	if (before.state !== state)
		return {
			planned: `planned ${what} again, for ${formatDay(comesOn)}`,
			done: `said that it is done: ${what}`,
			'not-done': `said that it was not done: ${what}`,
			'taken-back': `took ${what} back`,
		}[state]
	if (before.comesOn === comesOn) return null
	return `moved ${what} from ${formatDay(before.comesOn)} to ${formatDay(comesOn)}`
}
