import { isSampleCompany } from '#app/company/sample_company.server.ts'
import type { Services } from '#app/context.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** Who has an address: an area; one that moved to `slug`; one that left the site at `removedAt`; nobody, or nobody knows. */
export type FoundArea =
	| { kind: 'area'; area: PickupAreaRow }
	| { kind: 'renamed'; slug: string }
	| { kind: 'removed'; name: string; removedAt: Date }
	| { kind: 'unknown' }
	| { kind: 'unread' }

/** The area at this address, which may be one it no longer has. Throws when the store fails. */
export async function findArea(
	{ content, store }: Pick<Services, 'content' | 'store'>,
	slug: string,
): Promise<FoundArea> {
	const { pickupAreas } = content.current
	if (!pickupAreas.ok) return { kind: 'unread' }
	const area = pickupAreas.rows.find((row) => row.slug === slug)
	if (area) return { kind: 'area', area }
	const sample = await hiddenSample({ content, store }, slug)
	if (sample) return sample
	const former = await store.db
		.selectFrom('pickup_area_slugs')
		.selectAll()
		.where('slug', '=', slug)
		.executeTakeFirst()
	if (!former) return { kind: 'unknown' }
	const now = pickupAreas.rows.find(({ id }) => id === former.area_id)
	if (now) return { kind: 'renamed', slug: now.slug }
	return { kind: 'removed', name: former.name, removedAt: new Date(former.removed_at) }
}

/** A sample that no visitor sees any more: to them it left when the company got its own name (PD-50). */
async function hiddenSample(
	{ content, store }: Pick<Services, 'content' | 'store'>,
	slug: string,
): Promise<FoundArea | null> {
	const { facts, companyFacts } = content.current
	if (isSampleCompany(facts)) return null
	const sample = await store.db
		.selectFrom('pickup_areas')
		.select('name')
		.where('slug', '=', slug)
		.where('is_sample', '=', true)
		.where('is_active', '=', true)
		.executeTakeFirst()
	if (!sample) return null
	const renamed = companyFacts.ok ? companyFacts.rows.find(({ name }) => name === 'name') : undefined
	return { kind: 'removed', name: sample.name, removedAt: new Date(renamed?.updated_at ?? Date.now()) }
}
