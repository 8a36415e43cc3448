import type { Zoned } from '#app/company/zoned_time.ts'
import { randomUUID } from 'node:crypto'
import { offeredType } from '#app/content/closed_pages.ts'
import { pageSections } from '#app/content/types/page_sections.ts'
import type { Store } from '#db/store.server.ts'
import { sectionKey } from '#app/content/own_page.ts'
import { isSampleRow } from '#app/content/shown_row.ts'
import { textsOf } from '../rows/carry_sections.server.ts'
import { readDraft } from '../rows/drafts.server.ts'
import { isOffered, isOnSite, readRow } from '../store/content_handle.server.ts'
import { newestChanges } from '../store/history_entry.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { ShownField } from '../fields/shown_field.ts'
import { withOptions } from '../rows/shown_field.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { initialValues, rowToValues } from '../fields/form_values.ts'
import { type PlannedNote, plannedNotes } from '../plans/planned_notes.server.ts'
import { formatDateTime } from '../../parts/format_moment.ts'
import { type AboutRow, type FormDays, formDays, rulesOf } from './resource.ts'
import { screensOf } from '../store/screens_of.ts'
import { countsOf, type RowCount } from '../fields/row_counts.ts'
import { rowVersion } from '../fields/row_version.server.ts'
import type { ContentReading } from '../store/write_content.server.ts'

/** The data of a row's form. */
export interface FormContent {
	label: string
	singular: string
	fields: ShownField[]
	id: string
	/** Null for a new row. */
	version: string | null
	/** The draft that the values come from, if any. */
	draftId: string | null
	values: FormValues
	title: string | null
	/** The public page that shows the row; null if there is none, as for a new or hidden row. */
	path: string | null
	/** Whether rows of this type appear on a page and so have a preview. */
	hasPage: boolean
	/** Whether visitors don't see this row, for any reason. */
	isHidden: boolean
	/** Whether it is marked as a sample. */
	isSample: boolean
	counts: RowCount[]
	/** `Ann, Sat, Nov 21, 7:00 AM` */
	lastSave: string | null
	/** Plans for the row, by column. */
	planned: Readonly<Record<string, PlannedNote[]>>
	/** Null if changes cannot be planned. */
	days: FormDays | null
	/** What the form says about the row besides its fields. */
	about: AboutRow
	/** Paths of the list and the history. */
	list: string
	history: string
	/** The editable texts of the row's own page; null if the type has none. */
	texts: { to: string; written: number } | null
}

/**
 * The form of the row with this id, or of a new one with the values in `given`. A draft `draftId` of the row replaces its
 * values, even if the row was deleted: publishing restores it. Null if there is no such row or its service is not offered.
 */
export async function formContent(
	reading: ContentReading,
	type: ContentType,
	id: string | undefined,
	{ draftId, now, given = {} }: { draftId: string | null; now: Date; given?: FormValues },
): Promise<FormContent | null> {
	const { store, content } = reading
	const description = offeredType(type, content.current.facts.services)
	if (!description) return null
	const { db } = store
	const { about, checksPreview } = rulesOf(description)
	const draft = await readDraft(reading, draftId, now)
	const ours = draft?.description.table === description.table && (!id || draft.id === id) ? draft : null
	const row = id ? await readRow(db, description, id) : undefined
	if (id && !row && !ours) return null
	if (row && !isOffered(content, description)(row)) return null
	const begun = Object.fromEntries(
		Object.entries(given).filter(([name]) => Object.hasOwn(description.fields, name)),
	)
	const key = row?.id ?? ours?.id ?? randomUUID()
	const isHidden = row !== undefined && !isOnSite(content, description, row)
	return {
		label: description.label,
		singular: description.singular,
		fields: await shownFields(reading, description, row, now),
		id: key,
		version: row ? (ours ? ours.version : rowVersion(description, row)) : null,
		draftId: ours && draftId,
		values:
			ours?.values ??
			(row
				? rowToValues(description, row)
				: { ...initialValues(description, content.current.facts), ...begun }),
		title: row ? description.title(row) : null,
		path: (row && !isHidden && description.page?.(row, content.types)) || null,
		hasPage: description.page !== undefined || checksPreview === true,
		isHidden,
		isSample: row !== undefined && isSampleRow(description, row),
		counts: row ? countsOf(description, row) : [],
		lastSave: row ? await lastSave(store, description, row.id, content.current.facts) : null,
		planned: await plannedNotes(reading, { type: description, row: key }),
		days: formDays(description, now, content.current.facts),
		about: (row && (await about?.(reading, row, now))) ?? {},
		list: screensOf(description).list,
		history: screensOf(description).history(id),
		texts: row ? await ownTexts(reading, description, row) : null,
	}
}

async function shownFields(
	reading: ContentReading,
	description: ContentType,
	row: ContentRow | undefined,
	now: Date,
): Promise<ShownField[]> {
	const options = await rulesOf(description).options?.(reading, now)
	return Promise.all(
		fieldsOf(description).map((field) =>
			withOptions(reading, field, row?.[field.name], options?.[field.name]),
		),
	)
}

async function ownTexts({ store }: ContentReading, type: ContentType, row: ContentRow) {
	const key = sectionKey(type, row)
	if (key === null) return null
	const written = (await textsOf(store.db, key)).length
	return { to: `${screensOf(pageSections).list}#list-${key}`, written }
}

async function lastSave({ db }: Store, { table }: ContentType, id: string, zoned: Zoned) {
	const entry = await newestChanges(db, table, [id])
		.select(['staff_name', 'created_at'])
		.where('action', '!=', 'move')
		.limit(1)
		.executeTakeFirst()
	return entry ? `${entry.staff_name}, ${formatDateTime(entry.created_at, zoned)}` : null
}
