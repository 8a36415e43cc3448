import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type Services, servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { staffContext } from '../../sign_in/staff.server.ts'
import { deleteRow } from '../rows/delete_row.server.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { Question } from '../fields/question.ts'
import type { SavedBy } from '../store/opened_row.server.ts'
import { dayControl } from '../fields/plan_day.ts'
import { saveDraft } from '../rows/drafts.server.ts'
import { formControls } from '../fields/form_controls.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { compactValues, typedTexts } from '../fields/collect_values.ts'
import { readValues } from '../fields/read_values.server.ts'
import { checkRow, type RowForm } from '../rows/save_row.server.ts'
import type { Theirs } from '../rows/conflict.server.ts'
import { draftRowPlans } from '../plans/plan_row.server.ts'
import { sentType } from '../store/cells.server.ts'
import { currentPasswordError, type Requester } from '../../sign_in/check_password.server.ts'
import { storeFailure } from '../store/store_failure.ts'
import { gone } from '../../parts/gone.ts'
import { rulesOf } from './resource.ts'
import { type SavedForm, saveForm } from './save_form.server.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import type { Actor } from '../store/write_content.server.ts'

/** Why a form is shown again, with every word that was typed. */
export interface FormRefused {
	message: string | null
	errors: FieldError[]
	values: FormValues
	version: string | null
	/** The other person's values of the fields that both changed. */
	theirs: Theirs[]
	/** What the change does, which has to be seen before it is saved. */
	question: Question | null
	/** Differs with each response, so that the form takes over its values. */
	formKey: string
}

/** The action of a page with a row's form; `find` returns the row's type, undefined where there is no such page. */
export function formAction<Params>(find: (services: Services, params: Params) => ContentType | undefined) {
	return async ({ request, context, params }: Omit<ActionFunctionArgs, 'params'> & { params: Params }) => {
		const services = context.get(servicesContext)
		const description = find(services, params)
		if (!description) throw data(null, { status: 404 })
		const entries = await readForm(request)
		if (!entries) throw data(null, { status: 400 })
		const sender = { services, staff: context.get(staffContext), context, request }
		return handleForm(sender, description, entries, new Date())
	}
}

/** Who sent a form. */
interface Sender extends Requester {
	services: Services
}

/** Publishes, previews or deletes the row, or adds an entry to a list. */
async function handleForm(sender: Sender, description: ContentType, entries: FormData, now: Date) {
	const { services, staff } = sender
	const actor = { staff, now }
	const { save = saveForm, remove = deleteRow, checksPreview, savedTo } = rulesOf(description)
	const form = readRowForm(description, entries)
	const day = form.values[dayControl]?.trim() ?? ''
	const refuse = refuser(form, actor.now)
	const { list, row, preview } = screensOf(description)
	switch (entries.get(formControls.intent)) {
		case 'preview': {
			const read = readValues(form.description, form.values)
			if (!read.ok) return refuse(422, { errors: read.errors })
			const refusal = checksPreview ? await previewRefusal(services, form, day, actor) : null
			if (refusal) return refuseSave(services, form, refusal, actor)
			const saved = await saveDraft(services.store, form, actor)
			return saved.ok
				? redirect(preview(form.id, saved.draftId), 303)
				: refuse(503, { message: saved.message })
		}
		case 'delete': {
			const deleted = await remove(services, form, actor)
			if (deleted.ok) return redirect(`${list}?done=deleted`, 303)
			if (deleted.reason === 'conflict')
				return refuse(409, {
					message: `Not deleted: ${formatSavedBy(deleted.savedBy)} while you were here. Look at it again first.`,
					values: deleted.values,
					version: deleted.version,
				})
			if (deleted.reason === 'gone') return redirect(list, 303)
			return refuse(deleted.reason === 'needed' ? 409 : 503, { message: deleted.message })
		}
		case 'more':
			return refuse(200, {})
		default: {
			const seen = String(entries.get(formControls.seen) ?? '')
			const password = String(entries.get(formControls.password) ?? '')
			const passwordError = () => currentPasswordError(sender, password)
			const saved = await save(services, form, { day, seen, passwordError }, actor)
			if (!saved.ok) return refuseSave(services, form, saved, actor)
			const saves = savedTo ?? `${row(form.id)}?done=saved`
			const to = 'planned' in saved ? '/admin/planned?done=planned' : saves
			return redirect(to, 303)
		}
	}
}

type NotSaved = Extract<SavedForm, { ok: false }>

/** The form with every word and what stands in the way of saving it. */
async function refuseSave(services: Services, form: RowForm, saved: NotSaved, actor: Actor) {
	const { description } = form
	const refuse = refuser(form, actor.now)
	if (saved.reason === 'asks')
		return refuse(200, {
			question: saved.question,
			values: { ...form.values, [dayControl]: saved.day },
		})
	if (saved.reason === 'invalid') {
		const proposed = saved.errors.flatMap(({ field, instead }) =>
			instead === undefined ? [] : [[field, instead] as const],
		)
		return refuse(422, {
			errors: saved.errors,
			values: { ...form.values, ...Object.fromEntries(proposed) },
		})
	}
	if (saved.reason === 'unavailable') return refuse(503, { message: saved.message })
	if (saved.reason === 'conflict') {
		const [done, again] = description.office?.cells ? ['saved', 'save'] : ['published', 'publish']
		return refuse(409, {
			message: `${formatSavedBy(saved.savedBy)} while you were typing. Nothing is lost: what they changed is below, and what you typed is not ${done} yet. Look it over and ${again} again.`,
			values: { ...saved.values, [dayControl]: form.values[dayControl] ?? '' },
			version: saved.version,
			theirs: saved.theirs,
		})
	}
	if (description.office?.screens) throw rowGone(form)
	const kept = await saveDraft(services.store, form, actor)
	return kept.ok
		? redirect(`${screensOf(description).row(form.id)}?draft=${kept.draftId}&done=gone`, 303)
		: refuse(503, { message: kept.message })
}

/** Why what a form would change cannot be shown: it could not be saved or planned so. */
async function previewRefusal(
	services: Services,
	form: RowForm,
	day: string,
	actor: Actor,
): Promise<NotSaved | null> {
	try {
		const checked = await (day
			? draftRowPlans(services, form, day, actor)
			: checkRow(services, form, actor.now))
		return checked.ok ? null : checked
	} catch (error) {
		services.log.error({ error: String(error), table: form.description.table }, 'not previewed')
		return { ok: false, reason: 'unavailable', message: storeFailure(error) }
	}
}

/** What somebody typed into the form of a row that was deleted meanwhile and that no form brings back. */
function rowGone({ description, values }: RowForm) {
	const { label, singular } = description
	const typed = Object.entries(values).map(([control, text]) => {
		const field = fieldsOf(description).find(({ name }) => name === control)
		return [field?.label ?? control.slice(control.indexOf('.') + 1), text] as const
	})
	const message = `Somebody deleted this ${singular} while you were typing.`
	return gone(message, Object.fromEntries(typed), { to: screensOf(description).list, name: label })
}

/** The submitted values for this table, with lists compacted unless an entry is to be added. */
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

function refuser({ values, version }: RowForm, now: Date) {
	return (status: number, refused: Partial<FormRefused>) =>
		data<FormRefused>(
			{
				message: null,
				errors: [],
				values,
				version,
				theirs: [],
				question: null,
				formKey: now.toISOString(),
				...refused,
			},
			{ status },
		)
}

/** The beginning of a sentence about another person's save. */
function formatSavedBy(saved: SavedBy | null): string {
	return saved ? `${saved.name} saved this` : 'This was changed'
}
