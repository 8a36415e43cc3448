import { disambiguatedAreaNames, disambiguatedNames } from '#app/content/disambiguate_towns.server.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Queries } from '#platform/database/queries.ts'

/**
 * Reads the areas that visitors see, in towns that they see, by name; names are as on the site.
 */
export async function shownAreas(db: Queries<Database>, facts: Facts): Promise<PickupAreaRow[]> {
	const isSeen = ({ is_sample }: { is_sample: boolean }) => !is_sample || isSampleCompany(facts)
	const stored = await storedPlaces(db)
	const towns = stored.towns.filter(({ is_active }) => is_active)
	const slugs = new Set(towns.map(({ slug }) => slug))
	const areas = stored.areas.filter((area) => area.is_active && slugs.has(area.town_slug) && isSeen(area))
	return disambiguated({ areas, towns }, facts)
}

/** The names of all areas by id, including hidden ones; areas of one name are distinguished as on the site. */
export async function storedAreaNames(
	db: Queries<Database>,
	facts: Pick<Facts, 'address'>,
): Promise<Map<string, string>> {
	return new Map(disambiguated(await storedPlaces(db), facts).map(({ id, name }) => [id, name]))
}

type Places = Awaited<ReturnType<typeof storedPlaces>>

async function storedPlaces(db: Queries<Database>) {
	const towns = await db.selectFrom('residential_towns').selectAll().execute()
	const areas = await db.selectFrom('pickup_areas').selectAll().orderBy('name').orderBy('id').execute()
	return { areas, towns }
}

function disambiguated({ areas, towns }: Places, { address }: Pick<Facts, 'address'>): PickupAreaRow[] {
	const names = disambiguatedAreaNames(areas, towns, disambiguatedNames(towns, address.state))
	return areas.map((area) => ({ ...area, name: names.get(area) ?? area.name }))
}
