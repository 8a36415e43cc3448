import { expect, test } from 'vitest'
import { contentTypes } from '#app/content/content_types.ts'
import { sendLead } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { shownHtml } from '#test/shown_html.ts'
import { describeStore } from '#test/stores.ts'
import { formControls } from './kernel/fields/form_controls.ts'
import { rowToValues } from './kernel/fields/form_values.ts'
import { rowVersion } from './kernel/fields/row_version.server.ts'

const words = 'Call after five; the gate sticks.'
const note = { version: '1', note: words, status: 'new', was_status: 'new', amount_per: 'month' }
const offer = { version: '1', lines: words, amount: '43', per: 'month' }

describeStore('sqlite', 'a form of what somebody deleted meanwhile', (fresh) => {
	test('FI-73 gives back what was typed, says that it was deleted, and links to the list', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const send = (path: string, fields: Record<string, string>) => post(url, path, fields, { cookie })
		const leads = { quote: await sendLead(store, 'quote'), order: await sendLead(store, 'order') }
		const person = await sendFrom(store, { name: 'June Hill', email: 'june@example.com', phone: '' })
		for (const { form, leadId } of [...Object.values(leads), { form: 'quote', leadId: person.leadId }]) {
			const path = `/admin/leads/${form}/${leadId}`
			expect((await send(path, { intent: 'delete', sure: 'on' })).status).toBe(303)
		}
		const [quote, order] = [
			`/admin/leads/quote/${leads.quote.leadId}`,
			`/admin/leads/order/${leads.order.leadId}`,
		]
		const start = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
		const forms: [path: string, fields: Record<string, string>, says: string, next: string][] = [
			[quote, { intent: 'save', ...note }, 'deleted this request', '/admin/leads'],
			[
				quote,
				{ intent: 'outcome', kind: 'call', outcome: 'reached', contact_note: words },
				'deleted this request',
				'/admin/leads',
			],
			[
				order,
				{ intent: 'confirm-order', cart_number: words.slice(0, 30), first_pickup: start, area_slug: '' },
				'deleted this request',
				'/admin/leads',
			],
			[
				`${quote}/answer`,
				{ intent: 'send', version: '1', subject: 'Prices', text: words },
				'deleted this request',
				'/admin/leads',
			],
			[
				`${quote}/offer`,
				{ intent: 'send', ...offer, valid_through: start },
				'deleted this request',
				'/admin/leads',
			],
			[`${quote}/offer`, { intent: 'preview', ...offer }, 'deleted this request', '/admin/leads'],
			[
				`${quote}/text`,
				{ key: crypto.randomUUID(), number: '+19705550142', text: words },
				'deleted this request',
				'/admin/leads',
			],
			['/admin/people/gone', { intent: 'note', note: words }, 'erased this person', '/admin/people'],
			[
				'/admin/people/gone/text',
				{ key: crypto.randomUUID(), number: '+19705550142', text: words },
				'erased this person',
				'/admin/people',
			],
			['/admin/planned/gone', { title: words }, 'not planned any more', '/admin/planned'],
			[
				'/admin/pictures/gone',
				{ [formControls.id]: 'gone', [formControls.version]: 'x', alt: words, focal_x: '50', focal_y: '50' },
				'deleted this picture',
				'/admin/pictures',
			],
			[
				'/admin/palettes/gone',
				{
					[formControls.id]: 'gone',
					[formControls.version]: 'x',
					name: words,
					'colors.--primary': '1 2% 3%',
				},
				'deleted this palette',
				'/admin/palettes',
			],
			[
				'/admin/streets/gone',
				{
					[formControls.id]: 'gone',
					[formControls.version]: 'x',
					street: words,
					from_number: '100',
					to_number: '199',
					side: 'all',
					area_id: 'pickup-area-windsor-lake',
				},
				'deleted this street range',
				'/admin/streets',
			],
		]
		for (const [path, fields, says, next] of forms) {
			const answer = await send(path, fields)
			const html = shownHtml(await answer.text())
			expect.soft([path, answer.status]).toEqual([path, 410])
			expect.soft(html, path).toContain(words.slice(0, 30))
			expect.soft(html, path).toContain(says)
			expect.soft(html, path).toContain(`href="${next}"`)
		}
		const pressed = await send(quote, { intent: 'call' })
		expect(pressed.status, 'a press on the number').toBeGreaterThanOrEqual(400)
	})

	test('FI-73 restores deleted content when it is published again, and keeps what was typed in its preview', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const faqs = contentTypes.find(({ table }) => table === 'faqs')
		if (!faqs) throw new Error('There are no questions.')
		const row = await store.db.selectFrom('faqs').selectAll().orderBy('id').executeTakeFirstOrThrow()
		const path = `/admin/content/faqs/${row.id}`
		const typed = (intent: string) => ({
			...rowToValues(faqs, row),
			answer: words,
			[formControls.id]: row.id,
			[formControls.version]: rowVersion(faqs, row),
			[formControls.intent]: intent,
		})
		const preview = (await post(url, path, typed('preview'), { cookie })).headers.get('location') ?? ''
		expect((await post(url, path, typed('delete'), { cookie })).status).toBe(303)

		const refused = await post(url, preview, {}, { cookie })
		expect(refused.status).toBe(409)
		const draft = preview.slice(preview.lastIndexOf('/') + 1)
		expect(
			shownHtml(await (await get(url, `${path}?draft=${draft}`, cookie)).text()),
			'Keep editing',
		).toContain(words)

		const kept = (await post(url, path, typed('publish'), { cookie })).headers.get('location') ?? ''
		const form = shownHtml(await (await get(url, kept, cookie)).text())
		expect(form).toContain('Somebody deleted this while you were typing.')
		expect(form).toContain(words)
		const again = { ...typed('publish'), [formControls.version]: '' }
		expect((await post(url, kept, again, { cookie })).headers.get('location')).toBe(`${path}?done=saved`)
		const { answer } = await store.db
			.selectFrom('faqs')
			.select('answer')
			.where('id', '=', row.id)
			.executeTakeFirstOrThrow()
		expect(answer).toContain(words)
	})
})
