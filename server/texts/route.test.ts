import { expect, test } from 'vitest'
import { billingEntries } from '#test/billing_entries.ts'
import { createStaff } from '#test/office_leads.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { sendFrom } from '#test/people.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { allTexts, hiddenWithText, publicUrl, writeText } from '#test/texts.ts'
import { serveWithTexts, startTwilio } from '#test/start_twilio.ts'
import { callAsTwilio } from '#test/twilio_service.ts'
import { until } from '#test/until.ts'

const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
const number = '+19705550142'

/** Serves the site with a Twilio account; `address` is its public URL, by default the server's own. */
async function serve(store: FreshStore, address?: string) {
	const twilio = await startTwilio()
	const environment = { LOG_LEVEL: 'info', ...(address && { PUBLIC_URL: address }) }
	const { url, output } = await serveWithTexts(store.connection, twilio, environment)
	const call = (path: string, fields: Record<string, string>, token?: string) =>
		callAsTwilio({ url, publicUrl: address ?? url, path }, fields, token)
	let count = 0
	const text = (Body: string, From = number, more: Record<string, string> = {}) =>
		call('/texts/incoming', {
			MessageSid: `SM${++count}`,
			From,
			To: '+19705550100',
			Body,
			NumMedia: '0',
			...more,
		})
	return { url, output, call, text }
}

const officeMails = ({ db }: FreshStore) =>
	db
		.selectFrom('outbox')
		.selectAll()
		.where('subject', 'like', 'Text from%')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
const consents = ({ db }: FreshStore) =>
	db
		.selectFrom('person_consents')
		.select(['is_granted', 'wording', 'staff_name'])
		.orderBy('created_at')
		.execute()

describeEachStore('a call from Twilio', (fresh) => {
	test('SD-105 counts only with a valid signature, and a repeated one is stored once', async () => {
		const store = await fresh({ seed: true })
		await sendFrom(store, june)
		const { url, call, output } = await serve(store, publicUrl)
		const fields = { MessageSid: 'SM1', From: number, To: '+19705550100', Body: 'Is it Tuesday? & “so”' }
		expect((await call('/texts/incoming', fields, 'another token')).status).toBe(403)
		const forged = await fetch(`${url}/texts/incoming`, { method: 'POST', body: new URLSearchParams(fields) })
		expect(forged.status).toBe(403)
		const ofAnother = await callAsTwilio(
			{ url, publicUrl: 'https://evil.example', path: '/texts/incoming' },
			fields,
		)
		expect(ofAnother.status).toBe(403)
		expect(
			(await call('/texts/status?text=nobody', { ...fields, MessageStatus: 'delivered' }, 'x')).status,
		).toBe(403)
		expect(await allTexts(store)).toEqual([])
		for (let at = 0; at < 3; at++) {
			const answer = await call('/texts/incoming', fields)
			expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml'])
			expect(await answer.text()).toMatch(/<Response\/>$/)
		}
		expect(await allTexts(store)).toMatchObject([{ body: 'Is it Tuesday? & “so”', direction: 'in' }])
		expect(await officeMails(store)).toHaveLength(1)
		expect((await call('/texts/incoming', { MessageSid: 'SM2' })).status, 'without a sender').toBe(400)
		const long = await call('/texts/incoming', { ...fields, MessageSid: 'SM3', Body: 'x'.repeat(70_000) })
		expect(long.status).toBe(413)
		const elsewhere = await fetch(`${url}/contact`, {
			method: 'POST',
			headers: { origin: 'https://evil.example' },
		})
		expect(elsewhere.status, 'other forms stay closed to other sites').toBe(403)
		await until(() => expect(output()).toContain('has a wrong signature'))
		expect(output()).not.toContain('0142')
	})

	test('SD-106 STOP ends texts at once and drops waiting ones, START allows them again, HELP is answered', async () => {
		const store = await fresh({ seed: true })
		const request = await sendFrom(store, june)
		const staff = await createStaff(store)
		const { text } = await serve(store)
		const waiting = new Date(Date.now() + 1000)
		const lead = { lead: request }
		const agreed = await writeText(store, staff, lead, 'At night', { now: nextNight(waiting) })
		expect(agreed).toBe('sent')
		expect(await (await text('Stop.')).text(), 'Twilio answers STOP').toMatch(/<Response\/>$/)
		expect(await text('STOP')).toMatchObject({ status: 200 })
		expect(await consents(store)).toEqual([
			{ is_granted: false, wording: 'Stop.', staff_name: 'The customer' },
		])
		expect((await allTexts(store)).filter(({ direction }) => direction === 'out')).toMatchObject([
			{ state: 'dropped' },
		])
		expect(await writeText(store, staff, lead, 'Still there?')).toMatchObject({ ok: false, status: 409 })
		await text('start')
		expect((await consents(store)).map(({ is_granted }) => is_granted)).toEqual([false, true])
		expect(await writeText(store, staff, lead, 'Welcome back')).toBe('sent')
		const help = await (await text('HELP')).text()
		expect(help).toContain('<Response><Message>Horsetooth Hauling: for help call (970) 555-0142')
		expect(await (await text('HELP', number, { OptOutType: 'HELP' })).text(), 'Twilio answered').toMatch(
			/<Response\/>$/,
		)
		expect(await officeMails(store), 'nobody has to read these').toEqual([])
		const events = await store.db
			.selectFrom('lead_events')
			.select('to_value')
			.where('kind', '=', 'text-in')
			.execute()
		expect(events.map(({ to_value }) => to_value).toSorted()).toEqual([
			'help',
			'help',
			'start',
			'stop',
			'stop',
		])
	})

	test('SD-106 SD-107 YES without a STOP before it, and START from a number that never agreed, are ordinary messages', async () => {
		const store = await fresh({ seed: true })
		await sendFrom(store, june)
		const { text } = await serve(store)
		await text('YES')
		const stranger = '+19705550177'
		await text('STOP', stranger)
		await text('START', stranger)
		expect((await consents(store)).map(({ is_granted }) => is_granted)).toEqual([false])
		expect(await officeMails(store)).toHaveLength(2)
	})

	test('SD-07 SD-100 the office can text a customer ID to somebody who asked for it by text, only from that request and until a STOP', async () => {
		const store = await fresh({ seed: true })
		const { url, text } = await serve(store)
		const asks = (changes: Record<string, string>) =>
			fetch(`${url}/functions/billing-request`, { method: 'POST', body: billingEntries(changes) })
		await asks({ kind: 'id-by-text', customer_phone: '970 555 0142' })
		await asks({ phoneNumber: '970 555 0142' })
		const cookie = await signIn({ url, store }, 'office')
		const pathOf = async (kind: string) => {
			const rows = store.db.selectFrom('billing_requests').select('id').where('kind', '=', kind)
			return `/admin/leads/billing-request/${(await rows.executeTakeFirstOrThrow()).id}`
		}
		const page = async (path: string) => (await get(url, path, cookie)).text()
		const [asked, other] = [await pathOf('id-by-text'), await pathOf('account-update')]
		expect(await page(other)).toContain('Nobody asked whether we may send texts to (970)\u00a0555-0142')
		const html = await page(asked)
		expect(html).toContain('Asked for a text')
		expect(await page(`${asked}/print`)).toContain('Asked for a text')
		const sent = await post(
			url,
			`${asked}/text`,
			{ ...hiddenWithText(html), text: 'It is 12 digits.' },
			{ cookie },
		)
		expect(sent.status).toBe(303)
		expect(await allTexts(store)).toMatchObject([{ number, direction: 'out' }])
		await text('STOP')
		expect(await page(asked)).toContain('They stopped texts to (970)\u00a0555-0142.')
	})

	test('SD-107 a text goes to the newest open request and its assignee, waits, and is answered on the request’s page', async () => {
		const store = await fresh({ seed: true })
		const old = await sendFrom(store, june, new Date(Date.now() - 7_200_000))
		const open = await sendFrom(
			store,
			{ ...june, message: 'And a second cart.' },
			new Date(Date.now() - 3_600_000),
		)
		const lost = await sendFrom(store, { ...june, message: 'Never mind.' })
		const kit = await createStaff(store, 'office', 'Kit')
		const set = (id: string, row: { status?: 'lost' | 'contacted'; assigned_to?: string }) =>
			store.db.updateTable('lead_work').set(row).where('lead_id', '=', id).execute()
		await set(lost.leadId, { status: 'lost' })
		await set(open.leadId, { assigned_to: kit.id, status: 'contacted' })
		const { url, text, call } = await serve(store)
		await text('Gate code is <b>12</b>', number, { NumMedia: '2' })
		expect(await allTexts(store)).toMatchObject([
			{ lead_id: open.leadId, person_id: old.person, pictures: 2 },
		])
		const [mail] = await officeMails(store)
		expect(mail).toMatchObject({
			to_address: kit.email,
			kind: 'staff',
			lead_id: open.leadId,
			subject: `Text from June Hill (${open.reference})`,
		})
		expect(mail?.body).toContain(`${url}/admin/leads/quote/${open.leadId}`)

		const cookie = await signIn({ url, store }, 'office')
		const page = async (path: string) => (await get(url, path, cookie)).text()
		const path = `/admin/leads/quote/${open.leadId}`
		expect(await page('/admin/texts')).toContain('Gate code is &lt;b&gt;12&lt;/b&gt;')
		const html = await page(path)
		for (const words of [
			'new or due, with texts',
			'Gate code is',
			'2 pictures came with it',
			'sent us a text message',
			'Nothing to do',
		])
			expect(html).toContain(words)
		const send = (fields: Record<string, string>) =>
			post(url, `${path}/text`, { ...hiddenWithText(html), ...fields }, { cookie })
		await text('And please skip Tuesday')
		const refused = await send({ text: '' })
		expect([refused.status, await refused.text()]).toEqual([
			422,
			expect.stringContaining('Please write something first.'),
		])
		const long = 'long '.repeat(201)
		const kept = await send({ text: long })
		expect([kept.status, await kept.text()]).toEqual([422, expect.stringContaining(long.trim())])
		const sent = await send({ text: 'Thank you!' })
		expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?text=sent#texts`])
		expect((await send({ text: 'Thank you!' })).status).toBe(303)
		const left = await page('/admin/texts')
		expect(left, 'answered').not.toContain('Gate code is')
		expect(left, 'what came while they wrote').toContain('And please skip Tuesday')
		const again = { ...hiddenWithText(await page(path)), text: 'Sure.' }
		expect((await post(url, `${path}/text`, again, { cookie })).status).toBe(303)
		expect(await page('/admin/texts'), 'answered').toContain('No text is waiting.')
		const ours = (await allTexts(store)).filter(({ direction }) => direction === 'out')
		expect(ours).toMatchObject([
			{ body: expect.stringContaining('Thank you!'), staff_name: 'Test office' },
			{ body: 'Sure.' },
		])
		const id = ours[0]?.id ?? ''
		const status = (MessageStatus: string, more = {}) =>
			call(`/texts/status?text=${id}`, { MessageSid: 'SMours', MessageStatus, ...more })
		await store.db.updateTable('texts').set({ state: 'sending' }).where('id', '=', id).execute()
		expect((await status('delivered')).status).toBe(204)
		await status('sent')
		expect(await page(path), 'a report that comes late takes nothing back').toContain('Delivered')
	})

	test('SD-108 a text that did not arrive says why and waits until somebody has seen it', async () => {
		const store = await fresh({ seed: true })
		const request = await sendFrom(store, june)
		const { url, call } = await serve(store)
		await writeText(store, await createStaff(store), { lead: request }, 'Are you home?', {
			now: nextNight(new Date()),
		})
		const [text] = await allTexts(store)
		const report = { MessageSid: 'SM9', MessageStatus: 'undelivered', ErrorCode: '30005' }
		await call(`/texts/status?text=${text?.id}`, report)
		const cookie = await signIn({ url, store }, 'office')
		const waiting = await (await get(url, '/admin/texts', cookie)).text()
		expect(waiting).toContain('Not delivered: This number is not in use.')
		expect(waiting).toContain('To June Hill')
		const fields = { intent: 'seen', id: text?.id ?? '' }
		const seen = await post(url, '/admin/texts', fields, { cookie })
		expect(seen.status).toBe(303)
		expect(await (await get(url, '/admin/texts', cookie)).text()).toContain('No text is waiting.')
	})

	test('SD-107 a text from another number of the same person is read and answered on the page of the open request', async () => {
		const store = await fresh({ seed: true })
		const other = await sendFrom(store, { name: 'J. Hill', email: 'hill@example.com', phone: '970 555 0188' })
		const open = await sendFrom(store, june)
		const { url, text } = await serve(store)
		const cookie = await signIn({ url, store }, 'office')
		const merge = { intent: 'merge', other: other.person }
		expect((await post(url, `/admin/people/${open.person}`, merge, { cookie })).status).toBe(303)
		await store.db
			.updateTable('lead_work')
			.set({ status: 'lost' })
			.where('lead_id', '=', other.leadId)
			.execute()
		await text('Is it Friday?')
		await text('Gate code is 12', '+19705550188')
		const path = `/admin/leads/quote/${open.leadId}`
		const html = await (await get(url, path, cookie)).text()
		expect(html).toContain('Gate code is 12')
		expect(html, 'who wrote last is answered').toContain('<option value="+19705550188" selected="">')
		const answer = { ...hiddenWithText(html), intent: 'send', number: '+19705550188', text: 'Thank you!' }
		expect((await post(url, `${path}/text`, answer, { cookie })).status).toBe(303)
		const texts = await allTexts(store)
		expect(texts.map(({ direction, number: to, raised_at }) => [direction, to, raised_at])).toEqual([
			['in', number, expect.any(String)],
			['in', '+19705550188', null],
			['out', '+19705550188', null],
		])
	})

	test('SD-107 a text is mailed to the office if the assignee of its request has become a driver', async () => {
		const store = await fresh({ seed: true })
		const { leadId } = await sendFrom(store, june)
		const kit = await createStaff(store, 'office', 'Kit')
		await store.db
			.updateTable('lead_work')
			.set({ status: 'won', assigned_to: kit.id })
			.where('lead_id', '=', leadId)
			.execute()
		const { url, text } = await serve(store)
		const owner = await signIn({ url, store }, 'owner')
		const changed = await post(
			url,
			'/admin/staff',
			{ staff: kit.id, intent: 'role', role: 'driver', was_role: 'office' },
			{ cookie: owner },
		)
		expect(changed.status).toBe(303)
		await text('Is it Friday?')
		const [mail] = await officeMails(store)
		expect(mail).toMatchObject({ to_address: sampleFacts.email, lead_id: leadId })
	})

	test('SD-107 an unknown number becomes a person named by the number, until merged with the named sender of a request', async () => {
		const store = await fresh({ seed: true })
		const { url, text } = await serve(store)
		await Promise.all([text('Do you haul couches?'), text('Hello?')])
		await text('From a short code', '12345')
		const people = await store.db.selectFrom('people').selectAll().execute()
		expect(people.map(({ name }) => name)).toEqual(['(970) 555-0142'])
		expect(await allTexts(store)).toHaveLength(3)
		expect(await officeMails(store)).toHaveLength(3)
		const cookie = await signIn({ url, store }, 'office')
		const person = await (await get(url, `/admin/people/${people[0]?.id}`, cookie)).text()
		for (const words of ['Do you haul couches?', 'Never asked: do not text']) expect(person).toContain(words)
		expect(await (await get(url, '/admin/texts', cookie)).text()).toContain('From a short code')
		const { person: of } = await sendFrom(store, june)
		const path = `/admin/people/${people[0]?.id}`
		const judged = await (await get(url, path, cookie)).text()
		expect(judged).toContain('May be the same as')
		const merged = await post(url, path, { intent: 'merge', other: of }, { cookie })
		expect(merged.status).toBe(303)
		expect(await (await get(url, path, cookie)).text()).toContain('June Hill')
	})
})

describeStore('sqlite', 'without an account', (fresh) => {
	test('SD-109 a link opens the staff member’s own texting app unless the customer declined, and calls from Twilio are refused', async () => {
		const store = await fresh({ seed: true })
		const yes = await sendFrom(store, june)
		const no = await sendFrom(store, { ...june, email: 'ada@example.com', phone: '970 555 0199' })
		await store.db
			.insertInto('person_consents')
			.values({
				id: 'no',
				person_id: no.person,
				is_granted: false,
				method: 'spoken',
				number_hash: null,
				wording: 'No.',
				wording_version: 'v',
				local_time: 'now',
				staff_id: null,
				staff_name: 'Kit',
				created_at: new Date().toISOString(),
			})
			.execute()
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const page = async (path: string) => (await get(url, path, cookie)).text()
		const allowed = await page(`/admin/leads/quote/${yes.leadId}`)
		expect(allowed).toContain('href="sms:+19705550142"')
		expect(allowed).not.toContain('Send the text')
		expect(allowed).not.toContain('href="/admin/texts"')
		const refused = await page(`/admin/leads/quote/${no.leadId}`)
		expect(refused).not.toContain('sms:+')
		expect(refused).toContain('They did not agree to texts to (970)\u00a0555-0199.')
		const call = { url, publicUrl, path: '/texts/incoming' }
		expect(
			(await callAsTwilio(call, { MessageSid: 'SM1', From: number, Body: 'STOP' })).status,
		).toBeGreaterThanOrEqual(400)
		expect(await allTexts(store)).toEqual([])
	})
})

/** The next 10 PM in the company's time zone after `from`; texts written then wait until morning. */
function nextNight(from: Date): Date {
	const night = new Date(from)
	night.setUTCHours(5, 0, 0, 0)
	return night > from ? night : new Date(night.getTime() + 86_400_000)
}
