import type { Store } from '#db/store.server.ts'
import type { StreetImportRow } from '#db/street_rows.ts'
import { unguarded } from '../../parts/csv.ts'
import { readAreas } from '../ranges/areas.server.ts'
import { areaFinder, checkRange, type RangeCells } from '../ranges/range_rules.ts'
import { type Columns, missingColumns, rangeFieldNames } from './columns.ts'
import { importTurns } from './import_turns.ts'
import { rangesInOrder, rangeWriter, refusalWriter } from './import_rows.server.ts'
import { type FileLine, hasUnclosedQuote, lineBreaksIn } from './read_lines.server.ts'
import { openStatuses, removeChecked } from './remove_import.server.ts'
import { summarize } from './summarize.server.ts'

/** `busy`: this process is already checking it; `gone`: published or discarded. */
type CheckedImport = 'checked' | 'busy' | 'gone'

/** Lists being checked; two concurrent checks of one list would write its rows twice. */
const underWay = new Set<string>()

export function isBeingChecked(id: string): boolean {
	return underWay.has(id)
}

/**
 * Converts an uploaded list's lines to ranges with these columns, records refused lines, and compares the list with the
 * published one. Can be repeated with other columns, after the published list changed, or after a crash. Not one transaction,
 * which would block other writers on SQLite; nobody sees the list until it is published.
 */
export async function checkImport(
	store: Pick<Store, 'db'>,
	id: string,
	columns: Columns,
): Promise<CheckedImport> {
	if (underWay.has(id)) return 'busy'
	underWay.add(id)
	try {
		return await check(store, id, columns)
	} finally {
		underWay.delete(id)
	}
}

async function check({ db }: Pick<Store, 'db'>, id: string, columns: Columns): Promise<CheckedImport> {
	const list = await db.selectFrom('street_imports').selectAll().where('id', '=', id).executeTakeFirst()
	if (!list || !isOpen(list) || !hasArrived(list) || missingColumns(columns).length > 0) return 'gone'
	await db
		.updateTable('street_imports')
		.set({ status: 'uploaded', columns, summary: null })
		.where('id', '=', id)
		.where('status', 'in', openStatuses)
		.execute()
	await removeChecked({ db }, id)
	const { areas, refused } = await makeRanges(db, list, columns)
	const published = await db.selectFrom('street_list').select(['import_id', 'version']).executeTakeFirst()
	if (list.reach === 'areas' && published) await carryOver(db, published.import_id, id, areas)
	const summary = await summarize(db, published?.import_id ?? null, id, refused)
	const { numUpdatedRows } = await db
		.updateTable('street_imports')
		.set({ status: 'checked', base_version: published?.version ?? 0, summary: JSON.stringify(summary) })
		.where('id', '=', id)
		.where('status', '=', 'uploaded')
		.executeTakeFirst()
	return numUpdatedRows > 0n ? 'checked' : 'gone'
}

/** Whether all lines of a file are stored; `lines` is set after the last one. */
export function hasArrived({ lines }: Pick<StreetImportRow, 'lines'>): boolean {
	return lines > 0
}

/** Whether a list can still be checked and published. */
export function isOpen({ status }: Pick<StreetImportRow, 'status'>): boolean {
	return openStatuses.some((open) => open === status)
}

/** Whether it was discarded and its rows are being removed. */
export function isDiscarded(list: Pick<StreetImportRow, 'status' | 'published_at'>): boolean {
	return !isOpen(list) && list.published_at === null
}

async function makeRanges(
	db: Store['db'],
	{ id, headings }: StreetImportRow,
	columns: Columns,
): Promise<{ areas: Set<string>; refused: number }> {
	const findArea = areaFinder(await readAreas(db))
	const at = new Map(rangeFieldNames.map((field) => [field, headings.indexOf(columns[field] ?? '')]))
	const areas = new Set<string>()
	const ranges = rangeWriter(db)
	const refusals = refusalWriter(db)
	const turn = importTurns()
	for await (const [line, cells] of linesOf(db, id)) {
		await turn()
		const cell = (field: keyof RangeCells) => unguarded(cells[at.get(field) ?? -1] ?? '')
		const written = Object.fromEntries(rangeFieldNames.map((field) => [field, cell(field)])) as RangeCells
		const checked = hasUnclosedQuote(cells) ? unclosed(lineBreaksIn(cells)) : checkRange(written, findArea)
		if (!checked.ok) {
			await refusals.add({ import_id: id, line, reason: checked.reason })
			continue
		}
		areas.add(checked.values.area_id)
		await ranges.add({ id: `${id}:${line}`, import_id: id, ...checked.values, is_sample: false })
	}
	await ranges.flush()
	return { areas, refused: await refusals.flush() }
}

/** Refuses a line with an unclosed quote, which swallowed this many lines. */
function unclosed(swallowed: number) {
	const others = swallowed === 1 ? 'the line after it was' : `the ${swallowed} lines after it were`
	const reason = `A quotation mark is not closed, so that ${others} read as a part of this one.`
	return { ok: false, reason } as const
}

async function* linesOf(db: Store['db'], id: string): AsyncGenerator<FileLine> {
	for (let part = 0; ; part += 1) {
		const row = await db
			.selectFrom('street_import_parts')
			.select('lines')
			.where('import_id', '=', id)
			.where('part', '=', part)
			.executeTakeFirst()
		if (!row) return
		yield* row.lines
	}
}

/** Copies the published ranges of areas that are not in the file. */
async function carryOver(
	db: Store['db'],
	from: string,
	to: string,
	except: ReadonlySet<string>,
): Promise<void> {
	const ranges = rangeWriter(db)
	let count = 0
	for await (const range of rangesInOrder(db, from)) {
		if (except.has(range.area_id)) continue
		count += 1
		await ranges.add({ ...range, id: `${to}:kept-${count}`, import_id: to })
	}
	await ranges.flush()
}
