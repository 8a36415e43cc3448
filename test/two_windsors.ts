import type { FreshStore } from './stores.ts'

/** A second town of a name that we have, in another state, with an area that has all of its streets. */
export async function addWindsor({ db }: FreshStore): Promise<void> {
	const at = '2026-11-01T12:00:00.000Z'
	const [town, area] = await Promise.all([
		db.selectFrom('residential_towns').selectAll().where('slug', '=', 'windsor').executeTakeFirstOrThrow(),
		db.selectFrom('pickup_areas').selectAll().where('slug', '=', 'windsor-lake').executeTakeFirstOrThrow(),
	])
	await db
		.insertInto('residential_towns')
		.values({
			...town,
			id: 'windsor-ca',
			slug: 'windsor-ca',
			state: 'CA',
			latitude: 38.547,
			longitude: -122.816,
			updated_at: at,
		})
		.execute()
	await db
		.insertInto('pickup_areas')
		.values({
			...area,
			id: 'windsor-ca',
			slug: 'windsor-california',
			name: 'All of it',
			town_slug: 'windsor-ca',
			covers_town: true,
		})
		.execute()
}
