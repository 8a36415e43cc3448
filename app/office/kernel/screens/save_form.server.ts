import type { Question } from '../fields/question.ts'
import { type PlannedRow, planRow } from '../plans/plan_row.server.ts'
import { type RowForm, type Saved, saveRow } from '../rows/save_row.server.ts'
import type { Actor, ContentServices } from '../store/write_content.server.ts'

/** The day that was typed (empty where none was), and the key of the question that was answered. */
export interface SaveOptions {
	day: string
	seen: string
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
