import { typedText } from '#platform/forms/typed_text.ts'
import { data, redirect } from 'react-router'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { requestGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadKey, recordEvent } from '../requests/lead_events.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { recordTouch } from './record_touch.server.ts'
import { readOutcome, settledByCall, type TouchKind } from '../requests/touches.ts'

interface Asked {
	store: Store
	log: Log
	staff: Staff
	lead: LeadKey
	now: Date
}

/** Why it was not recorded how a call or mail went, with the words that were typed. */
export interface TouchRefusal {
	touch: { message: string; note: string }
}

/** Records in the history a press on phone, mail or copy; the page, where something may be half typed, stays in any case. */
export async function handleTouch({ store, staff, lead, now }: Asked, kind: 'call' | 'mail' | 'copy') {
	if ((await readLead(store, lead)) === null) return data(null, { status: 410 })
	await recordEvent(store.db, staff, { kind, lead }, now)
	return null
}

/** Records how a call or mail went, and redirects to `path`. */
export async function handleOutcome(asked: Asked, entries: FormData, path: string) {
	const text = (name: string) => typedText(entries, name)
	const kind: TouchKind = text('kind') === 'mail' ? 'mail' : 'call'
	const isSettling = kind === 'call' && text('outcome') === settledByCall
	const outcome = isSettling ? 'reached' : readOutcome(kind, text('outcome'))
	if (outcome === null) throw data(null, { status: 400 })
	const note = cleanParagraphs(text('touch_note'))
	if (note.length > 4000)
		return refuse(422, 'Please shorten the note to 4000 characters or fewer. Nothing was saved yet.', note)
	const press = /^[\w-]{1,64}$/.exec(text('press'))?.[0] ?? null
	try {
		const touch = { kind, outcome, press, note, isSettling }
		if (!(await recordTouch(asked.store, asked.staff, asked.lead, touch, asked.now))) {
			if (!entries.has('stay')) throw requestGone({ Note: note })
			return refuse(410, 'Somebody deleted this request while you had it open, so nothing was saved.', note)
		}
	} catch (error) {
		if (!(error instanceof Error)) throw error
		asked.log.error({ error: String(error), staff: asked.staff.id }, 'outcome of a call or mail not saved')
		return refuse(503, storeFailure(error), note)
	}
	// Scripts stay on the page, where something may be half typed.
	if (entries.has('stay')) return { done: true } as const
	return redirect(path, 303)
}

function refuse(status: number, message: string, note: string) {
	return data<TouchRefusal>({ touch: { message, note } }, { status })
}
