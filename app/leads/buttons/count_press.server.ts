import { sql } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { addressKey, hashAddress, networkOf } from '../address_hash.server.ts'
import { countHit } from '../rate_limit.server.ts'

/** More presses than a person makes; the rest is not counted. */
const mostInTenMinutes = 30
const buttonShape = /^[a-z0-9_]{1,40}$/
const pageShape = /^\/[a-z0-9/-]{0,80}$/

/**
 * Counts that a marked link was pressed: the day, the page, the button, and nothing about who. False when the words
 * are not a button's and a page's, or when one address presses too often.
 */
export async function countPress(
	{ db }: Store,
	pressed: { button: string | null; page: string | null },
	address: string,
	now: Date,
): Promise<boolean> {
	const { button, page } = pressed
	if (button === null || page === null || !buttonShape.test(button) || !pageShape.test(page)) return false
	return db.transaction().execute(async (trx) => {
		const key = `button:${hashAddress(await addressKey(trx), networkOf(address))}`
		const count = await countHit(trx, key, now)
		if (count.inTenMinutes > mostInTenMinutes) return false
		await trx
			.insertInto('button_clicks')
			.values({ day: localTimeOf(now).date, page, button, clicks: 1 })
			.onConflict((conflict) =>
				conflict.columns(['day', 'page', 'button']).doUpdateSet({ clicks: sql`button_clicks.clicks + 1` }),
			)
			.execute()
		return true
	})
}
