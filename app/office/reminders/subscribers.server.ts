import type { Services } from '#app/services.server.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { rowIn } from '#app/content/listing.ts'
import { deleteMailbox } from '#app/pickup/reminders/manage.server.ts'
import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import { mailboxHash } from '#app/pickup/reminders/tokens.server.ts'
import { wantedStreams } from '#app/pickup/reminders/wanted_streams.ts'
import { listStreams } from '#app/pickup/schedule/streams.ts'
import type { Store } from '#db/store.server.ts'
import { storedAreaNames } from '../alerts/shown_areas.server.ts'
import { formatTime } from '../parts/format_moment.ts'
import type { Staff } from '../sign_in/staff.server.ts'

/**
 * All areas of the site in order, then areas off the site with subscriptions, each with its number of subscribers. Reminders of
 * an area off the site are paused.
 */
export async function areaSubscribers({ store: { db }, content }: Pick<Services, 'store' | 'content'>) {
	const { pickupAreas, facts } = content.current
	if (!pickupAreas.ok) return []
	const counts = await subscriberCounts(db)
	const shown = pickupAreas.rows.map(({ id, name }) => ({
		name,
		...(counts.get(id) ?? { reminders: 0, alerts: 0 }),
		isResting: false,
	}))
	const stored = await storedAreaNames(db, facts)
	const resting = [...stored].flatMap(([id, name]) => {
		const count = counts.get(id)
		return count && !rowIn(pickupAreas, id) ? [{ name, ...count, isResting: true }] : []
	})
	return [...shown, ...resting]
}

/** What is stored about a mail address. */
export interface KnownAddress {
	email: string
	subscriptions: { id: string; area: string; streams: string; state: string }[]
	/** Whether its owner blocked all further mails. */
	isRefused: boolean
}

/** Finds what is stored about a mailbox, however its address is typed. */
export async function findAddress(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	email: string,
): Promise<KnownAddress> {
	const mailbox = await mailboxHash(store.db, email)
	const rows = await store.db
		.selectFrom('pickup_subscriptions')
		.selectAll()
		.where('mailbox', '=', mailbox)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const refused = await store.db
		.selectFrom('refused_mailboxes')
		.select('mailbox')
		.where('mailbox', '=', mailbox)
		.executeTakeFirst()
	const { facts, pickupAreas } = content.current
	const names = await storedAreaNames(store.db, facts)
	return {
		email,
		subscriptions: rows.map((row) => ({
			id: row.id,
			area: names.get(row.area_id ?? '') ?? row.removed_area ?? 'an area that is gone',
			streams: listStreams(wantedStreams(row)),
			state: stateOf(row, !pickupAreas.ok || rowIn(pickupAreas, row.area_id) !== undefined, facts),
		})),
		isRefused: refused !== undefined,
	}
}

function stateOf(
	row: { created_at: string; confirmed_at: string | null; ended_at: string | null },
	isShown: boolean,
	zoned: Zoned,
): string {
	if (row.ended_at !== null) return `Stopped ${formatTime(row.ended_at, zoned)}`
	if (row.confirmed_at !== null)
		return `On since ${formatTime(row.confirmed_at, zoned)}${isShown ? '' : ', paused while the area is off the site'}`
	return `Asked ${formatTime(row.created_at, zoned)}, not confirmed`
}

/** Deletes a mailbox's data at its owner's request. Returns the number of deleted subscriptions. */
export async function eraseAddress(
	services: Pick<Services, 'store' | 'content' | 'log'>,
	staff: Staff,
	email: string,
): Promise<number> {
	const deleted = await deleteMailbox(services, await mailboxHash(services.store.db, email))
	services.log.info({ staff: staff.id, deleted }, 'reminder subscriptions erased by the office')
	return deleted
}

/** Removes the block of a mailbox at its owner's request. */
export async function allowAddress({ db }: Store, email: string): Promise<void> {
	await db
		.deleteFrom('refused_mailboxes')
		.where('mailbox', '=', await mailboxHash(db, email))
		.execute()
}
