import type { Visitor } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'
import { takeHit } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { recordActivity } from './record_activity.server.ts'

export const failuresInAnHour = 200
/** So that nobody fills the disk with wrong passwords; the log has them all. */
const failureLimit = defineRateLimit({
	name: 'activity-failure',
	allowed: [{ hits: failuresInAnHour, ms: 3_600_000 }],
})

interface Failure {
	kind: 'sign-in-failed' | 'password-link-asked'
	/** As typed, in lower case. It is not stored: people type passwords there by mistake. */
	email: string
	detail?: 'password' | 'code' | 'used' | 'expired' | 'too-many'
	from: Pick<Visitor, 'address' | 'userAgent'>
}

/** Records what somebody unknown tried with the access of the person with this address, up to a number an hour. */
export async function recordFailure(
	{ db }: Pick<Store, 'db'>,
	{ email, ...failure }: Failure,
	now: Date = new Date(),
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const about = await trx
			.selectFrom('staff')
			.select(['id', 'name'])
			.where('email', '=', email)
			.executeTakeFirst()
		if (failure.kind === 'password-link-asked' && !about) return
		if (!(await takeHit(trx, failureLimit, 'all', now))) return
		await recordActivity(trx, { ...failure, by: null, about: about ?? null }, now)
	})
}
