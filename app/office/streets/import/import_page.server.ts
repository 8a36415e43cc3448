import type { Services } from '#app/context.server.ts'
import { storeFailure } from '../../content/store_failure.ts'
import { formatDateTime } from '../../inbox/labels.ts'
import { checkImport, isOpen } from './check_import.server.ts'
import { type Columns, missingColumns, rangeFieldNames } from './columns.ts'
import { publishImport } from './publish.server.ts'
import { readRefusals } from './refusals.server.ts'
import type { ImportSummary } from './summary.ts'
import { removeImport } from './sweep_imports.server.ts'

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
		uploaded: `${list.staff_name}, ${formatDateTime(list.created_at)}`,
		isOpen: isOpen(list),
		status: list.status,
		headings: list.headings,
		columns,
		missing: missingColumns(columns),
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
				return await publish(services, id, now)
			default: {
				const columns = columnsOf(entries)
				const missing = missingColumns(columns)
				if (missing.length > 0)
					return { ok: false, status: 422, message: `Choose a column for ${missing.join(', ')}.` }
				const isChecked = await checkImport(store, id, columns)
				return isChecked ? { ok: true, to: `/admin/streets/import/${id}` } : gone
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

async function publish(
	services: Pick<Services, 'store' | 'log'>,
	id: string,
	now: Date,
): Promise<ImportDone> {
	const published = await publishImport(services, id, now)
	if (published.ok) return { ok: true, to: '/admin/streets?done=published' }
	if (published.reason === 'unavailable') return { ok: false, status: 503, message: published.message }
	if (published.reason === 'gone') return gone
	const list = await services.store.db
		.selectFrom('street_imports')
		.select('columns')
		.where('id', '=', id)
		.executeTakeFirst()
	if (!list?.columns || !(await checkImport(services.store, id, list.columns))) return gone
	return {
		ok: false,
		status: 409,
		message:
			'Somebody changed the published streets since this summary was made, so nothing is published yet. The summary below is new: look at it once more.',
	}
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
