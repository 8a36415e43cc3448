import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Services } from '#app/context.server.ts'
import type { Database } from '#db/schema.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { readAreas } from './ranges/areas.server.ts'
import { raiseVersion } from './import/publish.server.ts'
import { areaFinder, checkRange, type WrittenRange } from './ranges/range_rules.ts'

export type RangeSaved =
	| { ok: true }
	| { ok: false; reason: 'invalid'; errors: FieldError[] }
	/** `changed`: somebody saved it meanwhile; `gone`: it was removed, or another list took its place. */
	| { ok: false; reason: 'changed' }
	| { ok: false; reason: 'gone' }

/** A range's version: its values when its form was opened. */
export function rangeVersion({ street, from_number, to_number, side, zip, area_id }: StreetRangeRow): string {
	return JSON.stringify([street, from_number, to_number, side, zip, area_id])
}

/** A range as its form shows it. */
export function rangeToForm(row: StreetRangeRow, slugOf: (areaId: string) => string): WrittenRange {
	return {
		street: row.street,
		from: String(row.from_number),
		to: String(row.to_number),
		side: row.side,
		zip: row.zip ?? '',
		area: slugOf(row.area_id),
	}
}

/** A range of the published list by its id. */
export async function readRange(
	db: Services['store']['db'] | Transaction<Database>,
	id: string,
): Promise<StreetRangeRow | null> {
	const row = await db
		.selectFrom('street_ranges')
		.innerJoin('street_list', 'street_list.import_id', 'street_ranges.import_id')
		.selectAll('street_ranges')
		.where('street_ranges.id', '=', id)
		.executeTakeFirst()
	return row ?? null
}

/** Adds a range to the published list, or changes the one with this `id` if it is still as `version` has it. */
export function saveRange(
	{ store }: Pick<Services, 'store'>,
	{ id, version, written }: { id: string | null; version: string; written: WrittenRange },
	actor: Actor,
): Promise<RangeSaved> {
	return inTransaction<Database, RangeSaved>(store.db, async (trx, rollBack) => {
		const list = (await raiseVersion(trx)) ?? (await beginList(trx, actor))
		const checked = checkRange(written, areaFinder(await readAreas(trx)))
		if (!checked.ok)
			return rollBack({
				ok: false,
				reason: 'invalid',
				errors: [{ field: checked.field, message: checked.reason }],
			})
		if (id === null) {
			const row = { id: `${list.import_id}:${randomUUID()}`, import_id: list.import_id, ...checked.values }
			await trx
				.insertInto('street_ranges')
				.values({ ...row, is_sample: false })
				.execute()
			return { ok: true }
		}
		const row = await readRange(trx, id)
		if (!row) return rollBack({ ok: false, reason: 'gone' })
		if (rangeVersion(row) !== version) return rollBack({ ok: false, reason: 'changed' })
		await trx
			.updateTable('street_ranges')
			.set({ ...checked.values, is_sample: false })
			.where('id', '=', id)
			.execute()
		return { ok: true }
	})
}

/** Removes a range from the published list, if it is still as `version` has it. */
export function removeRange(
	{ store }: Pick<Services, 'store'>,
	id: string,
	version: string,
): Promise<RangeSaved> {
	return inTransaction<Database, RangeSaved>(store.db, async (trx, rollBack) => {
		await raiseVersion(trx)
		const row = await readRange(trx, id)
		if (!row) return rollBack({ ok: false, reason: 'gone' })
		if (rangeVersion(row) !== version) return rollBack({ ok: false, reason: 'changed' })
		await trx.deleteFrom('street_ranges').where('id', '=', id).execute()
		return { ok: true }
	})
}

/** Removes the sample ranges from the published list. */
export async function deleteSampleRanges(trx: Transaction<Database>): Promise<void> {
	const list = await raiseVersion(trx)
	if (list)
		await trx
			.deleteFrom('street_ranges')
			.where('import_id', '=', list.import_id)
			.where('is_sample', '=', true)
			.execute()
}

/** Creates an empty published list, for ranges that are entered before any file is imported. */
async function beginList(trx: Transaction<Database>, { staff, now }: Actor): Promise<{ import_id: string }> {
	const id = randomUUID()
	const at = now.toISOString()
	await trx
		.insertInto('street_imports')
		.values({
			id,
			status: 'published',
			file_name: 'Entered by hand',
			reach: 'all',
			headings: [],
			columns: null,
			lines: 0,
			base_version: 1,
			summary: null,
			staff_name: staff.name,
			created_at: at,
			published_at: at,
			previous_id: null,
		})
		.execute()
	await trx.insertInto('street_list').values({ id: 1, import_id: id, version: 1, columns: null }).execute()
	return { import_id: id }
}
