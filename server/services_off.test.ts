import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { companyFileSchema } from '#app/company/company_file.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { applyDue } from '#app/office/planned/apply_due.server.ts'
import { writeAlertMails } from '#app/pickup/reminders/write_alert_mails.server.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { type Service, services } from '#db/service_names.ts'
import { readAll, sendForms } from '#test/company_site.ts'
import { sendLead } from '#test/office_leads.ts'
import { formsOf } from '#test/page_forms.ts'
import { listed } from '#platform/text/listed.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { asRead, combinationsOff, wordsOff } from '#test/service_words.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { switchOff } from '#test/switch_off.ts'
import { describeStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'

/** Reports whether the site shows exactly the services that are not in `off`, by the facts embedded in each page. */
async function isShown(url: string, off: readonly Service[]): Promise<boolean> {
	const facts = /<script id="facts"[^>]*>([^]*?)<\/script>/.exec(await (await fetch(url)).text())?.[1]
	const { services: shown } = JSON.parse(facts ?? '{}') as { services?: Record<string, boolean> }
	return services.every((service) => shown?.[service] === !off.includes(service))
}

/** Crawls every page from the home page and the site map, each path once; also requests `more`. */
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

/** Screens that name all services: those where staff switch them, and the list of words that visitors search for. */
const namesAll = /^\/admin\/(?:facts(?:\/services|\?|$)|make-it-yours\/services|content\/search_synonyms)/

/** The text of an office screen without its editable copy, whose placeholders name every service. */
function asStaffRead(html: string): string[] {
	const text = html.replaceAll(/<textarea[^]*?<\/textarea>| value="[^"]*"/g, '')
	return asRead(text).filter((words) => !words.includes('{{'))
}

describeStore('sqlite', 'a direct visit to a page of a service that is off', (fresh) => {
	test('FI-113 gets a 404 page that lists the services offered, and a form sent to it is not stored', async () => {
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
		for (const path of ['/services/roll-off', '/services/lawn']) {
			const legacy = await get(url, path)
			expect([path, legacy.status]).toEqual([path, 404])
			expect(await legacy.text()).toContain('that is not among')
		}
		expect((await get(url, '/services/recycling')).headers.get('location')).toBe('/residential')
		expect((await fetch(`${url}/order?service=lawn`)).status, 'the order form is still there').toBe(200)

		const sent = await fetch(`${url}/roll-off-dumpsters`, { method: 'POST', body: rolloffEntries() })
		expect(sent.status).toBe(404)
		expect(await store.db.selectFrom('rolloff_quote_requests').selectAll().execute()).toEqual([])
		await switchOff(store, [])
		await expect
			.poll(async () => (await fetch(`${url}/roll-off-dumpsters`)).status, { interval: 30 })
			.toBe(200)
	})

	test('FI-114 the office has no screens for the service, and a request received before stays readable', async () => {
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
		const order = await get(url, `/admin/leads/order/${leadId}`, cookie)
		expect(order.status).toBe(200)
		expect(await order.text(), 'no mail of a form that nobody can send').not.toContain(
			'answer-order-question',
		)

		for (const path of [
			'/admin/content/residential_towns',
			'/admin/content/residential_towns/new',
			'/admin/facts/prices',
			'/admin/make-it-yours/pickup-days',
			'/admin/content/kb_articles/help-missed-pickup',
		])
			expect([path, (await get(url, path, cookie)).status]).toEqual([path, 404])
		expect((await get(url, '/admin/content/rolloff_towns', cookie)).status).toBe(200)
		expect(await read('/admin/facts')).not.toMatch(
			/-gallon cart|Lawn pickup begins|HOA quote|skip a pickup|Trash carts/,
		)
		expect(await read('/admin/facts?q=gallon')).toContain('No fact has “gallon”')
		expect(await read('/admin/content/answer_templates')).not.toMatch(
			/HOA requests|Prices for pickup at home/,
		)
	})

	test('FI-114 a row of the service keeps its history and its planned change, which is applied; neither links to a missing page', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const { id } = await store.db
			.selectFrom('rolloff_towns')
			.select('id')
			.where('slug', '=', 'windsor')
			.executeTakeFirstOrThrow()
		const row = `/admin/content/rolloff_towns/${id}`
		const fieldsNow = async () => {
			const forms = formsOf(await (await get(url, row, cookie)).text(), row)
			const form = forms.find(({ fields }) => fields.some(([name]) => name === 'starts-on'))
			// A row's form sent without a button is published, or planned if it has a day.
			return Object.fromEntries((form?.fields ?? []).filter(([name]) => name !== 'intent'))
		}
		const day = addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 30).date
		const steps: Record<string, string>[] = [
			{ heading: 'Published.' },
			{ meta_title: 'Planned.', 'starts-on': day },
		]
		for (const typed of steps) {
			const sent = await post(url, row, { ...(await fieldsNow()), ...typed }, { cookie })
			expect(sent.status).toBe(303)
		}
		await switchOff(store, ['rolloff', 'commercial'])
		await expect.poll(() => isShown(url, ['rolloff', 'commercial']), { interval: 30 }).toBe(true)
		for (const path of ['/admin/planned', '/admin/content/history']) {
			const page = await get(url, path, cookie)
			expect([path, page.status]).toEqual([path, 200])
			const links = [...(await page.text()).matchAll(/<main[^]*<\/main>/g)].flatMap(([main]) =>
				[...main.matchAll(/ href="(\/[^"#]*)/g)].map(([, to = '']) => to.replaceAll('&amp;', '&')),
			)
			for (const to of new Set(links))
				expect([path, to, (await get(url, to, cookie)).status]).toEqual([path, to, 200])
		}
		const content = await openContentHub(store, recordedLog().log)
		onTestFinished(() => content.close())
		const applying = {
			...recordedLog(),
			store,
			content,
			publicUrl: 'https://hauler.example',
			wake: () => undefined,
		}
		const due = instantOf({ date: day, time: '12:00' }, sampleFacts)
		expect(await applyDue(applying, due)).toEqual({ applied: 1, held: 0 })
		const { meta_title } = await store.db
			.selectFrom('rolloff_towns')
			.select('meta_title')
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		expect(meta_title).toBe('Planned.')
	})

	test('FI-114 a group of facts keeps the hidden facts of the service when the visible ones are saved', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await switchOff(store, ['lawn'])
		await expect.poll(() => isShown(url, ['lawn']), { interval: 30 }).toBe(true)
		const cookie = await signIn({ url, store }, 'owner')
		const html = await (await get(url, '/admin/facts/prices', cookie)).text()
		const form = formsOf(html, '/admin/facts/prices').find(
			({ method, fields }) => method === 'post' && fields.some(([name]) => name === 'prices.cart65'),
		)
		const typed = new Map(form?.fields ?? [])
		expect([...typed.keys()]).not.toContain('prices.lawn')
		typed.set('prices.cart65', '31')
		const saved = await post(url, '/admin/facts/prices', new URLSearchParams([...typed]), { cookie })
		expect(saved.status).toBe(303)
		await switchOff(store, [])
		const lawnPrice = async () => {
			const now = await (await get(url, '/admin/facts/prices', cookie)).text()
			const fields = formsOf(now, '/admin/facts/prices').flatMap((one) => one.fields)
			return fields.find(([name]) => name === 'prices.lawn')?.[1]
		}
		await expect.poll(lawnPrice, { interval: 30 }).toBe(String(sampleFacts.prices.lawn))
	})
})

/** Combinations for which the office and mails are read too; each service is off in one of them. */
const readWhole: readonly (readonly Service[])[] = [
	['lawn', 'rolloff'],
	['commercial', 'hoa'],
	['residential', 'lawn', 'hoa'],
]

const questions = [
	'where do you come',
	'windsor',
	'price',
	'lawn',
	'dumpster',
	'hoa',
	'how do I start',
	'holiday',
]

test('FI-112 each of the 31 combinations of services is accepted, or refused with the service that is missing', () => {
	const file = JSON.parse(readFileSync('companies/horsetooth/company.json', 'utf8')) as object
	const judged = Array.from({ length: 2 ** services.length - 1 }, (_, bits) => {
		const offered = services.filter((_service, at) => ((bits + 1) & (2 ** at)) !== 0)
		const has = Object.fromEntries(services.map((service) => [service, offered.includes(service)]))
		const said = companyFileSchema.safeParse({ ...file, services: has })
		return { offered, says: said.success ? null : (said.error.issues[0]?.message ?? '') }
	})
	expect(judged).toHaveLength(31)
	const refused = judged.filter(({ says }) => says !== null)
	expect(judged.length - refused.length).toBe(combinationsOff.length)
	for (const { offered, says } of refused) {
		expect(offered).not.toContain('residential')
		expect(says).toMatch(/^(?:Lawn pickup|HOA service) needs residential service: please switch both on/)
	}
})

describeStore('sqlite', 'a company that does not offer everything', (fresh) => {
	test('FI-112 with every combination of services, a crawl finds no dead link and no mention of a service that is off', async () => {
		expect(combinationsOff).toHaveLength(19)
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const faults: string[] = []
		const sizes = new Map<string, number>()
		for (const off of combinationsOff) {
			await switchOff(store, off)
			await expect.poll(() => isShown(url, off), { interval: 30 }).toBe(true)
			const name = off.join(' ') || 'nothing'
			const pages = await crawl(
				url,
				questions
					.filter((question) => wordsOff(off, [question]).length === 0)
					.map((question) => `/search?q=${encodeURIComponent(question)}`),
			)
			sizes.set(name, pages.size)
			for (const [path, { status, text }] of pages) {
				if (status !== 200) faults.push(`without ${name}: ${path} answers ${status}`)
				faults.push(...wordsOff(off, asRead(text)).map((words) => `without ${name}: ${path}: ${words}`))
			}
		}
		expect(faults).toEqual([])
		expect(sizes.get('nothing')).toBeGreaterThan(100)
		expect(sizes.get('residential lawn commercial hoa')).toBeLessThan(60)
	})

	test('FI-112 one that serves only businesses names their towns on its pages and map, and its office lists those towns', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const off: Service[] = ['residential', 'lawn', 'rolloff', 'hoa']
		await switchOff(store, off)
		await expect.poll(() => isShown(url, off), { interval: 30 }).toBe(true)
		const named = await store.db
			.selectFrom('rolloff_towns')
			.select('name')
			.where('is_commercial', '=', true)
			.execute()
		expect(named.length).toBeGreaterThan(1)
		const home = await (await fetch(url)).text()
		expect(home).toContain('What each one is for.')
		const area = home.slice(home.indexOf('id="service-area"'))
		const sizes = await (await fetch(`${url}/commercial/2-yard`)).text()
		for (const { name } of named) {
			expect(area).toMatch(new RegExp(`<a[^>]* href="/commercial"[^>]*>(?:<[^>]*>)*${name}`))
			expect(area).toMatch(new RegExp(`<svg[^]*${name}[^]*</svg>`))
			expect(sizes).toContain(name)
		}
		expect(area).not.toMatch(/<a[^>]*>(?:<[^>]*>)*Loveland/)
		const words = `Dumpsters for businesses: ${listed(named.map(({ name }) => name).toSorted())}.`
		for (const path of ['/contact', '/faqs', '/search?q=towns+we+serve'])
			expect(await (await fetch(url + path)).text(), path).toContain(words)
		const answer = await (await fetch(`${url}/search?q=${encodeURIComponent('do you serve windsor')}`)).text()
		expect(answer).toContain('We empty the dumpsters of businesses in Windsor.')

		const cookie = await signIn({ url, store }, 'owner')
		const towns = await (await get(url, '/admin/content/rolloff_towns', cookie)).text()
		expect(towns).toMatch(/<h1[^>]*>Towns</)
		expect(towns).toContain('Windsor')
		expect(towns).not.toMatch(/>Loveland</)
		const content = await (await get(url, '/admin/content', cookie)).text()
		expect(content, 'counts those towns only').toMatch(new RegExp(`>Towns<span[^>]*>${named.length}</span>`))
	})

	test('FI-112 reminders and alert mails do not mention lawn pickup if it is off, not even to subscribers who chose it', async () => {
		const store = await fresh({ seed: true })
		await switchOff(store, ['lawn'])
		const content = await openContentHub(store, recordedLog().log)
		onTestFinished(() => content.close())
		const reading = { store, content, publicUrl: 'https://hauler.example', wake: () => undefined }
		for (const slug of ['windsor-lake', 'greeley-west'])
			await insertSubscriptions(store, 1, {
				area_id: await areaId(store, slug),
				confirmed_at: '2026-06-01T12:00:00.000Z',
			})
		const days = ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02']
		const now = (date: string) => instantOf({ date, time: '18:30' }, sampleFacts)
		for (const date of days) await writeReminders(reading, now(date))
		await store.db
			.insertInto('service_alerts')
			.values({
				id: 'storm',
				kind: 'delay',
				delay_days: 1,
				starts_on: '2026-07-06',
				ends_on: '2026-07-10',
				reach: 'all',
				town_slugs: [],
				area_ids: [],
				message: 'Hail on the county roads.',
				posted_by: 'Kit',
				posted_at: now('2026-07-05').toISOString(),
				ended_at: null,
				is_sample: false,
			})
			.execute()
		await content.reload()
		await writeAlertMails(reading, now('2026-07-05'))
		const mails = await store.db.selectFrom('outbox').selectAll().execute()
		const isAlert = mails.map(({ body }) => body?.includes('Hail on the county roads.') ?? false)
		expect(new Set(isAlert)).toEqual(new Set([true, false]))
		expect(mails.flatMap(({ subject, body }) => wordsOff(['lawn'], [subject, body ?? '']))).toEqual([])
	})

	test.each(readWhole)('FI-112 mails and office screens say nothing of %s %s %s', async (...off) => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await switchOff(store, off)
		await expect.poll(() => isShown(url, off), { interval: 30 }).toBe(true)
		const { texts } = await readAll(url, ['/', '/sitemap'], {})
		const html = new Map([...texts].filter(([, text]) => text.startsWith('<!DOCTYPE html>')))
		const sent = await sendForms(url, html, answerOf)
		expect(sent.filter(({ status }) => status >= 400 && status !== 422)).toEqual([])
		const mails = await store.db.selectFrom('outbox').selectAll().execute()
		expect(mails.length).toBeGreaterThan(2)
		const faults = mails.flatMap(({ subject, body }) =>
			wordsOff(off, [subject, ...(body ?? '').split('\n')]).map((words) => `mail “${subject}”: ${words}`),
		)

		const cookie = await signIn({ url, store }, 'owner')
		const office = await readAll(url, ['/admin'], { under: '/admin', cookie, most: 250 })
		expect.soft(office.faults).toEqual([])
		for (const [path, text] of office.texts) {
			if (!namesAll.test(path))
				faults.push(...wordsOff(off, asStaffRead(text)).map((words) => `${path}: ${words}`))
		}
		expect(faults).toEqual([])
		expect(office.texts.size).toBeGreaterThan(60)
	})
})

/** The answers to form fields of somebody who lives nearby. */
function answerOf(name: string): string {
	if (name === 'website') return ''
	if (/mail/i.test(name)) return 'june@example.com'
	if (/phone/i.test(name)) return '212 555 0100'
	if (name === 'address') return '123 Main Street, Windsor, CO 80550'
	return /units|homes|count/i.test(name) ? '12' : 'Any words'
}
