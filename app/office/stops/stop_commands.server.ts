import { reportStop } from './report_stop.server.ts'
import { listed } from '#platform/text/listed.ts'
import { randomUUID } from 'node:crypto'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { Invalid } from '#app/content/office_rules.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { hasResult, stopStates } from '#app/stops/stop_kinds.ts'
import type { StopRow, StopState } from '#db/stop_rows.ts'
import { formText } from '#platform/forms/form_text.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { JumpsQuestion } from '../kernel/fields/question.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { done, doneHere, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { markCommands } from './decide_mark.server.ts'
import { setTurn } from './set_turn.server.ts'
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
	...markCommands,
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
	/**
	 * The form has the new turn, not the direction, so that submitting it twice is idempotent; without a turn, the stop
	 * follows the shortest way.
	 */
	async turn({ services, staff, now, form, url }: Submission) {
		const { content } = services
		const typed = Number(formText(form, 'turn'))
		const turn = Number.isInteger(typed) && typed > 0 ? typed : null
		return writeContent(services, async (trx) => {
			const current = await readRow(trx, stopType, formText(form, 'stop'))
			if (!current) return stopGone
			const toWrite = { description: stopType, id: current.id, current, columns: { turn } }
			const written = await writeStop(trx, content, toWrite, { staff, now })
			if (!written.ok) return notWritten(written)
			const stop = { description: stopType, stop: written.row as unknown as StopRow }
			if (turn !== null) await setTurn(trx, content, stop, turn, { staff, now })
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

/** Plans a copy of this stop or one that follows from it, unless `next` returns a sentence that says why not. */
async function planAnother(
	submission: Submission,
	word: 'repeated' | 'to-fetch',
	next: (stop: StopRow) => Pick<StopRow, 'kind' | 'fetches'> | string,
) {
	const { services, staff, now, form } = submission
	const id = randomUUID()
	return writeContent(services, async (trx) => {
		const stop = (await readRow(trx, stopType, formText(form, 'stop'))) as StopRow | undefined
		if (!stop) return stopGone
		const own = next(stop)
		if (typeof own === 'string') return refused(409, own)
		const { what, container_id, name, phone, address, area_id, notes, cart_number, form: of, lead_id } = stop
		const same = { what, container_id, name, phone, address, area_id, notes, cart_number, form: of, lead_id }
		const columns = {
			...same,
			...own,
			...nextDay(submission, { ...stop, ...own }),
			reason: null,
			state: 'planned',
		}
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
async function setState(submission: Submission, state: StopState, also: Partial<StopRow>) {
	const { services, staff, now, form, url } = submission
	const { content } = services
	return writeContent(services, async (trx) => {
		const current = await readRow(trx, stopType, formText(form, 'stop'))
		if (!current) return stopGone
		const stop = current as unknown as StopRow
		if (stop.state !== formText(form, 'was')) return refused(409, meanwhile(stop, content.current.facts))
		const columns = { ...also, ...(state === 'planned' && nextDay(submission, stop)), state }
		const toWrite = { description: stopType, id: stop.id, current, columns }
		const written = await writeStop(trx, content, toWrite, { staff, now }, formText(form, 'seen'))
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
function meanwhile({ state, done_at, done_by, reason }: StopRow, zoned: Zoned): string {
	const who = (hasResult(state) && done_by) || 'Somebody'
	const when = done_at === null ? '' : ` (${formatDateTime(done_at, zoned)})`
	const why = state === 'not-done' && reason !== null ? ` “${reason}”` : ''
	return `${who} set it to “${stopStates[state]}” meanwhile${when}.${why} Nothing was changed; what you typed is still here.`
}
