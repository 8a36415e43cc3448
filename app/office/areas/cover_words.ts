import { listed } from '#platform/text/listed.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** What an area covers in addition to its streets: `the rest of its town`, `ZIP 80549 and 80550`. */
export function coverWords({
	covers_town,
	covers_zips,
}: Pick<PickupAreaRow, 'covers_town' | 'covers_zips'>): string[] {
	return [
		...(covers_town ? ['the rest of its town'] : []),
		...(covers_zips.length > 0 ? [`ZIP ${listed(covers_zips)}`] : []),
	]
}
