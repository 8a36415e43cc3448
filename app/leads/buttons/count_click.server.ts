import { sql } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { isWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { addressKey, hashAddress, networkOf } from '#platform/limits/address_hash.server.ts'

/** More presses than a person makes; the rest is not counted. */
const clickLimit = defineRateLimit({ name: 'button', allowed: [{ hits: 30, ms: 600_000 }] })
const buttonShape = /^[a-z0-9_]{1,40}$/
const pageShape = /^\/[a-z0-9/-]{0,80}$/

/**
 * Counts that a marked link was pressed: the day, the page, the button, and nothing about who. False when the words
 * are not a button's and a page's, or when one address presses too often.
 */
export async function countClick(
	{ db }: Store,
	clicked: { button: string | null; page: string | null },
	address: string,
	now: Date,
): Promise<boolean> {
	const { button, page } = clicked
	if (button === null || page === null || !buttonShape.test(button) || !pageShape.test(page)) return false
	return db.transaction().execute(async (trx) => {
		const from = hashAddress(await addressKey(trx), networkOf(address))
		if (!(await isWithin(trx, clickLimit, from, now))) return false
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
