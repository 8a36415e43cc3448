import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { MailJob } from './send_one.ts'

/** As many as anybody reads in one mail. */
const mostTogether = 50

/** A mail that is to leave, and those of its bundle that wait to leave to the same address, which this job takes along. */
export async function takeBundle(
	{ db }: Pick<Store, 'db'>,
	job: MailJob,
	mail: OutboxRow,
): Promise<[OutboxRow, ...OutboxRow[]]> {
	if (mail.bundle === null) return [mail]
	const waiting = await db
		.selectFrom('outbox')
		.selectAll()
		.where('bundle', '=', mail.bundle)
		.where('to_address', '=', mail.to_address)
		.where('sent_at', 'is', null)
		.where('id', '!=', mail.id)
		.orderBy('created_at')
		.orderBy('id')
		.limit(mostTogether - 1)
		.execute()
	const taken = new Set(await job.takeAlong(waiting.map(({ id }) => id)))
	return [mail, ...waiting.filter(({ id }) => taken.has(id))]
}
