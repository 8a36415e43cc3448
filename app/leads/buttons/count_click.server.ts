import { sql } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { isWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { addressKey, hashAddress, networkOf } from '#platform/limits/address_hash.server.ts'

/** More clicks than a person makes; further ones are not counted. */
const clickLimit = defineRateLimit({ name: 'button', allowed: [{ hits: 30, ms: 600_000 }] })
const buttonShape = /^[a-z0-9_]{1,40}$/
const pageShape = /^\/[a-z0-9/-]{0,80}$/

/**
 * Counts a click on a marked link by day, page and button, without personal data. False when button or page are
 * malformed, or when one address clicks too often.
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
