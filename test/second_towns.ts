import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { Store } from '#db/store.server.ts'

/** Adds a second Windsor, in California, with an area that covers the whole town. */
export async function addWindsor(store: Pick<Store, 'db'>): Promise<void> {
	const town = { slug: 'windsor-ca', state: 'CA', latitude: 38.547, longitude: -122.816 }
	await addTown(store, town, 'windsor-california')
}

/** Adds two towns on either side of a state line, each with an area that covers the whole town. */
export async function addBorderTowns(store: Pick<Store, 'db'>): Promise<void> {
	for (const town of [
		{ slug: 'kansas-city', name: 'Kansas City', state: 'MO', latitude: 39.0997, longitude: -94.5786 },
		{ slug: 'overland-park', name: 'Overland Park', state: 'KS', latitude: 38.9822, longitude: -94.6708 },
	])
		await addTown(store, { ...town, places: [] }, town.slug)
}

/** Adds a copy of Windsor with `changes`, and one area. */
async function addTown(
	{ db }: Pick<Store, 'db'>,
	changes: Partial<ResidentialTownRow> & { slug: string },
	areaSlug: string,
): Promise<void> {
	const at = '2026-11-01T12:00:00.000Z'
	const [town, area] = await Promise.all([
		db.selectFrom('residential_towns').selectAll().where('slug', '=', 'windsor').executeTakeFirstOrThrow(),
		db.selectFrom('pickup_areas').selectAll().where('slug', '=', 'windsor-lake').executeTakeFirstOrThrow(),
	])
	await db
		.insertInto('residential_towns')
		.values({ ...town, ...changes, id: changes.slug, updated_at: at })
		.execute()
	await db
		.insertInto('pickup_areas')
		.values({
			...area,
			id: changes.slug,
			slug: areaSlug,
			name: 'All of it',
			town_slug: changes.slug,
			covers_town: true,
		})
		.execute()
}
