import type { Snapshot } from '#app/content/snapshot.server.ts'

/** The addresses of every area's feeds. */
export function feedPaths({ pickupAreas }: Pick<Snapshot, 'pickupAreas'>): string[] {
	if (!pickupAreas.ok) return []
	return pickupAreas.rows.flatMap(({ slug }) => [`/calendar/${slug}.ics`, `/calendar/${slug}.json`])
}
