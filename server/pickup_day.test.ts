import { expect, test } from 'vitest'
import { addressField } from '#app/pickup/lookup/look_up_result.ts'
import { lookUpsInAMinute, suggestionsInAMinute } from '#app/pickup/lookup/limits.server.ts'
import { raiseVersion } from '#app/office/streets/import/publish.server.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { withinOneMinute } from '#test/within_one_minute.ts'

const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }

async function serve(store: FreshStore) {
	const { url } = await serveStore(store.connection, behindProxy)
	return {
		page: async (path: string) => (await (await fetch(url + path)).text()).replaceAll('<!-- -->', ''),
		lookUp: (address: string, visitor = '203.0.113.7') =>
			fetch(`${url}/pickup-day`, {
				method: 'POST',
				body: new URLSearchParams({ [addressField]: address }),
				headers: { 'x-forwarded-for': visitor },
				redirect: 'manual',
			}),
		suggest: (text: string, visitor = '203.0.113.7') =>
			fetch(`${url}/functions/street-suggestions`, {
				method: 'POST',
				body: JSON.stringify({ text }),
				headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
			}),
	}
}

/** Requests the page and returns the part with the answer. */
async function textOf(store: FreshStore) {
	const { lookUp } = await serve(store)
	return async (address: string) => {
		const html = (await (await lookUp(address)).text()).replaceAll('<!-- -->', '')
		return html.slice(html.indexOf('id="answer"'), html.indexOf('id="areas-heading"'))
	}
}

describeStore('sqlite', 'the look-up', (fresh) => {
	test('PD-13 answers a household’s look-ups, and refuses a program that reads the list house by house', async () => {
		const { lookUp, suggest } = await serve(await fresh({ seed: true }))
		const address = '1204 Main St, Windsor'
		const refused = await withinOneMinute(async (attempt) => {
			const visitor = `203.0.113.${attempt}`
			for (let at = 1; at <= lookUpsInAMinute; at += 1)
				expect((await lookUp(address, visitor)).status, `look-up ${at}`).toBe(200)
			return lookUp(address, visitor)
		})
		expect(refused.status).toBe(429)
		const html = await refused.text()
		expect(html).toContain('That is more addresses than one household has.')
		expect(html).toContain(`value="${address}"`)

		const tooMany = await withinOneMinute(async (attempt) => {
			const visitor = `203.0.113.${attempt}`
			// Each visitor has their own limit, and suggestions have a separate one.
			expect((await lookUp(address, '203.0.113.99')).status).toBe(200)
			for (let at = 1; at <= suggestionsInAMinute; at += 1)
				expect((await suggest('120 main', visitor)).status, `suggestion ${at}`).toBe(200)
			return suggest('120 main', visitor)
		})
		expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60'])
		expect(await tooMany.json()).toEqual({
			error: 'That is more than one person types in a minute. Please wait a little.',
		})
		expect(await (await suggest('120 main', '203.0.113.99')).json()).toMatchObject({
			streets: expect.arrayContaining(['120 Main St, Windsor']),
		})
	})

	test('PD-13 answers on the page itself with the typed address, its next day, and the area’s calendar, reminders and missed-pickup form', async () => {
		const store = await fresh({ seed: true })
		const { lookUp, page } = await serve(store)
		const field = await page('/pickup-day')
		const example = /placeholder="([^"]+)"/.exec(field)?.[1] ?? ''
		expect(example).toMatch(/^\d+ .+, \w/)
		for (const [typed, area] of [
			[example, 'windsor-lake'],
			['  8503 crossroads boulevard apt 2, windsor ', 'windsor-raindance'],
		] as const) {
			const response = await lookUp(typed)
			const html = (await response.text()).replaceAll('<!-- -->', '')
			expect([response.status, response.headers.get('location')]).toEqual([200, null])
			expect(html).toContain(`Next pickup at <strong>${typed.trim()}</strong>`)
			const days = await page(`/pickup-day/${area}`)
			const next = /<time dateTime="[^"]+">[^<]+<\/time>/.exec(days)?.[0] ?? ''
			expect(next).toMatch(/\w+day, \w+ \d+/)
			expect(html).toContain(next)
			const webcal = /href="(webcal:[^"]+)"/.exec(html)?.[1] ?? ''
			expect(webcal).toMatch(new RegExp(`^webcal://.+/calendar/${area}\\.ics$`))
			expect(html).toContain(`calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`)
			for (const to of [
				`/calendar/${area}.ics`,
				`/reminders?area=${area}`,
				`/service-request?kind=missed&amp;area=${area}#service-form`,
			]) {
				expect(html, to).toContain(`href="${to}"`)
				expect(days, to).toContain(`href="${to}"`)
			}
		}
	})

	test('PD-13 shows an example address that it finds, even after the street list has changed', async () => {
		const store = await fresh({ seed: true })
		const { lookUp, page } = await serve(store)
		const exampleNow = async () => /placeholder="([^"]+)"/.exec(await page('/pickup-day'))?.[1] ?? ''
		const first = await exampleNow()
		const street = first.replace(/^\d+ /, '').replace(/, .*$/, '')
		await store.db.deleteFrom('street_ranges').where('street', '=', street).execute()
		await store.db.transaction().execute(raiseVersion)
		await expect.poll(exampleNow).not.toBe(first)
		expect(await (await lookUp(await exampleNow())).text()).toContain('Next pickup at')
	})

	test('PD-13 prefers a listed road to the typed city, lists a town’s areas if only the town is typed, and does not call one choice several', async () => {
		const store = await fresh({ seed: true })
		const ask = await textOf(store)
		const road = await ask('35500 County Rd 13, Eaton')
		expect(road).toContain('Next pickup at <strong>35500 County Rd 13, Eaton</strong>')
		expect(road).toContain('href="/pickup-day/windsor-raindance"')
		expect(await ask('500 Main St, Longmont')).toContain('But we come to a street with that name and number.')

		for (const typed of ['Windsor', '80550 Windsor', 'Windsor, CO']) {
			const town = await ask(typed)
			expect(town, typed).toContain('Pickup days in Windsor')
			for (const slug of ['windsor-lake', 'windsor-raindance'])
				expect(town, typed).toContain(`href="/pickup-day/${slug}"`)
			expect(town, typed).not.toContain('none of our routes')
		}
		expect(await ask('80549')).toContain('This is our area there, with its usual day.')

		const one = await ask('500 Maple Ave, Fort Collins')
		expect(one).toContain('Is this yours?')
		expect(one).not.toContain('more than one')
	})

	test('PD-13 offers similar streets and streets of other towns to choose from, or else a request for a quote', async () => {
		const { lookUp } = await serve(await fresh({ seed: true }))
		for (const [typed, said] of [
			['500 Chestnut St, Severance', 'If it is yours, choose it; if not, ask us for a quote below.'],
			['300 Walnut St, Greeley', 'If one is yours, choose it; if not, ask us for a quote below.'],
			['1204 Mian St, Windsor', 'If it is yours, choose it; if not, ask us for a quote below.'],
		] as const) {
			const html = (await (await lookUp(typed)).text()).replaceAll('<!-- -->', '')
			expect(html).toContain(said)
			expect(html).toContain('href="/pickup-day/windsor-lake"')
			const form = html.slice(html.indexOf('Ask us to come to your street'))
			expect(form).toMatch(
				new RegExp(`name="address"[^>]* value="${typed}"|value="${typed}"[^>]* name="address"`),
			)
		}
		const sure = await (await lookUp('300 Walnut St')).text()
		expect(sure).toContain('Which one is yours?')
		expect(sure).not.toContain('Ask us to come to your street')
	})

	test('PD-13 answers for a town without a street list with its only area’s day, or with its areas to choose from', async () => {
		const store = await fresh({ seed: true })
		for (const slug of ['wellington', 'windsor-lake', 'windsor-raindance'])
			await store.db.deleteFrom('street_ranges').where('area_id', '=', `pickup-area-${slug}`).execute()
		await store.db.transaction().execute(raiseVersion)
		const ask = await textOf(store)
		expect(await ask('12 Nowhere Ln, Wellington')).toContain('href="/pickup-day/wellington"')
		const several = await ask('12 Nowhere Ln, Windsor')
		expect(several).toContain('We have no list of the streets in Windsor yet')
		expect(several).toContain('href="/pickup-day/windsor-lake"')
		expect(several).not.toContain('none of our routes')
		expect(await ask('12 Nowhere Ln, Greeley')).toContain('It is on none of our routes')
	})

	test('PD-14 suggests streets with the typed suffix before others that begin alike', async () => {
		const { suggest } = await serve(await fresh({ seed: true }))
		const first = async (text: string) =>
			((await (await suggest(text)).json()) as { streets: string[] }).streets[0]
		expect(await first('10th')).toBe('10th Ave, Greeley')
		expect(await first('10th st')).toBe('10th St, Greeley')
		expect(await first('1800 10th str')).toBe('1800 10th St, Greeley')
		expect(await first('10th ave')).toBe('10th Ave, Greeley')
	})

	test('PD-17 refers people in a town that contracted its trash pickup to the contractor, and offers them no quote', async () => {
		const store = await fresh({ seed: true })
		const towns = store.db.updateTable('residential_towns').where('slug', '=', 'fort-collins')
		await towns.set({ contracted_to: 'City Haul' }).execute()
		const { lookUp, page } = await serve(store)
		for (const address of [
			'1500 Remington St, Fort Collins',
			'1500 Remington St',
			'9 Nowhere Ln, Fort Collins',
		]) {
			const html = await (await lookUp(address)).text()
			expect(html, address).toContain('In Fort Collins somebody else picks up the trash')
			expect(html, address).toContain('to City Haul. Please call them about your day.')
			expect(html, address).not.toContain('Ask us to come to your street')
		}
		expect(await (await lookUp('1204 Main St, Windsor')).text()).toContain('href="/pickup-day/windsor-lake"')
		const html = await page('/residential/fort-collins')
		const town = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
		expect(town).toContain('In Fort Collins the city has contracted trash pickup to City Haul.')
		expect(town).toContain('What we do in Fort Collins')
		for (const claim of ['What it costs in', 'Get Quote Online', 'Monday or Tuesday', 'Asked in'])
			expect(town.includes(claim), claim).toBe(false)
		expect(await page('/residential/windsor')).toContain('What it costs in Windsor')
		expect(await page('/residential')).toContain('Trash by City Haul')
		const area = await page('/pickup-day/fort-collins-old-town')
		expect(area).toContain('Trash here is picked up by City Haul')
		expect(area).not.toContain('Prices in')
		const feed = JSON.parse(await page('/calendar/fort-collins-old-town.json')) as {
			pickups: { stream: string }[]
		}
		expect(new Set(feed.pickups.map(({ stream }) => stream))).toEqual(new Set(['recycling', 'lawn']))
	})

	test('PD-17 D32 treats a town as contracted if all its areas are, as do its page and the lists of towns', async () => {
		const store = await fresh({ seed: true })
		const areas = store.db.updateTable('pickup_areas').where('town_slug', '=', 'windsor')
		await areas.where('slug', '=', 'windsor-lake').set({ contracted_to: 'City Haul' }).execute()
		const { lookUp, page } = await serve(store)
		expect(await page('/residential/windsor')).toContain('What it costs in Windsor')

		await areas.where('slug', '!=', 'windsor-lake').set({ contracted_to: 'Republic' }).execute()
		await expect
			.poll(() => page('/residential/windsor'))
			.toContain('the city has contracted trash pickup to Republic or City Haul.')
		const town = await page('/residential/windsor')
		for (const claim of ['What it costs in', 'Get Quote Online', 'Asked in'])
			expect(town.includes(claim), claim).toBe(false)
		expect(await page('/help/where-we-pick-up')).not.toMatch(/We empty carts in [^.]*Windsor/)
		expect(await page('/residential')).toContain('Trash by Republic or City Haul')
		expect(await (await lookUp('1204 Main St, Windsor')).text()).toContain('to City Haul. Please call them')
	})

	test('PD-18 is found by a search for a street, with the street filled in', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const asked = await fetch(`${url}/functions/semantic-search`, {
			method: 'POST',
			body: JSON.stringify({ query: 'Main Street Windsor' }),
			headers: { 'content-type': 'application/json' },
		})
		const { results } = (await asked.json()) as { results: { source_url: string }[] }
		const path = results[0]?.source_url ?? ''
		expect(path).toBe('/pickup-day?street=Main+St%2C+Windsor')
		const html = await (await fetch(url + path)).text()
		expect(html).toContain('value="Main St, Windsor"')
		expect(html).toContain('Put your house number before the street.')
		const found = await (await fetch(`${url}/search?q=Main+Street+Windsor`)).text()
		expect(found).toContain('href="/pickup-day?street=Main+St%2C+Windsor"')
	})

	test('PD-52 does not find sample streets, even in areas that are not samples, once the company has its own name', async () => {
		const store = await fresh({ seed: true })
		const { db } = store
		await db.updateTable('pickup_areas').set({ is_sample: false }).execute()
		const { lookUp, suggest, page } = await serve(store)
		expect(await (await lookUp('1204 Main St, Windsor')).text()).toContain('Next pickup at')
		await db
			.insertInto('company_facts')
			.values({
				id: 'name',
				name: 'name',
				value: JSON.stringify('Poudre Valley Waste'),
				updated_at: '2026-11-22T12:00:00.000Z',
			})
			.execute()
		await expect
			.poll(async () => (await lookUp('1204 Main St, Windsor')).text(), { interval: 1000 })
			.toContain('We have no list of the streets in Windsor yet')
		// Nor does the field show a street as an example.
		expect(await page('/pickup-day')).toContain('placeholder="House number, street, town"')
		expect(await (await suggest('120 main')).json()).toEqual({ streets: [] })
	})
})
