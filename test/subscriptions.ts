import { randomUUID } from 'node:crypto'
import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import type { Store } from '#db/store.server.ts'

/** The id of the pickup area with this slug. */
export async function areaId({ db }: Pick<Store, 'db'>, slug: string): Promise<string> {
	const { id } = await db
		.selectFrom('pickup_areas')
		.select('id')
		.where('slug', '=', slug)
		.executeTakeFirstOrThrow()
	return id
}

/** Inserts confirmed subscriptions to all streams of an area, for the evening before, with `changes` applied. */
export async function insertSubscriptions(
	{ db }: Pick<Store, 'db'>,
	count: number,
	changes: Partial<PickupSubscriptionRow> & Pick<PickupSubscriptionRow, 'area_id'>,
): Promise<PickupSubscriptionRow[]> {
	const rows = Array.from({ length: count }, (): PickupSubscriptionRow => {
		const id = randomUUID()
		return {
			id,
			email: `neighbor-${id}@example.com`,
			mailbox: `mailbox ${id}`,
			wants_trash: true,
			wants_recycling: true,
			wants_lawn: true,
			timing: 'evening',
			wants_alerts: true,
			confirm_hash: `hash ${id}`,
			created_at: '2026-11-01T12:00:00.000Z',
			confirmed_at: '2026-11-01T13:00:00.000Z',
			ended_at: null,
			told_rules_at: null,
			removed_area: null,
			...changes,
		}
	})
	for (let from = 0; from < count; from += 1000)
		await db
			.insertInto('pickup_subscriptions')
			.values(rows.slice(from, from + 1000))
			.execute()
	return rows
}
