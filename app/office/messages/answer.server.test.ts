import { giveOwnPrices } from '#test/town_prices.ts'
import { expect, test } from 'vitest'
import { formData } from '#test/form_data.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { beginForm, writerOf } from '#test/messages.ts'
import { answerTemplateRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { leadPage } from '../inbox/lead_page.server.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { answer, sendAnswer } from './answer.server.ts'
import { messageComposer } from './compose_message.server.ts'

const composer = messageComposer(answer)

describeEachStore('an answer by mail', (fresh) => {
	const open = async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'quote')
		const kit = await writerOf(store, lead)
		const mails = () =>
			store.db.selectFrom('outbox').selectAll().where('kind', '=', 'answer').orderBy('created_at').execute()
		const work = () => store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		return { store, kit, lead, mails, work }
	}
	const words = { subject: 'Your quote', text: 'Hello June,\n\nit is $33.\n\nKit', version: 1 }

	test('SD-85 SD-86 is mailed once with history and status, even if the same words are sent three times at once', async () => {
		const { store, kit, lead, mails, work } = await open()
		const results = await Promise.all([1, 2, 3].map(() => sendAnswer(kit, words)))
		expect(results.toSorted()).toEqual(['before', 'before', 'now'])
		const [mail, ...others] = await mails()
		expect(others).toEqual([])
		expect(mail).toMatchObject({
			subject: `Your quote (${lead.reference})`,
			reply_to: 'office@horsetoothhauling.example',
			body: expect.stringMatching(
				/^Hello June,\n\nit is \$33\.\n\nKit\n\n--\nHorsetooth Hauling\n1200 Cart Lane/,
			),
		})
		const answeredAt = kit.now.toISOString()
		expect(await work()).toMatchObject({ status: 'contacted', version: 2, first_answered_at: answeredAt })
		const page = await leadPage(kit.services, kit.staff, lead, kit.search, kit.now)
		expect(page?.history.map(({ did }) => did).toSorted()).toEqual([
			'emailed an answer',
			'set the status from New to Contacted',
		])
		expect(page?.history.find(({ mail: sent }) => sent)?.mail).toEqual({
			subject: mail?.subject,
			text: mail?.body,
			state: 'Waiting to leave',
			isStuck: false,
		})
		const later = { ...kit, now: new Date(kit.now.getTime() + 61 * 60_000) }
		expect(await sendAnswer(later, { ...words, version: 2 })).toBe('now')
		expect((await work()).first_answered_at).toBe(answeredAt)
		await anonymizeLead(store, kit.staff, lead, later.now)
		expect(await mails()).toEqual([])
		expect(await sendAnswer(later, { ...words, version: 4 })).toMatchObject({
			status: 409,
			message: expect.stringContaining('nobody to email'),
		})
	})

	test('SD-86 is refused to the second of two people who answer at once, until they send it again', async () => {
		const { store, kit, mails } = await open()
		const ines = { ...kit, staff: await createStaff(store, 'owner', 'Ines') }
		const results = await Promise.all([
			sendAnswer(kit, words),
			sendAnswer(ines, { ...words, text: 'It is $29.' }),
		])
		expect(results).toContain('now')
		expect(results).toContainEqual(
			expect.objectContaining({ status: 409, kept: expect.objectContaining({ version: 2 }) }),
		)
		expect(await mails()).toHaveLength(1)
		expect(await sendAnswer(ines, { ...words, text: 'It is $30.', version: 2 })).toBe('now')
		expect(await mails()).toHaveLength(2)
	})

	test('SD-86 is limited to twenty an hour by one person to one request, and refused without an email address', async () => {
		const { store, kit, mails } = await open()
		for (let version = 1; version <= 20; version++)
			expect(await sendAnswer(kit, { ...words, text: `Answer ${version}`, version })).toBe('now')
		const more = { ...words, text: 'One more', version: 21 }
		expect(await sendAnswer(kit, more)).toMatchObject({ status: 429 })
		expect(await mails()).toHaveLength(20)
		await store.db.updateTable('lead_work').set({ email: '' }).execute()
		expect(await sendAnswer(kit, more)).toMatchObject({
			status: 409,
			message: expect.stringContaining('no email address'),
		})
	})

	test('SD-156 “Taken care of” ends a service request; no answer ends a sale', async () => {
		const { store, kit, lead } = await open()
		const request = await sendLead(store, 'service-request', { email: 's@example.com' })
		const begin = async (template: string, of: typeof lead) => {
			const search = new URLSearchParams({ template })
			const { fields, values } = await beginForm(composer, { ...kit, place: { lead: of }, search })
			return 'is_end' in fields && values['is_end']
		}
		expect(await begin('answer-service-done', request)).toBe('on')
		expect(await begin('answer-service-day', request)).toBe('')
		expect(await begin('answer-quote-home', lead)).toBe(false)
		for (const to of [lead, request])
			expect(await sendAnswer({ ...kit, place: { lead: to } }, { ...words, isEnd: true })).toBe('now')
		const rows = await store.db.selectFrom('lead_work').select(['form', 'status']).orderBy('form').execute()
		expect(rows).toEqual([
			{ form: 'quote', status: 'contacted' },
			{ form: 'service-request', status: 'won' },
		])
	})

	test('SD-85 RT-06 names recycling only where we pick it up in the town, and none of our prices where the town has its own', async () => {
		const { store } = await open()
		await giveOwnPrices(store, 'severance', 'north-county')
		const begin = async (address: string) => {
			const lead = await sendLead(store, 'quote', { address })
			const place = { lead }
			const search = new URLSearchParams({ template: 'answer-quote-home' })
			const composing = { ...(await writerOf(store, lead)), place, search }
			return { composing, form: await beginForm(composer, composing) }
		}
		for (const [address, town] of [
			['12 Elm St, Severance', 'Severance'],
			['9 Bear Lane, Laporte', 'North County'],
		] as const) {
			const { form, composing } = await begin(address)
			const text = form.values['text'] ?? ''
			expect(text, address).toContain(
				'65-gallon cart: {{price.cart65}}\nTrash every week, 96-gallon cart: {{price.cart96}}\nRecycling with it: {{price.recycling}}\n',
			)
			const said = `${town} has prices of its own. Please put them in place of the names in braces.`
			expect(form.warning).toBe(said)
			const send = (typed: string) =>
				composer.compose(composing, formData({ ...form.values, text: typed, version: '1', intent: 'send' }))
			expect(await send(text)).toMatchObject({
				status: 422,
				errors: [{ field: 'text', message: said }],
				kept: { values: { text } },
			})
			expect(await send(text.replaceAll(/\{\{[\w.]+\}\}/g, '$41'))).toMatchObject({ ok: true })
		}
		await store.db
			.updateTable('pickup_areas')
			.set({ recycling: 'none' })
			.where('town_slug', '=', 'greeley')
			.execute()
		const without = await begin('500 8th Ave, Greeley')
		expect(without.form.values['text'], 'no recycling comes there').not.toMatch(/recycling/i)
		expect(without.form.values['text']).toContain('96-gallon cart: $33\nLawn pickup')
		const areas = store.db.selectFrom('pickup_areas').select('id').where('town_slug', '=', 'severance')
		await store.db
			.updateTable('people')
			.set({ area_id: (await areas.executeTakeFirstOrThrow()).id })
			.execute()
		expect((await begin('12 Elm St')).form.warning, 'the person’s area').toMatch(/^Severance has prices/)
		const { form } = await begin('1 Severance Ave, Windsor')
		expect(form.values['text']).toContain('Recycling with it: $10')
		expect(form.values['text']).toContain('96-gallon cart: $33\n')
		expect(form.warning).toBeNull()
	})

	test('SD-85 D30 follows the area that the request names if its town has several', async () => {
		const { store } = await open()
		await store.db
			.updateTable('pickup_areas')
			.set({ set_out_hour: 5 })
			.where('slug', '=', 'windsor-lake')
			.execute()
		await store.db
			.updateTable('pickup_areas')
			.set({ recycling: 'none' })
			.where('slug', '=', 'greeley-west')
			.execute()
		const body = 'Out by {{carts.outBy}}.\n{{with.recycling}}Recycling comes.'
		const template = answerTemplateRow({ id: 'out', subject: 'Out by', body })
		await store.db.insertInto('answer_templates').values(template).execute()
		const begin = async (area_slug: string, address: string, town: string) => {
			const lead = await sendLead(store, 'order', { area_slug, address, town })
			const search = new URLSearchParams({ template: 'out' })
			const { values } = await beginForm(composer, {
				...(await writerOf(store, lead)),
				place: { lead },
				search,
			})
			return values['text']
		}
		const recycling = '\nRecycling comes.'
		expect(await begin('windsor-lake', '512 Walnut St', 'Windsor')).toBe(`Out by 5:00 AM.${recycling}`)
		expect(await begin('windsor-raindance', '1 Elm St', 'Windsor')).toBe(`Out by 7:00 AM.${recycling}`)
		expect(await begin('', '7 Oak St', 'Windsor')).toBe(
			`Out by 5:00 AM or 7:00 AM (your street decides).${recycling}`,
		)
		expect(await begin('greeley-west', '500 8th Ave', 'Greeley')).toBe('Out by 7:00 AM.')
		expect(
			await begin('windsor-lake', '500 8th Ave', 'Greeley'),
			'the area is exact, a town’s name may be typed',
		).toBe(`Out by 5:00 AM.${recycling}`)
	})

	test('SD-85 begins with a template filled in from facts and request, and warns of a placeholder without a value', async () => {
		const { store, kit, lead } = await open()
		const begin = (template: string, of: typeof lead = lead) =>
			beginForm(composer, { ...kit, place: { lead: of }, search: new URLSearchParams({ template }) })
		const home = await begin('answer-quote-home')
		expect(home.values['text']).toContain('Hello June Alvarez,\n\nThank you for asking us.')
		expect(home.values['text']).toContain('96-gallon cart: $33\nRecycling with it: $10\n')
		expect(home.values['text']).toMatch(/\n\nKit$/)
		expect(home.warning).toBeNull()
		const byOwner = await beginForm(composer, { ...kit, staff: { ...kit.staff, name: 'Owner' } })
		expect(byOwner.values['text'], 'nobody is called so').toMatch(/\n\nHorsetooth Hauling$/)
		expect(home.templates?.links.map(({ name }) => name)).toEqual([
			'Prices for pickup at home',
			'Prices for a commercial dumpster',
			'We did not reach you by phone',
			'We do not come there',
		])
		const order = await sendLead(store, 'order', { area_slug: 'windsor-lake', email: 'o@example.com' })
		const request = await sendLead(store, 'service-request', { email: 's@example.com' })
		await store.db.updateTable('service_requests').set({ area_slug: null }).execute()
		const unknown = await begin('answer-service-day', request)
		expect(unknown.values['text']).toContain('Your pickup day is {{request.pickupDay}}')
		expect(unknown.warning).toContain('We do not know what to put for {{request.pickupDay}}.')
		await store.db
			.updateTable('service_requests')
			.set({ area_slug: 'windsor-lake' })
			.where('id', '=', request.leadId)
			.execute()
		expect((await begin('answer-service-day', request)).values['text']).toContain(
			'Your pickup day is Wednesday.',
		)
		expect((await begin('answer-order-question', order)).values['text']).toContain(
			'Thank you for your order (Trash, ',
		)
	})

	test('RO-11 an answer about containers begins with the total price of each, and names no price if none has one', async () => {
		const { store, kit } = await open()
		// A request for containers of 12 and 20 yards.
		const lead = await sendLead(store, 'rolloff')
		const begin = async () => {
			const search = new URLSearchParams({ template: 'answer-rolloff-details' })
			const { values, warning } = await beginForm(composer, { ...kit, place: { lead }, search })
			expect(warning).toBeNull()
			return values['text'] ?? ''
		}
		expect(await begin()).toMatch(
			/^Hello [^,]+,\n\nThank you for asking us about a roll-off dumpster \(12 Yard, /,
		)
		for (const [yards, dollars] of [
			[12, 389],
			[20, 449.5],
		])
			await store.db
				.updateTable('rolloff_sizes')
				.set({ price_dollars: dollars, extra_ton_dollars: 60, included_tons: 2 })
				.where('cubic_yards', '=', Number(yards))
				.execute()
		await kit.services.content.reload()
		expect(await begin()).toMatch(
			/^Hello [^,]+,\n\n\$389 in all\. Delivery, pickup, 2 tons and every fee included\. On top may come \$60 for each further ton\. That is the 12 Yard\.\n\$449\.50 in all\. [^\n]+ That is the 20 Yard\.\n\nThank you/,
		)
	})
})
