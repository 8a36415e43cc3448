import type { Question } from '../fields/question.ts'
import { type PlannedRow, planRow } from '../plans/plan_row.server.ts'
import { type RowForm, type Saved, saveRow } from '../rows/save_row.server.ts'
import type { Actor, ContentServices } from '../store/write_content.server.ts'

export interface SaveOptions {
	/** The day that was typed; empty where none was. */
	day: string
	/** The key of the question that was answered. */
	seen: string
	/** Why the password that was sent with the form is not accepted; null if it is right. Left out where none is asked for. */
	passwordError?(): Promise<string | null>
}

export type SavedForm =
	| Saved
	| PlannedRow
	/** A change that nobody has looked at yet; `day` is the one that it would hold from. */
	| { ok: false; reason: 'asks'; question: Question; day: string }

export type SaveForm = (
	services: ContentServices,
	form: RowForm,
	asked: SaveOptions,
	actor: Actor,
) => Promise<SavedForm>

/** Publishes what a form changed, or plans it for the day that was given. */
export const saveForm: SaveForm = (services, form, { day }, actor) =>
	day ? planRow(services, form, day, actor) : saveRow(services, form, actor)
