import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendOfficeForm } from '#test/office_forms.ts'
import { get, post, signIn } from '#test/staff.ts'
import { personOf, sendFrom } from '#test/people.ts'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { freePort } from '#test/free_port.ts'
import { shownHtml } from '#test/shown_html.ts'
import { startTwilio } from '#test/start_twilio.ts'
import { describeStore } from '#test/stores.ts'

const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
const ada = { name: 'Ada Brook', email: 'ada@example.com', phone: '970 555 0199', address: '12 Elm St' }

describeStore('sqlite', 'the people of the office', (fresh) => {
	test('SD-42 are listed, found and opened without scripts; notes, consents, merges and erasures are forms', async () => {
		const store = await fresh({ seed: true })
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const page = async (path: string, as = cookie) => (await get(url, path, as)).text()
		const send = (fields: Record<string, string>, as = cookie, person = one.person) =>
			post(url, `/admin/people/${person}`, fields, { cookie: as })

		expect(await page('/admin/people?q=ada')).toContain(`/admin/people/${two.person}`)
		expect(await page('/admin/people?q=ada')).not.toContain(`/admin/people/${one.person}`)
		expect(await page(`/admin/leads/quote/${one.leadId}`)).toContain(`/admin/people/${one.person}`)
		expect((await get(url, '/admin/people/nobody', cookie)).status).toBe(404)

		const html = await page(`/admin/people/${one.person}`)
		expect(html).toContain('(970) 555-0142')
		expect(html).toContain(one.reference)
		expect(html).not.toContain('Erase this person')
		const { leadId } = await sendLead(store, 'order', { smsConsent: '' })
		for (const path of [`people/${await personOf(store, leadId)}`, `leads/order/${leadId}`]) {
			const says = await page(`/admin/${path}`)
			expect(says, 'an empty box is no wish').toContain('Did not agree to texts')
			expect(says).not.toContain('not want texts')
			expect(says.includes('>Box left empty<')).toBe(path.startsWith('people'))
		}

		expect((await send({ intent: 'note', note: 'Gate <b>sticks</b>.' })).status).toBe(303)
		expect(await page(`/admin/people/${one.person}`)).toContain('Gate &lt;b&gt;sticks&lt;/b&gt;.')
		const long = 'x'.repeat(4001)
		const refused = await send({ intent: 'note', note: long })
		expect(refused.status).toBe(422)
		expect(await refused.text(), 'what was typed stays').toContain(long)

		expect((await send({ intent: 'consent', answer: 'no' })).status).toBe(303)
		expect(await page(`/admin/people/${one.person}`)).toContain('Did not agree to texts')
		expect((await send({ intent: 'consent', answer: 'yes', number: '+19705550199' })).status).toBe(409)
		expect((await send({ intent: 'consent', answer: 'yes', number: '+19705550142' })).status).toBe(303)
		expect(await page(`/admin/people/${one.person}`)).toContain('Agreed to texts')

		const stale = {
			intent: 'save',
			was_name: 'June',
			was_address: '',
			was_area_id: '',
			name: 'J. Hill',
			address: '',
			area_id: '',
		}
		const conflict = await send(stale)
		expect(conflict.status).toBe(409)
		const shown = await conflict.text()
		expect(shown).toContain('Somebody else set this')
		expect(shown).toContain('value="J. Hill"')

		expect(await page(`/admin/people/${one.person}?other=ada`)).toContain('Ada Brook into June Hill')
		expect((await send({ intent: 'merge', other: two.person })).status).toBe(303)
		const moved = await get(url, `/admin/people/${two.person}`, cookie)
		expect([moved.status, moved.headers.get('location')]).toEqual([302, `/admin/people/${one.person}`])
		expect((await send({ intent: 'undo', other: two.person })).headers.get('location')).toBe(
			`/admin/people/${two.person}?done=undone`,
		)

		expect((await send({ intent: 'erase', sure: 'on' })).status, 'owners only').toBe(403)
		const owner = await signIn({ url, store }, 'owner')
		expect((await send({ intent: 'erase' }, owner)).status).toBe(422)
		const warned = shownHtml(await page(`/admin/people/${one.person}`, owner))
		expect(warned).toContain('One open request is closed as Lost with it: nobody is left to answer.')
		expect(warned).toContain(`name="open" value="${one.leadId}"`)
		const lead = shownHtml(await page(`/admin/leads/quote/${one.leadId}`, owner))
		expect(lead).toContain(
			'This request is still open, so it is closed as Lost, too: there is nobody left to answer.',
		)
		const unseen = await send({ intent: 'erase', sure: 'on' }, owner)
		expect(unseen.headers.get('location')).toBe(`/admin/people/${one.person}?done=more-open`)
		expect(await page(`/admin/people/${one.person}?done=more-open`, owner)).toContain('Nothing was erased')
		expect((await send({ intent: 'erase', sure: 'on', open: one.leadId }, owner)).status).toBe(303)
		const gone = await page(`/admin/people/${one.person}`, owner)
		expect(gone).toContain('Removed on request')
		expect(shownHtml(gone)).not.toContain('0142')
		const late = await send({ intent: 'note', note: 'Who was it?' }, owner)
		expect(late.status).toBe(410)
		expect(shownHtml(await late.text())).toContain('Who was it?')
		expect((await send({ intent: 'no such thing' })).status).toBe(400)
	})

	test('SD-42 a merge, a split, a consent or an erasure whose answer was lost, sent again, says what was done and does it once', async () => {
		const store = await fresh({ seed: true })
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		const { leadId } = await sendFrom(store, { ...june, message: 'Again.' })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const [june1, ada1] = [one.person, two.person].map((id) => `/admin/people/${id}`)
		const send = async (fields: Record<string, string>, path = june1 ?? '') => {
			const reply = await post(url, path, fields, { cookie })
			return [reply.status, reply.headers.get('location')]
		}
		const twice = async (fields: Record<string, string>, path?: string) => {
			const first = await send(fields, path)
			expect(await send(fields, path), JSON.stringify(fields)).toEqual(first)
			return first
		}
		const kinds = async () => {
			const events = store.db.selectFrom('person_events').select('kind').where('person_id', '=', one.person)
			return (await events.orderBy('created_at').execute()).map(({ kind }) => kind)
		}
		expect(await twice({ intent: 'merge', other: two.person })).toEqual([303, `${june1}?done=merged`])
		expect(await send({ intent: 'merge', other: one.person }, ada1)).toEqual([303, `${june1}?done=merged`])
		expect(await twice({ intent: 'undo', other: two.person })).toEqual([303, `${ada1}?done=undone`])
		expect(await send({ intent: 'merge', other: randomUUID() })).toEqual([410, null])
		const [, apart] = await twice({ intent: 'split', request: leadId })
		expect(apart).not.toContain(one.person)
		const newId = String(apart).replace(/.*\/|\?.*/g, '')
		const undone = { intent: 'undo-split', other: one.person }
		expect(await twice(undone, `/admin/people/${newId}`)).toEqual([303, `${june1}?done=merged`])
		expect(await send({ intent: 'undo-split', other: newId })).toEqual([303, `${june1}?done=merged`])
		expect(await kinds()).toEqual(['merge', 'undo-merge', 'split', 'merge'])

		const yes = { intent: 'consent', answer: 'yes', number: '+19705550142' }
		await twice(yes)
		await twice({ intent: 'consent', answer: 'no' })
		await twice(yes)
		const consents = store.db.selectFrom('person_consents').select('is_granted').orderBy('created_at')
		expect((await consents.execute()).map(({ is_granted }) => is_granted)).toEqual([true, false, true])

		const open = await store.db
			.selectFrom('lead_work')
			.select('lead_id')
			.where('person_id', '=', one.person)
			.execute()
		const erasing = new URLSearchParams({ intent: 'erase', sure: 'on' })
		for (const { lead_id } of open) erasing.append('open', lead_id)
		for (const _ of [1, 2]) {
			const erased = await post(url, june1 ?? '', erasing, { cookie })
			expect(erased.headers.get('location')).toBe(`${june1}?done=erased`)
		}
	})

	test('SD-42 name the town of areas that share a name, and keep an area chosen after it leaves the site', async () => {
		const store = await fresh({ seed: true })
		const { person } = await sendFrom(store, june)
		const areas = await store.db.selectFrom('pickup_areas').select(['id', 'town_slug']).execute()
		const inTown = (slug: string) => areas.find(({ town_slug }) => town_slug === slug)?.id ?? ''
		const [windsor, greeley] = [inTown('windsor'), inTown('greeley')]
		const { url } = await serveStore(store.connection)
		const desk = { url, cookie: await signIn({ url, store }, 'owner') }
		for (const id of [windsor, greeley])
			await sendOfficeForm(desk, `/admin/content/pickup_areas/${id}`, 'publish', { name: 'East side' })
		const path = `/admin/people/${person}`
		const page = async () => shownHtml(await (await get(url, path, desk.cookie)).text())
		const opened = await page()
		expect(opened).toContain('>East side (Windsor)</option>')
		expect(opened).toContain('>East side (Greeley)</option>')
		await sendOfficeForm(desk, path, 'save', { area_id: windsor })
		expect(await page()).toMatch(/Pickup on .*East side \(Windsor\)/)
		await sendOfficeForm(desk, `/admin/content/pickup_areas/${windsor}`, 'publish', { is_active: '' })
		expect(await page()).toMatch(/<option value="[^"]+" selected="">East side<\/option>/)
		await sendOfficeForm(desk, path, 'save', { name: 'June B. Hill' })
		const stored = await store.db
			.selectFrom('people')
			.select(['name', 'area_id'])
			.where('id', '=', person)
			.executeTakeFirstOrThrow()
		expect(stored).toEqual({ name: 'June B. Hill', area_id: windsor })
	})

	test('SD-96 forms sent from the page of a person who has since been merged go to the person they were merged into', async () => {
		const store = await fresh({ seed: true })
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, { ...ada, smsConsent: 'on' })]
		const twilio = await startTwilio()
		const port = String(await freePort())
		const settings = { ...twilio.settings, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
		const { url } = await serveStore(store.connection, settings)
		const cookie = await signIn({ url, store }, 'owner')
		const send = (path: string, fields: Record<string, string>) =>
			fetch(`${url}/admin/people/${path}`, {
				method: 'POST',
				headers: { origin: url, cookie },
				body: new URLSearchParams(fields),
			})
		expect((await send(one.person, { intent: 'merge', other: two.person })).status).toBe(200)

		const noted = await send(two.person, { intent: 'note', note: 'The gate sticks.' })
		expect([noted.status, new URL(noted.url).pathname]).toEqual([200, `/admin/people/${one.person}`])
		expect(await noted.text()).toContain('The gate sticks.')
		const declined = await send(two.person, { intent: 'consent', answer: 'no' })
		expect(await declined.text()).toContain('Did not agree to texts')
		await send(two.person, { intent: 'consent', answer: 'yes', number: '+19705550199' })
		const was = { was_name: ada.name, was_address: ada.address, was_area_id: '', area_id: '' }
		const renamed = { intent: 'save', ...was, name: 'Ada B. Brook', address: ada.address }
		const asked = await send(two.person, renamed)
		expect(asked.status, 'the other one has a name of their own').toBe(409)
		expect(await asked.text()).toContain('Ada B. Brook')
		const text = { key: randomUUID(), number: '+19705550199', text: 'We come on Friday.' }
		expect(await (await send(`${two.person}/text`, text)).text()).toContain('We come on Friday.')
		const written = await get(url, `/admin/people/${two.person}/text`, cookie)
		expect(written.headers.get('location')).toBe(`/admin/people/${one.person}/text`)
		const erased = await (await send(two.person, { intent: 'erase', sure: 'on' })).text()
		expect(erased, 'nobody is erased whom the owner did not see').toContain('June Hill')
		expect(erased).toContain('Somebody merged the person you had open into this one meanwhile.')
	})
})
