import { data } from 'react-router'
import type { Services } from '#app/services.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { deleteRow } from '../rows/delete_row.server.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { Question } from '../fields/question.ts'
import type { SavedBy } from '../store/opened_row.server.ts'
import { dayControl, dayIn } from '../fields/plan_day.ts'
import { saveDraft } from '../rows/drafts.server.ts'
import { formControls } from '../fields/form_controls.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { compactValues, typedTexts } from '../fields/collect_values.ts'
import { readValues } from '../fields/read_values.server.ts'
import { checkRow, type RowForm } from '../rows/save_row.server.ts'
import type { Theirs } from '../rows/conflict.server.ts'
import { draftRowPlans } from '../plans/plan_row.server.ts'
import { sentType } from '../store/cells.server.ts'
import { currentPasswordError } from '../../sign_in/check_password.server.ts'
import { gone } from '../../parts/gone.ts'
import {
	done,
	showFormAgain,
	invalid,
	officeAction,
	type Refusal,
	refused,
	type Submission,
} from './commands.server.ts'
import { rulesOf } from './resource.ts'
import { type SavedForm, saveForm } from './save_form.server.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import type { Actor } from '../store/write_content.server.ts'

/** The state of a row's form that was not saved and is shown again. */
export interface FormKept {
	/** The row's id. A new row has one, too, so that it is added only once even if its form is sent twice. */
	id: string
	values: FormValues
	version: string | null
	/** The other person's values of the fields that both changed. */
	theirs: Theirs[]
	/** Effects that must be confirmed before the change is saved. */
	question: Question | null
	/** Differs in every response, so that the form remounts with the new values. */
	formKey: string
}

export type FormRefused = Refusal<FormKept>

/** Finds the content type of a page's row; undefined if there is no such page. */
type Find<Params> = (services: Services, params: Params) => ContentType | undefined

/** The action of a page with a row's form. */
export function formAction<Params extends object>(find: Find<Params>) {
	const keeps = (submission: Submission<Params>) => formKept(submission, find)
	return officeAction({ keeps, commands: formCommands(find), usual: 'publish' })
}

/** The commands of a row's form: publish, preview or delete the row, or add an entry to a list. */
export function formCommands<Params extends object>(find: Find<Params>) {
	const onForm =
		<Made>(work: (form: RowForm, submission: Submission<Params>) => Promise<Made>) =>
		(submission: Submission<Params>) =>
			work(formSent(submission, find), submission)
	return {
		publish: onForm(publish),
		preview: onForm(previewForm),
		delete: onForm(remove),
		more: onForm(() => Promise.resolve(showFormAgain())),
	}
}

/** A row's form as it was submitted. */
export function formKept<Params extends object>(
	submission: Submission<Params>,
	find: Find<Params>,
): FormKept {
	const { id, values, version } = formSent(submission, find)
	return { id, values, version, theirs: [], question: null, formKey: submission.now.toISOString() }
}

function formSent<Params extends object>(
	{ services, params, form }: Submission<Params>,
	find: Find<Params>,
): RowForm {
	const description = find(services, params)
	if (!description) throw data(null, { status: 404 })
	return readRowForm(description, form)
}

async function publish(form: RowForm, submission: Submission) {
	const { services, staff, now, form: entries } = submission
	const { description } = form
	const { save = saveForm, savedTo } = rulesOf(description)
	const seen = formText(entries, formControls.seen)
	const passwordError = () => currentPasswordError(submission)
	const saved = await save(services, form, { day: dayIn(form.values), seen, passwordError }, { staff, now })
	if (!saved.ok) return notSaved(services, form, saved, { staff, now })
	if ('planned' in saved) return done('/admin/planned?done=planned')
	return done(savedTo ?? `${screensOf(description).row(form.id)}?done=saved`)
}

async function previewForm(form: RowForm, { services, staff, now }: Submission) {
	const actor = { staff, now }
	const { description } = form
	const read = readValues(description, form.values)
	if (!read.ok) return invalid<Partial<FormKept>>(read.errors)
	if (rulesOf(description).checksPreview) {
		const day = dayIn(form.values)
		const checked = await (day ? draftRowPlans(services, form, day, actor) : checkRow(services, form, now))
		if (!checked.ok) return notSaved(services, form, checked, actor)
	}
	return done(screensOf(description).preview(form.id, await saveDraft(services.store, form, actor)))
}

async function remove(form: RowForm, { services, staff, now }: Submission) {
	const { list } = screensOf(form.description)
	const deleted = await (rulesOf(form.description).remove ?? deleteRow)(services, form, { staff, now })
	if (deleted.ok) return done(`${list}?done=deleted`)
	if (deleted.reason === 'gone') return done(list)
	if (deleted.reason === 'unavailable') return deleted
	if (deleted.reason === 'needed') return refused<Partial<FormKept>>(409, deleted.message)
	const message = `Not deleted: ${formatSavedBy(deleted.savedBy)} while you were here. Look at it again first.`
	return refused<Partial<FormKept>>(409, message, {
		kept: { values: deleted.values, version: deleted.version },
	})
}

type NotSaved = Extract<SavedForm, { ok: false }>

/** The response for a form that was not saved: its values and the reason. */
async function notSaved(services: Services, form: RowForm, saved: NotSaved, actor: Actor) {
	const { description, values } = form
	if (saved.reason === 'asks')
		return showFormAgain<Partial<FormKept>>({
			question: saved.question,
			values: { ...values, [dayControl]: saved.day },
		})
	if (saved.reason === 'invalid') {
		const proposed = saved.errors.flatMap(({ field, instead }) =>
			instead === undefined ? [] : [[field, instead] as const],
		)
		const kept = { values: { ...values, ...Object.fromEntries(proposed) } }
		return invalid<Partial<FormKept>>(saved.errors, kept)
	}
	if (saved.reason === 'unavailable') return saved
	if (saved.reason === 'conflict') {
		const [was, again] = description.office?.cells ? ['saved', 'save'] : ['published', 'publish']
		const message = `${formatSavedBy(saved.savedBy)} while you were typing. Nothing is lost: what they changed is below, and what you typed is not ${was} yet. Look it over and ${again} again.`
		return refused<Partial<FormKept>>(409, message, {
			kept: {
				values: { ...saved.values, [dayControl]: values[dayControl] ?? '' },
				version: saved.version,
				theirs: saved.theirs,
			},
		})
	}
	if (description.office?.screens) throw rowGone(form)
	const draftId = await saveDraft(services.store, form, actor)
	return done(`${screensOf(description).row(form.id)}?draft=${draftId}&done=gone`)
}

/** The response for a form whose row has been deleted and cannot be restored by saving. */
function rowGone({ description, values }: RowForm) {
	const { label, singular } = description
	const typed = Object.entries(values).map(([control, text]) => {
		const field = fieldsOf(description).find(({ name }) => name === control)
		return [field?.label ?? control.slice(control.indexOf('.') + 1), text] as const
	})
	const message = `Somebody deleted this ${singular} while you were typing.`
	return gone(message, Object.fromEntries(typed), { to: screensOf(description).list, name: label })
}

/** Reads a row's submitted form; lists are compacted unless an entry is to be added. */
export function readRowForm(description: ContentType, entries: FormData): RowForm {
	const typed = typedTexts(entries)
	const sent = entries.get(formControls.version)
	const version = typeof sent === 'string' && sent !== '' ? sent : null
	const opened = sentType(description, typed, version)
	return {
		description: opened,
		id: description.office?.singleRow ?? String(entries.get(formControls.id) ?? ''),
		version,
		values: compactValues(fieldsOf(opened), typed),
	}
}

/** The beginning of a sentence about another person's save. */
function formatSavedBy(saved: SavedBy | null): string {
	return saved ? `${saved.name} saved this` : 'This was changed'
}
