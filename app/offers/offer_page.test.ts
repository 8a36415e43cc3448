import { expect, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { openSmtpSink } from '#test/smtp.ts'
import { describeStore } from '#test/stores.ts'
import { onTestFinished } from 'vitest'

describeStore('sqlite', 'the page of an offer, without scripts', (fresh) => {
	test('SD-89 SD-90 SD-91 SD-93 FI-45 has a secret link that is mailed to the customer, who asks and accepts there; the office sees both', async () => {
		const store = await fresh({ seed: true })
		const sink = await openSmtpSink()
		onTestFinished(() => sink.close())
		const { url } = await serveStore(store.connection, { SMTP_URL: sink.url })
		const { leadId, reference } = await sendLead(store, 'order', { email: 'offer@example.com' })
		const lead = `/admin/leads/order/${leadId}`
		const cookie = await signIn({ url, store }, 'office')
		const made = await (await get(url, `${lead}/offer`, cookie)).text()
		expect(made).toContain('Trash, 96-gallon cart\nRecycling</textarea>')
		const fields = {
			version: '1',
			lines: 'Trash every week\nRecycling <b>',
			amount: '$43.50',
			per: 'month',
			valid_through: /name="valid_through"[^>]* value="([\d-]+)"/.exec(made)?.[1] ?? '',
			note: '',
		}
		const send = async (changes: Record<string, string>) => {
			const response = await post(url, `${lead}/offer`, { ...fields, ...changes }, { cookie })
			return { response, html: await response.text() }
		}
		expect((await post(url, `${lead}/offer`, fields)).status, 'without a session').toBe(401)
		const wrong = await send({ amount: 'forty', lines: ' ', valid_through: '2020-01-01', intent: 'send' })
		expect(wrong.response.status).toBe(422)
		for (const words of [
			'Please write what is included',
			'Please enter the price in dollars',
			'from today to a year from now',
			'value="forty"',
		])
			expect(wrong.html).toContain(words)
		const preview = await send({ intent: 'preview' })
		expect(preview.html).toContain('Nothing was sent yet.')
		expect(preview.html).toContain('Recycling &lt;b&gt;')
		expect((await send({ intent: 'send' })).response.headers.get('location')).toBe(
			`${lead}?offered=now#offers`,
		)
		const mailTo = async (address: string, subject: RegExp) => {
			let found: (typeof sink.received)[number] | undefined
			await expect
				.poll(
					() =>
						(found = sink.received.find(
							(mail) => mail.envelope.to.includes(address) && subject.test(mail.subject ?? ''),
						)),
				)
				.toBeDefined()
			return found
		}
		const mail = await mailTo('offer@example.com', /^Our offer to you/)
		const path = /http\S*(\/offer\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
		await expect
			.poll(async () =>
				store.db
					.selectFrom('outbox')
					.select(['body', 'sent_at'])
					.where('clears_body', '=', true)
					.executeTakeFirstOrThrow(),
			)
			.toMatchObject({ body: '', sent_at: expect.any(String) })

		const opened = await fetch(url + path)
		expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store'])
		expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
		expect(opened.headers.get('x-robots-tag')).toBe('noindex, nofollow')
		const page = await opened.text()
		expect(page).toMatch(/\$43\.50<\/span>/)
		expect(page).toContain('Accept this offer')
		expect(page, 'FI-45 no bar beside it').toContain('data-own-buttons')
		const seen = /name="seen"[^>]* value="([\w-]+)"/.exec(page)?.[1] ?? ''
		const customer = (changes: Record<string, string>) => post(url, path, { seen, ...changes })
		const nameless = await customer({ intent: 'accept', name: ' ' })
		expect([nameless.status, (await nameless.text()).includes('Please enter your name.')]).toEqual([
			422,
			true,
		])
		const stale = await customer({ intent: 'accept', name: 'June', seen: 'x' })
		expect([stale.status, (await stale.text()).includes('Please read it again.')]).toEqual([409, true])

		const asked = await customer({ intent: 'ask', question: 'Which day?' })
		expect(asked.headers.get('location')).toBe(`${path}&done=asked`)
		expect(await (await fetch(`${url}${path}&done=asked`)).text()).toContain('we have your message')
		await mailTo('office@horsetoothhauling.example', /^Question about our offer/)

		const accepted = await Promise.all(
			[1, 2].map(() => customer({ intent: 'accept', name: 'June “J” <Hill>' })),
		)
		expect(accepted.map(({ status }) => status)).toEqual([303, 303])
		const after = await (await fetch(url + path)).text()
		expect(after).toContain('You accepted our offer')
		expect(after).not.toContain('Accept this offer')
		const receipt = await mailTo('offer@example.com', /^You accepted our offer/)
		expect(receipt?.text).toContain('- Recycling <b>')
		await mailTo('office@horsetoothhauling.example', new RegExp(`^Offer accepted: ${reference}`))
		const request = await (await get(url, lead, cookie)).text()
		expect(request).toContain('accepted the offer')
		expect(request).toMatch(/checked=""[^>]*value="contacted"|value="contacted"[^>]*checked=""/)

		const gone = await fetch(`${url}/offer?token=nothing`)
		expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store'])
		expect(await gone.text()).toContain('This link has ended')
		expect((await fetch(`${url}/offer`)).status).toBe(410)
		const origin = { headers: { origin: 'https://elsewhere.example' } }
		expect((await post(url, path, { intent: 'accept', name: 'Eve' }, origin)).status).toBe(403)
		expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('/offer<')
	})

	test('SD-92 says that the offer was withdrawn, and still takes a question', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const { leadId } = await sendLead(store, 'rolloff')
		const lead = `/admin/leads/rolloff/${leadId}`
		const cookie = await signIn({ url, store }, 'office')
		const made = await (await get(url, `${lead}/offer`, cookie)).text()
		const valid_through = /name="valid_through"[^>]* value="([\d-]+)"/.exec(made)?.[1] ?? ''
		const terms = { version: '1', lines: 'A container', amount: '450', per: 'once', valid_through, note: '' }
		await post(url, `${lead}/offer`, { ...terms, intent: 'send' }, { cookie })
		const { body } = await store.db
			.selectFrom('outbox')
			.select('body')
			.where('clears_body', '=', true)
			.executeTakeFirstOrThrow()
		const path = /http\S*(\/offer\?token=[\w-]+)/.exec(body)?.[1] ?? ''
		const shown = await (await get(url, lead, cookie)).text()
		const id = /name="offer"[^>]* value="([\w-]+)"/.exec(shown)
		const withdraw = { intent: 'withdraw', offer: id?.[1] ?? '' }
		const withdrawn = await post(url, `${lead}/offer`, withdraw, { cookie })
		expect(withdrawn.headers.get('location')).toBe(`${lead}?offered=withdrawn#offers`)
		const page = await (await fetch(url + path)).text()
		expect(page).toContain('This offer was withdrawn')
		expect(page).not.toContain('$450')
		await post(url, path, { intent: 'ask', question: 'What now?' })
		expect(await (await get(url, lead, cookie)).text()).toContain('What now?')
	})

	test('SD-91 refuses a network after thirty guessed links in ten minutes, and no other network', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const guess = async (at: number, from: string) => {
			const path = `/offer?token=${'a'.repeat(41)}${10 + at}`
			const headers = { 'x-forwarded-for': from }
			return (await post(url, path, { intent: 'ask', question: 'May I keep it?' }, { headers })).status
		}
		for (let at = 1; at <= 30; at++) expect(await guess(at, '203.0.113.7')).toBe(303)
		expect(await guess(31, '203.0.113.7')).toBe(429)
		expect(await guess(32, '198.51.100.7')).toBe(303)
	})
})
