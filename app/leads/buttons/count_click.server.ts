import { sql, type Transaction } from 'kysely'
import { firstCountedDay } from '#app/company/counted_days.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import type { Database } from '#db/schema.ts'
import { defineNetworkLimit, countWithinFrom } from '#platform/limits/network_limit.server.ts'

/** More clicks than a person makes; clicks beyond that are not counted. */
const clickLimit = defineNetworkLimit({ name: 'button', allowed: [{ hits: 30, ms: 600_000 }] })
/**
 * The most distinct pairs of page and button per day, so that made-up ones cannot fill the disk; the site has
 * a few hundred.
 */
export const maxRowsPerDay = 1000
const buttonShape = /^[a-z0-9_]{1,40}$/
const pageShape = /^\/[a-z0-9/-]{0,80}$/

/**
 * Counts a click on a marked link by day, page and button, without personal data. Returns false if the button
 * or page is malformed, the network is over its limit, or the day already has too many different pairs.
 */
export async function countClick(
	{ db }: Store,
	clicked: { button: string | null; page: string | null },
	address: string,
	now: Date,
	zoned: Zoned,
): Promise<boolean> {
	const { button, page } = clicked
	if (button === null || page === null || !buttonShape.test(button) || !pageShape.test(page)) return false
	return db.transaction().execute(async (trx) => {
		if (!(await countWithinFrom(trx, clickLimit, address, now))) return false
		const day = localTimeOf(now, zoned).date
		if (!(await isRoom(trx, { day, page, button }))) return false
		await trx
			.insertInto('button_clicks')
			.values({ day, page, button, clicks: 1 })
			.onConflict((conflict) =>
				conflict.columns(['day', 'page', 'button']).doUpdateSet({ clicks: sql`button_clicks.clicks + 1` }),
			)
			.execute()
		return true
	})
}

/** Whether the row exists or may be added. */
async function isRoom(
	trx: Transaction<Database>,
	{ day, page, button }: { day: string; page: string; button: string },
): Promise<boolean> {
	const rows = await trx
		.selectFrom('button_clicks')
		.select(['page', 'button'])
		.where('day', '=', day)
		.limit(maxRowsPerDay)
		.execute()
	return rows.length < maxRowsPerDay || rows.some((row) => row.page === page && row.button === button)
}

/** Deletes clicks past their retention period. */
export async function sweepClicks({ db }: Store, zoned: Zoned, now: Date): Promise<void> {
	await db.deleteFrom('button_clicks').where('day', '<', firstCountedDay(now, zoned)).execute()
}
