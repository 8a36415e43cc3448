import type { Services } from '#app/context.server.ts'
import { storeFailure } from '../../kernel/store/store_failure.ts'
import { formatDateTime } from '../../parts/format_moment.ts'
import { checkImport, hasArrived, isBeingChecked, isOpen } from './check_import.server.ts'
import { ambiguousColumn, type Columns, missingColumns, rangeFieldNames, unusedColumns } from './columns.ts'
import { counted, withoutRefused } from './counted.ts'
import { publishImport } from './publish.server.ts'
import { readRefusals } from './refusals.server.ts'
import type { ImportSummary } from './summary.ts'
import { removeImport } from './remove_import.server.ts'

const shownRefusals = 20

/** The data of an uploaded list's page; null when there is none. */
export async function importPage({ store }: Pick<Services, 'store'>, id: string) {
	const list = await store.db.selectFrom('street_imports').selectAll().where('id', '=', id).executeTakeFirst()
	if (!list || list.headings.length === 0) return null
	const columns: Columns = list.columns ?? {}
	return {
		id,
		fileName: list.file_name,
		reach: list.reach,
		lines: list.lines,
		hasArrived: hasArrived(list),
		uploaded: `${list.staff_name}, ${formatDateTime(list.created_at)}`,
		isOpen: isOpen(list),
		status: list.status,
		headings: list.headings,
		columns,
		missing: missingColumns(columns),
		...unusedColumns(list.headings, columns),
		summary: list.status === 'checked' ? (list.summary as ImportSummary) : null,
		refusals: await readRefusals(store, id, 0, shownRefusals),
	}
}

export type ImportPage = NonNullable<Awaited<ReturnType<typeof importPage>>>
export type ImportDone = { ok: true; to: string } | { ok: false; status: number; message: string }

/** Handles the page's buttons: assign columns, publish, discard. */
export async function importAction(
	services: Pick<Services, 'store' | 'log'>,
	id: string,
	entries: FormData,
	now: Date,
): Promise<ImportDone> {
	const { store, log } = services
	if (isBeingChecked(id)) return busy
	try {
		switch (entries.get('intent')) {
			case 'discard': {
				const list = await store.db
					.selectFrom('street_imports')
					.select('status')
					.where('id', '=', id)
					.executeTakeFirst()
				if (list && isOpen(list)) await removeImport(store, id)
				return { ok: true, to: '/admin/streets?done=discarded' }
			}
			case 'publish':
				return await publish(services, id, { now, withoutRefused: Number(entries.get('without') ?? 0) })
			default: {
				const columns = columnsOf(entries)
				const missing = missingColumns(columns)
				if (missing.length > 0)
					return { ok: false, status: 422, message: `Choose a column for ${missing.join(', ')}.` }
				const ambiguous = await ambiguity(store, id, columns)
				if (ambiguous !== null) return { ok: false, status: 422, message: ambiguous }
				const checked = await checkImport(store, id, columns)
				if (checked === 'busy') return busy
				return checked === 'gone' ? gone : { ok: true, to: `/admin/streets/import/${id}` }
			}
		}
	} catch (error) {
		log.error({ error: String(error) }, 'street file not checked')
		return { ok: false, status: 503, message: storeFailure(error) }
	}
}

const gone: ImportDone = {
	ok: false,
	status: 409,
	message: 'This file was published or discarded meanwhile.',
}

const busy: ImportDone = {
	ok: false,
	status: 409,
	message: 'This file is being checked at this moment. Load the page again in a few seconds.',
}

async function publish(
	services: Pick<Services, 'store' | 'log'>,
	id: string,
	decision: Parameters<typeof publishImport>[2],
): Promise<ImportDone> {
	const published = await publishImport(services, id, decision)
	if (published.ok) return { ok: true, to: '/admin/streets?done=published' }
	if (published.reason === 'unavailable') return { ok: false, status: 503, message: published.message }
	if (published.reason === 'gone') return gone
	if (published.reason === 'undecided') {
		const { refused } = published
		const message = `${counted(refused, 'line')} of the file ${refused === 1 ? 'is' : 'are'} refused, so nothing is published yet. Mend the file and choose it again, or tick “${withoutRefused(refused)}”.`
		return { ok: false, status: 422, message }
	}
	const list = await services.store.db
		.selectFrom('street_imports')
		.select('columns')
		.where('id', '=', id)
		.executeTakeFirst()
	const checked = list?.columns ? await checkImport(services.store, id, list.columns) : 'gone'
	if (checked !== 'checked') return checked === 'busy' ? busy : gone
	return {
		ok: false,
		status: 409,
		message:
			'Somebody changed the published streets since this summary was made, so nothing is published yet. The summary below is new: look at it once more.',
	}
}

async function ambiguity({ db }: Services['store'], id: string, columns: Columns): Promise<string | null> {
	const list = await db
		.selectFrom('street_imports')
		.select('headings')
		.where('id', '=', id)
		.executeTakeFirst()
	return ambiguousColumn(list?.headings ?? [], columns)
}

/** The chosen heading of each field; a heading that two fields have counts for the first. */
function columnsOf(entries: FormData): Columns {
	const chosen = rangeFieldNames
		.map((field) => [field, entries.get(field)] as const)
		.filter(
			(pair): pair is [(typeof rangeFieldNames)[number], string] =>
				typeof pair[1] === 'string' && pair[1] !== '',
		)
	return Object.fromEntries(
		chosen.filter(([, heading], at) => chosen.findIndex(([, other]) => other === heading) === at),
	)
}
