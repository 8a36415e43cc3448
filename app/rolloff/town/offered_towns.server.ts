import { compareText } from '#platform/text/compare_text.ts'
import type { RolloffTownRow } from '#db/content_rows.ts'

const most = 7

export type OfferedTown = Pick<RolloffTownRow, 'slug' | 'name'>

/** The towns to offer if the visitor's is unknown: of the shown ones, those that were added first (RO-05). */
export function offeredTowns(towns: readonly RolloffTownRow[]): OfferedTown[] {
	return towns
		.toSorted((one, other) => compareText(one.created_at, other.created_at))
		.slice(0, most)
		.map(({ slug, name }) => ({ slug, name }))
}
