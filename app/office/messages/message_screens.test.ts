import { expect, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the pages of messages, without scripts', (fresh) => {
	test('SD-85 SD-87 preview the mail, send no unfilled placeholder, keep every word, and lead to the history', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const { leadId } = await sendLead(store, 'rolloff')
		const lead = `/admin/leads/rolloff/${leadId}`
		const path = `${lead}/answer`
		const fields = { subject: 'Your roll-off', text: 'Delivery is before {{promise.sameDayCutoff}}.' }
		expect((await post(url, path, { ...fields, intent: 'send' })).status, 'without a session').toBe(401)
		const cookie = await signIn({ url, store }, 'office')
		const send = async (changes: Record<string, string>) => {
			const response = await post(url, path, { ...fields, version: '1', ...changes }, { cookie })
			return { response, html: await response.text() }
		}
		const request = await (await get(url, lead, cookie)).text()
		expect(request).toContain(`${path}?template=answer-rolloff-details`)
		const begun = await (await get(url, `${path}?template=answer-rolloff-details`, cookie)).text()
		expect(begun).toContain('A container that is ordered before noon on a business day')

		// An intent that answers do not have sends nothing.
		for (const intent of ['withdraw', 'seen', 'confirm-order'])
			expect((await send({ intent })).response.status, intent).toBe(400)
		const preview = await send({ intent: 'preview' })
		expect(preview.html).toContain('Nothing was sent yet.')
		expect(preview.html).toContain('Delivery is before noon.\n\n--\nHorsetooth Hauling')
		const unknown = await send({ intent: 'send', text: 'It is {{price.gold}} & {{request.name}}' })
		expect(unknown.response.status).toBe(422)
		expect(unknown.html).toContain('We do not know what to put for {{price.gold}}.')
		expect(unknown.html).toMatch(/>It is \{\{price\.gold\}\} &amp; [A-Z]/)
		const braces = await send({ intent: 'send', text: 'It is {{price.cart65}' })
		expect(braces.html).toContain('There are still braces in the text')
		const empty = await send({ intent: 'send', text: ' ', subject: '' })
		expect(empty.html).toContain('Please write a subject.')
		expect(await store.db.selectFrom('outbox').select('id').where('kind', '=', 'answer').execute()).toEqual(
			[],
		)

		const sent = await send({ intent: 'send' })
		expect([sent.response.status, sent.response.headers.get('location')]).toEqual([
			303,
			`${lead}?answered=now#answer`,
		])
		const after = await (await get(url, `${lead}?answered=now`, cookie)).text()
		expect(after).toContain('Your answer is in the outgoing email.')
		expect(after).toContain('emailed an answer')
		expect(after).toContain('Delivery is before noon.')
		const twice = await send({ intent: 'send' })
		expect(twice.response.headers.get('location')).toBe(`${lead}?answered=before#answer`)
		const other = await send({ intent: 'send', text: 'Something else.' })
		expect(other.response.status).toBe(409)
		expect(other.html).toContain('Somebody was quicker while you were writing')
		expect(other.html).toContain('Test office emailed an answer')
		expect(other.html).toMatch(/name="version"[^>]* value="2"/)
	})

	test('SD-89 fill in placeholders in an offer’s preview and mail, and do not send it with one that has no value', async () => {
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

	test('SD-88 let editors change the templates with known placeholders only, and do not let the office role change them', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const editor = await signIn({ url, store }, 'editor')
		const path = '/admin/content/answer_templates/answer-not-reached'
		const page = await (await get(url, path, editor)).text()
		expect(page).toContain('{{request.pickupDay}}')
		expect(page).not.toMatch(/<button(?![^>]*disabled)[^>]*value="preview"/)
		expect(page).not.toContain('See it')
		const row = { name: 'No answer', form: 'any', subject: 'We called', body: 'On {{request.date}}.' }
		const version = /name="[^"]*version"[^>]* value="([^"]*)"/.exec(page)?.[1] ?? ''
		const control = (name: string) => new RegExp(`name="([^"]*${name})"`).exec(page)?.[1] ?? name
		const publish = (changes: Record<string, string>) =>
			post(
				url,
				path,
				{
					...row,
					[control('id')]: 'answer-not-reached',
					[control('version')]: version,
					[control('intent')]: 'publish',
					...changes,
				},
				{ cookie: editor },
			)
		const refused = await publish({ body: 'On {{request.birthday}}.' })
		expect(await refused.text()).toContain('there is no fact called {{request.birthday}}')
		expect((await publish({})).status).toBe(303)
		const { leadId } = await sendLead(store, 'quote')
		await expect
			.poll(async () => (await get(url, `/admin/leads/quote/${leadId}`, editor)).text())
			.toContain('No answer')
		const office = await signIn({ url, store }, 'office')
		expect((await get(url, path, office)).status).toBe(403)
	})
})
