import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { MailJob } from './send_one.ts'

/** The maximum number of mails sent as one. */
const mostTogether = 50

/** Returns a mail that is about to leave and the waiting mails of its bundle to the same address, which this job takes along. */
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
