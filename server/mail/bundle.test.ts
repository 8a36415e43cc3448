import { afterEach, beforeEach, expect, test } from 'vitest'
import { newRequests } from '#app/leads/bundled_mails.server.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import type { JobWorker } from '#platform/jobs/job_worker.ts'
import { realClock } from '#platform/time/clock.ts'
import { startWorker } from '#test/mail_worker.ts'
import { sendLead } from '#test/office_leads.ts'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { openSmtpSink, type SmtpSink } from '#test/smtp.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { until } from '#test/until.ts'

const minute = 60_000
let sink: SmtpSink
let worker: JobWorker | undefined
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

function start(store: FreshStore) {
	worker = startWorker(store, sink.url, { clock: { ...realClock, now } }).worker
}

const toOffice = () => sink.received.filter(({ to }) => to?.some(({ address }) => address === facts.email))
const name = (number: number) => ({ name: `Neighbor ${number}`, email: `neighbor${number}@example.com` })

describeEachStore('mails to the office about new requests', (fresh) => {
	beforeEach(async () => {
		aheadMs = 0
		sink = await openSmtpSink()
	})
	afterEach(async () => {
		sink.behave({ does: 'accept' })
		await worker?.stop()
		await sink.close()
	})

	test('SD-171 the first leaves at once, and those of the next ten minutes leave together', async () => {
		const store = await fresh()
		start(store)
		const first = await sendLead(store, 'quote', name(1), now())
		await until(() => expect(toOffice()).toHaveLength(1))
		expect(toOffice()[0]?.subject).toBe(`Quote request ${first.reference} from Neighbor 1`)
		const more = [
			await sendLead(store, 'quote', name(2), now()),
			await sendLead(store, 'hoa', {}, now()),
			await sendLead(store, 'quote', name(4), now()),
		]
		// Receipts leave at once.
		await sink.waitFor(5)
		expect(toOffice()).toHaveLength(1)
		aheadMs = 10 * minute
		worker?.wake()
		await until(() => expect(toOffice()).toHaveLength(2))
		const together = toOffice()[1]
		expect(together?.subject).toBe('3 new requests')
		expect(together?.replyTo).toBeUndefined()
		for (const { reference, leadId } of more) {
			expect(together?.text).toContain(`Reference: ${reference}`)
			await until(async () => {
				const mails = (await readOutbox(store)).filter(({ lead_id }) => lead_id === leadId)
				expect(mails.map(({ sent_at }) => sent_at === null)).toEqual([false, false])
			})
		}
		expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])

		await sendLead(store, 'quote', name(5), now())
		await sink.waitFor(7)
		expect(toOffice(), 'ten minutes run from the last one').toHaveLength(2)
		aheadMs = 21 * minute
		worker?.wake()
		await until(() => expect(toOffice()).toHaveLength(3))
		aheadMs = 32 * minute
		await sendLead(store, 'quote', name(6), now())
		worker?.wake()
		await until(() => expect(toOffice()).toHaveLength(4))
	})

	test('SD-171 mails that wait for an unavailable mail server leave when it is back, each once', async () => {
		const store = await fresh()
		sink.behave({ does: 'refuse', code: 451, at: 'rcpt' })
		start(store)
		const leads = [
			await sendLead(store, 'quote', name(1), now()),
			await sendLead(store, 'quote', name(2), now()),
			await sendLead(store, 'quote', name(3), now()),
		]
		aheadMs = 15 * minute
		worker?.wake()
		await until(async () => {
			const office = (await readOutbox(store)).filter(({ bundle }) => bundle !== null)
			expect(office.every(({ attempts }) => (attempts ?? 0) > 0)).toBe(true)
			// If the clock jumps past a lease, another worker takes over the mail while it is being sent.
			const leased = await store.db
				.selectFrom('jobs')
				.select('subject_id')
				.where('leased_by', 'is not', null)
				.execute()
			expect(leased).toEqual([])
		})
		sink.behave({ does: 'accept' })
		aheadMs = 3 * 60 * minute
		worker?.wake()
		await until(async () =>
			expect((await readOutbox(store)).every(({ sent_at }) => sent_at !== null)).toBe(true),
		)
		const told = toOffice()
			.map(({ text }) => text)
			.join('\n')
		for (const { reference } of leads) expect(told.split(`Reference: ${reference}`)).toHaveLength(2)
	})

	test('SD-171 a mail that is sent along with one that may have arrived already is not dropped as a duplicate of that one', async () => {
		const store = await fresh()
		const write = (subject: string) =>
			insertMails(store, 1, { subject, bundle: newRequests, to_address: facts.email })
		/** Makes the first mail due, which takes the waiting ones along, and runs a worker until `isThrough`. */
		const tryUntil = async (isThrough: () => boolean) => {
			const [first] = await readOutbox(store)
			const later = new Date(now().getTime() + 10 * minute).toISOString()
			const others = store.db.updateTable('jobs').set({ next_attempt_at: later })
			await others.where('subject_id', '!=', first?.id ?? '').execute()
			aheadMs += 5 * minute
			start(store)
			await until(() => expect(isThrough()).toBe(true))
			await worker?.stop()
		}
		const tellingOf = (subject: string) => toOffice().filter(({ text }) => text?.includes(`- ${subject}`))
		sink.behave({ does: 'drop' })
		await write('The first')
		await tryUntil(() => toOffice().length > 0)
		await write('The second')
		await tryUntil(() => tellingOf('The second').length > 0)
		await tryUntil(() => tellingOf('The second').length > 1)
		const copies = new Set(tellingOf('The second').map(({ messageId }) => messageId))
		expect(copies.size, 'the same two are one mail').toBe(1)
		await write('The third')
		sink.behave({ does: 'accept' })
		await tryUntil(() => tellingOf('The third').length > 0)
		expect((await readOutbox(store)).every(({ sent_at }) => sent_at !== null)).toBe(true)
		// As a mail server does with duplicates: later copies are dropped.
		const firstCopies = new Map(
			toOffice()
				.toReversed()
				.map((mail) => [mail.messageId, mail]),
		)
		const told = [...firstCopies.values()].map(({ text }) => text).join('\n')
		for (const subject of ['The second', 'The third']) expect(told).toContain(`- ${subject}`)
	})

	test('SD-171 a mail that waits for another address leaves separately, to that address', async () => {
		const store = await fresh()
		start(store)
		await sendLead(store, 'quote', name(1), now())
		await until(() => expect(toOffice()).toHaveLength(1))
		const before = await sendLead(store, 'quote', name(2), now())
		const after = await sendLead(store, 'quote', name(3), now())
		await sink.waitFor(4)
		await store.db
			.updateTable('outbox')
			.set({ to_address: 'new@example.com' })
			.where('lead_id', '=', after.leadId)
			.where('bundle', '=', newRequests)
			.execute()
		aheadMs = 10 * minute
		worker?.wake()
		await sink.waitFor(5)
		aheadMs = 11 * minute
		worker?.wake()
		const received = await sink.waitFor(6)
		const told = received.slice(4).map(({ envelope, subject }) => [envelope.to[0], subject])
		expect(told).toEqual([
			[facts.email, `Quote request ${before.reference} from Neighbor 2`],
			['new@example.com', `Quote request ${after.reference} from Neighbor 3`],
		])
	})

	test('SD-171 a mail that is deleted with its request does not leave, and the others do', async () => {
		const store = await fresh()
		start(store)
		await sendLead(store, 'quote', name(1), now())
		await until(() => expect(toOffice()).toHaveLength(1))
		const gone = await sendLead(store, 'quote', name(2), now())
		const kept = await sendLead(store, 'quote', name(3), now())
		await sink.waitFor(4)
		await store.db.deleteFrom('outbox').where('lead_id', '=', gone.leadId).execute()
		aheadMs = 11 * minute
		worker?.wake()
		await until(() => expect(toOffice()).toHaveLength(2))
		expect(toOffice()[1]?.subject).toBe(`Quote request ${kept.reference} from Neighbor 3`)
	})
})
