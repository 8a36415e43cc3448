import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorker } from '#test/mail_worker.ts'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer } from '#test/serve_store.ts'
import { openSmtpSink, type SmtpSink } from '#test/smtp.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { until } from '#test/until.ts'

let sink: SmtpSink

beforeEach(async () => {
	sink = await openSmtpSink()
})
afterEach(() => sink.close())

const start = (store: FreshStore, finishMs?: number) => startWorker(store, sink.url, { finishMs }).worker

const untilTried = () => until(() => expect(sink.attempts()).toBeGreaterThan(0))

async function msOf(work: Promise<unknown>): Promise<number> {
	const began = performance.now()
	await work
	return performance.now() - began
}

describeStore('sqlite', 'stopping while the mail server never answers after the data', (fresh) => {
	beforeEach(() => sink.behave({ does: 'hang' }))

	test('ends within seconds, and the mail leaves later under the same Message-ID', async () => {
		const store = await fresh()
		const [row] = await insertMails(store, 1)
		const worker = start(store)
		await untilTried()
		expect(await msOf(worker.stop())).toBeLessThan(40_000)
		expect(await readOutbox(store)).toMatchObject([
			{ sent_at: null, leased_by: null, leased_until: null, attempts: 1 },
		])

		sink.behave({ does: 'accept' })
		const next = start(store)
		const [mail] = await sink.waitFor(1)
		expect(mail?.messageId).toBe(row?.message_id)
		await next.stop()
	})

	test('also ends a whole server process, with the lead kept', async () => {
		const store = await fresh({ seed: true })
		const server = await runServer(store.connection, { SMTP_URL: sink.url })
		const sent = { method: 'POST', body: quoteEntries(), redirect: 'manual' } as const
		expect((await fetch(`${server.url}/contact`, sent)).status).toBe(303)
		await untilTried()
		const ended = server.stop()
		expect(await msOf(ended)).toBeLessThan(40_000)
		expect(await ended).toBe(0)
		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(1)
		expect((await readOutbox(store)).every(({ leased_by }) => leased_by === null)).toBe(true)
	})
})

describeStore('sqlite', 'stopping while a mail is on its way', (fresh) => {
	test('waits for the answer that comes in time: the mail does not leave twice', async () => {
		const store = await fresh()
		sink.behave({ does: 'dawdle', ms: 600 })
		await insertMails(store, 1)
		const worker = start(store)
		await untilTried()
		await worker.stop()
		expect(await readOutbox(store)).toMatchObject([{ sent_at: expect.any(String) }])
		expect([sink.received.length, sink.attempts()]).toEqual([1, 1])
	})
})

describeStore('postgres', 'stopping while the store does not answer', (fresh) => {
	test('ends within seconds even when the answer does not come', async () => {
		const store = await fresh()
		sink.behave({ does: 'hang' })
		await insertMails(store, 1)
		const worker = start(store, 200)
		await untilTried()
		const release = Promise.withResolvers<void>()
		const locked = Promise.withResolvers<void>()
		const holding = store.db.transaction().execute(async (trx) => {
			await trx.updateTable('jobs').set({ last_error: 'held' }).execute()
			locked.resolve()
			await release.promise
		})
		await locked.promise
		expect(await msOf(worker.stop())).toBeLessThan(40_000)
		release.resolve()
		await holding
	})
})
