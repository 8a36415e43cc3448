import { expect, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { serveWithTexts, startTwilio } from '#test/start_twilio.ts'

const list = 'list=q%3Djune&at=5'
/** The URLs below `path` that a page's links and forms lead to. */
function leadsTo(html: string, path: string): string[] {
	const found = [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, to = '']) =>
		to.replaceAll('&amp;', '&'),
	)
	return found.filter((to) => to.startsWith(path) && !to.startsWith(`${path}/photos`))
}

describeStore('sqlite', 'the list that a request was opened from', (fresh) => {
	test('SD-81 is kept by every page of the request, and after an answer, an offer, a text and a confirmation', async () => {
		const store = await fresh({ seed: true })
		const twilio = await startTwilio()
		const { url } = await serveWithTexts(store.connection, twilio)
		const cookie = await signIn({ url, store }, 'owner')
		const page = async (path: string) => (await get(url, path, cookie)).text()
		const sentTo = async (path: string, fields: Record<string, string>) => {
			const response = await post(url, path, fields, { cookie })
			return [response.status, response.headers.get('location')]
		}
		const quote = await sendLead(store, 'quote', { name: 'June Hill', smsConsent: 'on' })
		const lead = `/admin/leads/quote/${quote.leadId}`
		const links = leadsTo(await page(`${lead}?${list}`), lead)
		expect(links.map((to) => to.slice(lead.length).split(/[?&]/)[0])).toEqual(
			expect.arrayContaining(['/answer', '/offer', '/text', '/print']),
		)
		expect(links.filter((to) => !to.includes('list=q%3Djune'))).toEqual([])
		for (const under of ['answer', 'offer', 'text', 'print']) {
			const beneath = leadsTo(await page(`${lead}/${under}?${list}`), lead)
			expect([under, beneath.filter((to) => !to.includes('list=q%3Djune'))]).toEqual([under, []])
			expect(beneath).toContain(`${lead}?${list}`)
		}

		const version = '1'
		expect(
			await sentTo(`${lead}/answer?template=x&${list}`, { version, subject: 'S', text: 'T', intent: 'send' }),
		).toEqual([303, `${lead}?${list}&answered=now#answer`])
		const made = await page(`${lead}/offer?${list}`)
		const day = /name="valid_through"[^>]* value="([\d-]+)"/.exec(made)?.[1] ?? ''
		const offer = { version: '2', lines: 'Trash', amount: '43', per: 'month', valid_through: day, note: '' }
		expect(await sentTo(`${lead}/offer?${list}`, { ...offer, intent: 'send' })).toEqual([
			303,
			`${lead}?${list}&offered=now#offers`,
		])
		const { id } = await store.db.selectFrom('offers').select('id').executeTakeFirstOrThrow()
		expect(await sentTo(`${lead}/offer?${list}`, { intent: 'withdraw', offer: id })).toEqual([
			303,
			`${lead}?${list}&offered=withdrawn#offers`,
		])
		const panel = await page(`${lead}?${list}`)
		const [, key = ''] = /name="key" value="([^"]+)"/.exec(panel) ?? []
		const [, number = ''] = /name="number" value="([^"]+)"/.exec(panel) ?? []
		expect(await sentTo(`${lead}/text?${list}`, { key, number, text: 'We come today.' })).toEqual([
			303,
			`${lead}?${list}&text=sent#texts`,
		])
		expect(await sentTo(`${lead}?${list}`, { intent: 'delete', sure: 'on' })).toEqual([
			303,
			'/admin/leads?q=june&removed=1',
		])
		expect(await page('/admin/leads?q=june&removed=1')).toContain('The request is deleted.')

		const order = `/admin/leads/order/${(await sendLead(store, 'order', { email: 'o@example.com' })).leadId}`
		const [, first_pickup = ''] = /name="first_pickup"[^>]* value="([\d-]+)"/.exec(await page(order)) ?? []
		const confirmation = { intent: 'confirm-order', cart_number: '7', area_slug: '', first_pickup }
		expect(await sentTo(`${order}?${list}`, confirmation)).toEqual([303, `${order}?${list}&saved=1`])
	})
})
