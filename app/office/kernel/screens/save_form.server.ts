import type { Question } from '../fields/question.ts'
import { type PlannedRow, planRow } from '../plans/plan_row.server.ts'
import { type RowForm, type Saved, saveRow } from '../rows/save_row.server.ts'
import type { Actor, ContentServices } from '../store/write_content.server.ts'

export interface SaveOptions {
	/** The submitted day; empty if none. */
	day: string
	/** The key of the question that was confirmed. */
	seen: string
	/** Why the submitted password is not accepted; null if it is correct. Omitted if no password is required. */
	passwordError?(): Promise<string | null>
}

export type SavedForm =
	| Saved
	| PlannedRow
	/** The change needs confirmation; `day` is when it would take effect. */
	| { ok: false; reason: 'asks'; question: Question; day: string }

export type SaveForm = (
	services: ContentServices,
	form: RowForm,
	options: SaveOptions,
	actor: Actor,
) => Promise<SavedForm>

/** Publishes a form's changes, or plans them for the given day. */
export const saveForm: SaveForm = (services, form, { day }, actor) =>
	day ? planRow(services, form, day, actor) : saveRow(services, form, actor)
