import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StaffActivityKind } from '#db/activity_rows.ts'
import type { Database } from '#db/schema.ts'
import { deviceName } from './device_name.ts'
import { isIPv4 } from 'node:net'
import { networkOf, customerNetworkOf } from '#platform/limits/address_hash.server.ts'
import type { Store } from '#db/store.server.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

interface Named {
	id: string
	name: string
}

export interface Activity {
	/** The idempotency key of the form, if it has one. */
	id?: string
	kind: StaffActivityKind
	/** Who did it; null if unknown. */
	by: Named | null
	/** Whose access it was, if not their own. */
	about?: Named | null
	detail?: string | null
	/** Where it came from; omitted for actions within the office. */
	from?: { address: string; userAgent: string }
}

/** Records an activity of staff: who, what, when and from where. */
export async function recordActivity(
	db: Kysely<Database>,
	{ id = randomUUID(), kind, by, about = null, detail = null, from }: Activity,
	now: Date = new Date(),
): Promise<void> {
	await db
		.insertInto('staff_activity')
		.values({
			id,
			kind,
			staff_id: by?.id ?? null,
			staff_name: by?.name ?? '',
			about_id: about?.id ?? null,
			about_name: about?.name ?? null,
			detail,
			network: from ? shownNetwork(from.address) : null,
			device: from ? deviceName(from.userAgent) : null,
			created_at: now.toISOString(),
		})
		.execute()
}

/**
 * Returns the part of a staff member's address that may be shown: enough to distinguish home from a distant place, but
 * not to identify a household. `203.0.113.x`, or the first 48 bits of an IPv6 address; null if there is none.
 */
export function shownNetwork(address: string): string | null {
	const network = networkOf(address)
	if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.x`
	const customer = customerNetworkOf(address)
	return customer === null ? null : `${customer}::`
}

export const failuresInAnHour = 200
/**
 * The failures recorded per hour for each account, and for all unknown addresses together, so that guessing does not
 * fill the disk; the log has all.
 */
const failureLimit = defineRateLimit({
	name: 'activity-failure',
	allowed: [{ hits: failuresInAnHour, ms: 3_600_000 }],
})

interface Failure {
	kind: 'sign-in-failed' | 'password-link-asked'
	/** As typed, in lower case. It is not stored because users may type a password here by mistake. */
	email: string
	detail?: 'password' | 'code' | 'used' | 'expired' | 'too-many'
	from: { address: string; userAgent: string }
}

/**
 * Records a failed attempt on the account with this address, up to a limit per hour and account, so that failures on one
 * account never hide those on another.
 */
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
		if (!(await countIfAllowed(trx, failureLimit, about?.id ?? 'nobody', now))) return
		await recordActivity(trx, { ...failure, by: null, about: about ?? null }, now)
	})
}
