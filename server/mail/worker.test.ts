import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorker } from '#test/mail_worker.ts'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { openSmtpSink, type SmtpSink } from '#test/smtp.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import type { JobWorker } from '#platform/jobs/job_worker.ts'
import type { MailWorkerOptions } from './worker.ts'
import { until } from '#test/until.ts'

let sink: SmtpSink
const workers: JobWorker[] = []

function start(store: FreshStore, options: Partial<MailWorkerOptions> = {}) {
	const { worker, lines } = startWorker(store, sink.url, options)
	workers.push(worker)
	return { worker, lines, messages: () => lines.map(({ message }) => message) }
}

describeEachStore('the mail worker', (fresh) => {
	beforeEach(async () => {
		sink = await openSmtpSink()
	})
	// Inside the block, so that the workers stop before their stores close.
	afterEach(async () => {
		sink.behave({ does: 'accept' })
		await Promise.all(workers.splice(0).map((worker) => worker.stop()))
		await sink.close()
	})

	test('sends a mail as it was written, and records it', async () => {
		const store = await fresh()
		const [row] = await insertMails(store, 1, { subject: 'Zoë 👩‍🚒 asks', body: 'Grüße\n.\nfrom Zoë\n' })
		start(store)
		const [mail] = await sink.waitFor(1)
		expect(mail).toMatchObject({
			envelope: { from: 'office@example.com', to: ['june@example.com'] },
			from: { name: 'Horsetooth Hauling', address: 'office@example.com' },
			to: [{ address: 'june@example.com' }],
			replyTo: [{ address: 'office@example.com' }],
			subject: 'Zoë 👩‍🚒 asks',
			messageId: row?.message_id,
			text: 'Grüße\n.\nfrom Zoë\n',
		})
		await until(async () => {
			expect(await readOutbox(store)).toMatchObject([
				{ sent_at: expect.any(String), leased_by: null, leased_until: null, last_error: null },
			])
		})
		expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
		expect(sink.attempts()).toBe(1)
	})

	test('marks each mail as automatic except what the office sends to a customer, which help desks may otherwise set aside', async () => {
		const store = await fresh()
		const kinds = ['staff', 'receipt', 'answer'] as const
		for (const kind of kinds) await insertMails(store, 1, { kind, subject: kind })
		start(store)
		const sent = await sink.waitFor(kinds.length)
		const isMarked = (subject: string) =>
			sent
				.find((mail) => mail.subject === subject)
				?.headers.some(({ key, value }) => key === 'auto-submitted' && value === 'auto-generated')
		expect(kinds.map((kind) => [kind, isMarked(kind)])).toEqual([
			['staff', true],
			['receipt', true],
			['answer', false],
		])
	})

	test('no field can add a header or a recipient', async () => {
		const store = await fresh()
		await insertMails(store, 1, {
			subject: 'Hello\r\nBcc: all@example.com\r\n\r\nbody',
			reply_to: 'june@example.com>\r\nX-Evil: 1\r\nCc: <all@example.com',
		})
		start(store)
		const [mail] = await sink.waitFor(1)
		expect(mail?.envelope.to).toEqual(['june@example.com'])
		const names = mail?.headers.map(({ key }) => key)
		for (const name of ['bcc', 'cc', 'x-evil']) expect(names).not.toContain(name)
	})

	test('sends mails at once when woken, long before it would look again', async () => {
		const store = await fresh()
		const { worker } = start(store, { pollMs: 60_000 })
		await sleep(100)
		await insertMails(store, 2)
		worker.wake()
		expect(await sink.waitFor(2)).toHaveLength(2)
	})

	test.each([
		['a refusal for now', { does: 'refuse', code: 451, at: 'data' }],
		['a full mailbox', { does: 'refuse', code: 452, at: 'rcpt' }],
	] as const)('%s is tried again after a second or so, with the reason kept', async (_, mood) => {
		const store = await fresh()
		sink.behave(mood)
		const [row] = await insertMails(store, 1)
		const { messages } = start(store)
		await until(async () => {
			expect(await readOutbox(store)).toMatchObject([
				{ sent_at: null, leased_by: null, last_error: expect.stringContaining(`${mood.code}`) },
			])
		})
		sink.behave({ does: 'accept' })
		const [mail] = await sink.waitFor(1)
		expect(mail?.messageId).toBe(row?.message_id)
		expect(messages()).toContain('mail not sent; it will be tried again')
	})

	test('an unreachable mail server is a failure like any other', async () => {
		const store = await fresh()
		await insertMails(store, 1)
		start(store, { smtpUrl: 'smtp://127.0.0.1:9' })
		await until(async () => {
			expect(await readOutbox(store)).toMatchObject([
				{ sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
			])
		})
	})

	test.each(['rcpt', 'data'] as const)(
		'a permanent refusal at %s is logged as such, and the mail waits long for its next try',
		async (at) => {
			const store = await fresh()
			sink.behave({ does: 'refuse', code: 550, at })
			await insertMails(store, 1)
			const { lines } = start(store)
			await until(async () => {
				const [row] = await readOutbox(store)
				const waitMs = Date.parse(row?.next_attempt_at ?? '') - Date.now()
				expect(row?.last_error).toContain('550')
				expect(waitMs).toBeGreaterThan(29 * 60_000)
			})
			expect(lines).toMatchObject([
				{ level: 'error', message: 'mail refused by the other side; it will be tried again, rarely' },
			])
			expect(JSON.stringify(lines)).not.toContain('june@example.com')
		},
	)

	test('a mail server that never answers is given up on, and the mail tried again', async () => {
		const store = await fresh()
		sink.behave({ does: 'hang' })
		await insertMails(store, 1)
		start(store, { deadlineMs: 300 })
		await until(async () => expect((await readOutbox(store))[0]?.last_error).toContain('abort'))
		sink.behave({ does: 'accept' })
		await sink.waitFor(1)
	})

	test('a connection lost after the data sends the mail again with the same Message-ID', async () => {
		const store = await fresh()
		sink.behave({ does: 'drop' })
		const [row] = await insertMails(store, 1)
		start(store)
		await sink.waitFor(1)
		sink.behave({ does: 'accept' })
		const mails = await sink.waitFor(2)
		expect(mails.map(({ messageId }) => messageId)).toEqual([row?.message_id, row?.message_id])
		await until(async () => expect((await readOutbox(store))[0]?.sent_at).not.toBeNull())
	})

	test('a slow delivery keeps its claim: another worker does not send it too', async () => {
		const store = await fresh()
		sink.behave({ does: 'hang' })
		const [mail] = await insertMails(store, 1)
		const options = { leaseMs: 4000, finishMs: 0 }
		start(store, options)
		const claimed = async () => {
			const rows = await readOutbox(store)
			return rows.find(({ id }) => id === mail?.id)
		}
		await until(() => expect(sink.attempts()).toBe(1))
		const end = Date.parse((await claimed())?.leased_until ?? '')
		await until(() => expect(Date.now()).toBeGreaterThan(end))
		// One more than the first worker can send at once; workers claim the job due longest first.
		start(store, { ...options, processId: 'other' })
		await insertMails(store, 3)
		await until(() => expect(sink.attempts()).toBe(4))
		const rows = await readOutbox(store)
		expect(rows.some(({ leased_by }) => leased_by?.startsWith('other:'))).toBe(true)
		expect(await claimed()).toMatchObject({ leased_by: expect.stringMatching(/^test:/), attempts: 1 })
	})

	test('a mail claimed by a process that died is sent when the claim runs out', async () => {
		const store = await fresh()
		const until_ = new Date(Date.now() + 400).toISOString()
		await insertMails(store, 1, {}, { leased_by: 'dead', leased_until: until_, attempts: 1 })
		start(store, { pollMs: 60_000 })
		await sleep(200)
		expect(sink.received).toEqual([])
		await sink.waitFor(1)
	})

	test('stopping finishes the mail in flight and begins no other', async () => {
		const store = await fresh()
		sink.behave({ does: 'refuse', code: 451, at: 'data' })
		await insertMails(store, 20)
		const { worker } = start(store)
		await until(() => expect(sink.attempts()).toBeGreaterThan(0))
		await worker.stop()
		const rows = await readOutbox(store)
		expect(rows.every(({ leased_by }) => leased_by === null)).toBe(true)
		const attempts = rows.reduce((sum, row) => sum + (row.attempts ?? 0), 0)
		const seen = sink.attempts()
		expect(attempts).toBe(seen)
		expect(attempts).toBeLessThan(20)
		await sleep(200)
		expect(sink.attempts()).toBe(seen)
	})

	test('without a mail server the mails stay in the outbox, and the log says so once per mail', async () => {
		const store = await fresh()
		await insertMails(store, 2)
		const { worker, messages } = start(store, { smtpUrl: undefined, pollMs: 20 })
		const kept = 'mail kept in the outbox: SMTP_URL is not set'
		await until(() => expect(messages()).toEqual([kept, kept]))
		await insertMails(store, 1)
		await until(() => expect(messages()).toEqual([kept, kept, kept]))
		await sleep(100)
		expect(messages()).toHaveLength(3)
		await worker.stop()
		start(store)
		await sink.waitFor(3)
	})

	test('a store that fails is logged and asked again', async () => {
		const store = await fresh({ migrated: false })
		const { lines } = start(store, { pollMs: 20 })
		await until(() => expect(lines.length).toBeGreaterThan(1))
		expect(lines[0]).toMatchObject({ level: 'error', message: 'outbox not read' })
	})
})
