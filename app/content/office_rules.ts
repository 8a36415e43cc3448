import type { Kysely, Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import type { ContentRow } from './content_row.ts'

/** A row about to replace `stored`, which is undefined for a new row. */
interface RowToCheck {
	row: ContentRow
	stored: ContentRow | undefined
	changed: readonly string[]
	facts: Facts
	now: Date
}

/** A row before and after a change: `before` is undefined if it was added, `after` is null if it was deleted. */
export interface RowChange {
	before: ContentRow | undefined
	after: ContentRow | null
}

/** A change in the history, and its row as it is now. */
interface ChangeToRevert {
	entry: ContentHistoryRow
	current: ContentRow | undefined
	facts: Facts
}

/** One thing that a change touched, as text: before and after. */
export interface FieldChange {
	label: string
	before: string
	after: string
	/** Explains the change if both texts are the same. */
	note?: string
}

/** Addresses in the office: of the list, of a row, and of the preview of a row's draft. */
export interface Screens {
	list: string
	row(id: string): string
	preview?(id: string, draft: string): string
}

/** Storage of rows that span several tables, such as a palette with its colors. */
export interface RowStorage {
	read(db: Kysely<Database>, id: string): Promise<ContentRow | undefined>
	/** Adds or replaces the row; null deletes it. */
	write(trx: Transaction<Database>, id: string, row: ContentRow | null): Promise<void>
}

/**
 * For types whose fields each have their own history and plans, such as company facts. A form submits only the
 * fields of a row that it was opened with.
 */
export interface Cells {
	/** The row that contains the field; undefined if there is no such field. */
	rowOf(field: string): string | undefined
	/** The fields of a row. Rows may share fields. */
	fieldsOf(id: string): readonly string[]
	/** Converts a value to the form stored in the history; `valueOf` converts it back. */
	kept(field: string, value: unknown, now: Date): Record<string, unknown> | null
	valueOf(field: string, kept: Record<string, unknown> | null): unknown
}

/** Who makes a change, and when. */
export interface ChangedBy {
	staff: { id: string; name: string }
	now: Date
}

/** A change that is not made because values are invalid. */
export interface Invalid {
	ok: false
	reason: 'invalid'
	errors: FieldError[]
}

/** The result of a type's own revert; `changed` means that the row has been changed since. */
export type OwnRevert = { ok: true } | { ok: false; reason: 'changed' | 'gone' } | Invalid

/** The day from which a change holds, and today in the company's time zone (`YYYY-MM-DD`). */
export interface DerivedFrom {
	from: string | null
	today: string
	now: Date
}

/** A type's rules that fields alone cannot express: relations to the rest of the store, and effects of a change. */
export interface OfficeRules {
	/** The addresses of the type's own screens, if the generic ones do not fit. */
	screens?: Screens
	storage?: RowStorage
	cells?: Cells
	/** The id of the type's only row. */
	singleRow?: string
	/** Fills in form values that were left empty and are derived from others (`Field.isFilled`), or returns errors. */
	fill?(values: FormValues): { ok: true; values: FormValues } | { ok: false; errors: FieldError[] }
	/** Returns errors that prevent writing the row. */
	check?(trx: Transaction<Database>, toCheck: RowToCheck): Promise<FieldError[]>
	/**
	 * Returns the changed columns of `current` together with the derived ones, for a change that holds from a
	 * day (`YYYY-MM-DD`) on; null means the first day on which reverting a change takes effect.
	 */
	derive?(
		current: ContentRow,
		columns: Readonly<Record<string, unknown>>,
		when: DerivedFrom,
	): Record<string, unknown>
	/** Writes the effects of a row's change on the rest of the store. */
	follow?(trx: Transaction<Database>, change: RowChange, now: Date): Promise<void>
	/** A sentence explaining why the row cannot be deleted, because something else needs it; else null. */
	neededBy?(db: Kysely<Database>, row: ContentRow): Promise<string | null>
	/** Describes a change in words, for types without a description field by field. */
	changes?(entry: ContentHistoryRow): FieldChange[]
	/** Whether a change can be reverted, given the current row; by default, every change can. */
	canRevert?(entry: ContentHistoryRow, current: ContentRow | undefined): boolean
	/**
	 * Reverts a change in the type's own way and records it; returns undefined if the fields are simply to be
	 * restored.
	 */
	revert?(trx: Transaction<Database>, change: ChangeToRevert, by: ChangedBy): Promise<OwnRevert | undefined>
}
