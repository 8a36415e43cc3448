import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { OfficeRules } from '#app/content/office_rules.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { comingRules } from '#app/pickup/schedule/area_rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { areaErrors } from '../alerts/check_standing.server.ts'
import { coverErrors } from './cover_errors.server.ts'
import { formerSlugErrors } from './former_slug.server.ts'
import { ruledColumns } from './ruled_columns.ts'

/** A pickup area's day suits the alerts, its address and what it covers are its own; a changed day holds from a day on. */
const office: OfficeRules = {
	async check(trx, { row, facts, now }) {
		// One of an older history covers nothing.
		const covers = { covers_town: false, covers_zips: [] }
		const area = { ...covers, ...row } as unknown as PickupAreaRow
		return [
			...(await areaErrors(trx, facts, area, now)),
			...(await formerSlugErrors(trx, area, now)),
			...(await coverErrors(trx, area)),
		]
	},
	// What has come and gone stays: a change that is taken back holds from now on, or from when others were to begin.
	derive(current, columns, { from, now }) {
		const area = current as unknown as PickupAreaRow
		const today = localTimeOf(now).date
		return ruledColumns(area, columns, from ?? comingRules(area, today)[0]?.valid_from ?? today, now)
	},
	neededBy: (db, { id }) => neededByStreets(db, id),
}

/** A sentence while published street ranges belong to a pickup area. */
async function neededByStreets(db: Kysely<Database>, area: string): Promise<string | null> {
	const { ranges } = await db
		.selectFrom('street_list')
		.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
		.select(({ fn }) => fn.countAll().as('ranges'))
		.where('area_id', '=', area)
		.executeTakeFirstOrThrow()
	const count = Number(ranges)
	if (count === 0) return null
	return `${count} street ${count === 1 ? 'range' : 'ranges'} still belong to it. Move or remove those first, under Streets.`
}

/** The pickup areas as the office writes them. */
export const ruledAreas: ContentType = { ...pickupAreas, office }
