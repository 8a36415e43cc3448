import type { Kysely, Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import type { ContentRow } from './content_row.ts'

/** A row that is about to be written over `stored`, which is undefined for a new one. */
interface RowToCheck {
	row: ContentRow
	stored: ContentRow | undefined
	/** The fields that are changed. */
	changed: readonly string[]
	facts: Facts
	now: Date
}

/** A row before and after a change: undefined where it is new, null where it is gone. */
export interface RowChange {
	before: ContentRow | undefined
	after: ContentRow | null
}

/** One thing that a change touched, as text: before and after. */
export interface FieldChange {
	label: string
	before: string
	after: string
	/** Says what changed when the words are the same. */
	note?: string
}

/** Addresses in the office: of the list, of a row, and of the preview of a row's draft. */
export interface Screens {
	list: string
	row(id: string): string
	preview?(id: string, draft: string): string
}

/** Rows that are more than a row of their table, such as a palette with its colors. */
export interface RowStorage {
	read(db: Kysely<Database>, id: string): Promise<ContentRow | undefined>
	/** Adds, replaces or (null) deletes it. */
	write(trx: Transaction<Database>, id: string, row: ContentRow | null): Promise<void>
}

/**
 * Rows of which each field has a history and plans of its own, under its name: there is one for each company fact. A form has as
 * many of a row's fields as it was opened with.
 */
export interface Cells {
	/** The row that has the field; undefined where there is no such field. */
	rowOf(field: string): string | undefined
	/** The fields of a row. Rows may have some of each other's. */
	fieldsOf(id: string): readonly string[]
	/** A value as the history keeps it, and back. */
	kept(field: string, value: unknown, now: Date): Record<string, unknown> | null
	valueOf(field: string, kept: Record<string, unknown> | null): unknown
}

/** Who makes a change, and when. */
export interface ChangedBy {
	staff: { id: string; name: string }
	now: Date
}

/** `changed`: it is not any more what the change made of it. */
export type OwnRevert =
	| { ok: true }
	| { ok: false; reason: 'changed' | 'gone' }
	| { ok: false; reason: 'invalid'; errors: FieldError[] }

/** From which day on a change holds, and today by the company's calendar (`YYYY-MM-DD`). */
export interface DerivedFrom {
	from: string | null
	today: string
	now: Date
}

/** What fields alone cannot say of the rows of a type: how they stand to the rest of the store, and what follows from a change. */
export interface OfficeRules {
	/** The addresses of the type's own screens, where those that every type has do not serve. */
	screens?: Screens
	storage?: RowStorage
	cells?: Cells
	/** The id of the only row that the type has. */
	singleRow?: string
	/** The values of a form with those that were left empty and follow from others (`Field.isFilled`); or why they do not. */
	fill?(values: FormValues): { ok: true; values: FormValues } | { ok: false; errors: FieldError[] }
	/** What speaks against writing the row. */
	check?(trx: Transaction<Database>, toCheck: RowToCheck): Promise<FieldError[]>
	/**
	 * The columns of a change of `current` with those that follow from it, when it holds from a day (`YYYY-MM-DD`) on; null
	 * is the first day on which taking a change back holds.
	 */
	derive?(
		current: ContentRow,
		columns: Readonly<Record<string, unknown>>,
		when: DerivedFrom,
	): Record<string, unknown>
	/** Writes what else in the store follows from a change of the row. */
	follow?(trx: Transaction<Database>, change: RowChange, now: Date): Promise<void>
	/** A sentence while the row cannot be deleted, because something else needs it; else null. */
	neededBy?(db: Kysely<Database>, row: ContentRow): Promise<string | null>
	/** What a change did, in words, where that is not told field by field. */
	changes?(entry: ContentHistoryRow): FieldChange[]
	/** Whether a change of a row as it is now can be taken back; by default each can. */
	canRevert?(entry: ContentHistoryRow, current: ContentRow | undefined): boolean
	/** Takes a change back in a way of its own, and records that; undefined where its fields just go back. */
	revert?(
		trx: Transaction<Database>,
		entry: ContentHistoryRow,
		by: ChangedBy,
		facts: Facts,
	): Promise<OwnRevert | undefined>
}
