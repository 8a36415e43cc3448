import { giveOwnPrices } from '#test/town_prices.ts'
import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { openDay } from '#app/stops/open_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { formsOf } from '#test/page_forms.ts'
import { sendLead } from '#test/office_leads.ts'
import { answerTemplateRow, textTemplateRow } from '#test/rows.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

async function openSite(store: FreshStore) {
	const { url } = await serveStore(store.connection)
	const owner = await signIn({ url, store }, 'owner')
	/** Sends a request from the site, without scripts; resolves to the address of its receipt. */
	const ask = async (changes: Record<string, string> = {}) => {
		const body = serviceEntries({ kind: 'broken-cart', cart_problem: 'wheel', ...changes })
		const response = await fetch(`${url}/service-request`, {
			method: 'POST',
			body,
			headers: { origin: url },
			redirect: 'manual',
		})
		const to = response.headers.get('location') ?? ''
		expect([response.status, to]).toEqual([303, expect.stringMatching(/^\/service-request\?sent=/)])
		return to.replace(/#.*/, '')
	}
	const read = async (path: string) => (await fetch(url + path)).text()
	/** Saves the rule of a kind of stop with these values; resolves to the response page. */
	const rule = async (kind: string, values: Record<string, string>) => {
		const path = `/admin/content/stop_rules/${kind}`
		const form = formsOf(await (await get(url, path, owner)).text(), path).find(({ fields }) =>
			fields.some(([name]) => name === 'done_text_id'),
		)
		const typed = { ...Object.fromEntries(form?.fields ?? []), intent: 'publish', ...values }
		return post(url, path, typed, { cookie: owner })
	}
	return { url, owner, ask, read, rule }
}

describeStore('sqlite', 'FI-97 the day of a request', (fresh) => {
	test('is promised by the form only if the office allows it; mails and receipt state it, the receipt until a week after the stop', async () => {
		const store = await fresh({ seed: true })
		const site = await openSite(store)
		const silent = await site.ask()
		expect(await site.read(silent)).not.toContain('Where it stands')
		expect(await store.db.selectFrom('stops').select('id').execute()).toEqual([])
		expect((await site.rule('repair', { promises_day: 'on' })).status).toBe(303)
		const promised = await site.ask({ email: 'pat@mail.example', details: 'The other wheel.' })
		const [stop, ...others] = await store.db.selectFrom('stops').selectAll().execute()
		expect(others).toEqual([])
		expect(stop).toMatchObject({ kind: 'repair', state: 'planned', created_by: 'the form' })
		expect(await site.read(promised)).toMatch(/Where it stands.*Repair a cart: planned for \w+day, /s)
		const mails = await store.db
			.selectFrom('outbox')
			.select(['kind', 'body'])
			.where('lead_id', '=', stop?.lead_id ?? '')
			.execute()
		expect(mails.find(({ kind }) => kind === 'receipt')?.body).toContain(`Repair a cart: planned for `)
		expect(mails.find(({ kind }) => kind === 'receipt')?.body).toContain(promised)
		expect(mails.find(({ kind }) => kind === 'staff')?.body).toContain('Planned: Repair a cart: planned for ')

		// The promise follows the stop, stays for weeks, names nobody, and ends.
		await store.db.updateTable('lead_work').set({ created_at: '2026-01-05T17:00:00.000Z' }).execute()
		expect(await site.read(silent)).not.toContain('Your reference number is')
		const mark = { intent: 'done', stop: stop?.id ?? '', was: 'planned', cart_number: '96-10234' }
		expect((await post(site.url, '/admin/stops', mark, { cookie: site.owner })).status).toBe(303)
		const done = await site.read(promised)
		expect(done).toMatch(/Where it stands.*Cart repaired: \w+day, /s)
		expect(done).not.toMatch(/June Alvarez|96-10234|12 Elm/)
		const today = civilDay(localTimeOf(new Date(), sampleFacts).date)
		for (const [days, isShown] of [
			[6, true],
			[8, false],
		] as const) {
			const day = addDays(today, -days).date
			await store.db.updateTable('stops').set({ day }).execute()
			expect([days, (await site.read(promised)).includes('Where it stands')]).toEqual([days, isShown])
		}
	})

	test('is the day of each skipped pickup, as the receipt lists them; without a pickup in the dates, nothing is planned', async () => {
		const store = await fresh({ seed: true })
		const site = await openSite(store)
		await site.rule('skip', { promises_day: 'on' })
		const { date: today } = localTimeOf(new Date(), sampleFacts)
		const away = (from: number, to: number) => {
			const [skip_from, skip_to] = [from, to].map((days) => addDays(civilDay(today), days).date)
			const days = { skip_from: skip_from ?? '', skip_to: skip_to ?? '' }
			return site.ask({ kind: 'skip', area_slug: 'windsor-lake', message: `${from}`, ...days })
		}
		const receipt = await away(5, 25)
		const stops = await store.db.selectFrom('stops').selectAll().orderBy('day').execute()
		expect(stops).toEqual(stops.map(() => expect.objectContaining({ kind: 'skip', follows_route: true })))
		const mail = await store.db
			.selectFrom('outbox')
			.select('body')
			.where('kind', '=', 'receipt')
			.executeTakeFirstOrThrow()
		const listed = /We skip your house on: (.*)\./.exec(mail.body)?.[1] ?? ''
		expect(mail.body).toContain(`Skip the pickup: planned for ${listed}.`)
		const days = listed.split('; ')
		expect(days.length).toBeGreaterThan(1)
		expect(stops).toHaveLength(days.length)
		const page = await site.read(receipt)
		for (const day of days) expect(page).toContain(`Skip the pickup: planned for ${day}`)
		// Windsor Lake is picked up on Wednesdays.
		const friday = (5 - civilDay(today).weekday + 7) % 7
		await away(friday + 7, friday + 8)
		expect(await store.db.selectFrom('stops').select('id').execute()).toHaveLength(days.length)
	})

	test('is announced by the mail and text that the office chose and previewed, by text only to people who agreed to texts', async () => {
		const store = await fresh({ seed: true })
		const site = await openSite(store)
		await store.db
			.updateTable('pickup_areas')
			.set({ set_out_hour: 5 })
			.where('slug', '=', 'windsor-lake')
			.execute()
		await giveOwnPrices(store, 'windsor')
		const hello = 'Hello {{request.name}}, {{stop.what}} on {{stop.day}}. Out by {{carts.outBy}}.'
		await store.db
			.insertInto('answer_templates')
			.values([
				answerTemplateRow({ id: 'planned', subject: 'Your stop', body: hello }),
				answerTemplateRow({ id: 'odd', subject: 'Done', body: 'Lawn pickup is {{price.lawn}}.' }),
			])
			.execute()
		const text = textTemplateRow({ id: 'text', body: '{{stop.what}}: {{stop.day}}' })
		await store.db.insertInto('text_templates').values(text).execute()
		const choice = {
			planned_mail_id: 'planned',
			planned_text_id: 'text',
			done_mail_id: 'odd',
			done_text_id: 'text',
		}
		const asked = await site.rule('repair', choice)
		const page = await asked.text()
		expect(page).toMatch(/Hello June Alvarez, Repair a cart on \w+day, .*Lawn pickup is \$\d+\./s)
		const seen =
			/value="([^"]+)" name="row-seen"/
				.exec(page)?.[1]
				?.replaceAll('&quot;', '"')
				.replaceAll('&#x27;', "'")
				.replaceAll('&amp;', '&') ?? ''
		expect((await site.rule('repair', { ...choice, 'row-seen': seen })).status).toBe(303)

		const [yes, no] = [
			await sendLead(store, 'service-request', {
				kind: 'broken-cart',
				cart_problem: 'wheel',
				smsConsent: 'on',
			}),
			await sendLead(store, 'service-request', {
				kind: 'broken-cart',
				cart_problem: 'lid',
				smsConsent: '',
				phone: '970 555 0199',
				email: 'pat@mail.example',
			}),
		]
		for (const { leadId } of [yes, no])
			expect(
				(
					await post(
						site.url,
						`/admin/leads/service-request/${leadId}`,
						{ intent: 'plan-stop', stops: '0' },
						{ cookie: site.owner },
					)
				).status,
			).toBe(303)
		const told = await store.db
			.selectFrom('outbox')
			.select(['lead_id', 'body'])
			.where('kind', '=', 'answer')
			.execute()
		expect(new Set(told.map(({ lead_id }) => lead_id))).toEqual(new Set([yes.leadId, no.leadId]))
		expect(told[0]?.body).toMatch(/^Hello June Alvarez, Repair a cart on \w+day, .*\. Out by 5:00 AM\.\n/)
		expect(await store.db.selectFrom('texts').select(['lead_id', 'state']).execute()).toEqual([
			{ lead_id: yes.leadId, state: 'waiting' },
		])

		const { id } = await store.db
			.selectFrom('stops')
			.select('id')
			.where('lead_id', '=', yes.leadId)
			.executeTakeFirstOrThrow()
		const path = `/admin/stops/${id}`
		const form = formsOf(await (await get(site.url, path, site.owner)).text(), path).find(({ fields }) =>
			fields.some(([name]) => name === 'day'),
		)
		const { day: first = '', ...fields } = Object.fromEntries(form?.fields ?? [])
		const later = openDay(addDays(civilDay(first), 1).date, sampleFacts)
		const move = { ...fields, day: later, intent: 'publish' }
		expect((await post(site.url, path, move, { cookie: site.owner })).status).toBe(303)
		const texting = store.db.selectFrom('texts').select(['body', 'state', 'problem']).orderBy('created_at')
		expect(await texting.execute(), 'the day that does not hold is not texted').toEqual([
			{
				body: expect.stringContaining(formatDay(first)),
				state: 'dropped',
				problem: 'The stop was changed before it left.',
			},
			{ body: expect.stringContaining(formatDay(later)), state: 'waiting', problem: null },
		])
		const moved = await store.db
			.selectFrom('content_history')
			.select('id')
			.where('row_id', '=', id)
			.where('action', '=', 'save')
			.executeTakeFirstOrThrow()
		const shown = await (await get(site.url, path, site.owner)).text()
		const version = /name="version" value="([^"]*)"/.exec(shown)?.[1] ?? ''
		const back = { intent: 'revert', stop: id, history: moved.id, version }
		expect((await post(site.url, path, back, { cookie: site.owner })).status).toBe(303)
		expect((await texting.execute()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'waiting'])
		const mailed = await store.db
			.selectFrom('outbox')
			.select('body')
			.where('kind', '=', 'answer')
			.where('lead_id', '=', yes.leadId)
			.orderBy('created_at')
			.execute()
		expect(
			mailed.map(({ body }) => [formatDay(first), formatDay(later)].filter((day) => body.includes(day))),
		).toEqual([[formatDay(first)], [formatDay(later)], [formatDay(first)]])
		await post(site.url, '/admin/stops', { intent: 'done', stop: id, was: 'planned' }, { cookie: site.owner })
		expect(
			await (await get(site.url, `/admin/leads/service-request/${yes.leadId}`, site.owner)).text(),
		).toContain('Not told: the words name {{price.lawn}}')
		const { day, done_at } = await store.db
			.selectFrom('stops')
			.select(['day', 'done_at'])
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		const doneOn = localTimeOf(new Date(done_at ?? ''), sampleFacts).date
		expect(doneOn < day).toBe(true)
		const texts = await store.db.selectFrom('texts').select('body').execute()
		expect(
			texts.map(({ body }) => body),
			'the day on which it was done',
		).toContainEqual(expect.stringContaining(`Repair a cart: ${formatDay(doneOn)}`))
	})
})
