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

/** What the form of a row says besides its fields. */
export interface AboutRow {
	/** Stands above the fields, line by line. */
	note?: string | null
	/** What the button to delete it says, where deleting is more than removing the row. */
	deletion?: string
	/** A sentence on what else ends with the row. */
	deletionNote?: string | null
}

/** The days that a form can be planned for, and a hint where a planned day means something special. */
export interface FormDays {
	days: { first: string; last: string }
	dayHint?: string
}

/** What the office does with the rows of a type in a way of its own. All of it may be left out. */
interface ResourceRules extends OfficeRules {
	/** What the lists of its form offer, by field, where that is not told by the field alone. */
	options?(reading: ContentReading, now: Date): Promise<Readonly<Record<string, ShownField['options']>>>
	/** Saves or plans what a form changed. */
	save?: SaveForm
	/** Where saving leads to, as its form says; by default back to the row. */
	savedTo?: string
	/** Deletes a row with what belongs to it outside of the store. */
	remove?(
		services: ContentServices & { storage: PictureStorage },
		form: RowForm,
		actor: Actor,
	): Promise<Deleted>
	about?(reading: ContentReading, row: ContentRow, now: Date): Promise<AboutRow>
	/** Its preview shows what a form would change, so that one that would not be saved has none. */
	checksPreview?: true
	/** Null for a form that cannot be planned. */
	days?(now: Date, zoned: Zoned): FormDays | null
}

/**
 * Defines a resource: a type of content that staff edit. Its fields give it list, form, lock, merge, history, plan, preview
 * and export under `/admin/content`; `rules` say what is special about it. Who may edit it follows from its addresses, which
 * `parts/screens.ts` gives to roles.
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

/** The days for the form of a type; null where it cannot be planned. */
export function formDays(type: ContentType, now: Date, zoned: Zoned): FormDays | null {
	const { days } = rulesOf(type)
	return days ? days(now, zoned) : { days: plannableDays(now, zoned) }
}
