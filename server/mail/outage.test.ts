import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startWorker } from '#test/mail_worker.ts'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { freePort } from '#test/free_port.ts'
import { openSmtpSink, type SmtpSink } from '#test/smtp.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'
import type { JobWorker } from '#platform/jobs/job_worker.ts'
import type { MailWorkerOptions } from './worker.ts'
import { until } from '#test/until.ts'

const minute = 60_000
let worker: JobWorker | undefined
let sink: SmtpSink | undefined

function start(store: FreshStore, port: number, options: Partial<MailWorkerOptions> = {}) {
	const started = startWorker(store, `smtp://127.0.0.1:${port}`, { pollMs: 15_000, ...options })
	worker = started.worker
	return started
}

/** A clock that runs `rate` times as fast as real time, until `goAt` sets another rate. */
function fastClock(rate: number): Clock & { goAt(slower: number): void } {
	let pace = rate
	let passed = 0
	let since = performance.now()
	const elapsed = () => passed + (performance.now() - since) * pace
	const from = Date.now()
	return {
		now: () => new Date(from + elapsed()),
		elapsed,
		timer: (ms) => ms / pace,
		goAt(slower) {
			passed = elapsed()
			since = performance.now()
			pace = slower
		},
	}
}

describeStore('sqlite', 'a mail server that was unreachable', (fresh) => {
	afterEach(async () => {
		await worker?.stop()
		await sink?.close()
	})

	test('for an hour: everything is sent within five minutes after, with few failed attempts', async () => {
		const store = await fresh()
		const port = await freePort()
		const clock = fastClock(240)
		await insertMails(store, 12)
		start(store, port, { clock, leaseMs: 60 * minute })
		while (clock.elapsed() < 60 * minute) await sleep(50)
		const attempts = (await readOutbox(store)).reduce((sum, row) => sum + (row.attempts ?? 0), 0)
		expect(attempts).toBeGreaterThan(10)
		expect(attempts).toBeLessThan(120)

		// Slowed down, because sending takes real time on a busy machine: five minutes now take thirty seconds.
		clock.goAt(10)
		sink = await openSmtpSink(port)
		const back = clock.now()
		await sink.waitFor(12, 30_000)
		await until(async () => {
			const rows = await readOutbox(store)
			for (const row of rows) expect(Date.parse(row.sent_at ?? '') - back.getTime()).toBeLessThan(5 * minute)
		})
		expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(12)
	})

	test('really stopped and started again: the first success brings the others at once', async () => {
		const store = await fresh()
		sink = await openSmtpSink()
		const port = Number(new URL(sink.url).port)
		const { lines } = start(store, port, { pollMs: 100 })
		await insertMails(store, 1)
		await sink.waitFor(1)
		await sink.close()
		const later = new Date(Date.now() + 100_000).toISOString()
		await insertMails(store, 5, {}, { attempts: 40, failure: 'server', failures: 40, next_attempt_at: later })
		await insertMails(store, 1)
		await until(() => expect(lines.some(({ message }) => message.startsWith('mail not sent'))).toBe(true))
		sink = await openSmtpSink(port)
		await sink.waitFor(6)
		expect(lines.map(({ message }) => message)).toContain('the mail server is back')
	})

	test('a recovery does not retry what the server refuses permanently', async () => {
		const store = await fresh()
		const port = await freePort()
		const later = new Date(Date.now() + 30 * minute).toISOString()
		await insertMails(store, 1, {}, { attempts: 1, failure: 'refused', failures: 1, next_attempt_at: later })
		await insertMails(store, 1)
		const { lines } = start(store, port, { pollMs: 100 })
		await until(() => expect(lines.length).toBeGreaterThan(0))
		sink = await openSmtpSink(port)
		await sink.waitFor(1)
		await until(async () => {
			const rows = await readOutbox(store)
			expect(rows.filter(({ sent_at }) => sent_at !== null)).toHaveLength(1)
		})
		await sleep(300)
		expect(sink.attempts()).toBe(1)
	})
})

describeStore('sqlite', 'a clock that was set back by a day', (fresh) => {
	afterEach(async () => {
		await worker?.stop()
		await sink?.close()
	})

	test('delays no mail: neither new ones, nor failed ones, nor those leased by a dead process', async () => {
		const store = await fresh()
		const tomorrow = new Date(Date.now() + 24 * 60 * minute + 5000).toISOString()
		await insertMails(store, 1, { created_at: tomorrow }, { next_attempt_at: tomorrow })
		const failed = { attempts: 3, failures: 3, next_attempt_at: tomorrow }
		await insertMails(store, 1, {}, { ...failed, failure: 'server' })
		await insertMails(store, 1, {}, { ...failed, failure: 'deferred' })
		await insertMails(store, 1, {}, { ...failed, failure: 'refused' })
		await insertMails(store, 1, {}, { attempts: 1, leased_by: 'dead', leased_until: tomorrow })
		sink = await openSmtpSink()
		start(store, Number(new URL(sink.url).port), { pollMs: 100 })
		await sink.waitFor(5)
		await until(async () =>
			expect((await readOutbox(store)).every(({ sent_at }) => sent_at !== null)).toBe(true),
		)
	})

	test('while mail waits for its next try: it is tried again soon all the same', async () => {
		const store = await fresh()
		const port = await freePort()
		let back = 0
		const clock: Clock = { ...realClock, now: () => new Date(Date.now() - back) }
		await insertMails(store, 3)
		const { lines } = start(store, port, { pollMs: 100, clock })
		await until(() => expect(lines.length).toBeGreaterThan(1))
		back = 24 * 60 * minute
		sink = await openSmtpSink(port)
		await sink.waitFor(3)
	})
})

describeStore('sqlite', 'sent mails', (fresh) => {
	afterEach(() => worker?.stop())

	test('with a link into the office lose their bodies at once, because the link signs in', async () => {
		const store = await fresh()
		sink = await openSmtpSink()
		const about = {
			kind: 'account',
			form: null,
			lead_id: null,
			body: 'https://x/admin/reset?token=abc',
		} as const
		await insertMails(store, 1, about)
		start(store, Number(new URL(sink.url).port), { pollMs: 50 })
		const [mail] = await sink.waitFor(1)
		expect(mail?.text).toContain('token=abc')
		await until(async () =>
			expect(await readOutbox(store)).toMatchObject([{ sent_at: expect.any(String), body: '' }]),
		)
		await sink.close()
	})
})
