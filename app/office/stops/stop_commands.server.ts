import { reportStop } from './report_stop.server.ts'
import { listed } from '#platform/text/listed.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Zoned } from '#app/company/zoned_time.ts'
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
import { done, refused, type Submission } from '../kernel/screens/commands.server.ts'
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
		const { staff, now, form, url } = submission
		const { content } = submission.services
		const typed = Number(formText(form, 'turn'))
		const turn = Number.isInteger(typed) && typed > 0 ? typed : null
		return carryOut(submission, pathBack(url, 'turn'), async (trx, stop) => {
			const written = await writeStop(trx, content, changeOf(stop, { turn }), { staff, now })
			if (!written.ok || turn === null) return written
			const moved = { description: stopType, stop: written.row as unknown as StopRow }
			await setTurn(trx, content, moved, turn, { staff, now })
			return written
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
		if (reverted.reason === 'overtaken')
			return refused(409, `${listed(reverted.fields)} changed again since then. Nothing was taken back.`)
		return notDone(reverted, services.content.current.facts)
	},
}

type Work = (trx: Transaction<Database>, stop: StopRow) => Promise<{ ok: true } | NotWritten>

/** Carries out a command on the form's stop and leads to `to`, or says why nothing was changed. */
function carryOut(submission: Submission, to: string, work: Work) {
	return write(submission, to, async (trx) => {
		const stop = await readStop(trx, formText(submission.form, 'stop'))
		return stop ? work(trx, stop) : { ok: false, reason: 'gone' }
	})
}

async function write(
	{ services }: Submission,
	to: string,
	work: (trx: Transaction<Database>) => Promise<{ ok: true } | NotWritten>,
) {
	const written = await writeContent(services, work)
	return written.ok ? done(to) : notDone(written, services.content.current.facts)
}

/** A change of a stop, to be written. */
function changeOf(stop: StopRow, columns: Partial<StopRow>) {
	return { description: stopType, id: stop.id, current: { ...stop }, columns }
}

function decide(submission: Submission, outcome: 'taken' | 'left') {
	const { services, staff, now, form, url } = submission
	return write(submission, pathBack(url, `mark-${outcome}`), async (trx) => {
		const isDecided = await decideMark(trx, services.content, formText(form, 'mark'), outcome, { staff, now })
		const message = 'Somebody decided about this mark already.'
		return isDecided ? { ok: true } : { ok: false, reason: 'done-before', message }
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
	return carryOut(submission, `/admin/stops/${id}?done=${word}`, async (trx, stop) => {
		const own = next(stop)
		if (typeof own === 'string') return { ok: false, reason: 'done-before', message: own }
		const { what, container_id, name, phone, address, area_id, notes, cart_number, form: of, lead_id } = stop
		const same = { what, container_id, name, phone, address, area_id, notes, cart_number, form: of, lead_id }
		const day = nextDay(submission, { ...stop, ...own })
		const columns = { ...same, ...own, ...day, reason: null, state: 'planned' }
		const toWrite = { description: stopType, id, current: undefined, columns }
		return writeStop(trx, services.content, toWrite, { staff, now }, formText(form, 'seen'))
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
	return carryOut(submission, pathBack(url, state), async (trx, stop) => {
		if (stop.state !== formText(form, 'was')) return { ok: false, reason: 'meanwhile', stop }
		const columns = { ...also, ...(state === 'planned' && nextDay(submission, stop)), state }
		const change = changeOf(stop, columns)
		return writeStop(trx, services.content, change, { staff, now }, formText(form, 'seen'))
	})
}

/** Returns the path of the form's page, with the query parameter that selects the notice. */
function pathBack(url: URL, word: string): string {
	const search = new URLSearchParams(url.search)
	search.set('done', word)
	return `${url.pathname}?${search}`
}

type NotWritten =
	| { ok: false; reason: 'gone' | 'changed' }
	| { ok: false; reason: 'meanwhile'; stop: StopRow }
	| { ok: false; reason: 'asks'; question: JumpsQuestion }
	| { ok: false; reason: 'invalid'; errors: readonly { message: string }[] }
	| { ok: false; reason: 'done-before' | 'unavailable'; message: string }

function notDone(written: NotWritten, zoned: Zoned) {
	const no = (status: number, message: string, kept: Partial<StopKept> = {}) =>
		refused<Partial<StopKept>>(status, message, { kept })
	switch (written.reason) {
		case 'gone':
			return no(404, 'That stop is no longer there.')
		case 'unavailable':
			return no(503, written.message)
		case 'done-before':
			return no(409, written.message)
		case 'asks':
			return no(409, pressAgain(written.question), { seen: written.question.key })
		case 'invalid':
			return no(422, written.errors.map(({ message }) => message).join(' '))
		case 'meanwhile':
			return no(409, meanwhile(written.stop, zoned))
		case 'changed':
			return no(409, 'Somebody changed it meanwhile. Nothing was taken back.')
	}
}

/** Says what a colleague did with the stop while this page was open. */
function meanwhile(stop: StopRow, zoned: Zoned): string {
	const who = (hasResult(stop.state) && stop.done_by) || 'Somebody'
	return `${who} set it to “${stopStates[stop.state]}” meanwhile${reportedWhen(stop, zoned)} Nothing was changed; what you typed is still here.`
}
