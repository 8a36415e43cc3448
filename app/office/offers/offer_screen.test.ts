import { expect, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the page of an offer, without scripts', (fresh) => {
	test('SD-89 has values for placeholders in its preview and its mail, and is not sent with one that has none', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const { leadId } = await sendLead(store, 'quote', { name: 'June Alvarez' })
		const path = `/admin/leads/quote/${leadId}/offer`
		const cookie = await signIn({ url, store }, 'owner')
		await store.db.updateTable('staff').set({ name: 'Owner' }).execute()
		const terms = {
			amount: '43',
			per: 'month',
			valid_through: new Date(Date.now() + 864e5).toISOString().slice(0, 10),
		}
		const send = async (fields: Record<string, string>) => {
			const form = {
				...terms,
				version: '1',
				lines: 'Trash, {{price.cart96}}',
				note: 'For {{request.name}}.',
				...fields,
			}
			const response = await post(url, path, form, { cookie })
			return { status: response.status, html: await response.text() }
		}
		const preview = await send({ intent: 'preview' })
		expect(preview.html).toContain('This is what they see')
		expect(preview.html).toContain('Trash, $33')
		expect(preview.html).toContain('For June Alvarez.')
		expect(preview.html).not.toContain('{{')
		const unknown = await send({ intent: 'send', note: 'It is {{price.gold}}.' })
		expect(unknown.status).toBe(422)
		expect(unknown.html).toContain('We do not know what to put for {{price.gold}}.')
		expect((await send({ intent: 'send' })).status).toBe(303)
		const { body } = await store.db
			.selectFrom('outbox')
			.select('body')
			.where('kind', '=', 'answer')
			.executeTakeFirstOrThrow()
		expect(body).toContain('- Trash, $33\n\nFor June Alvarez.')
		expect(body, 'signed with a name').toMatch(/accept the offer\.\n\nHorsetooth Hauling\n/)
	})
})
