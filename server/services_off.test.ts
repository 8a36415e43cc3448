import { expect, test } from 'vitest'
import { factRules } from '#app/company/facts_schema.ts'
import { type Service, services } from '#db/service_names.ts'
import { sendLead } from '#test/office_leads.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

/** What only a company that offers the service says; our own street has the name of a cart. */
const wordsOf: Readonly<Record<Service, RegExp>> = {
	residential: /\bcarts?\b(?! Lane)|curbside|pickup day|trash day/i,
	lawn: /\blawn|\bgrass|yard waste/i,
	rolloff: /roll-?offs?\b/i,
	commercial: /\bcommercial|business dumpster/i,
	hoa: /\bHOAs?\b|homeowners/i,
}

/** Every combination that the rules of the facts allow, by what is off. */
const combinations = Array.from({ length: 2 ** services.length }, (_, bits) =>
	services.filter((_service, at) => (bits & (2 ** at)) !== 0),
).filter((off) => {
	const offered = Object.fromEntries(services.map((service) => [service, !off.includes(service)]))
	const facts = { ...sampleFacts, services: offered as typeof sampleFacts.services }
	return factRules.every(({ holds }) => holds(facts))
})

async function switchOff({ db }: FreshStore, off: readonly Service[]): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await trx.deleteFrom('company_facts').where('name', 'like', 'services.%').execute()
		for (const service of off) {
			const name = `services.${service}`
			const row = { id: name, name, value: 'false', updated_at: '2026-11-22T12:00:00.000Z' }
			await trx.insertInto('company_facts').values(row).execute()
		}
	})
}

/** Whether the site shows these services: the facts stand in each page. */
async function isShown(url: string, off: readonly Service[]): Promise<boolean> {
	const facts = /<script id="facts"[^>]*>([^]*?)<\/script>/.exec(await (await fetch(url)).text())?.[1]
	const { services: shown } = JSON.parse(facts ?? '{}') as { services?: Record<string, boolean> }
	return services.every((service) => shown?.[service] === !off.includes(service))
}

/** A page's words, attributes that are read out or previewed, and what search engines are told. */
function asRead(html: string): string[] {
	const text = html.replaceAll(
		/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<style[^>]*>[^]*?<\/style>/g,
		'',
	)
	const attributes = [...text.matchAll(/ (?:alt|aria-label|content|title|placeholder|value)="([^"]*)"/g)]
	const shown = attributes.map(([, value = '']) => value).filter((value) => !value.includes('/pictures/'))
	return [...text.split(/<[^>]*>/), ...shown]
}

/** Every page from the home page and the site map on, each path once; `more` are asked for besides. */
async function crawl(
	url: string,
	more: readonly string[],
): Promise<Map<string, { status: number; text: string }>> {
	const found = new Map<string, { status: number; text: string }>()
	const waiting = [
		'/',
		'/sitemap',
		'/sitemap.xml',
		'/search',
		'/search-index.json',
		'/site.webmanifest',
		...more,
	]
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		if (found.has(path) || /^\/(?:pictures|assets|admin)\//.test(path)) continue
		const response = await fetch(url + path)
		const text = await response.text()
		found.set(path, { status: response.status, text })
		for (const [, to = ''] of text.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g))
			waiting.push(new URL(to.replaceAll('&amp;', '&'), url).pathname)
	}
	return found
}

describeStore('sqlite', 'a direct visit to a page of a service that is off', (fresh) => {
	test('FI-113 answers 404 with what is offered, and its form takes nothing', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await switchOff(store, ['lawn', 'rolloff'])
		await expect.poll(() => isShown(url, ['lawn', 'rolloff']), { interval: 30 }).toBe(true)
		for (const path of [
			'/roll-off-dumpsters',
			'/roll-off-dumpsters/windsor',
			'/rolloff-12-yard',
			'/size-calculator',
		]) {
			const response = await fetch(url + path)
			const html = (await response.text()).replaceAll('<!-- -->', '')
			expect(response.status, path).toBe(404)
			expect(html).toContain('<title>Page Not Found</title>')
			expect(html).toMatch(
				/<main[^]*that is not among the services we offer[^]*href="\/residential"[^]*href="\/commercial"/,
			)
			expect(html).not.toMatch(/href="\/roll-off-dumpsters"/)
		}
		expect((await fetch(`${url}/services/roll-off`)).status).toBe(404)
		expect((await fetch(`${url}/order?service=lawn`)).status, 'the order form is still there').toBe(200)

		const sent = await fetch(`${url}/roll-off-dumpsters`, { method: 'POST', body: rolloffEntries() })
		expect(sent.status).toBe(404)
		expect(await store.db.selectFrom('rolloff_quote_requests').selectAll().execute()).toEqual([])
		await switchOff(store, [])
		await expect
			.poll(async () => (await fetch(`${url}/roll-off-dumpsters`)).status, { interval: 30 })
			.toBe(200)
	})

	test('FI-114 the office has no screens of it, and what came in before stays readable', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const { leadId } = await sendLead(store, 'order')
		await switchOff(store, ['residential', 'lawn', 'hoa'])
		await expect.poll(() => isShown(url, ['residential', 'lawn', 'hoa']), { interval: 30 }).toBe(true)
		const cookie = await signIn({ url, store }, 'owner')
		const read = async (path: string) => (await get(url, path, cookie)).text()
		const office = await read('/admin')
		expect(office).not.toMatch(/href="\/admin\/(?:pickup|streets|alerts|reminders)"/)
		expect(office).toContain('href="/admin/leads"')
		expect((await get(url, '/admin/pickup', cookie)).status).toBe(404)
		expect(await read('/admin/content')).not.toContain('/admin/content/residential_towns')
		expect(await read('/admin/requests/new')).not.toMatch(/kind=(?:order|service-request|hoa)/)
		expect((await get(url, `/admin/leads/order/${leadId}`, cookie)).status).toBe(200)
	})
})

describeStore('sqlite', 'a company that does not offer everything', (fresh) => {
	test('FI-112 every combination of services starts, and a crawl finds no dead link and no word of what is off', async () => {
		expect(combinations).toHaveLength(19)
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const faults: string[] = []
		const sizes = new Map<string, number>()
		for (const off of combinations) {
			await switchOff(store, off)
			await expect.poll(() => isShown(url, off), { interval: 30, timeout: 20_000 }).toBe(true)
			const name = off.join(' ') || 'nothing'
			const pages = await crawl(url, [])
			sizes.set(name, pages.size)
			for (const [path, { status, text }] of pages) {
				if (status !== 200) faults.push(`without ${name}: ${path} answers ${status}`)
				for (const service of off)
					for (const piece of asRead(text))
						if (wordsOf[service].test(piece))
							faults.push(`without ${name}: ${path}: ${piece.trim().slice(0, 200)}`)
			}
		}
		expect(faults).toEqual([])
		expect(sizes.get('nothing')).toBeGreaterThan(100)
		expect(sizes.get('residential lawn commercial hoa')).toBeLessThan(60)
	}, 900_000)
})
