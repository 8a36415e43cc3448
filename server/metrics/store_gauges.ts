import { Gauge, type Registry } from 'prom-client'
import type { Services } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'

const patienceMs = 1000

/**
 * Gauges of the store, its outbox and the content. Returns what reads them anew, before each scrape; without the store
 * those of the outbox are absent.
 */
export function addGauges(
	registry: Registry,
	{ store, content }: Pick<Services, 'store' | 'content'>,
): () => Promise<void> {
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
	const reachable = gauge('store_reachable', '1 when the store answers within a second.')
	const fromStore = gauge(
		'content_from_store',
		'1 when pages show the content of the store, 0 when they show the built-in content.',
	)
	const waiting = gauge('outbox_mails', 'Mails that wait in the outbox.')
	const oldest = gauge(
		'outbox_oldest_age_seconds',
		'Age of the mail that has waited longest in the outbox; 0 when none waits.',
	)
	const troubled = gauge(
		'outbox_troubled_mails',
		'Mails in the outbox whose last attempt failed, or for which no mail server is set.',
	)
	return async () => {
		fromStore.set(content.current.source === 'store' ? 1 : 0)
		const outbox = await within(patienceMs, readOutbox(store, new Date()))
		reachable.set(outbox ? 1 : 0)
		for (const one of [waiting, oldest, troubled]) one.remove()
		if (!outbox) return
		waiting.set(outbox.waiting)
		oldest.set(outbox.oldestSeconds)
		troubled.set(outbox.troubled)
	}
}

async function readOutbox({ db }: Pick<Store, 'db'>, now: Date) {
	const { waiting, oldest, troubled } = await db
		.selectFrom('outbox')
		.where('sent_at', 'is', null)
		.select(({ fn }) => [
			fn.countAll<number>().as('waiting'),
			fn.min('created_at').as('oldest'),
			fn.count<number>('last_error').as('troubled'),
		])
		.executeTakeFirstOrThrow()
	const age = oldest ? (now.getTime() - Date.parse(oldest)) / 1000 : 0
	return { waiting: Number(waiting), troubled: Number(troubled), oldestSeconds: Math.max(0, age) }
}

/** Null when it fails or takes longer. */
async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
	const { promise, resolve } = Promise.withResolvers<null>()
	const timer = setTimeout(resolve, ms, null)
	return Promise.race([work.catch(() => null), promise]).finally(() => clearTimeout(timer))
}
