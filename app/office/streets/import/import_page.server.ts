import { type Submission, done, type Outcome, refused } from '../../kernel/screens/commands.server.ts'
import type { ContentReading } from '../../kernel/store/write_content.server.ts'
import { formatDateTime } from '../../parts/format_moment.ts'
import { checkImport, hasArrived, isBeingChecked, isDiscarded, isOpen } from './check_import.server.ts'
import { type Columns, missingColumns, type RangeField, rangeFieldNames, unusedColumns } from './columns.ts'
import { ambiguousHeading } from './guess_fields.ts'
import { formText } from '#platform/forms/form_text.ts'
import { counted } from '#platform/text/counted.ts'
import { withoutRefused } from '../../parts/without_refused.ts'
import { publishImport } from './publish.server.ts'
import { readRefusals } from './import_rows.server.ts'
import type { ImportSummary } from './summary.ts'
import { openImportStatuses, removeImport } from './remove_import.server.ts'

const shownRefusals = 20

/** The data of an uploaded list's page; null if the list does not exist. */
export async function importPage({ store, content }: ContentReading, id: string) {
	const list = await store.db.selectFrom('street_imports').selectAll().where('id', '=', id).executeTakeFirst()
	if (!list || list.headings.length === 0) return null
	const columns: Columns = list.columns ?? {}
	return {
		id,
		fileName: list.file_name,
		reach: list.reach,
		lines: list.lines,
		hasArrived: hasArrived(list),
		uploaded: `${list.staff_name}, ${formatDateTime(list.created_at, content.current.facts)}`,
		isOpen: isOpen(list),
		isDiscarded: isDiscarded(list),
		status: list.status,
		headings: list.headings,
		columns,
		missing: missingColumns(columns),
		...unusedColumns(list.headings, columns),
		summary: list.status === 'checked' ? (list.summary as ImportSummary) : null,
		refusals: await readRefusals(store.db, id, { count: shownRefusals }),
	}
}

export type ImportPage = NonNullable<Awaited<ReturnType<typeof importPage>>>
type ListSubmission = Submission<{ list: string }>

export const importCommands = {
	discard: whenChecked(async ({ services: { store }, params }) => {
		const list = await store.db
			.selectFrom('street_imports')
			.select(['status', 'published_at'])
			.where('id', '=', params.list)
			.executeTakeFirst()
		const isRemoved =
			!list || isDiscarded(list) || (await removeImport(store, params.list, openImportStatuses))
		return isRemoved ? done('/admin/streets?done=discarded') : gone
	}),
	publish: whenChecked(publish),
	columns: whenChecked(async ({ services: { store }, params, form }) => {
		const columns = columnsOf(form)
		const missing = missingColumns(columns)
		if (missing.length > 0) return refused(422, `Choose a column for ${missing.join(', ')}.`)
		const list = await store.db
			.selectFrom('street_imports')
			.select('headings')
			.where('id', '=', params.list)
			.executeTakeFirst()
		const ambiguous = ambiguousHeading(list?.headings ?? [], columns)
		if (ambiguous !== null) return refused(422, ambiguous)
		const checked = await checkImport(store, params.list, columns)
		if (checked === 'busy') return busy
		return checked === 'gone' ? gone : done(`/admin/streets/import/${params.list}`)
	}),
}

/** Refuses a command while the file is being checked. */
function whenChecked(command: (submission: ListSubmission) => Promise<Outcome>) {
	return async (submission: ListSubmission): Promise<Outcome> =>
		isBeingChecked(submission.params.list) ? busy : command(submission)
}

const gone = refused(409, 'This file was published or discarded meanwhile.')

const busy = refused(409, 'This file is being checked at this moment. Load the page again in a few seconds.')

async function publish({ services, params: { list: id }, form, now }: ListSubmission): Promise<Outcome> {
	const published = await publishImport(services, id, {
		now,
		withoutRefused: Number(form.get('without') ?? 0),
	})
	if (published.ok) return done('/admin/streets?done=published')
	if (published.reason === 'gone') return gone
	if (published.reason === 'undecided') {
		const { refused: count } = published
		return refused(
			422,
			`${counted(count, 'line')} of the file ${count === 1 ? 'is' : 'are'} refused, so nothing is published yet. Fix the file and choose it again, or check “${withoutRefused(count)}”.`,
		)
	}
	const list = await services.store.db
		.selectFrom('street_imports')
		.select('columns')
		.where('id', '=', id)
		.executeTakeFirst()
	const checked = list?.columns ? await checkImport(services.store, id, list.columns) : 'gone'
	if (checked !== 'checked') return checked === 'busy' ? busy : gone
	return refused(
		409,
		'Somebody changed the published streets since this summary was made, so nothing is published yet. The summary below is new: look at it once more.',
	)
}

/** The chosen heading of each field; a heading that two fields have counts for the first. */
function columnsOf(entries: FormData): Columns {
	const chosen = new Map<string, RangeField>()
	for (const field of rangeFieldNames) {
		const heading = formText(entries, field)
		if (heading !== '' && !chosen.has(heading)) chosen.set(heading, field)
	}
	return Object.fromEntries([...chosen].map(([heading, field]) => [field, heading]))
}
