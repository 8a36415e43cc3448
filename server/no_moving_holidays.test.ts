import { expect, test } from 'vitest'
import { holidayKeys } from '#app/company/holidays.ts'
import { orderEntries } from '#test/order_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { post } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { passages, wholeSite } from '#test/whole_site.ts'

/** Texts saying that a holiday moves pickups. */
const moves =
	/these holidays: \.|(?:a|one of our|Friday) holidays? (?:from|on|falls|can|may|moves)|holidays falls on|holiday may|Is it a holiday week|because of a holiday|only holiday is a|except in a (?:<a[^>]*>)?holiday week|rule is for homes|pickups move as|holidays in one week|holiday rule|before the holiday|routes are planned one by one/i

/** Texts saying that each holiday moves a pickup by one day, whatever else is in its week. */
const byOneDay =
	/move your day by one|rest of the week back by one|pickups run a day late for|holiday may move it by|Say the holiday is|makes it a day later|we run a day late/i

describeStore('sqlite', 'holidays that move no pickups', (fresh) => {
	test.each(['moved', 'usual', 'open'] as const)(
		'AB-05 SD-138 if each holiday is %s, the site mentions moved pickups only if holidays move any',
		async (rule) => {
			const store = await fresh({ seed: true })
			const value = JSON.stringify(Object.fromEntries(holidayKeys.map((key) => [key, rule])))
			const row = { id: 'holidays', name: 'hours.holidays', value, updated_at: '2026-11-22T12:00:00.000Z' }
			await store.db.insertInto('company_facts').values(row).execute()
			const { url } = await serveStore(store.connection)
			const site = await wholeSite(url)
			for (const path of ['/order', '/service-request?kind=missed'])
				site.set(path, await (await fetch(url + path)).text())
			const asked = await post(url, '/order', orderEntries({ intent: 'total' }))
			site.set('the day of an order', await asked.text())
			const told = passages(site, moves).map((passage) => passage.split(': ')[0])
			const pages = [
				'/residential',
				'/about',
				'/faqs',
				'/commercial',
				'/pickup-day',
				'/help/holiday-weeks',
				'/help/missed-pickup',
				'/help/where-we-pick-up',
				'/help/text-notifications',
				'/terms-of-service',
				'/service-request?kind=missed',
				'the day of an order',
			]
			expect(pages.filter((page) => told.includes(page))).toEqual(rule === 'moved' ? pages : [])
			expect(rule === 'moved' ? [] : told).toEqual([])
			expect(passages(site, byOneDay)).toEqual([])
			const addUp = ['/about', '/faqs', '/help/holiday-weeks'].map((path) =>
				/holidays in one week(?:<.strong>)? add up, to Saturday/.test(site.get(path) ?? ''),
			)
			expect(new Set(addUp)).toEqual(new Set([rule === 'moved']))
			const article = site.get('/help/holiday-weeks')
			expect(article?.includes('No holiday moves a pickup')).toBe(rule !== 'moved')
			expect(article?.includes('The rule for homes')).toBe(rule === 'moved')
			expect(site.get('/about')?.includes('Commercial accounts run on their own routes')).toBe(
				rule === 'moved',
			)
			expect(site.get('/about')?.includes('only the office is closed; the trucks come as usual')).toBe(
				rule === 'usual',
			)
		},
	)
})
