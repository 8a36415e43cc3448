import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import { saveFacts } from '#test/save_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { openSmtpSink } from '#test/smtp.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { shownHtml } from '#test/shown_html.ts'

const changes: FactValues = {
	name: 'Poudre Valley Disposal',
	phone: '(303) 555-0187',
	email: 'hello@poudrevalley.example',
	billingEmail: 'money@poudrevalley.example',
	'address.street': '88 Mill Race',
	'address.city': 'Eaton',
	'address.zip': '80615',
	'prices.recycling': 13,
	'prices.lawn': 23.05,
	'lawnSeason.from': 'April 12',
	'hours.days': [1, 2, 3, 4],
	'hours.opens': '06:30',
	'hours.closes': '17:15',
	'hours.sunday': 'Nobody is here',
	'promises.quoteHours': 3,
	'promises.hoaQuoteHours': 72,
	'promises.accountUpdateDays': 6,
	'promises.cancelNoticeDays': 45,
	'promises.skipNoticeHours': 18,
	'promises.rolloffCancelHours': 60,
	'promises.sameDayCutoffHour': 10,
	'promises.billDueDays': 21,
	'promises.customerIdDigits': 9,
	'keeps.unsubscribedDays': 44,
	'rating.value': 4.9,
	'rating.count': 206,
	'rating.source': 'Google',
	smsConsentRequired: false,
	'portals.ordering': 'https://order.example/new',
	'portals.signup': 'https://signup.example/new',
	'portals.billing': 'https://pay.example/new',
}

/** How the built-in facts appear in HTML, mails and structured data; `4-6` and the like only with their unit. */
const old = [
	/Horsetooth Hauling/,
	/Horsetooth <span/,
	/\bHH-/,
	/555-0142/,
	/9705550142/,
	/horsetoothhauling\.example/,
	/1200 Cart Lane|1200%20Cart/,
	/80537/,
	/\$(29|33|10|20|85|120|110|150)\b/,
	/\$<!-- -->(29|33|10|20|85|120|110|150)\b/,
	/May 1\b/,
	/Monday to Friday|Monday through Friday|Mon–Fri|"dayOfWeek":[^\]]*Friday/,
	/\b0?7:00|\b4:00 PM|16:00/,
	/Emergency service only/,
	/\b2 business hours/,
	/\b24[ -]hours?\b/,
	/\b1 business day/,
	/\b30[ -]days?\b(?! ago)/,
	/12 PM/,
	/\b12[ -]digit|>12<!-- --> digits/,
	/4-6 (pickup )?loads|2-3 tons/,
	/\b12 (\w+ )?bags|400 (lb|pounds)/,
	/\b4\.8\b/,
	/\b128(<!-- -->)? (Google )?(reviews|ratings)|reviewCount":128/,
	/order\.example\/old/,
	/\b(before|by|at) noon\b|on (a )?weekdays?\b|>Saturday: closed/,
	/Loveland is home|our own town|hometown/i,
	/foothills and the wheat|County Road 54G/,
]

/** A time when something was sent or is due; its hour may coincide with a fact. */
const moment = /[A-Z]\w+day, [A-Z]\w+ \d+(?:, \d{4} at|,) \d+:\d\d(?::\d\d)? [AP]M/g

function oldFactsIn(whole: string): string[] {
	const text = whole.replaceAll(moment, 'then')
	return old.flatMap((pattern) => {
		const at = text.search(pattern)
		return at === -1 ? [] : [text.slice(Math.max(0, at - 60), at + 60)]
	})
}

/** Changes what sizes hold and cost. */
async function changeSizes({ db }: FreshStore): Promise<void> {
	const dumpsters = db.updateTable('commercial_sizes')
	await dumpsters.set({ price_from: 117, price_to: 158 }).execute()
	await dumpsters
		.set({ price_from: 91, price_to: 127, bags: 14, pounds: 650 })
		.where('size_value', '=', 2)
		.execute()
	const carts = db.updateTable('cart_sizes').where('holds', '=', 'trash')
	await carts.set({ price_dollars: 37 }).execute()
	await carts.set({ price_dollars: 31.5 }).where('slug', '=', 'small').execute()
	await db
		.updateTable('rolloff_sizes')
		.set({ loads: '3-5', tons: '1-4' })
		.where('cubic_yards', '=', 12)
		.execute()
}

async function crawl(url: string): Promise<Map<string, string>> {
	const xml = await (await fetch(`${url}/sitemap.xml`)).text()
	const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	const pages = new Map([['/sitemap.xml', xml]])
	for (const path of [...listed, '/sitemap', '/search?q=price', '/nowhere', '/residential/nowhere']) {
		pages.set(path, await (await fetch(url + path)).text())
	}
	return pages
}

describeStore('sqlite', 'company facts that the office changes', (fresh) => {
	test('D24 SD-137 FI-85 appear on every page, in every mail and in structured data, without a restart', async () => {
		const store = await fresh({ seed: true })
		const sink = await openSmtpSink()
		const { url } = await serveStore(store.connection, {
			SMTP_URL: sink.url,
			ORDERING_URL: 'https://order.example/old',
		})
		const before = await crawl(url)
		expect(oldFactsIn([...before.values()].join('\n')).length).toBeGreaterThan(20)

		await changeSizes(store)
		await saveFacts(store, changes)
		const home = async () => (await fetch(url)).text()
		await expect.poll(home, { interval: 20 }).toContain('tel:+13035550187')

		const after = await crawl(url)
		// The sample areas, and so their pages, go away with the company name they were made for.
		const lasting = [...before.keys()].filter((path) => !path.startsWith('/pickup-day/'))
		expect([...after.keys()]).toEqual(lasting)
		const left = [...after].flatMap(([path, html]) => oldFactsIn(html).map((found) => `${path}: ${found}`))
		expect(left).toEqual([])
		const pages = [...after].filter(([path]) => !path.endsWith('.xml'))
		for (const [path, html] of pages) expect(html, path).toContain('(303) 555-0187')
		expect(after.get('/')).toMatch(/"ratingValue":4\.9,"reviewCount":206/)
		expect(after.get('/')).toContain('"opens":"06:30","closes":"17:15"')
		expect(after.get('/')).toContain('$31.50')
		expect(after.get('/residential')).toContain('$23.05')
		expect(after.get('/residential')).not.toMatch(/\$31\.5\b|\$23\b(?!\.05)/)
		expect(after.get('/')).toContain('https://order.example/new')
		expect(after.get('/terms-of-service')).toContain('at least 60 hours before delivery')
		const policy = (await fetch(`${url}/pay-my-bill`)).headers.get('content-security-policy')
		expect(policy).toContain("frame-src 'self' https://pay.example")

		const sent = await fetch(`${url}/contact`, {
			method: 'POST',
			body: new URLSearchParams({ name: 'Ada Quist', email: 'ada@example.com', service_type: 'other' }),
		})
		expect(sent.url).toContain('?sent=')
		expect(oldFactsIn(await sent.text())).toEqual([])
		const mails = await sink.waitFor(2)
		for (const mail of mails) {
			expect(mail.from).toEqual({ name: 'Poudre Valley Disposal', address: 'hello@poudrevalley.example' })
			expect(mail.messageId).toContain('@poudrevalley.example>')
			expect(oldFactsIn(`${mail.subject}\n${mail.text}`)).toEqual([])
		}
		const texts = mails.map(({ text }) => text).join('\n')
		expect(texts).toContain('within 3 business hours')
		expect(texts).toContain('Reference: PVD-')
		expect(mails.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual([
			'ada@example.com',
			'hello@poudrevalley.example',
		])
		const [record] = await store.db.selectFrom('consent_records').selectAll().execute()
		expect(record?.wording).toContain('text messages from Poudre Valley Disposal about')
		await sink.close()
	})

	test('leave no trace on the page once they have their built-in values again', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const home = async () => (await fetch(url)).text()
		const first = await home()
		await saveFacts(store, { phone: '303 555 0187' })
		await expect.poll(home, { interval: 20 }).toContain('(303) 555-0187')
		await saveFacts(store, { phone: sampleFacts.phone })
		await expect.poll(home, { interval: 20 }).toBe(first)
	})

	test('that fail validation are ignored, and the site still works', async () => {
		const store = await fresh({ seed: true })
		const updated_at = new Date().toISOString()
		await store.db
			.insertInto('company_facts')
			.values([
				{ id: 'a', name: 'phone', value: '"</script><script>alert(1)</script>"', updated_at },
				{ id: 'b', name: 'hours', value: 'null', updated_at },
				{ id: 'c', name: 'address.street', value: '"1 </script> <b>Way"', updated_at },
			])
			.execute()
		const server = await serveStore(store.connection)
		const html = await (await fetch(server.url)).text()
		expect(html).toContain(sampleFacts.phone)
		expect(html).not.toContain('<script>alert')
		expect(shownHtml(html)).not.toContain('<b>Way')
		expect(/<script id="facts"[^>]*>([^]*?)<\/script>/.exec(html)?.[1]).toContain('1 \\u003c/script> <b>Way')
		await server.stop()
		expect(server.output().match(/company fact ignored/g)).toHaveLength(2)
	})
})
