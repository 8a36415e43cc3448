import { expect, test } from 'vitest'
import { sendOfficeForm } from '#test/office_forms.ts'
import { createStaff } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { serveStore } from '#test/serve_store.ts'
import { cookieOf, get, post, signIn, staffPassword } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605' }

/** A page's text without tags, with spaces collapsed. */
async function textOf(response: Response): Promise<string> {
	const html = await response.text()
	const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
	return main
		.replaceAll(/<!--.*?-->/g, '')
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}

describeStore('sqlite', 'what staff did', (fresh) => {
	test('SD-125 SD-126 SD-127 is shown to owners with browser and network of sign-ins and failed tries, and to others only their own', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection, { TRUSTED_PROXIES: '127.0.0.1,::1' })
		const owner = await signIn({ url, store }, 'owner')
		const june = await createStaff(store, 'office', 'June')
		const from = (address: string) => ({ headers: { ...phone, 'x-forwarded-for': address } })
		const login = (email: string, password: string, address: string) =>
			post(url, '/admin/login', { email, password }, from(address))
		await login(june.email, 'not her password', '203.0.113.77')
		await login('typed my secret here', 'not her password', '2001:db8:1:2::9')
		const cookie = cookieOf(await login(june.email, staffPassword, '203.0.113.77'))
		await post(url, '/admin/account', { session: 'others' }, { cookie })
		await post(url, '/admin/account/profile', { intent: 'name', name: 'June Hill' }, { cookie })
		await post(
			url,
			'/admin/staff',
			{ intent: 'role', staff: june.id, was_role: 'office', role: 'editor' },
			{ cookie: owner },
		)

		const all = await textOf(await get(url, '/admin/activity', owner))
		expect(all).toContain(
			'Somebody could not sign in as June: the password was wrong Safari on iPhone, 203.0.113.x',
		)
		expect(all).toContain(
			'could not sign in: the address is not on the staff list Safari on iPhone, 2001:db8:1::',
		)
		expect(all).toContain('June signed in Safari on iPhone, 203.0.113.x')
		expect(all).toContain('June changed their name to June Hill')
		expect(all).toContain('Test owner made June Hill Editor, before Office')
		expect(all).not.toMatch(/typed my secret|203\.0\.113\.77/)
		const stored = JSON.stringify(await store.db.selectFrom('staff_activity').selectAll().execute())
		expect(stored).not.toMatch(/typed my secret|203\.0\.113\.77|Mozilla/)

		const hers = await textOf(await get(url, `/admin/activity?person=${june.id}&kind=sign-ins`, owner))
		expect(hers).toContain('could not sign in as June')
		expect(hers).toContain('June signed in')
		expect(hers).not.toMatch(/changed their name|not on the staff list/)
		expect(await textOf(await get(url, '/admin/activity?kind=access', owner))).not.toContain(
			'signed in Safari',
		)

		const account = await textOf(await get(url, '/admin/account', cookie))
		expect(account).toContain('Somebody could not sign in as you: the password was wrong')
		expect(account).toContain('You signed in')
		expect(account).not.toContain('not on the staff list')

		const passwords = { current: staffPassword, password: 'two carts in a windy night' }
		const anew = cookieOf(await post(url, '/admin/account/password', passwords, { cookie }))
		expect(await textOf(await get(url, '/admin/account', anew))).toContain('You chose a new password')
		await post(url, '/admin/logout', {}, { cookie: anew })
		expect(await textOf(await get(url, '/admin/activity', owner))).toContain('June Hill signed out')
		expect((await get(url, '/admin/activity?before=nonsense', owner)).status).toBe(400)
		for (const role of ['office', 'editor'] as const) {
			const other = await signIn({ url, store }, role)
			expect((await get(url, '/admin/activity', other)).status).toBe(403)
		}
	})

	test('SD-125 includes in one list the changes to requests and people, without their notes, to facts and to content', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const lead = await sendFrom(store, { name: 'Ada Brook' })
		const person = `/admin/people/${lead.person}`
		const note = { intent: 'note', note: 'The dog bites at 4711.' }
		expect((await post(url, person, note, { cookie })).status).toBe(303)
		expect((await post(url, person, { intent: 'consent', answer: 'no' }, { cookie })).status).toBe(303)
		const faq = await store.db.selectFrom('faqs').select('id').orderBy('id').executeTakeFirstOrThrow()
		const question = `/admin/content/faqs/${faq.id}`
		await sendOfficeForm({ url, cookie }, question, 'publish', { question: 'Do you haul pianos?' })
		const { id: staffId } = await store.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
		const at = new Date().toISOString()
		const by = { staff_id: staffId, staff_name: 'Test owner', created_at: at }
		const ofLead = { form: 'quote', lead_id: lead.leadId, version: null } as const
		const event = { ...by, ...ofLead, from_value: null, to_value: null, note: null }
		await store.db
			.insertInto('lead_events')
			.values([
				{ ...event, id: 'e1', kind: 'status', from_value: 'new', to_value: 'won' },
				{ ...event, id: 'e2', kind: 'note', note: 'The gate code is 4711.' },
				{ ...event, id: 'e3', kind: 'no-receipt', staff_id: null, staff_name: 'The site' },
			])
			.execute()
		await store.db
			.insertInto('content_history')
			.values([
				{
					...by,
					id: 'h1',
					content_table: 'company_facts',
					row_id: 'prices.recycling',
					action: 'save',
					before_row: { value: 10 },
					after_row: { value: 11 },
				},
			])
			.execute()
		const all = await textOf(await get(url, '/admin/activity', cookie))
		expect(all).toContain(`Test owner set the status from New to Won: Quote ${lead.reference}`)
		expect(all).toMatch(/Test owner changed: .*Company facts/)
		expect(all).toMatch(/10 → \$?11/)
		expect(all).not.toMatch(/4711|The site wrote/)
		const facts = await textOf(await get(url, '/admin/activity?kind=facts', cookie))
		expect(facts).toMatch(/10 → \$?11/)
		expect(facts).not.toContain('set the status')
		const html = await (await get(url, '/admin/activity?kind=requests', cookie)).text()
		expect(html).toContain(`href="/admin/leads/quote/${lead.leadId}"`)
		for (const [kind, path, sentences] of [
			['people', person, ['wrote a note: Ada Brook', 'recorded a no to text messages: Ada Brook']],
			['content', question, ['changed: Do you haul pianos?']],
		] as const) {
			const page = await get(url, `/admin/activity?kind=${kind}`, cookie)
			expect(await page.clone().text(), kind).toContain(`href="${path}"`)
			const listed = await textOf(page)
			for (const sentence of sentences) {
				expect(all).toContain(`Test owner ${sentence}`)
				expect(listed).toContain(`Test owner ${sentence}`)
			}
			expect(listed).not.toMatch(/set the status|10 →/)
		}
	})
})
