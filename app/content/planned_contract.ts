import { contractSentence } from '#app/pickup/schedule/rule_words.ts'
import { rowIn } from './listing.ts'
import type { PlannedContent, Snapshot } from './snapshot.server.ts'

type Served = { id: string; contracted_to: string | null }

/**
 * A sentence about who will pick up the trash of an area or town and from which day, if that is planned by
 * `until` (`YYYY-MM-DD`, optional); null if nothing is planned or another hauler already comes.
 */
export function plannedContract(
	{ id, contracted_to }: Served,
	listing: keyof Pick<PlannedContent, 'pickupAreas' | 'residentialTowns'>,
	{ planned }: Pick<Snapshot, 'planned'>,
	until?: string,
): string | null {
	if (contracted_to !== null || !planned.ok) return null
	for (const { from, [listing]: served } of planned.rows) {
		const contractor = rowIn<Served>(served, id)?.contracted_to
		if (contractor && (until === undefined || from <= until))
			return contractSentence({ contractor, from }, 'here')
	}
	return null
}
