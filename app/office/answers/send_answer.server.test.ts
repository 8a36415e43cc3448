import { expect, onTestFinished, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { leadPage } from '../inbox/lead_page.server.ts'
import { answerContent } from './answer_content.server.ts'
import { sendAnswer } from './send_answer.server.ts'

describeEachStore('an answer by mail', (fresh) => {
	const open = async () => {
		const store = await fresh({ seed: true })
		const content = await openContentHub(store, recordedLog().log)
		onTestFinished(() => content.close())
		const services = { store, content, wakeMail: () => undefined }
		const staff = await createStaff(store, 'office', 'Kit')
		const lead = await sendLead(store, 'quote')
		const mails = () =>
			store.db.selectFrom('outbox').selectAll().where('kind', '=', 'answer').orderBy('created_at').execute()
		const work = () => store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		return { store, services, staff, lead, mails, work }
	}
	const words = { subject: 'Your quote', text: 'Hello June,\n\nit is $33.\n\nKit', version: 1 }

	test('SD-85 SD-86 is mailed once, however often and by whomever the same words are sent, with history and status', async () => {
		const { store, services, staff, lead, mails, work } = await open()
		const now = new Date()
		const results = await Promise.all([1, 2, 3].map(() => sendAnswer(services, staff, lead, words, now)))
		expect(results.map((result) => result.ok && result.isRepeat).toSorted()).toEqual([false, true, true])
		const [mail, ...others] = await mails()
		expect(others).toEqual([])
		expect(mail).toMatchObject({
			subject: `Your quote (${lead.reference})`,
			reply_to: 'office@horsetoothhauling.example',
			body: expect.stringMatching(
				/^Hello June,\n\nit is \$33\.\n\nKit\n\n--\nHorsetooth Hauling\n1200 Cart Lane/,
			),
		})
		expect(await work()).toMatchObject({
			status: 'contacted',
			version: 2,
			first_answered_at: now.toISOString(),
		})
		const page = await leadPage(services, staff, lead, new URLSearchParams(), now)
		expect(page?.history.map(({ did }) => did).toSorted()).toEqual([
			'mailed an answer',
			'set the status from New to Contacted',
		])
		expect(page?.history.find(({ mail: sent }) => sent)?.mail).toEqual({
			subject: mail?.subject,
			text: mail?.body,
			state: 'Waiting to leave',
			isStuck: false,
		})
		const anHourOn = new Date(now.getTime() + 61 * 60_000)
		const later = await sendAnswer(services, staff, lead, { ...words, version: 2 }, anHourOn)
		expect(later).toEqual({ ok: true, isRepeat: false })
		expect((await work()).first_answered_at).toBe(now.toISOString())
		await anonymizeLead(store, staff, lead, anHourOn)
		expect(await mails()).toEqual([])
		expect(await sendAnswer(services, staff, lead, { ...words, version: 4 }, anHourOn)).toEqual({
			ok: false,
			reason: 'removed',
		})
	})

	test('SD-86 two who answer at once: the second is told, and sends theirs only when they say so again', async () => {
		const { store, services, staff, lead, mails } = await open()
		const other = await createStaff(store, 'owner', 'Ines')
		const results = await Promise.all([
			sendAnswer(services, staff, lead, words, new Date()),
			sendAnswer(services, other, lead, { ...words, text: 'It is $29.' }, new Date()),
		])
		expect(results).toContainEqual({ ok: true, isRepeat: false })
		expect(results).toContainEqual({ ok: false, reason: 'changed', version: 2 })
		expect(await mails()).toHaveLength(1)
		const again = { ...words, text: 'It is $30.', version: 2 }
		expect(await sendAnswer(services, other, lead, again, new Date())).toMatchObject({ ok: true })
		expect(await mails()).toHaveLength(2)
	})

	test('SD-86 at most twenty an hour from one to one request; without an address there is nothing to send', async () => {
		const { store, services, staff, lead, mails } = await open()
		const now = new Date()
		for (let version = 1; version <= 20; version++) {
			const text = `Answer ${version}`
			expect(await sendAnswer(services, staff, lead, { subject: 'S', text, version }, now)).toMatchObject({
				ok: true,
			})
		}
		const more = { subject: 'S', text: 'One more', version: 21 }
		expect(await sendAnswer(services, staff, lead, more, now)).toEqual({ ok: false, reason: 'too-many' })
		expect(await mails()).toHaveLength(20)
		await store.db.updateTable('lead_work').set({ email: '' }).execute()
		expect(await sendAnswer(services, staff, lead, more, now)).toEqual({ ok: false, reason: 'no-address' })
	})

	test('SD-156 “Taken care of” ends a service request; no answer ends a sale', async () => {
		const { store, services, staff, lead } = await open()
		const request = await sendLead(store, 'service-request', { email: 's@example.com' })
		const begin = (template: string, of: typeof lead) =>
			answerContent(services, staff, of, new URLSearchParams({ template }), new Date())
		expect(await begin('answer-service-done', request)).toMatchObject({ canEnd: true, isEnd: true })
		expect(await begin('answer-service-day', request)).toMatchObject({ canEnd: true, isEnd: false })
		expect(await begin('answer-quote-home', lead)).toMatchObject({ canEnd: false, isEnd: false })
		for (const to of [lead, request])
			expect(await sendAnswer(services, staff, to, { ...words, isEnd: true }, new Date())).toMatchObject({
				ok: true,
			})
		const rows = await store.db.selectFrom('lead_work').select(['form', 'status']).orderBy('form').execute()
		expect(rows).toEqual([
			{ form: 'quote', status: 'contacted' },
			{ form: 'service-request', status: 'won' },
		])
	})

	test('SD-85 begins with a template that has facts and request filled in; what nobody knows is told', async () => {
		const { store, services, staff, lead } = await open()
		const begin = (template: string, of: typeof lead = lead) =>
			answerContent(services, staff, of, new URLSearchParams({ template }), new Date())
		const home = await begin('answer-quote-home')
		expect(home?.text).toContain('Hello June Alvarez,\n\nThank you for asking us.')
		expect(home?.text).toContain('96-gallon cart: $33\nRecycling with it: $10\n')
		expect(home?.text).toMatch(/\n\nKit$/)
		expect(home?.problem).toBeNull()
		const owner = { ...staff, name: 'Owner' }
		const byOwner = await answerContent(services, owner, lead, new URLSearchParams(), new Date())
		expect(byOwner?.text, 'nobody is called so').toMatch(/\n\nHorsetooth Hauling$/)
		expect(home?.templates.map(({ name }) => name)).toEqual([
			'Prices for pickup at home',
			'Prices for a commercial dumpster',
			'We did not reach you by phone',
			'We do not come there',
		])
		const order = await sendLead(store, 'order', { area_slug: 'windsor-lake', email: 'o@example.com' })
		const request = await sendLead(store, 'service-request', { email: 's@example.com' })
		await store.db.updateTable('service_requests').set({ area_slug: null }).execute()
		const unknown = await begin('answer-service-day', request)
		expect(unknown?.text).toContain('Your pickup day is {{request.pickupDay}}')
		expect(unknown?.problem).toContain('We do not know what to put for {{request.pickupDay}}.')
		await store.db
			.updateTable('service_requests')
			.set({ area_slug: 'windsor-lake' })
			.where('id', '=', request.leadId)
			.execute()
		expect((await begin('answer-service-day', request))?.text).toContain('Your pickup day is Wednesday.')
		expect((await begin('answer-order-question', order))?.text).toContain('Thank you for your order (Trash, ')
	})
})
