import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { rowAt, rowIn, rowsIn } from '#app/content/listing.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { withTimeout } from '#platform/database/with_timeout.ts'

/**
 * What a slug refers to: an area, a renamed one (now `slug`), a removed one, nothing, or `unread` if the
 * store cannot be read.
 */
type FoundArea =
	| { kind: 'area'; area: PickupAreaRow }
	| { kind: 'renamed'; slug: string }
	| { kind: 'removed'; name: string; removedAt: Date }
	| { kind: 'unknown' }
	| { kind: 'unread' }

/** Finds an area by its current or a former slug. */
export async function findArea(
	{ content, store, log }: { content: ContentHub; store: Store; log: Log },
	slug: string,
): Promise<FoundArea> {
	const { pickupAreas } = content.current
	if (!pickupAreas.ok) return { kind: 'unread' }
	const area = rowAt(pickupAreas, slug)
	if (area) return { kind: 'area', area }
	return withTimeout(formerArea({ content, store }, slug)).catch((error: unknown) => {
		log.warn({ error: String(error) }, 'former areas not read')
		return { kind: 'unread' }
	})
}

/** Finds the renamed or removed area that once had this slug. */
async function formerArea(
	{ content, store }: { content: ContentHub; store: Store },
	slug: string,
): Promise<FoundArea> {
	const sample = await hiddenSample({ content, store }, slug)
	if (sample) return sample
	const former = await store.db
		.selectFrom('pickup_area_slugs')
		.selectAll()
		.where('slug', '=', slug)
		.executeTakeFirst()
	if (!former) return { kind: 'unknown' }
	const now = rowIn(content.current.pickupAreas, former.area_id)
	if (now) return { kind: 'renamed', slug: now.slug }
	return { kind: 'removed', name: former.name, removedAt: new Date(former.removed_at) }
}

/** A sample area hidden from visitors; it counts as removed once the company has its own name (PD-50). */
async function hiddenSample(
	{ content, store }: { content: ContentHub; store: Store },
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
	const renamed = rowsIn(companyFacts).find(({ name }) => name === 'name')
	return { kind: 'removed', name: sample.name, removedAt: new Date(renamed?.updated_at ?? Date.now()) }
}
