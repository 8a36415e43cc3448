import type { Zoned } from '#app/company/zoned_time.ts'
import { publishedList } from '#app/pickup/lookup/ranges.server.ts'
import type { Store } from '#db/store.server.ts'
import { readStreetName } from '#platform/addresses/street_name.ts'
import { type Cursor, pageQuery, requireCursor } from '../kernel/list/cursor.ts'
import { fromCursor, readPage } from '../kernel/list/read_page.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { type Submission, done, refused } from '../kernel/screens/commands.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { deleteSampleRanges, undoImport } from './import/publish.server.ts'
import { openImportStatuses } from './import/remove_import.server.ts'
import { areaOptions, readAreas } from './ranges/areas.server.ts'
import { areaLabel, type RangeArea, rangeName } from './ranges/range_rules.ts'

const onPage = 50

/** Reads the list's URL: a street or its beginning, an area's slug, and the cursor. */
function readRangeQuery(params: URLSearchParams) {
	const cursor = requireCursor(params, (key) => (/^[A-Z0-9 ]{1,200}$/.test(key) ? key : null))
	return {
		street: (params.get('street') ?? '').trim().slice(0, 80),
		area: (params.get('area') ?? '').slice(0, 120),
		cursor,
	}
}

/** The data of the streets page: the filtered published ranges, the list's origin, and unpublished files. */
export async function listPage({ store, content }: ContentReading, params: URLSearchParams) {
	const zoned = content.current.facts
	const query = readRangeQuery(params)
	const areas = await readAreas(store.db)
	const { ranges, next, previous } = await listRanges(store, areas, query)
	const waiting = await store.db
		.selectFrom('street_imports')
		.select(['id', 'file_name', 'staff_name', 'created_at'])
		.where('status', 'in', openImportStatuses)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(10)
		.execute()
	const { street, area } = query
	const pageAt = (cursor: Cursor | null) => cursor && pageQuery({ street, area }, cursor)
	return {
		street,
		area,
		ranges,
		areas: areaOptions(areas, 'slug'),
		previous: pageAt(previous),
		first: query.cursor && `?${new URLSearchParams({ street, area })}`,
		next: pageAt(next),
		published: await publishedImport(store, zoned),
		waiting: waiting.map((list) => ({
			id: list.id,
			name: list.file_name,
			by: `${list.staff_name}, ${formatDateTime(list.created_at, zoned)}`,
		})),
	}
}

export type ListPage = Awaited<ReturnType<typeof listPage>>

export const listCommands = {
	async undo({ services, form }: Submission) {
		const undone = await undoImport(services, Number(form.get('version')))
		if (undone.ok) return done('/admin/streets?done=undone')
		return refused(
			409,
			undone.reason === 'stale'
				? 'Somebody changed the streets since you opened this page, so nothing was undone. Look at it once more.'
				: 'There is nothing to undo any more.',
		)
	},
	async 'remove-samples'({ services }: Submission) {
		await services.store.db.transaction().execute(deleteSampleRanges)
		return done('/admin/streets?done=samples')
	},
}

/** A page of the published ranges, by street. */
async function listRanges(
	{ db }: Pick<Store, 'db'>,
	areas: readonly RangeArea[],
	{ street, area, cursor }: ReturnType<typeof readRangeQuery>,
) {
	let query = db.selectFrom('street_ranges').selectAll().where('import_id', '=', publishedList)
	const chosen = areas.find(({ slug }) => slug === area)
	if (chosen) query = query.where('area_id', '=', chosen.id)
	if (street !== '') {
		const name = readStreetName(street)?.name ?? ''
		// Keys contain only digits and capitals, which sort before `[`.
		query = query.where('name_key', '>=', name).where('name_key', '<', `${name}[`)
	}
	const order = { by: 'street_key', id: 'id', direction: 'asc' } as const
	const { rows, next, previous } = await readPage(
		cursor,
		onPage,
		(from, limit) => fromCursor(query, order, from, limit).execute(),
		({ id, street_key: value }) => ({ id, value }),
	)
	const labels = new Map(areas.map((one) => [one.id, areaLabel(one)]))
	const ranges = rows.map((row) => ({
		id: row.id,
		name: rangeName(row),
		zip: row.zip,
		area: labels.get(row.area_id) ?? '',
		isSample: row.is_sample,
	}))
	return { ranges, next, previous }
}

/** The number of published ranges and of samples among them, and the list's origin. */
async function publishedImport({ db }: Pick<Store, 'db'>, zoned: Zoned) {
	const list = await db
		.selectFrom('street_list')
		.innerJoin('street_imports', 'street_imports.id', 'street_list.import_id')
		.selectAll('street_imports')
		.select('version')
		.executeTakeFirst()
	if (!list) return null
	const { ranges, samples } = await db
		.selectFrom('street_ranges')
		.select(({ fn, eb }) => [
			fn.countAll().as('ranges'),
			fn.sum(eb.case().when('is_sample', '=', true).then(1).else(0).end()).as('samples'),
		])
		.where('import_id', '=', list.id)
		.executeTakeFirstOrThrow()
	const previous = await db
		.selectFrom('street_imports')
		.select('file_name')
		.where('id', '=', list.previous_id ?? '')
		.where('status', '=', 'replaced')
		.executeTakeFirst()
	const { version } = list
	return {
		version,
		fileName: list.file_name,
		staffName: list.staff_name,
		publishedAt: list.published_at && formatDateTime(list.published_at, zoned),
		ranges: Number(ranges),
		samples: Number(samples ?? 0),
		/** The file that an undo would republish. */
		undoTo: previous?.file_name ?? null,
		/** Manual changes that an undo would lose. */
		changesSince: version - (list.base_version ?? version),
	}
}
