import type { Store } from '#db/store.server.ts'
import { readStreetName } from '#platform/addresses/street_name.ts'
import { readAreas } from './ranges/areas.server.ts'
import type { RangeArea } from './ranges/range_rules.ts'

const onPage = 50

/** The filter and cursor of the list of ranges. */
export interface RangeQuery {
	/** A street's name or its beginning. */
	street: string
	/** An area's slug. */
	area: string
	/** The last range of the previous page. */
	after: { key: string; id: string } | null
}

export interface ListedRange {
	id: string
	street: string
	numbers: string
	zip: string | null
	area: string
	isSample: boolean
}

/** Reads the address of the list. */
export function readRangeQuery(params: URLSearchParams): RangeQuery {
	const [, key, id] = /^([A-Z0-9 ]{1,200})~([\w:-]{1,120})$/.exec(params.get('after') ?? '') ?? []
	return {
		street: (params.get('street') ?? '').trim().slice(0, 80),
		area: (params.get('area') ?? '').slice(0, 120),
		after: key !== undefined && id !== undefined ? { key, id } : null,
	}
}

/** A page of the published ranges, by street; `next` is the `after` of the next page. */
export async function listRanges({ db }: Pick<Store, 'db'>, { street, area, after }: RangeQuery) {
	const areas = await readAreas(db)
	const byId = new Map(areas.map((one) => [one.id, one]))
	const chosen = areas.find(({ slug }) => slug === area)
	const name = street === '' ? null : (readStreetName(street)?.name ?? '')
	const rows = await db
		.selectFrom('street_ranges')
		.innerJoin('street_list', 'street_list.import_id', 'street_ranges.import_id')
		.selectAll('street_ranges')
		.$if(chosen !== undefined, (query) => query.where('area_id', '=', chosen?.id ?? ''))
		// All keys are of digits and capitals, which end before `[`.
		.$if(name !== null, (query) =>
			query.where('name_key', '>=', name ?? '').where('name_key', '<', `${name}[`),
		)
		.$if(after !== null, (query) =>
			query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple('street_key', 'street_ranges.id'), '>', tuple(after?.key ?? '', after?.id ?? '')),
			),
		)
		.orderBy('street_key')
		.orderBy('street_ranges.id')
		.limit(onPage + 1)
		.execute()
	const shown = rows.slice(0, onPage)
	const last = rows.length > onPage ? shown.at(-1) : undefined
	const ranges = shown.map((row): ListedRange => ({
		id: row.id,
		street: row.street,
		numbers: `${row.from_number}–${row.to_number}${row.side === 'all' ? '' : ` ${row.side}`}`,
		zip: row.zip,
		area: areaName(byId.get(row.area_id)),
		isSample: row.is_sample,
	}))
	return { ranges, areas, next: last ? `${last.street_key}~${last.id}` : null }
}

function areaName(area: RangeArea | undefined): string {
	return area ? `${area.town}: ${area.name}` : ''
}

/** How many ranges are published, how many of them are samples, and the list's origin. */
export async function publishedList({ db }: Pick<Store, 'db'>) {
	const list = await db
		.selectFrom('street_list')
		.innerJoin('street_imports', 'street_imports.id', 'street_list.import_id')
		.select([
			'street_list.import_id',
			'version',
			'file_name',
			'staff_name',
			'published_at',
			'previous_id',
			'base_version',
		])
		.executeTakeFirst()
	if (!list) return null
	const { ranges, samples } = await db
		.selectFrom('street_ranges')
		.select(({ fn, eb }) => [
			fn.countAll().as('ranges'),
			fn.sum(eb.case().when('is_sample', '=', true).then(1).else(0).end()).as('samples'),
		])
		.where('import_id', '=', list.import_id)
		.executeTakeFirstOrThrow()
	const previous = await db
		.selectFrom('street_imports')
		.select('file_name')
		.where('id', '=', list.previous_id ?? '')
		.where('status', '=', 'replaced')
		.executeTakeFirst()
	return {
		version: list.version,
		fileName: list.file_name,
		staffName: list.staff_name,
		publishedAt: list.published_at,
		ranges: Number(ranges),
		samples: Number(samples ?? 0),
		/** The file that an undo would publish again. */
		undoTo: previous?.file_name ?? null,
		/** Manual changes that an undo would lose. */
		changesSince: list.version - (list.base_version ?? list.version),
	}
}
