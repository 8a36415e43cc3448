import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { sendAnswer } from '#app/office/messages/answer.server.ts'
import { sendOffer } from '#app/office/messages/offer.server.ts'
import { confirmOrder } from '#app/office/messages/order_confirmation.server.ts'
import type { JobWorker } from '#platform/jobs/job_worker.ts'
import { startWorker } from '#test/mail_worker.ts'
import { acceptSeen, lastOfferToken, writerOf } from '#test/messages.ts'
import { sendLead } from '#test/office_leads.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { readOutbox } from '#test/outbox_rows.ts'
import { openSmtpSink, type ReceivedMail, type SmtpSink } from '#test/smtp.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { until } from '#test/until.ts'

let sink: SmtpSink
let worker: JobWorker | undefined

const threadOf = ({ inReplyTo, references }: ReceivedMail) => [inReplyTo, references]

describeStore('sqlite', 'mails to a customer', (fresh) => {
	beforeEach(async () => {
		sink = await openSmtpSink()
	})
	afterEach(async () => {
		await worker?.stop()
		await sink.close()
	})

	/** Everything that the office mails about an order: an answer, an offer with its acceptance, and the confirmation. */
	async function mailAll(store: FreshStore, area_slug: string) {
		const lead = await sendLead(store, 'order', { area_slug })
		const work = () =>
			store.db
				.selectFrom('lead_work')
				.selectAll()
				.where('lead_id', '=', lead.leadId)
				.executeTakeFirstOrThrow()
		const kit = await writerOf(store, lead)
		let seconds = 0
		const later = () => new Date(kit.now.getTime() + 1000 * ++seconds)
		const version = async () => (await work()).version
		await sendAnswer(
			{ ...kit, now: later() },
			{ subject: 'Your order', text: 'Hello', version: await version() },
		)
		const valid_through = addDays(civilDay(localTimeOf(kit.now, sampleFacts).date), 9).date
		const terms = {
			lines: ['Trash'],
			amount_cents: 3500,
			amount_per: 'month' as const,
			valid_through,
			note: null,
		}
		await sendOffer({ ...kit, now: later() }, { ...terms, version: await version() })
		await acceptSeen(kit.services, await lastOfferToken(store), later())
		const first_pickup = addDays(civilDay(localTimeOf(kit.now, sampleFacts).date), 14).date
		const none = { corrects: null, area_slug: null }
		const draft = { ...none, cart_number: lead.reference, first_pickup, decided: new Set([first_pickup]) }
		const refused = await confirmOrder({ ...kit, now: later() }, draft)
		const doubts = typeof refused === 'object' ? (refused?.kept?.doubts ?? []) : []
		const decided = new Set(doubts.map(({ value }) => value))
		if (decided.size > 0) await confirmOrder({ ...kit, now: later() }, { ...draft, decided })
		return lead
	}

	test('SD-87 about one request are one thread that begins with its receipt, and about another request another thread', async () => {
		const store = await fresh({ seed: true })
		const leads = [await mailAll(store, 'windsor-lake'), await mailAll(store, 'windsor-raindance')]
		// The first mails are accepted and the connection dropped, so that they are tried again.
		sink.behave({ does: 'drop' })
		worker = startWorker(store, sink.url).worker
		await sink.waitFor(3)
		sink.behave({ does: 'accept' })
		await until(async () => {
			for (const { sent_at } of await readOutbox(store)) expect(sent_at).not.toBeNull()
		})
		const mails = sink.received
		for (const { reference } of leads) {
			const own = mails.filter(
				({ subject, to }) => subject?.includes(reference) && to?.[0]?.address === 'june@example.com',
			)
			expect(new Set(own.map(({ subject }) => subject))).toEqual(
				new Set([
					`We have your order (${reference})`,
					`Your order (${reference})`,
					`Our offer to you (${reference})`,
					`You accepted our offer (${reference})`,
					`Your order is confirmed (${reference})`,
				]),
			)
			const receipts = own.filter(({ subject }) => subject?.startsWith('We have'))
			const [receipt] = receipts
			for (const mail of own)
				expect(threadOf(mail), mail.subject).toEqual(
					receipts.includes(mail) ? [undefined, undefined] : [receipt?.messageId, receipt?.messageId],
				)
		}
		const ofStaff = mails.filter(({ to }) => to?.[0]?.address !== 'june@example.com')
		expect(ofStaff.flatMap(threadOf).filter(Boolean)).toEqual([])
	})

	test('SD-87 who was not mailed a receipt are a thread that begins with the first answer', async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'quote')
		await store.db.deleteFrom('outbox').execute()
		const kit = await writerOf(store, lead)
		const answers = ['One', 'Two', 'Three']
		for (const [at, text] of answers.entries()) {
			const now = new Date(kit.now.getTime() + 1000 * at)
			await sendAnswer({ ...kit, now }, { subject: text, text, version: at + 1 })
		}
		worker = startWorker(store, sink.url).worker
		const mails = await sink.waitFor(answers.length)
		const [one, ...others] = answers.map((text) => mails.find(({ subject }) => subject?.startsWith(text)))
		expect(one && threadOf(one)).toEqual([undefined, undefined])
		for (const other of others) expect(other?.inReplyTo).toBe(one?.messageId)
	})
})
