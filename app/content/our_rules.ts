import type { Facts } from '#app/company/facts_type.ts'
import { type OurStreams, withOurStreams } from '#app/pickup/schedule/area_rules.ts'
import { streams } from '#app/pickup/schedule/streams.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { rowIn, rowsIn } from './listing.ts'
import type { Snapshot } from './snapshot.server.ts'

/**
 * The area with only the rules for streams that we pick up, now and as planned: trash contracted to another
 * hauler is left out.
 */
export function withOurRules(
	area: PickupAreaRow,
	{ facts, planned }: Pick<Snapshot, 'planned'> & { facts: Pick<Facts, 'services'> },
): PickupAreaRow {
	const coming = rowsIn(planned).map((day): OurStreams => {
		const then = rowIn(day.pickupAreas, area.id)
		return { from: day.from, streams: then ? oursIn(then, day.facts) : [] }
	})
	return withOurStreams(area, [{ from: null, streams: oursIn(area, facts) }, ...coming])
}

function oursIn(
	{ contracted_to }: PickupAreaRow,
	{ services }: Pick<Facts, 'services'>,
): OurStreams['streams'] {
	return streams.filter((stream) =>
		stream === 'trash' ? contracted_to === null : stream !== 'lawn' || services.lawn,
	)
}
