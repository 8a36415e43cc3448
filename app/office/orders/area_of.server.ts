import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** The shown area with this slug; null for anything else. */
export function areaOf(
	{ pickupAreas }: Pick<Snapshot, 'pickupAreas'>,
	slug: string | null,
): PickupAreaRow | null {
	return pickupAreas.ok ? (pickupAreas.rows.find((row) => row.slug === slug) ?? null) : null
}
