import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { billingEntries } from '#test/billing_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the billing pages', (fresh) => {
	const serve = async (environment: Record<string, string> = {}) =>
		(await serveStore((await fresh({ seed: true })).connection, environment)).url

	test('PB-02 D33 the demonstration shows no bill, may be framed by our own pages only, has no scripts and is not indexed', async () => {
		const url = await serve()
		// Rendered the first time, served from the cache the second time.
		for (const round of ['first', 'second']) {
			const response = await fetch(`${url}/billing-portal-demo`)
			const html = await response.text()
			const policy = response.headers.get('content-security-policy') ?? ''
			const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
			const hash = createHash('sha256').update(style).digest('base64')
			expect(response.status, round).toBe(200)
			expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
			expect(response.headers.get('x-robots-tag')).toBe('noindex')
			expect(response.headers.get('x-content-type-options')).toBe('nosniff')
			expect(policy).toContain("frame-ancestors 'self'")
			expect(policy).toContain(`style-src 'sha256-${hash}'`)
			expect(policy).not.toContain('script-src')
			expect(html).toContain('Demo. No payment is taken here')
			expect(html).toContain('<meta name="robots" content="noindex"/>')
			expect(html, 'no bill of the reader’s').not.toMatch(/\$\d|<input|<button|<table/)
			expect(style).toContain('Archivo')
		}
		const page = await fetch(`${url}/pay-my-bill`)
		expect(page.headers.get('x-frame-options')).toBe('DENY')
		expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
	})

	test('PB-02 a configured portal is framed instead of the demonstration, which is then gone', async () => {
		const url = await serve({ BILLING_PORTAL_URL: 'https://pay.example/hauler?a=1' })
		const page = await fetch(`${url}/pay-my-bill`)
		expect(page.headers.get('content-security-policy')).toMatch(
			/frame-src 'self' [^;]*https:\/\/pay\.example/,
		)
		const html = await page.text()
		expect(html).toContain('<noscript><iframe src="https://pay.example/hauler?a=1"')
		expect(html).not.toContain('demonstration')
		expect((await fetch(`${url}/billing-portal-demo`)).status).toBe(404)
	})

	test('PB-01 the hero leads to both forms, and there are six questions', async () => {
		const html = await (await fetch(`${await serve()}/pay-my-bill`)).text()
		expect(html).toContain('href="/pay-my-bill#customer-id"')
		expect(html).toContain('href="/pay-my-bill#account-update"')
		expect(html.match(/<details name="billing-faq"/g)).toHaveLength(6)
	})

	test('PB-04 PB-05 without scripts the page makes the promise that belongs to each kind of request', async () => {
		const url = await serve()
		const said = async (changes: Record<string, string>) => {
			const answer = await fetch(`${url}/pay-my-bill`, { method: 'POST', body: billingEntries(changes) })
			return [await answer.text(), answer.url]
		}
		const [update, address] = await said({})
		expect(update).toContain('We&#x27;ll follow up within 1 business day.')
		expect(address).toContain('/pay-my-bill?sent=')
		const [byEmail] = await said({ kind: 'id-by-email', customer_email: 'june@example.com' })
		expect(byEmail).toContain('We&#x27;ll email your Customer ID shortly.')
		expect(byEmail).not.toContain('We&#x27;ll follow up within')
	})
})
