import { reportStop } from './report_stop.server.ts'
import { listed } from '#platform/text/listed.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { Invalid } from '#app/content/office_rules.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { hasResult, stopStates } from '#app/stops/stop_kinds.ts'
import { readStop } from '#app/stops/stored_stops.server.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow, StopState } from '#db/stop_rows.ts'
import { formText } from '#platform/forms/form_text.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { JumpsQuestion } from '../kernel/fields/question.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { done, doneHere, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { decideMark } from './apply_mark.server.ts'
import { setTurn } from './set_turn.server.ts'
import { reportedWhen } from './shown_stop.ts'
import { pressAgain } from './stop_sentences.ts'
import { stopType } from './stop_type.server.ts'
import { suggestedDay } from '#app/stops/suggest_stop.server.ts'
import { writeStop } from './write_stop.server.ts'

/** The form values of a stop whose command was refused. */
export interface StopKept {
	stop: string
	reason: string
	cart_number: string
	/** The key of the question that the user confirmed. */
	seen: string
}

export function stopKept({ form }: Submission): StopKept {
	const [stop = '', reason = '', cart_number = ''] = ['stop', 'reason', 'cart_number'].map((name) =>
		cleanLine(formText(form, name)),
	)
	return { stop, reason, cart_number, seen: '' }
}

/** The commands on a stop; each compares the state that the page showed with the current one. */
export const stopCommands = {
	done: (submission: Submission) => {
		const { cart_number } = stopKept(submission)
		return setState(submission, 'done', { reason: null, ...(cart_number && { cart_number }) })
	},
	'not-done': (submission: Submission) => {
		const { reason } = stopKept(submission)
		if (reason === '')
			return Promise.resolve(refused(422, 'Please say why it was not done. Nothing was saved yet.'))
		return setState(submission, 'not-done', { reason })
	},
	withdraw: (submission: Submission) => setState(submission, 'taken-back', {}),
	again: (submission: Submission) => setState(submission, 'planned', { reason: null }),
	repeat: (submission: Submission) =>
		planAnother(submission, 'repeated', ({ kind }) => ({ kind, fetches: null })),
	'pick-up': (submission: Submission) =>
		planAnother(submission, 'to-fetch', ({ id, is_standing }) =>
			is_standing ? { kind: 'pick-up-container', fetches: id } : 'Its pickup is planned already.',
		),
	'take-mark': (submission: Submission) => decide(submission, 'taken'),
	'leave-mark': (submission: Submission) => decide(submission, 'left'),
	/**
	 * The form has the new turn, not the direction, so that submitting it twice is idempotent; without a turn, the stop
	 * follows the shortest way.
	 */
	turn: (submission: Submission) => {
		const { services, staff, now, form, url } = submission
		const { content } = services
		const typed = Number(formText(form, 'turn'))
		const turn = Number.isInteger(typed) && typed > 0 ? typed : null
		return carryOut(submission, async (trx, stop) => {
			const written = await writeStop(trx, content, changeOf(stop, { turn }), { staff, now })
			if (!written.ok) return notWritten(written)
			const moved = { description: stopType, stop: written.row as unknown as StopRow }
			if (turn !== null) await setTurn(trx, content, moved, turn, { staff, now })
			return doneHere(url, 'turn')
		})
	},
	async revert({ services, staff, now, form }: Submission) {
		const entry = { historyId: formText(form, 'history'), version: formText(form, 'version') || null }
		const actor = { staff, now }
		const reverted = await revertRow(
			services,
			{
				description: stopType,
				...entry,
				report: (trx, change) => reportStop(trx, change, services.content, actor),
			},
			actor,
		)
		if (reverted.ok) return done(`/admin/stops/${formText(form, 'stop')}?done=reverted`)
		if (reverted.reason === 'unavailable') return reverted
		if (reverted.reason === 'gone') return stopGone
		if (reverted.reason === 'invalid') return notWritten(reverted)
		if (reverted.reason === 'changed')
			return refused(409, 'Somebody changed it meanwhile. Nothing was taken back.')
		return refused(409, `${listed(reverted.fields)} changed again since then. Nothing was taken back.`)
	},
}

/** Carries out a command on the form's stop, as it is now. */
function carryOut<Outcome extends { ok: boolean }>(
	{ services, form }: Submission,
	work: (trx: Transaction<Database>, stop: StopRow) => Promise<Outcome>,
) {
	return writeContent<Outcome | typeof stopGone>(services, async (trx) => {
		const stop = await readStop(trx, formText(form, 'stop'))
		return stop ? work(trx, stop) : stopGone
	})
}

/** A change of a stop, to be written. */
function changeOf(stop: StopRow, columns: Partial<StopRow>) {
	return { description: stopType, id: stop.id, current: { ...stop }, columns }
}

/** Decides about a driver's mark that came too late; the first of two users decides. */
function decide({ services, staff, now, form, url }: Submission, outcome: 'taken' | 'left') {
	return writeContent(services, async (trx) => {
		const isDecided = await decideMark(trx, services.content, formText(form, 'mark'), outcome, { staff, now })
		return isDecided
			? doneHere(url, `mark-${outcome}`)
			: refused(409, 'Somebody decided about this mark already.')
	})
}

/** Plans a copy of this stop or one that follows from it, unless `next` returns a sentence that says why not. */
function planAnother(
	submission: Submission,
	word: 'repeated' | 'to-fetch',
	next: (stop: StopRow) => Pick<StopRow, 'kind' | 'fetches'> | string,
) {
	const { services, staff, now, form } = submission
	const id = randomUUID()
	return carryOut(submission, async (trx, stop) => {
		const own = next(stop)
		if (typeof own === 'string') return refused(409, own)
		const { what, container_id, name, phone, address, area_id, notes, cart_number, form: of, lead_id } = stop
		const same = { what, container_id, name, phone, address, area_id, notes, cart_number, form: of, lead_id }
		const day = nextDay(submission, { ...stop, ...own })
		const columns = { ...same, ...own, ...day, reason: null, state: 'planned' }
		const toWrite = { description: stopType, id, current: undefined, columns }
		const written = await writeStop(trx, services.content, toWrite, { staff, now }, formText(form, 'seen'))
		return written.ok ? done(`/admin/stops/${id}?done=${word}`) : notWritten(written)
	})
}

/** Returns the stop's next day by the schedule. */
function nextDay({ services, now }: Submission, { kind, area_id }: StopRow) {
	const snapshot = services.content.current
	const area = (area_id !== null && stopSchedule(snapshot).areas.get(area_id)) || null
	return suggestedDay(kind, area, { requested: null, snapshot, now })
}

/** Sets the state; a stop that is planned again gets its next day by the schedule. */
function setState(submission: Submission, state: StopState, also: Partial<StopRow>) {
	const { services, staff, now, form, url } = submission
	const { content } = services
	return carryOut(submission, async (trx, stop) => {
		if (stop.state !== formText(form, 'was')) return refused(409, meanwhile(stop, content.current.facts))
		const columns = { ...also, ...(state === 'planned' && nextDay(submission, stop)), state }
		const change = changeOf(stop, columns)
		const written = await writeStop(trx, content, change, { staff, now }, formText(form, 'seen'))
		return written.ok ? doneHere(url, state) : notWritten(written)
	})
}

const stopGone = refused(404, 'That stop is no longer there.')

type NotWritten = { reason: 'asks'; question: JumpsQuestion } | Invalid

function notWritten(written: NotWritten) {
	if (written.reason === 'invalid')
		return refused(422, written.errors.map(({ message }) => message).join(' '))
	const { question } = written
	return refused<Partial<StopKept>>(409, pressAgain(question), { kept: { seen: question.key } })
}

/** Says what a colleague did with the stop while this page was open. */
function meanwhile(stop: StopRow, zoned: Zoned): string {
	const who = (hasResult(stop.state) && stop.done_by) || 'Somebody'
	return `${who} set it to “${stopStates[stop.state]}” meanwhile${reportedWhen(stop, zoned)} Nothing was changed; what you typed is still here.`
}
