import { compareText } from '#platform/text/compare_text.ts'
import type { RolloffTownRow } from '#db/content_rows.ts'

const most = 7

export type OfferedTown = Pick<RolloffTownRow, 'slug' | 'name'>

/** The towns to offer where a visitor's is not known: of those that are shown, the first that the company took on (RO-05). */
export function offeredTowns(towns: readonly RolloffTownRow[]): OfferedTown[] {
	return towns
		.toSorted((one, other) => compareText(one.created_at, other.created_at))
		.slice(0, most)
		.map(({ slug, name }) => ({ slug, name }))
}
