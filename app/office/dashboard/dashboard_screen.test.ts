import { expect, test } from 'vitest'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the dashboard of the office', (fresh) => {
	test('SD-128 SD-130 SD-131 SD-132 links its figures to the requests that they count, and saves them as CSV', async () => {
		const store = await fresh({ seed: true })
		const here = await sendLead(store, 'quote', { name: 'Ada Brook', address: '12 Elm St, Windsor' })
		await sendLead(store, 'hoa', { city: 'Greeley' })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const page = async (path: string, as = cookie) => (await get(url, path, as)).text()

		const first = await get(url, '/admin', cookie)
		expect(first.status).toBe(200)
		const today = await first.text()
		expect(today).toContain('Ada Brook')
		expect(today).toContain(`href="/admin/leads/quote/${here.leadId}"`)

		const html = await page('/admin/dashboard?period=today')
		const links = [...html.matchAll(/href="(\/admin\/leads\?[^"]*)"/g)].map(([, to = '']) =>
			to.replaceAll('&amp;', '&'),
		)
		const windsor = links.find((to) => to.includes('town=Windsor'))
		expect(windsor).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&town=Windsor&sort=newest/)
		const inbox = await page(windsor ?? '')
		expect(inbox).toContain('Ada Brook')
		expect(inbox).toMatch(/Only: (<!-- -->)?Windsor/)
		expect(inbox).toContain('name="town" value="Windsor"')
		expect(inbox).not.toContain('/admin/leads/hoa/')
		const stored = await store.db
			.selectFrom('lead_work')
			.select(['page', 'town'])
			.where('form', '=', 'quote')
			.execute()
		expect(stored).toEqual([{ page: '/contact', town: 'Windsor' }])
		expect(await page('/admin/leads?page=%2Fcontact&form=quote')).toContain('Ada Brook')
		expect(await page('/admin/leads?page=unknown')).not.toContain('Ada Brook')
		expect(await page('/admin/leads?to=2020-01-01')).not.toContain('Ada Brook')

		const earlier =
			/href="([^"]*)"[^>]*aria-label="The day before"|aria-label="The day before"[^>]*href="([^"]*)"/.exec(
				html,
			)
		const to = (earlier?.[1] ?? earlier?.[2] ?? '').replaceAll('&amp;', '&')
		const yesterday = await page(to)
		expect(yesterday).toContain('against the day before')
		expect(yesterday).toContain('aria-label="The day after"')
		expect(html).not.toContain('aria-label="The day after"')
		const day = new URLSearchParams(to.split('?')[1]).get('day')
		const old = await get(url, `/admin/dashboard/export?period=today&day=${day}`, cookie)
		expect(old.headers.get('content-disposition')).toContain(`dashboard-today-${day}.csv`)

		const file = await get(url, '/admin/dashboard/export?period=year', cookie)
		expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		expect(await file.text()).toContain('"Town","Windsor","1"')
		expect((await get(url, '/admin/dashboard/export')).status).toBe(302)
	})

	test('SD-131 the inbox is saved as CSV with notes that no spreadsheet takes for formulas', async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'quote', { name: 'Ada Brook' })
		const june = await createStaff(store, 'office', 'June')
		const said = [
			{ kind: 'note', note: '=HYPERLINK("x")' },
			{ kind: 'note', note: 'Gate sticks.' },
			{ kind: 'call', to: 'reached', note: 'Wants two carts.' },
			{ kind: 'mail', to: 'sent', note: 'Sent the price list.' },
		] as const
		for (const [index, one] of said.entries()) {
			const at = new Date(Date.parse('2026-11-20T19:00:00.000Z') + index)
			await recordEvent(store.db, june, { ...one, lead }, at)
		}
		const { url } = await serveStore(store.connection)
		const owner = await signIn({ url, store }, 'owner')
		const save = async (fields: Record<string, string>) =>
			(await post(url, '/admin/leads/export?form=quote', fields, { cookie: owner })).text()
		const plain = await save({})
		expect(plain).toContain('Ada Brook')
		expect(plain).not.toContain('Gate sticks')
		const withNotes = await save({ notes: '1' })
		expect(withNotes.split('\r\n')[0]).toMatch(/,"Notes"$/)
		expect(withNotes).toContain(
			`"${['=HYPERLINK(""x"")', 'Gate sticks.', 'Wants two carts.', 'Sent the price list.']
				.map((note) => `2026-11-20 12:00 June: ${note}`)
				.join('\n')}"`,
		)
		const events = await store.db
			.selectFrom('lead_events')
			.select('to_value')
			.where('kind', '=', 'export')
			.execute()
		expect(events.map(({ to_value }) => to_value).toSorted()).toEqual([
			'?form=quote',
			'?form=quote with notes',
		])
		const office = await signIn({ url, store }, 'office')
		expect((await post(url, '/admin/leads/export', { notes: '1' }, { cookie: office })).status).toBe(403)
	})
})
