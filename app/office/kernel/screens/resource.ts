import type { Zoned } from '#app/company/zoned_time.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { OfficeRules } from '#app/content/office_rules.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { ShownField } from '../fields/shown_field.ts'
import { plannableDays } from '../fields/plan_day.ts'
import type { Deleted } from '../rows/delete_row.server.ts'
import type { RowForm } from '../rows/save_row.server.ts'
import type { Actor, ContentReading, ContentServices } from '../store/write_content.server.ts'
import type { SaveForm } from './save_form.server.ts'

/** Texts in a row's form besides its fields. */
export interface AboutRow {
	/** Shown above the fields; may have several lines. */
	note?: string | null
	/** The label of the delete button, if deleting does more than remove the row. */
	deletion?: string
	/** A sentence about what else is deleted with the row. */
	deletionNote?: string | null
}

/** The first and last day (`YYYY-MM-DD`) that a form's changes can be planned for, with a hint if the day has a special meaning. */
export interface FormDays {
	first: string
	last: string
	hint?: string
}

/** How a type differs from the generic behavior; every rule is optional. */
interface ResourceRules extends OfficeRules {
	/** Options of fields that depend on the store, by field. */
	options?(reading: ContentReading, now: Date): Promise<Readonly<Record<string, ShownField['options']>>>
	/** Saves or plans a form's changes. */
	save?: SaveForm
	/** The path to go to after saving; by default the row's. */
	savedTo?: string
	/** Deletes a row with its data outside the store. */
	remove?(
		services: ContentServices & { storage: PictureStorage },
		form: RowForm,
		actor: Actor,
	): Promise<Deleted>
	about?(reading: ContentReading, row: ContentRow, now: Date): Promise<AboutRow>
	/** Adds a preview of everything that saving would change, for which the form must be valid. */
	checksPreview?: true
	/** Null if changes cannot be planned. */
	days?(now: Date, zoned: Zoned): FormDays | null
}

/**
 * Defines a resource: a content type that staff edit. From its fields it gets a list, form, lock, merge, history, plans,
 * preview and export under `/admin/content`; `rules` add what is special. `parts/screens.ts` maps its paths to roles.
 */
export function defineResource<Type extends ContentType>(
	type: Type,
	rules: ResourceRules,
): Type & Required<Pick<ContentType, 'office'>> {
	return { ...type, office: rules }
}

export function rulesOf({ office = {} }: ContentType): ResourceRules {
	return office
}

/** The days that changes of a type can be planned for; null if they cannot be planned. */
export function formDays(type: ContentType, now: Date, zoned: Zoned): FormDays | null {
	const { days } = rulesOf(type)
	return days ? days(now, zoned) : plannableDays(now, zoned)
}
