import { expect, test } from 'vitest'
import { groupOfStep, ownSteps } from '#app/company/own_steps.ts'
import { factText } from '#app/company/fact_text.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { describeOffice, type OfficeServer } from '#test/office_server.ts'
import { sendOfficeForm } from '#test/office_forms.ts'
import { formsOf } from '#test/page_forms.ts'
import { get, post, signIn } from '#test/staff.ts'
import { ownPath } from '../parts/screens.ts'
import { goLivePath, leftOverPath, logoPath, pricesStepPath, stepPath } from './own_path.ts'

const mine = {
	name: { name: 'Olentangy Refuse', region: 'central Ohio' },
	contact: {
		phone: '740-555-0188',
		email: 'office@olentangy.example',
		billingEmail: 'bills@olentangy.example',
		'address.street': '14 Mill Street',
		'address.city': 'Delaware',
		'address.state': 'OH',
		'address.zip': '43015',
	},
}

test('FI-110 the steps ask for at most forty facts, each once', () => {
	const facts = ownSteps.flatMap((step) => groupOfStep(step).fields.map(({ name }) => name))
	expect(facts.length).toBeLessThanOrEqual(40)
	expect(new Set(facts).size).toBe(facts.length)
	expect(ownSteps.length).toBeLessThanOrEqual(10)
})

/** Acts like a browser on the steps. */
function ownerOf(office: () => OfficeServer) {
	const read = async (path: string, cookie?: string) => {
		const response = await get(office().url, path, cookie)
		return { html: await response.text(), robots: response.headers.get('x-robots-tag') }
	}

	/** A step's form with its initial values, overridden by `typed`. */
	async function formOf(key: string, cookie: string, typed: Record<string, string>) {
		const { html } = await read(stepPath(key), cookie)
		const form = new URLSearchParams()
		for (const [, name = '', value = ''] of html.matchAll(
			/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g,
		)) {
			if (/type="(?:checkbox|radio)"/.test(html) && /^hours\.(?:days)$/.test(name)) continue
			form.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
		}
		for (const [list, name = ''] of html.matchAll(/<select[^>]* name="([^"]+)"[^]*?<\/select>/g))
			form.append(name, /<option value="([^"]*)" selected/.exec(list)?.[1] ?? '')
		for (const [name, text] of Object.entries(typed)) form.set(name, text)
		return form
	}
	const send = async (key: string, cookie: string, typed: Record<string, string>) =>
		post(office().url, stepPath(key), await formOf(key, cookie, typed), { cookie })
	return { read, send }
}

describeOffice('going live', (office) => {
	const { read, send } = ownerOf(office)
	test('FI-110 FI-111 is not needed for the sample company, whose site is open; with another name it is a preview until an owner goes live', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const opened = await read('/contact')
		expect([opened.robots, /name="robots"/.test(opened.html)]).toEqual([null, false])
		expect((await read('/robots.txt')).html).toContain('Disallow: /admin\n')
		expect((await read('/admin', cookie)).html).toContain(`href="${ownPath}"`)
		const editor = await signIn(office(), 'editor')
		expect((await get(url, ownPath, editor)).status).toBe(403)
		expect((await read('/admin', editor)).html).not.toContain(`href="${ownPath}"`)

		const refused = await post(url, goLivePath, { intent: 'open' }, { cookie })
		expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Your name: ')])

		const named = await send('name', cookie, mine.name)
		expect([named.status, named.headers.get('location')]).toEqual([303, logoPath])
		for (const path of ['/', '/contact', '/help', '/no-such-page']) {
			const { html, robots } = await read(path)
			expect(robots, path).toContain('noindex')
			expect(html, path).toContain('<meta name="robots" content="noindex"/>')
			expect(html, path).toContain('Preview: this site is not open yet.')
		}
		expect((await read('/sitemap.xml')).robots).toContain('noindex')
		expect((await read('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n')

		const kept = await send('contact', cookie, {
			...mine.contact,
			phone: 'call Ann',
			'address.city': 'Delaware',
		})
		const page = await kept.text()
		expect([kept.status, page.includes('value="call Ann"'), page.includes('value="Delaware"')]).toEqual([
			422,
			true,
			true,
		])
		expect((await send('contact', cookie, { ...mine.contact, phone: sampleFacts.phone })).status).toBe(303)
		const goLive = await read(goLivePath, cookie)
		expect(goLive.html).toContain('How people reach you: Phone<')
		expect((await post(url, goLivePath, { intent: 'open' }, { cookie })).status).toBe(409)
		expect((await send('contact', cookie, mine.contact)).status).toBe(303)

		const live = await post(url, goLivePath, { intent: 'open' }, { cookie })
		expect(live.status, await live.text()).toBe(303)
		const after = await read('/contact')
		expect([after.robots, /name="robots"/.test(after.html), after.html.includes('Preview: ')]).toEqual([
			null,
			false,
			false,
		])
		expect(after.html).toContain('Olentangy')
		expect((await read('/robots.txt')).html).toContain('Sitemap: ')
		expect((await read('/admin', cookie)).html).not.toContain('one opens it')
		const { staff_name } = await store.db
			.selectFrom('content_history')
			.select('staff_name')
			.where('row_id', '=', 'live')
			.executeTakeFirstOrThrow()
		expect(staff_name).toBe('Test owner')
		const historyPath = '/admin/content/history'
		const history = await read(historyPath, cookie)
		const entryOf = async (fact: string) => {
			const entries = store.db.selectFrom('content_history').select('id').where('row_id', '=', fact)
			return (await entries.executeTakeFirstOrThrow()).id
		}
		const [ofLive, ofName] = [await entryOf('live'), await entryOf('name')]
		expect(['live', history.html.includes(`value="${ofLive}"`)]).toEqual(['live', false])
		expect(['name', history.html.includes(`value="${ofName}"`)]).toEqual(['name', true])
		const back = { table: 'company_facts', history: ofLive, version: '' }
		expect((await post(url, historyPath, back, { cookie })).status).toBe(409)
		expect((await read('/contact')).robots).toBeNull()
		expect((await post(url, goLivePath, { intent: 'close' }, { cookie })).status).toBe(303)
		expect((await read('/contact')).robots).toContain('noindex')
	})
})

describeOffice('a step', (office) => {
	const { read, send } = ownerOf(office)
	test('FI-110 counts facts that an owner saw and saved unchanged as the company’s own, and says how many sample answers are left', async () => {
		const cookie = await signIn(office(), 'owner')
		const left = async () =>
			Array.from(
				(await read(ownPath, cookie)).html.matchAll(/(\d+)(?:<!-- -->)? answers? of the sample/g),
				([, count]) => Number(count),
			)
		const before = await left()
		expect((await send('promises', cookie, { 'promises.quoteHours': '40' })).headers.get('location')).toBe(
			stepPath('look'),
		)
		expect(await left()).toEqual(before.toSpliced(-2, 1))
		const row = (name: string) =>
			office()
				.store.db.selectFrom('company_facts')
				.select('value')
				.where('name', '=', name)
				.executeTakeFirst()
		expect([await row('promises.quoteHours'), await row('promises.orderHours')]).toEqual([
			{ value: '40' },
			{ value: String(sampleFacts.promises.orderHours) },
		])
		expect(await row('promises.customerIdDigits')).toBeUndefined()
	})
})

describeOffice('the year of the first pickup', (office) => {
	const { read, send } = ownerOf(office)
	test('FI-53 FI-110 is shown without the sample’s month, and the text mentions a family only if the box is checked', async () => {
		const cookie = await signIn(office(), 'owner')
		const site = async () =>
			(await read('/about')).html.replaceAll('<!-- -->', '') + (await read('/search?q=founded')).html
		expect((await send('name', cookie, { ...mine.name, 'founded.year': '2015' })).status).toBe(303)
		const told = await site()
		for (const words of ['"foundingDate":"2015"', 'founded in 2015', 'local since 2015', 'A family business'])
			expect(told).toContain(words)
		expect(told).not.toContain('January 2015')
		expect((await send('name', cookie, { 'founded.month': '6', familyOwned: '' })).status).toBe(303)
		const corrected = await site()
		for (const words of ['"foundingDate":"2015-06"', 'founded in June 2015', 'A local business'])
			expect(corrected).toContain(words)
		expect(corrected).not.toContain('A family')
	})
})

describeOffice('the lists of a step', (office) => {
	const { read } = ownerOf(office)
	test('FI-110 mark what visitors do not see, including the areas of a hidden town', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const hidden = async (key: string) =>
			[...(await read(stepPath(key), cookie)).html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)]
				.filter(([, line]) => /not shown<\/span>/i.test(line ?? ''))
				.map(([, line]) => />([^<]+)<\/a>/.exec(line ?? '')?.[1])
		expect([await hidden('towns'), await hidden('pickup-days')]).toEqual([[], []])

		const { id } = await store.db
			.selectFrom('residential_towns')
			.select('id')
			.where('slug', '=', 'windsor')
			.executeTakeFirstOrThrow()
		const path = `/admin/content/residential_towns/${id}`
		expect((await read(path, cookie)).html).toContain('It leaves the site at once')
		await sendOfficeForm({ url, cookie }, path, 'publish', { is_active: '' })
		expect((await read(path, cookie)).html).toContain('It is off the site already')
		expect(await hidden('towns')).toEqual(['Windsor'])
		const areas = await store.db
			.selectFrom('pickup_areas')
			.select('name')
			.where('town_slug', '=', 'windsor')
			.execute()
		expect(areas.length).toBeGreaterThan(1)
		expect((await hidden('pickup-days')).toSorted()).toEqual(areas.map(({ name }) => name).toSorted())
	})
})

describeOffice('the time zone', (office) => {
	const { read, send } = ownerOf(office)
	test('FI-119 is that of the state until an owner picks one; an unknown one gets a sentence and keeps what was typed', async () => {
		const cookie = await signIn(office(), 'owner')
		const chosen = async () => {
			const list = /<select[^>]* name="timeZone"[^]*?<\/select>/.exec(
				(await read(stepPath('hours'), cookie)).html,
			)
			return /<option value="([^"]*)" selected/.exec(list?.[0] ?? '')?.[1]
		}
		expect(await chosen()).toBe(sampleFacts.timeZone)
		expect((await send('contact', cookie, { ...mine.contact, 'address.state': 'AZ' })).status).toBe(303)
		expect(await chosen()).toBe('America/Phoenix')
		expect((await send('contact', cookie, mine.contact)).status).toBe(303)
		expect(await chosen()).toBe('America/Phoenix')

		const hours = { 'hours.days': '1', 'hours.closes': '15:45' }
		const refused = await send('hours', cookie, { ...hours, timeZone: 'Mars/Olympus' })
		const page = await refused.text()
		expect(refused.status).toBe(422)
		for (const kept of [
			'Please choose a time zone that exists',
			'value="Mars/Olympus" selected',
			'value="15:45"',
		])
			expect(page).toContain(kept)
		expect((await send('hours', cookie, { ...hours, timeZone: 'America/Chicago' })).status).toBe(303)
		expect((await read('/')).html).toContain('"timeZone":"America/Chicago"')
	})
})

describeOffice('the preview beside a step', (office) => {
	const { read, send } = ownerOf(office)
	test('FI-110 shows what was typed, and saves nothing', async () => {
		const cookie = await signIn(office(), 'owner')
		const shown = await send('promises', cookie, { 'promises.billDueDays': '17', intent: 'preview' })
		const place = shown.headers.get('location') ?? ''
		expect(place).toMatch(/^\/admin\/make-it-yours\/promises\?draft=/)
		const { html } = await read(place, cookie)
		expect(html).toContain('value="17"')
		const frame = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
		expect((await get(office().url, frame, cookie)).status).toBe(200)
		expect((await read(stepPath('promises'), cookie)).html).not.toContain('value="17"')
		expect(factText(sampleFacts.promises.billDueDays, 'number')).toBe('30')
	})
})

/** Acts like a browser on the step for prices. */
function pricesOf(office: () => OfficeServer) {
	/** The form for prices with its initial values, overridden by `typed`. */
	async function formOf(cookie: string, typed: Record<string, string>) {
		const html = await (await get(office().url, pricesStepPath, cookie)).text()
		const form = formsOf(html, pricesStepPath).find(({ fields }) => new Map(fields).has('shown'))
		const fields = new Map(form?.fields)
		for (const [name, text] of Object.entries(typed)) {
			expect([...fields.keys()]).toContain(name)
			fields.set(name, text)
		}
		return Object.fromEntries(fields)
	}
	const yards = (size: number) => `rolloff_sizes:rolloff-${size}-yard:price_dollars`
	return { formOf, yards }
}

const cart = 'company_facts:prices:prices.recycling'

describeOffice('the prices step', (office) => {
	const { formOf, yards } = pricesOf(office)
	test('FI-110 sets the prices of carts, dumpsters and containers at once', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const form = await formOf(cookie, {
			[cart]: '11.50',
			[yards(12)]: '$425',
			[yards(20)]: '1,295',
			'commercial_sizes:commercial-2-yard:price_from': '90',
		})
		const names = Object.keys(form)
		expect(new Set(names).size).toBe(names.length)
		const saved = await post(url, pricesStepPath, form, { cookie })
		expect([saved.status, saved.headers.get('location')]).toEqual([303, stepPath('pickup-days')])
		const rows = await store.db.selectFrom('rolloff_sizes').select(['id', 'price_dollars']).execute()
		expect(rows.filter(({ price_dollars }) => price_dollars !== null)).toEqual(
			expect.arrayContaining([
				{ id: 'rolloff-12-yard', price_dollars: 425 },
				{ id: 'rolloff-20-yard', price_dollars: 1295 },
			]),
		)
		expect(await (await get(url, '/residential')).text()).toContain('$11.50')
		expect(await (await get(url, '/roll-off-dumpsters')).text()).toContain('$1,295')
		// Values that were seen and left unchanged count as the company's own from then on.
		const facts = await store.db
			.selectFrom('company_facts')
			.select('name')
			.where('name', 'like', 'prices.%')
			.execute()
		const own = ownSteps.find(({ key }) => key === 'prices')?.facts ?? []
		expect(facts.map(({ name }) => name).toSorted()).toEqual([...own].toSorted())
	})
})

describeOffice('an invalid price', (office) => {
	const { formOf, yards } = pricesOf(office)
	test('FI-110 gets an error at its field and keeps the others; a price that somebody else has changed is not overwritten', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const before = await store.db.selectFrom('rolloff_sizes').selectAll().orderBy('id').execute()
		const typed = { [yards(12)]: '0', [yards(15)]: 'cheap', [yards(20)]: '10000', [yards(30)]: '700' }
		const refused = await post(url, pricesStepPath, await formOf(cookie, typed), { cookie })
		const page = await refused.text()
		expect(refused.status).toBe(422)
		for (const kept of ['value="0"', 'value="cheap"', 'value="10000"', 'value="700"', 'no amount of dollars'])
			expect(page).toContain(kept)
		expect(page.match(/Price in all is a number from 1 to 9999/g)?.length).toBeGreaterThanOrEqual(2)
		expect(await store.db.selectFrom('rolloff_sizes').selectAll().orderBy('id').execute()).toEqual(before)

		const [ours, theirs] = [
			await formOf(cookie, { [cart]: '14', [yards(30)]: '700' }),
			await formOf(cookie, { [cart]: '13', [yards(15)]: '555' }),
		]
		expect((await post(url, pricesStepPath, theirs, { cookie })).status).toBe(303)
		const late = await post(url, pricesStepPath, ours, { cookie })
		const shown = await late.text()
		expect(late.status).toBe(409)
		expect(shown).toContain('Somebody has changed a price of')
		for (const value of ['14', '700', '555']) expect(shown).toContain(`value="${value}"`)
		expect(
			await store.db
				.selectFrom('rolloff_sizes')
				.select('price_dollars')
				.where('id', '=', 'rolloff-30-yard')
				.executeTakeFirst(),
		).toEqual({ price_dollars: before.find(({ id }) => id === 'rolloff-30-yard')?.price_dollars })
		expect((await post(url, pricesStepPath, { intent: 'save' }, { cookie })).status).toBe(422)
		const editor = await signIn(office(), 'editor')
		expect((await post(url, pricesStepPath, ours, { cookie: editor })).status).toBe(403)
	})
})

describeOffice('content that is still from the sample', (office) => {
	const { read, send } = ownerOf(office)
	test('FI-110 is listed in the step before the last, each fact with a link, until it is confirmed', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'owner')
		expect((await send('look', cookie, {})).headers.get('location')).toBe(leftOverPath)
		expect((await send('name', cookie, mine.name)).status).toBe(303)
		const before = (await read(leftOverPath, cookie)).html
		for (const way of [
			`href="${goLivePath}"`,
			'href="/admin/samples"',
			'href="/admin/facts/company#',
			'Dwayne P.',
		])
			expect(before).toContain(way)
		expect(before).toContain('>Phone<')
		const right = await post(url, leftOverPath, { group: 'company', fact: 'phone' }, { cookie })
		expect([right.status, right.headers.get('location')]).toEqual([303, `${leftOverPath}?done=confirmed`])
		expect((await read(leftOverPath, cookie)).html).not.toContain('>Phone<')
		expect((await read(goLivePath, cookie)).html).toContain(`href="${leftOverPath}"`)
	})
})
