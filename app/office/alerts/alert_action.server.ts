import type { FieldError } from '#platform/forms/field_error.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'
import { alertContext } from './alert_context.server.ts'
import { alertErrors } from './check_alert.server.ts'
import { alertValuesOf, readAlert } from './alert_form.server.ts'
import { type AlertPreview, alertPreview } from './alert_preview.server.ts'
import type { AlertValues } from './alert_values.ts'
import { type Extension, extendAlert, extensions } from './extend_alert.server.ts'
import { endAlert, postAlert } from './post_alert.server.ts'
import { reachedPeople } from './reached_people.server.ts'

/** What the screen shows after a submission that changed nothing. */
export interface AlertAnswer {
	values: AlertValues
	errors: readonly FieldError[]
	preview: AlertPreview | null
	/** Standing alerts that could be extended instead. */
	extensions: readonly Extension[]
	message: string | null
	/** Distinguishes an answer from the one before it. */
	answer: string
}

export type AlertDone = { ok: true; to: string } | { ok: false; status: number; answer: AlertAnswer }

const endProblems = {
	gone: { status: 404, message: 'That alert is no longer there.' },
	over: { status: 409, message: 'That alert is over or was taken back already.' },
}

/** Previews, publishes or takes back an alert, as the form's button says. */
export async function alertAction(
	services: ContentServices,
	entries: FormData,
	actor: Actor,
): Promise<AlertDone> {
	const values = alertValuesOf(entries)
	const answer = {
		values,
		errors: [],
		preview: null,
		extensions: [],
		message: null,
		answer: actor.now.toISOString(),
	}
	const refuse = (status: number, more: Partial<AlertAnswer>): AlertDone => ({
		ok: false,
		status,
		answer: { ...answer, ...more },
	})
	const intent = entries.get('intent')
	if (intent === 'end') {
		const ended = await endAlert(services, String(entries.get('alert') ?? ''), 'save', actor)
		if (ended.ok) return { ok: true, to: '/admin/alerts?done=ended' }
		if (ended.reason === 'unavailable') return refuse(503, { message: ended.message })
		const { status, message } = endProblems[ended.reason]
		return refuse(status, { message })
	}
	const read = readAlert(values)
	if (!read.ok) return refuse(422, { errors: read.errors })
	if (intent === 'post') {
		const posted = await postAlert(services, read.columns, actor)
		if (posted.ok) return { ok: true, to: '/admin/alerts?done=posted' }
		return posted.reason === 'invalid'
			? refuse(422, { errors: posted.errors })
			: refuse(503, { message: posted.message })
	}
	const last = { id: String(entries.get('extend') ?? ''), day: read.columns.ends_on }
	if (last.id !== '') {
		const extended = await extendAlert(services, last.id, last.day, actor)
		if (extended.ok) return { ok: true, to: '/admin/alerts?done=extended' }
		return extended.reason === 'invalid'
			? refuse(422, { errors: extended.errors })
			: refuse(503, { message: extended.message })
	}
	const { facts } = services.content.current
	const context = await services.store.db.transaction().execute((trx) => alertContext(trx, facts, actor.now))
	const errors = alertErrors(read.columns, context)
	const offered = extensions(read.columns, context)
	if (errors.length > 0) return refuse(422, { errors, extensions: offered })
	const people = await reachedPeople(services.store.db, read.columns, context)
	return refuse(200, { preview: alertPreview(read.columns, context, people), extensions: offered })
}
