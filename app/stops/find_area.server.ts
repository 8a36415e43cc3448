import { rowAt } from '#app/content/listing.ts'
import { lookUp } from '#app/pickup/lookup/look_up.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import type { Services } from '#app/services.server.ts'

/** The id of an address's pickup area from the list of streets; null if it finds none, or several. */
export async function areaOfAddress(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	address: string,
): Promise<string | null> {
	const { pickupAreas } = content.current
	if (address.trim() === '') return null
	const found = await lookUp(store, territoryOf(content.current), address)
	if (found.kind !== 'area') return null
	return rowAt(pickupAreas, found.slug)?.id ?? null
}
