import type { Transaction } from 'kysely'
import type { Services } from '#app/services.server.ts'
import type { Store } from '#db/store.server.ts'
import { pushJobs, usefulSeconds } from '#app/office/notices/push/queue_pushes.server.ts'
import { pushKeys, type PushOutcome, sendPush } from '#app/office/notices/push/send_push.server.ts'
import { pushPayload } from '#app/office/notices/push/push_payload.server.ts'
import { isPushService } from '#app/office/notices/push/push_services.ts'
import type { PushMessageRow, PushSubscriptionRow } from '#db/notice_rows.ts'
import type { Database } from '#db/schema.ts'
import type { ClaimedJob } from '#platform/jobs/claimed_job.ts'
import { type JobWorker, startJobWorker } from '#platform/jobs/job_worker.ts'

export interface PushWorkerOptions {
	services: Pick<Services, 'store' | 'content' | 'log' | 'pushServices'>
	/** Any name for this process. */
	processId: string
	/** The duration of a lease in milliseconds: how soon after this process dies another may take over. */
	leaseMs?: number
	/** The polling interval in milliseconds. */
	pollMs?: number
}

type PushJob = ClaimedJob<Database, 'unavailable'>

const deadlineMs = 15_000

/**
 * Sends queued pushes until stopped, a few at a time, in any number of processes; only the holder of a push's lease sends it. Deletes a
 * subscription that its browser has ended.
 */
export function startPushWorker({
	services,
	processId,
	leaseMs = 30_000,
	pollMs = 15_000,
}: PushWorkerOptions): JobWorker {
	const { store, content, log } = services

	async function work(job: PushJob): Promise<void> {
		const id = job.row.subject_id
		const message = await readMessage(services, id)
		const isLate = Date.now() - Date.parse(job.row.created_at) > usefulSeconds * 1000
		const { facts } = content.current
		const payload =
			message && !isLate && isPushService(message.endpoint, services.pushServices)
				? await pushPayload(store, message, content.current, new Date())
				: null
		if (!message || payload === null) return finish(job)
		const keys = await pushKeys(store)
		const contact = `mailto:${facts.email}`
		const result = await sendPush({ to: message, payload, keys, contact, signal: job.signal })
		await note(job, message.subscription_id, result)
	}

	async function note(job: PushJob, subscriptionId: string, result: PushOutcome): Promise<void> {
		const push = job.row.subject_id
		if (result.outcome === 'unavailable') {
			log.warn({ push, error: result.error }, 'push not sent; it will be tried again')
			return job.postpone('unavailable', result.error)
		}
		if (result.outcome === 'refused') log.warn({ push, error: result.error }, 'push refused')
		await finish(job, async (trx) => {
			if (result.outcome === 'gone')
				await trx.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
		})
		if (result.outcome === 'sent') log.info({ push }, 'push sent')
	}

	return startJobWorker(pushJobs, {
		store,
		log,
		processId,
		leaseMs,
		pollMs,
		concurrency: 3,
		deadlineMs,
		finishMs: 2_000,
		work,
		onError: (error) => log.warn({ error: String(error) }, 'pushes not sent'),
	})
}

async function finish(
	job: PushJob,
	note: (trx: Transaction<Database>) => Promise<unknown> = async () => undefined,
): Promise<void> {
	await job.finish(async (trx) => {
		await note(trx)
		await trx.deleteFrom('push_messages').where('id', '=', job.row.subject_id).execute()
	})
}

type Message = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'> & {
	kind: PushMessageRow['kind']
	lead_id: string | null
	subscription_id: string
}

/** Undefined if the subscription, its owner or the request is gone. */
function readMessage({ store }: { store: Store }, id: string): Promise<Message | undefined> {
	return store.db
		.selectFrom('push_messages')
		.innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription_id')
		.innerJoin('staff', 'staff.id', 'staff_id')
		.select(['kind', 'lead_id', 'subscription_id', 'endpoint', 'p256dh', 'auth'])
		.where('push_messages.id', '=', id)
		.where('staff.is_active', '=', true)
		.executeTakeFirst()
}
