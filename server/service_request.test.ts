import { sampleContent } from '#test/sample_content.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { readFilters } from '#app/office/inbox/read_filters.server.ts'
import { listLeads } from '#app/office/inbox/lead_list.server.ts'
import { filledFields, readLead } from '#app/office/requests/lead_record.server.ts'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import { serviceKinds } from '#app/leads/service_request/kinds.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { createStaff } from '#test/office_leads.ts'
import { serviceAlertRow } from '#test/rows.ts'
import { serveStore } from '#test/serve_store.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { describeStore } from '#test/stores.ts'

const post = (url: string, body: URLSearchParams) =>
	fetch(`${url}/service-request`, { method: 'POST', body, redirect: 'manual' })
/** The most recent such weekday before today. */
function lastDay(weekday: string): string {
	const days = [1, 2, 3, 4, 5, 6, 7].map((ago) => inDays(-ago))
	return days.find((day) => formatDay(day).startsWith(weekday)) ?? ''
}
const inDays = (days: number) => addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), days).date

describeStore('sqlite', 'service requests', (fresh) => {
	test('PD-30 the page links to a form for each kind of request, which has only the fields of its kind, even without scripts', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const chooser = await (await fetch(`${url}/service-request`)).text()
		expect(chooser).not.toContain('name="email"')
		for (const { value, label, button } of serviceKinds) {
			expect(chooser).toContain(`href="/service-request?kind=${value}#service-form"`)
			const html = await (await fetch(`${url}/service-request?kind=${value}&area=unknown`)).text()
			expect(html).toContain(`<h2 class="mb-5 text-subtitle">${label}</h2>`)
			expect(html).toContain(`>${button}</button>`)
			expect([value, html.includes('name="skip_from"')]).toEqual([value, value === 'skip'])
			expect([value, html.includes('name="missed_on"')]).toEqual([value, value === 'missed'])
			expect([value, html.includes('name="cart_problem"')]).toEqual([value, value === 'broken-cart'])
		}
		expect(await (await fetch(`${url}/service-request?kind=refund`)).text()).not.toContain('name="email"')
	})

	test('PD-30 one is stored, sent in two mails, found by its kind in the inbox, and can be anonymized', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		expect((await post(url, serviceEntries())).status).toBe(303)
		const skip = { kind: 'skip', skip_from: inDays(7), skip_to: inDays(20) }
		expect((await post(url, serviceEntries(skip))).status).toBe(303)
		const rows = await store.db.selectFrom('service_requests').selectAll().orderBy('kind').execute()
		expect(rows).toMatchObject([
			{
				kind: 'broken-cart',
				cart: 'Trash, 96 gallons',
				cart_problem: 'lid',
				skip_from: null,
				schedule_note: null,
			},
			{ kind: 'skip', cart: null, skip_from: skip.skip_from, skip_to: skip.skip_to },
		])
		const id = rows[0]?.id ?? ''
		const mails = await store.db
			.selectFrom('outbox')
			.select(['kind', 'subject', 'body'])
			.where('lead_id', '=', id)
			.orderBy('kind')
			.execute()
		expect(mails[0]?.subject).toMatch(/^We have your service request \(HH-/)
		expect(mails[0]?.body).toContain('within 4 business hours')
		expect(mails[1]?.subject).toMatch(/^Service request HH-\S+ from June Alvarez$/)
		expect(mails[1]?.body).toContain('About: Broken or lost cart\n')
		expect(mails[1]?.body).toContain('Problem: The lid is broken\n')

		const found = await listLeads(
			store,
			readFilters(new URLSearchParams('form=service-request&field-kind=broken-cart')),
			{ staffId: 'me', now: new Date(), zoned: sampleFacts },
		)
		expect(found.leads).toMatchObject([
			{ lead_id: id, asked: 'Broken or lost cart (Trash, 96 gallons; The lid is broken)' },
		])
		const lead = { form: 'service-request', leadId: id } as const
		const record = await readLead(store, lead)
		const fields = record ? filledFields(record, sampleContent) : []
		expect(fields).toContainEqual({ label: 'Kind', value: 'Broken or lost cart', isLong: false })
		expect(fields.map(({ label }) => label)).not.toContain('Away from')

		await anonymizeLead(store, await createStaff(store, 'owner'), lead, new Date())
		const [forgotten] = await store.db
			.selectFrom('service_requests')
			.selectAll()
			.where('id', '=', id)
			.execute()
		expect(forgotten).toMatchObject({ kind: 'broken-cart', cart_problem: 'lid', message: null, phone: null })
		expect(JSON.stringify(forgotten)).not.toMatch(/June|Elm|example\.com/)
	})

	test('PD-32 a request to stop gets a receipt page and a mail that say when service ends, never before the notice period', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const soonest = formatDay(inDays(30))
		for (const [stop_on, sentence] of [
			['', `Your service ends on ${soonest}.`],
			[inDays(3), `Your service ends on ${soonest}, which is the 30 days of notice we need.`],
			[inDays(45), `Your service ends on ${formatDay(inDays(45))}.`],
		] as const) {
			const response = await post(url, serviceEntries({ kind: 'stop', stop_on }))
			const location = response.headers.get('location') ?? ''
			expect(location).toMatch(/^\/service-request\?sent=[0-9a-f-]{36}#service-form$/)
			expect(await (await fetch(url + location)).text()).toContain(sentence)
			const { body } = await store.db
				.selectFrom('outbox')
				.select('body')
				.where('kind', '=', 'receipt')
				.where('lead_id', '=', new URL(url + location).searchParams.get('sent'))
				.executeTakeFirstOrThrow()
			expect(body).toContain(`\n\n${sentence}\n\n`)
		}
	})

	test('PD-31 a report of a missed pickup is first answered from the area’s schedule, which is then recorded with the request, as is an alert that moved the day', async () => {
		const store = await fresh({ seed: true })
		const due = lastDay('Wednesday')
		const moved = addDays(civilDay(due), -7).date
		// A holiday may have moved the pickup by a day first.
		const days = { starts_on: moved, ends_on: addDays(civilDay(moved), 1).date }
		const alert = serviceAlertRow({ kind: 'delay', delay_days: 2, ...days, message: 'Snow' })
		await store.db.insertInto('service_alerts').values(alert).execute()
		const { url } = await serveStore(store.connection)
		const page = async (search: string) => (await fetch(`${url}/service-request?${search}`)).text()
		const step = await page('kind=missed')
		expect(step).toContain(
			'<option value="windsor-lake">Windsor, Windsor Lake and downtown, Wednesday</option>',
		)
		expect(step).toMatch(/href="\/pickup-day"[^>]*>Find my area by my address</)
		expect(step).not.toContain('name="email"')
		expect(await page('kind=missed&area=unknown')).toContain('name="email"')
		const answered = await page('kind=missed&area=windsor-lake')
		expect(answered).toMatch(/The truck may still be|Did we miss you|This week the truck comes/)
		expect(answered).toContain('name="area_slug" value="windsor-lake"')
		expect(answered).toContain('action="/service-request?kind=missed&amp;area=windsor-lake#answer"')
		const values = { kind: 'missed', area_slug: 'windsor-lake', missed_streams: 'trash' }
		for (const missed_on of [due, moved])
			expect((await post(url, serviceEntries({ ...values, missed_on }))).status).toBe(303)
		const rows = await store.db.selectFrom('service_requests').selectAll().orderBy('missed_on').execute()
		const recorded = { area_slug: 'windsor-lake', missed_streams: ['trash'] }
		expect(rows).toMatchObject([recorded, recorded])
		expect(rows[0]?.schedule_note).toContain(`the pickup of ${formatDay(moved)} was moved to `)
		expect(rows[0]?.schedule_note).toContain('Snow')
		expect(rows[1]?.schedule_note).toMatch(/^Our schedule for Windsor Lake and downtown has /)
	})

	test('PD-32 a customer in a known area who stops is told the last pickup, and one who skips is told which pickups are skipped', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const area = { area_slug: 'windsor-lake' }
		await post(url, serviceEntries({ ...area, kind: 'stop', stop_on: '' }))
		await post(url, serviceEntries({ ...area, kind: 'skip', skip_from: inDays(40), skip_to: inDays(53) }))
		await post(
			url,
			serviceEntries({ kind: 'skip', area_slug: 'gone', skip_from: inDays(40), skip_to: inDays(53) }),
		)
		const rows = await store.db
			.selectFrom('service_requests')
			.select(['kind', 'schedule_note'])
			.orderBy('kind', 'desc')
			.orderBy('area_slug', 'desc')
			.execute()
		expect(rows).toMatchObject([
			{
				schedule_note: expect.stringMatching(
					/^Your service ends on .+\. Your last pickup is \w+day, \w+ \d+\.$/,
				),
			},
			{
				schedule_note: expect.stringMatching(/^We skip your house on: \w+day, \w+ \d+; \w+day, \w+ \d+\.$/),
			},
			{ schedule_note: null },
		])
	})

	test('PD-30 a mistake keeps the fields and everything that was typed; a request that is sent several times is stored once', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const refused = await fetch(`${url}/service-request?kind=extra`, {
			method: 'POST',
			body: serviceEntries({ kind: 'extra', extra_items: 'A sofa & six bags', email: 'june' }),
		})
		const html = await refused.text()
		expect(refused.status).toBe(422)
		expect(html).toContain('value="A sofa &amp; six bags"')
		expect(html).toContain('Please enter a valid email address.')
		expect(html).toContain('action="/service-request?kind=extra#answer"')
		const answers = await Promise.all([1, 2, 3].map(() => post(url, serviceEntries())))
		expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
		expect(await store.db.selectFrom('service_requests').select('id').execute()).toHaveLength(1)
	})
})
