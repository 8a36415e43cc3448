import { until } from '#test/until.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutboxRow } from '#db/schema.ts'
import { startWorker } from '#test/mail_worker.ts'
import type { JobWorker } from '#platform/jobs/job_worker.ts'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { openSmtpSink, type SmtpSink } from '#test/smtp.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { mailState } from './state.ts'

const minute = 60_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const unsubscribe_url = 'https://hauler.example/reminders/unsubscribe?token=abc'
const reminder = (): Partial<OutboxRow> => ({
	kind: 'reminder',
	form: null,
	lead_id: null,
	unsubscribe_url,
	useful_until: fromNow(10 * minute),
})

let sink: SmtpSink
let worker: JobWorker | undefined

function start(store: FreshStore, smtpUrl: string | undefined = sink.url) {
	const started = startWorker(store, smtpUrl)
	worker = started.worker
	return started.lines
}

describeStore('sqlite', 'reminders in the outbox', (fresh) => {
	beforeEach(async () => {
		sink = await openSmtpSink()
	})
	afterEach(async () => {
		await worker?.stop()
		await sink.close()
	})

	test('PD-22 tell mail programs how to unsubscribe by one POST; other mails do not', async () => {
		const store = await fresh()
		await insertMails(store, 1, reminder())
		await insertMails(store, 1, { subject: 'A receipt' })
		start(store)
		const mails = await sink.waitFor(2)
		const headersOf = (isReceipt: boolean) =>
			mails
				.filter(({ subject }) => (subject === 'A receipt') === isReceipt)
				.flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`))
		expect(headersOf(false)).toContain(`list-unsubscribe: <${unsubscribe_url}>`)
		expect(headersOf(false)).toContain('list-unsubscribe-post: List-Unsubscribe=One-Click')
		expect(headersOf(true).join()).not.toMatch(/list-unsubscribe/i)
	})

	test('wait until every other mail has left, however many they are and however long they have waited', async () => {
		const store = await fresh()
		await insertMails(store, 40, { ...reminder(), created_at: fromNow(-5 * minute) })
		await insertMails(store, 3, { subject: 'A receipt' })
		// Slow deliveries, so that reminders cannot overtake on an open connection.
		sink.behave({ does: 'dawdle', ms: 300 })
		start(store)
		await sink.waitFor(3)
		sink.behave({ does: 'accept' })
		const mails = await sink.waitFor(43)
		expect(mails.slice(0, 3).map(({ subject }) => subject)).toEqual(Array(3).fill('A receipt'))
	})

	test('PD-21 are dropped once they are too late, and never sent after that', async () => {
		const store = await fresh()
		await insertMails(store, 3, { ...reminder(), useful_until: fromNow(-1000) })
		await insertMails(store, 1, { ...reminder(), subject: 'In time' })
		const lines = start(store)
		await sink.waitFor(1)
		await until(async () =>
			expect(await readOutbox(store)).toMatchObject([{ subject: 'In time', sent_at: expect.any(String) }]),
		)
		expect(sink.received.map(({ subject }) => subject)).toEqual(['In time'])
		expect(lines.filter(({ message }) => message.startsWith('mail dropped'))).toHaveLength(3)
		expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
	})

	test('lose their bodies when sent, because their link changes a subscription', async () => {
		const store = await fresh()
		await insertMails(store, 1, reminder())
		start(store)
		await sink.waitFor(1)
		await until(async () =>
			expect(await readOutbox(store)).toMatchObject([{ sent_at: expect.any(String), body: '' }]),
		)
	})

	test('raise no alarm while they are queued, but do when the mail server refuses them', async () => {
		const store = await fresh()
		await insertMails(store, 50, { ...reminder(), created_at: fromNow(-20 * minute) })
		const state = () => mailState(store, true, new Date())
		expect(await state()).toMatchObject({ waiting: 0, oldestSeconds: null })
		start(store, 'smtp://127.0.0.1:9')
		await until(async () => {
			const { waiting, oldestSeconds } = (await state()) ?? { waiting: 0, oldestSeconds: 0 }
			expect(waiting).toBeGreaterThan(0)
			expect(oldestSeconds).toBeGreaterThan(15 * 60)
		})
	})
})
