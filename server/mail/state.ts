import type { MailState } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'

const lateAfterMs = 1000

/**
 * What waits in the outbox, without visitors' mail that is refused permanently: a mistyped address says nothing about
 * the mail server. Null when the store does not answer within a second.
 */
export async function mailState(store: Store, isConfigured: boolean, now: Date): Promise<MailState | null> {
	const asked = store.db
		.selectFrom('outbox')
		.select(({ fn }) => [
			fn.countAll<number | string>().as('waiting'),
			fn.min('created_at').as('oldest'),
			fn.count<number | string>('last_error').as('troubled'),
		])
		.where('sent_at', 'is', null)
		.where(({ or, eb }) =>
			or([eb('kind', '=', 'staff'), eb('failure', 'is', null), eb('failure', '!=', 'refused')]),
		)
		.executeTakeFirstOrThrow()
		.catch(() => null)
	const row = await Promise.race([asked, after(lateAfterMs)])
	if (row === null) return null
	const ageMs = row.oldest === null ? null : Math.max(0, now.getTime() - Date.parse(row.oldest))
	return {
		isConfigured,
		waiting: Number(row.waiting),
		oldestSeconds: ageMs === null ? null : ageMs / 1000,
		troubled: Number(row.troubled),
	}
}

function after(ms: number): Promise<null> {
	return new Promise((resolve) => setTimeout(resolve, ms, null).unref())
}
