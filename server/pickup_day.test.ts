import { expect, test } from 'vitest'
import { addressField } from '#app/pickup/lookup/look_up_result.ts'
import { lookUpsInAMinute, suggestionsInAMinute } from '#app/pickup/lookup/limits.server.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'

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

describeEachStore('the look-up', (fresh) => {
	test('PD-13 answers a household, not a program that reads the list house by house', async () => {
		const { lookUp, suggest } = await serve(await fresh({ seed: true }))
		for (let at = 1; at <= lookUpsInAMinute; at += 1)
			expect((await lookUp('1204 Main St, Windsor')).status, `look-up ${at}`).toBe(303)
		const refused = await lookUp('1204 Main St, Windsor')
		expect(refused.status).toBe(429)
		const html = await refused.text()
		expect(html).toContain('That is more addresses than one household has.')
		expect(html).toContain('value="1204 Main St, Windsor"')
		// Their own minute is theirs alone, and suggestions are counted apart.
		expect((await lookUp('1204 Main St, Windsor', '203.0.113.8')).status).toBe(303)

		for (let at = 1; at <= suggestionsInAMinute; at += 1)
			expect((await suggest('120 main')).status, `suggestion ${at}`).toBe(200)
		const tooMany = await suggest('120 main')
		expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60'])
		expect(await tooMany.json()).toEqual({
			error: 'That is more than one person types in a minute. Please wait a little.',
		})
		expect(await (await suggest('120 main', '203.0.113.8')).json()).toMatchObject({
			streets: expect.arrayContaining(['120 Main St, Windsor']),
		})
	}, 60_000)

	test('PD-17 sends people of a town that has contracted its trash to whoever comes, and offers them no quote', async () => {
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
		expect((await lookUp('1204 Main St, Windsor')).headers.get('location')).toBe('/pickup-day/windsor-lake')
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

	test('PD-18 is found by a street, with the street filled in', async () => {
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

	test('PD-52 does not know sample streets of true areas once the company has its own name', async () => {
		const store = await fresh({ seed: true })
		const { db } = store
		await db.updateTable('pickup_areas').set({ is_sample: false }).execute()
		const { lookUp, suggest } = await serve(store)
		expect((await lookUp('1204 Main St, Windsor')).status).toBe(303)
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
			.poll(async () => (await lookUp('1204 Main St, Windsor')).status, { timeout: 20_000, interval: 1000 })
			.toBe(200)
		expect(await (await lookUp('1204 Main St, Windsor')).text()).toContain('We do not find Main St')
		expect(await (await suggest('120 main')).json()).toEqual({ streets: [] })
	})
})
