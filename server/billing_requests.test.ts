import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import { listLeads } from '#app/office/inbox/lead_list.server.ts'
import { readFilters } from '#app/office/inbox/read_filters.server.ts'
import { billingEntries } from '#test/billing_entries.ts'
import { createStaff } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

describeStore('sqlite', 'requests to billing', (fresh) => {
	const open = async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const send = (path: string, changes: Record<string, string> = {}) =>
			fetch(url + path, { method: 'POST', body: billingEntries(changes), redirect: 'manual' })
		return { store, url, send }
	}
	const mailsOf = ({ db }: FreshStore) =>
		db
			.selectFrom('outbox')
			.select(['kind', 'to_address', 'reply_to', 'subject', 'body'])
			.orderBy('kind')
			.execute()

	test('SD-07 PB-05 without scripts an account update is stored once even if sent twice, gets a receipt, and reaches the inbox', async () => {
		const { store, url, send } = await open()
		const [first, second] = [await send('/pay-my-bill'), await send('/pay-my-bill')]
		const location = first.headers.get('location') ?? ''
		expect(first.status).toBe(303)
		expect(second.headers.get('location')).toBe(location)
		expect(location).toMatch(/^\/pay-my-bill\?sent=[0-9a-f-]{36}#billing-request$/)
		const page = await (await fetch(url + location)).text()
		expect(page).toContain('id="billing-request"')
		expect(page).toContain('Your reference number is')
		const rows = await store.db.selectFrom('billing_requests').selectAll().execute()
		expect(rows).toMatchObject([{ kind: 'account-update', fullName: 'June Alvarez', customer_phone: null }])
		const [receipt, office] = await mailsOf(store)
		expect(receipt).toMatchObject({ kind: 'receipt', to_address: 'june@example.com' })
		expect(receipt?.body).toContain("We'll follow up within 1 business day. That is by ")
		expect(office?.subject).toMatch(/^Request to billing HH-\w+ from June Alvarez$/)
		expect(office?.body).toContain('About: Account update\n')
		expect(await store.db.selectFrom('consent_records').selectAll().execute(), 'nobody was asked').toEqual([])
		const { leads } = await listLeads(
			store,
			readFilters(new URLSearchParams('form=billing-request&field-kind=account-update')),
			{ staffId: 'me', now: new Date(), zoned: sampleFacts },
		)
		expect(leads).toMatchObject([
			{ name: 'June Alvarez', asked: 'Account update', place: '12 Elm St, Windsor', phone: '970 555 0100' },
		])
		const lead = { form: 'billing-request', leadId: rows[0]?.id ?? '' } as const
		await anonymizeLead(store, await createStaff(store, 'owner'), lead, new Date())
		const forgotten = await store.db.selectFrom('billing_requests').selectAll().execute()
		expect(JSON.stringify(forgotten)).not.toMatch(/June|Elm|0100|example\.com/)
	})

	test('SD-07 PB-03 PB-04 the script also sends the customer ID forms; a customer who leaves only a phone number gets no mail', async () => {
		const { store, send } = await open()
		const byText = { kind: 'id-by-text', customer_phone: '970 555 0100' }
		expect(await (await send('/functions/billing-request', byText)).json()).toMatchObject({ ok: true })
		expect((await mailsOf(store)).map(({ kind, reply_to }) => [kind, reply_to])).toEqual([['staff', null]])
		const [staff] = await mailsOf(store)
		expect(staff?.subject).toMatch(/^Request to billing HH-\w+ from \(970\) 555-0100$/)
		expect(staff?.body).toContain('\nText the ID to: (970) 555-0100\n')
		const byMail = { kind: 'id-by-email', customer_email: 'june@example.com' }
		expect(await (await send('/functions/billing-request', byMail)).json()).toMatchObject({ ok: true })
		const works = await store.db
			.selectFrom('lead_work')
			.select(['name', 'email', 'phone', 'asked'])
			.orderBy('asked')
			.execute()
		expect(works).toEqual([
			{ name: 'june@example.com', email: 'june@example.com', phone: null, asked: 'Customer ID by email' },
			{ name: '970 555 0100', email: '', phone: '970 555 0100', asked: 'Customer ID by text' },
		])
		const refused = await send('/functions/billing-request', { ...byText, customer_phone: ' ' })
		expect(refused.status).toBe(422)
		expect(await refused.json()).toMatchObject({ ok: false, errors: [{ field: 'customer_phone' }] })
	})

	test('PB-03 PB-04 PB-05 without scripts the page confirms each request with the promise for its kind', async () => {
		const { url, send } = await open()
		const sent = [
			[{ kind: 'id-by-text', customer_phone: '970 555 0100' }, 'll text your Customer ID shortly.'],
			[{ kind: 'id-by-email', customer_email: 'june@example.com' }, 'll email your Customer ID shortly.'],
			[{}, 'll follow up within 1 business day.'],
		] as const
		const pageAt = async (path: string) => (await fetch(url + path)).text()
		for (const [changes, promise] of sent) {
			const location = (await send('/pay-my-bill', changes)).headers.get('location') ?? ''
			const words = await pageAt(location)
			expect(words).toContain('Request Submitted')
			const promises = sent.map(([, one]) => one).filter((one) => words.includes(one))
			expect(promises).toEqual([promise])
		}
		expect(await pageAt('/pay-my-bill')).not.toContain('Request Submitted')
	})

	test('SD-07 PB-05 an invalid mail address is accepted but gets no receipt; a missing field is refused, and everything typed comes back', async () => {
		const { store, send } = await open()
		expect((await send('/pay-my-bill', { email: 'june at home' })).status).toBe(303)
		expect((await mailsOf(store)).map(({ kind }) => kind)).toEqual(['staff'])
		const refused = await send('/pay-my-bill', { serviceAddress: ' ' })
		const html = await refused.text()
		expect(refused.status).toBe(422)
		expect(html).toContain('Please enter the service address.')
		expect(html).toContain('value="June Alvarez"')
		expect(html).toContain('New number.</textarea>')
	})
})
