import { localTimeOf } from '#app/company/zoned_time.ts'
import { createContext, data } from 'react-router'
import { type ChangedRows, withChangedRows } from '#app/content/changed_tables.server.ts'
import { composeSnapshot } from '#app/content/compose_snapshot.ts'
import { freshRow } from '#app/content/fresh_row.ts'
import { type ReadTables, readTables } from '#app/content/read_tables.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { RenderInputs } from '#app/render_inputs.server.ts'
import { isDay } from '#platform/time/civil_day.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { readDraft } from '../rows/drafts.server.ts'
import { dayIn } from '../fields/plan_day.ts'
import { readRow } from '../store/content_handle.server.ts'
import { derivedColumns } from '../rows/write_row.server.ts'
import { readValues } from '../fields/read_values.server.ts'
import type { RowForm } from '../rows/save_row.server.ts'
import type { ContentReading, ContentServices } from '../store/write_content.server.ts'

/**
 * Renders a public page with `snapshot` as its content; never cached, without scripts or working forms. With `isMarked`, the
 * page has an anchor at the first difference from the same page in `against`, by default the published content.
 * With `inputs`, a page that is made of the last ones is not rendered: 304.
 */
export type RenderPreview = (
	path: string,
	snapshot: Snapshot,
	options?: { isMarked?: boolean; against?: Snapshot; inputs?: RenderInputs },
) => Promise<Response>

/** Set by the server on every request. */
export const previewContext = createContext<RenderPreview>()

/** Reads the content again with changed rows. */
export function snapshotWith(services: ContentServices, changed: ChangedRows): Promise<Snapshot> {
	const { types } = services.content
	return readSnapshot(services, (found) => ({
		...found,
		read: withChangedRows(changed, { types, read: found.read }),
	}))
}

/** Reads the content again, with changes to its tables or plans. */
export async function readSnapshot(
	{ store, content, log }: ContentServices,
	change: (found: ReadTables) => ReadTables,
): Promise<Snapshot> {
	const found = await readTables(store, content.types, () => undefined, log)
	if (!found) return content.current
	const company = { builtIn: content.builtIn, last: content.current }
	return composeSnapshot(content.types, { ...change(found), source: 'store', company }, log)
}

/** The draft with this id, to preview its row's page; 404 if there is none, or for facts, which appear on many pages. */
export async function pageDraft(reading: ContentReading, draftId: string, now: Date): Promise<RowForm> {
	const draft = await readDraft(reading, draftId, now)
	if (!draft || draft.description.office?.cells) throw data(null, { status: 404 })
	return draft
}

type DraftRow =
	{ ok: true; row: ContentRow; path: string; overlay: ChangedRows } | { ok: false; errors: FieldError[] }

/** The row with its draft applied, its public page, and the same row for `snapshotWith`. */
export async function draftRow(
	{ store, content }: ContentReading,
	{ description, id, values }: RowForm,
	now: Date,
): Promise<DraftRow> {
	const read = readValues(description, values)
	if (!read.ok) return read
	const current = await readRow(store.db, description, id)
	const day = dayIn(values)
	const today = localTimeOf(now, content.current.facts).date
	const from = isDay(day) ? day : today
	const columns = derivedColumns({ description, current, columns: read.columns }, { from, today, now })
	const row = { ...freshRow(description, now.toISOString()), ...current, ...columns, id }
	const overlay = { [description.table]: { [id]: row } }
	return { ok: true, row, path: description.page?.(row, content.types) ?? '/', overlay }
}
