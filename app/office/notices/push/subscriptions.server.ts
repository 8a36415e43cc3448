import type { Services } from '#app/services.server.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { ECDH, randomUUID } from 'node:crypto'
import type { Store } from '#db/store.server.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { formatTime } from '../../parts/format_moment.ts'
import { deviceName } from '../../sign_in/device_name.ts'
import type { Session } from '../../sign_in/session.server.ts'
import { isPushService } from './push_services.ts'
import { longestAbsenceMs, queuePushes } from './queue_pushes.server.ts'

/** A push subscription as sent by a browser. */
interface SentSubscription {
	endpoint: string
	p256dh: string
	auth: string
}

/** More browsers than a staff member is likely to use; the one seen least recently is replaced. */
const mostDevices = 10
const longestEndpoint = 1000
const changes = defineRateLimit({ name: 'push-subscription', allowed: [{ hits: 120, ms: 60 * 60_000 }] })
const tests = defineRateLimit({ name: 'push-test', allowed: [{ hits: 10, ms: 10 * 60_000 }] })

/**
 * Records that this browser gets pushes for the signed-in user, or on later visits that it still does. Rejects
 * endpoints that are not at a known push service, because the server would send requests to them. Returns the error, or
 * null.
 */
export async function addSubscription(
	{ store, pushServices }: Pick<Services, 'store' | 'pushServices'>,
	{ staff, id: session }: Session,
	{ endpoint, p256dh, auth }: SentSubscription,
	userAgent: string,
	now: Date,
): Promise<string | null> {
	if (endpoint.length > longestEndpoint || !isPushService(endpoint, pushServices))
		return 'This browser’s push service is not one that we send to. Ask whoever looks after the server to add it to PUSH_SERVICES.'
	if (!isPublicKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16)
		return 'What the browser sent could not be read. Please try again.'
	const at = now.toISOString()
	const values = { staff_id: staff.id, session, p256dh, auth, device: deviceName(userAgent), seen_at: at }
	return store.db.transaction().execute(async (trx) => {
		if (!(await countIfAllowed(trx, changes, staff.id, now)))
			return 'That was too often. Please try again in an hour.'
		await trx
			.insertInto('push_subscriptions')
			.values({ id: randomUUID(), endpoint, created_at: at, ...values })
			.onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
			.execute()
		const kept = await trx
			.selectFrom('push_subscriptions')
			.select('id')
			.where('staff_id', '=', staff.id)
			.orderBy('seen_at', 'desc')
			.orderBy('id')
			.limit(mostDevices)
			.execute()
		await trx
			.deleteFrom('push_subscriptions')
			.where('staff_id', '=', staff.id)
			.where(
				'id',
				'not in',
				kept.map(({ id }) => id),
			)
			.execute()
		return null
	})
}

/** Ends pushes to one of a staff member's browsers, found by its id or its endpoint. */
export async function removeSubscription(
	{ db }: Store,
	staffId: string,
	by: { id: string } | { endpoint: string },
): Promise<void> {
	const [column, value] = 'id' in by ? (['id', by.id] as const) : (['endpoint', by.endpoint] as const)
	await db
		.deleteFrom('push_subscriptions')
		.where('staff_id', '=', staffId)
		.where(column, '=', value)
		.execute()
}

/** Queues a test push to one of a staff member's browsers; returns false if rate-limited or if there is no such browser. */
export async function sendTest(
	{ store, wake }: Pick<Services, 'store' | 'wake'>,
	staffId: string,
	subscriptionId: string,
	now: Date,
): Promise<boolean> {
	const isQueued = await store.db.transaction().execute(async (trx) => {
		if (!(await countIfAllowed(trx, tests, staffId, now))) return false
		const to = { staffId, subscriptionId }
		return (await queuePushes(trx, { kind: 'test', lead_id: null }, to, now)) > 0
	})
	if (isQueued) wake('pushes')
	return isQueued
}

/** The browsers of a staff member that get pushes, newest first. */
export async function devicesOf({ db }: Store, staffId: string, zoned: Zoned) {
	const rows = await db
		.selectFrom('push_subscriptions')
		.select(['id', 'device', 'endpoint', 'created_at'])
		.where('staff_id', '=', staffId)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	return rows.map(({ device, created_at, ...row }) => ({
		...row,
		name: device,
		added: formatTime(created_at, zoned),
	}))
}

/** Deletes subscriptions of browsers in which the office has not been opened for `longestAbsenceMs`. */
export async function sweepSubscriptions({ db }: Store, now: Date): Promise<void> {
	const before = new Date(now.getTime() - longestAbsenceMs).toISOString()
	await db.deleteFrom('push_subscriptions').where('seen_at', '<', before).execute()
}

/** Whether `text` is a point on the curve P-256 in base64url. */
function isPublicKey(text: string): boolean {
	const bytes = Buffer.from(text, 'base64url')
	if (bytes.length !== 65) return false
	try {
		ECDH.convertKey(bytes, 'prime256v1')
		return true
	} catch {
		return false
	}
}
