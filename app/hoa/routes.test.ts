import { expect, test } from 'vitest'
import { hoaEntries } from '#test/hoa_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const post = (address: string, body: URLSearchParams) =>
	fetch(address, { method: 'POST', body, redirect: 'manual' })

describeStore('sqlite', 'a posted HOA form', (fresh) => {
	test('HO-02 HO-05 is stored as one row from either page, and redirects to its receipt', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		for (const [path, hoaName] of [
			['/hoa-services', 'Poudre Bend HOA'],
			['/hoa-quote', 'Lake View HOA'],
		] as const) {
			const response = await post(url + path, hoaEntries({ hoaName }))
			expect(response.status).toBe(303)
			const location = response.headers.get('location') ?? ''
			expect(location).toMatch(new RegExp(`^${path}\\?sent=[0-9a-f-]{36}#hoa-request$`))
			const receipt = await (await fetch(url + location)).text()
			expect(receipt).toContain('Quote Request Submitted!')
			expect(receipt).toContain('contact you within 24 hours with your custom quote.')
			const row = await store.db
				.selectFrom('hoa_quote_requests')
				.selectAll()
				.where('hoaName', '=', hoaName)
				.executeTakeFirstOrThrow()
			expect(receipt).toContain(row.reference)
			expect(row).toMatchObject({ units: 84, city: 'Windsor', serviceType: 'trash-recycling-lawn' })
		}
		expect(await store.db.selectFrom('consent_records').select('page').orderBy('page').execute()).toEqual([
			{ page: '/hoa-quote' },
			{ page: '/hoa-services' },
		])
		expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(4)
	})

	test('HO-03 is shown again without scripts if invalid, with its errors, its toast and everything typed', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const response = await post(`${url}/hoa-quote`, hoaEntries({ units: '', email: 'june', smsConsent: '' }))
		expect(response.status).toBe(422)
		const html = await response.text()
		for (const words of [
			'Form Validation Error',
			'Please fix the errors below and try again.',
			'Number of units is required',
			'Please enter a valid email address',
			'You must consent to SMS communications',
			'value="Poudre Bend HOA"',
			'Narrow alley behind the pool.',
		]) {
			expect(html).toContain(words)
		}
	})

	test('HO-05 is kept if the store fails, and the error gives the phone number', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await store.db.schema.dropTable('hoa_quote_requests').execute()
		const response = await post(`${url}/hoa-services`, hoaEntries())
		expect(response.status).toBe(503)
		const html = await response.text()
		expect(html).toContain('Submission Failed')
		expect(html).toContain('Please try again or call us at (970) 555-0142.')
		expect(html).toContain('value="Poudre Bend HOA"')
	})
})
