import { formatDay } from '#platform/time/format_day.ts'
import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { factText } from '#app/company/fact_text.ts'
import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { factGroup, factsOf } from '#app/company/facts_schema.ts'
import { saveFacts } from '#test/save_facts.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { shownHtml } from '#test/shown_html.ts'
import { describeOffice } from '#test/office_server.ts'
import { openContentServices } from '#test/content_services.ts'
import { groupType } from '#test/fact_form.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { snapshotWith } from '../kernel/preview/preview.server.ts'
import { groupPath } from '../facts/fact_path.ts'
import { factsType } from '../facts/facts_type.server.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { readRowForm } from '../kernel/screens/form_action.server.ts'
import { rowType } from '../kernel/store/cells.server.ts'
import { changedPassages } from '../kernel/preview/changed_words.ts'
import { groupPages } from '../kernel/preview/page_groups.ts'

const day = addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 30).date
const form = groupPath('prices')
const builtIn = factsOf(builtInCompany())
const preview = { intent: 'preview' }

/** The form of prices as a browser submits it. */
function typed(changes: Record<string, string> = {}): Record<string, string> {
	const fields = factGroup('prices')?.fields ?? []
	const values = Object.fromEntries(fields.map(({ name }) => [name, builtIn[name]]))
	const texts = fields.map(({ name, control }) => [name, factText(values[name], control)])
	return { ...Object.fromEntries(texts), 'row-version': JSON.stringify(values), ...changes }
}

describeOffice('the preview of a change', (office) => {
	const read = async (path: string, cookie?: string) =>
		shownHtml(await (await get(office().url, path, cookie)).text()).replaceAll('<!-- -->', '')
	const send = (path: string, fields: Record<string, string>, cookie: string) =>
		post(office().url, path, fields, { cookie })
	/** The path that an accepted preview form redirects to. */
	const opened = async (path: string, fields: Record<string, string>, cookie: string) => {
		const response = await send(path, { ...fields, ...preview }, cookie)
		expect([response.status, await response.text()]).toEqual([303, ''])
		return response.headers.get('location') ?? ''
	}
	/** The hidden values of the preview's form. */
	const hidden = (html: string) =>
		Object.fromEntries(
			[...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
				([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
			),
		)

	test('SD-143 SD-144 SD-145 shows which pages typed prices change, hides it from visitors, and leads back with all that was typed', async () => {
		const { store, url } = office()
		const owner = await signIn(office(), 'owner')
		const path = await opened(form, typed({ 'prices.recycling': '290', 'prices.lawn': '20.50' }), owner)
		const shown = await read(path, owner)
		for (const text of [
			'From $10 to <strong>$290</strong>',
			'From $20 to <strong>$20.50</strong>',
			`${path}/page?path=%2Fresidential`,
			`${path}/page?path=%2Forder`,
			'texts that name it',
		])
			expect(shown.includes(text), text).toBe(true)
		expect(shown).not.toContain('path=%2Fprivacy-policy')
		const page = await get(url, `${path}/page?path=/residential`, owner)
		expect(page.headers.get('cache-control')).toBe('no-store')
		expect(await page.text()).toContain('$290')
		expect(await read('/residential')).not.toContain('$290')
		for (const elsewhere of ['//elsewhere.example', '/admin/leads', 'https://elsewhere.example'])
			expect(
				(await get(url, `${path}/page?path=${encodeURIComponent(elsewhere)}`, owner)).status,
				elsewhere,
			).toBe(404)
		for (const role of ['editor', 'office'] as const) {
			const other = await signIn(office(), role)
			const status = role === 'editor' ? 404 : 403
			for (const one of [path, `${path}/page?path=/residential`])
				expect((await get(url, one, other)).status, `${role} ${one}`).toBe(status)
			expect((await send(form, { ...typed(), ...preview }, other)).status).toBe(403)
		}
		const second = await opened(form, typed({ 'prices.recycling': '28' }), owner)
		expect(await read(`${second}/page?path=/residential`, owner)).toContain('$28')
		expect(await read(`${path}/page?path=/residential`, owner), 'it is another draft').toContain('$290')

		const sent = hidden(shown)
		const kept = await read(`${form}?draft=${path.slice(path.lastIndexOf('/') + 1)}`, owner)
		for (const text of ['value="290"', 'value="20.50"']) expect(kept.includes(text), text).toBe(true)
		const asked = await send(form, sent, owner)
		expect([asked.status, (await asked.text()).includes('From $10 to $290: is that right?')]).toEqual([
			200,
			true,
		])
		expect(await store.db.selectFrom('company_facts').selectAll().execute()).toEqual([])

		const value = {
			id: 'prices.recycling',
			name: 'prices.recycling',
			value: '33',
			updated_at: new Date().toISOString(),
		}
		await store.db.insertInto('company_facts').values(value).execute()
		try {
			const late = await read(path, owner)
			expect(late).toContain('It cannot be saved like this any more.')
			expect(hidden(late), 'and is not lost').toMatchObject({ 'prices.recycling': '290' })
			expect((await send(form, { ...sent, ...preview }, owner)).status).toBe(409)
		} finally {
			await store.db.deleteFrom('company_facts').execute()
		}
		await store.db.updateTable('content_drafts').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
		expect((await get(url, path, owner)).status, 'it is gone after a day').toBe(404)
	})

	test('SD-144 is not made for values that cannot be saved, which get errors at their fields; it says if nothing was changed', async () => {
		const owner = await signIn(office(), 'owner')
		const wrong = typed({ 'prices.recycling': 'much', 'prices.lawn': '21', ...preview })
		const refused = await send(form, wrong, owner)
		const html = await refused.text()
		expect(refused.status).toBe(422)
		for (const text of ['value="much"', 'value="21"']) expect(html.includes(text), text).toBe(true)
		const crossed = { 'lawnSeason.from': 'October 1', 'lawnSeason.to': 'May 1', ...preview }
		expect(await (await send(form, typed(crossed), owner)).text()).toContain(
			'Lawn pickup must begin before it ends.',
		)
		expect((await send(form, typed({ 'starts-on': '2020-01-01', ...preview }), owner)).status).toBe(422)
		const same = await read(await opened(form, typed(), owner), owner)
		for (const text of ['You have changed nothing yet.', 'Every page stays as it is.'])
			expect(same.includes(text), text).toBe(true)
	})

	test('SD-149 says that pictures are shown as they are today if they depend on the changed fact', async () => {
		const owner = await signIn(office(), 'owner')
		const painted = { 'row-version': '{"paints.rolloff.body":"trucks"}', 'paints.rolloff.body': 'red' }
		const path = await opened(groupPath('container-colors'), painted, owner)
		const shown = await read(path, owner)
		expect(shown).toContain('From as our trucks to <strong>red</strong>')
		expect(shown).toContain('In the previews below they are as they are today.')
	})

	test('SD-146 for a day compares the site on that day without and with the change, also when a plan is edited', async () => {
		const { store, url } = office()
		const owner = await signIn(office(), 'owner')
		const planned = await send(form, typed({ 'prices.lawn': '22', 'starts-on': day }), owner)
		expect(planned.status).toBe(303)
		const path = await opened(form, typed({ 'prices.recycling': '11', 'starts-on': day }), owner)
		const shown = await read(path, owner)
		expect(shown).toContain(`Plan it for ${formatDay(day, 'date')}`)
		expect(shown).toContain('From $10 to <strong>$11</strong>')
		expect(shown, 'what is planned already is no difference').not.toMatch(
			/(Added|Removed): <\/span>[^<]*\$2[02]/,
		)
		const page = await (await get(url, `${path}/page?path=/order`, owner)).text()
		for (const price of ['$22', '$11']) expect(page.includes(price), price).toBe(true)
		expect(await store.db.selectFrom('planned_changes').select('row_id').execute()).toEqual([
			{ row_id: 'prices.lawn' },
		])

		const { id } = await store.db.selectFrom('planned_changes').select('id').executeTakeFirstOrThrow()
		const change = { prior: '20', 'prices.lawn': '23', 'starts-on': day }
		const wrong = await send(`/admin/planned/${id}`, { ...change, 'prices.lawn': 'much', ...preview }, owner)
		expect([wrong.status, (await wrong.text()).includes('value="much"')]).toEqual([422, true])
		const other = await opened(`/admin/planned/${id}`, change, owner)
		const html = await read(other, owner)
		expect(html).toContain('From $20 to <strong>$23</strong>')
		expect(html).not.toContain('$22')
		const kept = `/admin/planned/${id}?draft=${other.slice(other.lastIndexOf('/') + 1)}`
		expect(await read(kept, owner)).toContain('value="23"')
		expect((await send(`/admin/planned/${id}`, hidden(html), owner)).status).toBe(303)
		expect((await get(url, other, owner)).status, 'the plan is another now').toBe(404)
		const open = store.db.selectFrom('planned_changes').select('value').where('settled_at', 'is', null)
		expect(await open.execute()).toEqual([{ value: '23' }])
	})
})

describeStore('sqlite', 'the content of a preview', (fresh) => {
	test('SD-144 has no row for a fact that returns to its built-in value, just as after saving it', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const now = new Date()
		const { cells } = groupType(desk, 'company').office ?? {}
		await saveFacts(desk.services.store, { 'founded.year': 1999 })
		await desk.services.content.reload()
		for (const [value, rows] of [
			['2001', 1],
			[String(sampleFacts.founded.year), 0],
		] as const) {
			const year = cells?.kept('founded.year', Number(value), now) ?? null
			const { companyFacts, facts } = await snapshotWith(desk.services, {
				company_facts: { 'founded.year': year },
			})
			expect([facts.founded?.year, companyFacts.ok && companyFacts.rows.length]).toEqual([
				Number(value),
				rows,
			])
		}
	})
})

const line = (price: string) =>
	`<html><head><title>Carts ${price}</title><style>p{}</style></head><body><p>A cart is <strong>${price}</strong><!-- --> a month, <a href="/order">order it</a>.</p><script>const price='${price}'</script><p>Call us.</p></body></html>`

test('SD-143 lists each passage of a page whose words differ once, ignoring markup and scripts', () => {
	const passages = changedPassages(line('$29'), line('$31'))
	expect(passages.map((parts) => parts.map(({ text }) => text).join('|'))).toEqual([
		'Carts |$29|$31',
		'A cart is |$29 |$31 |a month, order it.',
	])
	expect(changedPassages(line('$29'), line('$29').replace('/order', '/contact'))).toEqual([])
})

test('SD-147 changes that many pages share are listed once, and the pages are grouped by kind', () => {
	const part = (text: string) => [{ kind: 'new' as const, text }]
	const town = (name: string) => ({
		path: `/residential/${name}`,
		name,
		below: 'Residential',
		how: 'changes' as const,
		passages: [part('footer'), part('from $31'), part(name)],
	})
	const home = { path: '/', name: 'Home', below: null, how: 'changes' as const, passages: [part('footer')] }
	const about = { ...home, path: '/about', name: 'About', passages: [] }
	const { count, common, groups } = groupPages([about, home, town('Ault'), town('Eaton'), town('Windsor')])
	expect([count, common]).toEqual([5, [part('footer')]])
	expect(
		groups.map(({ name, common: shared, pages, isFolded }) => [name, shared, pages.length, isFolded]),
	).toEqual([
		['Pages', [], 1, false],
		['Under “Residential”', [part('from $31')], 3, false],
		['Only in links, pictures or what search engines read', [], 1, true],
	])
	expect(groups[1]?.pages.map(({ passages }) => passages)).toEqual([
		[part('Ault')],
		[part('Eaton')],
		[part('Windsor')],
	])
	expect(groups[0]?.pages[0]).toMatchObject({ passages: [], more: 0 })
})

test('SD-145 days and holidays, which have several controls each, are sent again as they were typed', () => {
	const type = rowType(factsType(builtInCompany()), 'holidays')
	const entries = new FormData()
	entries.set('row-version', JSON.stringify({ 'hours.holidays': {}, 'hours.closedDays': [] }))
	for (const choice of ['newYear:moved', 'thanksgiving:usual']) entries.append('hours.holidays', choice)
	for (const text of ['2027-03-05', 'Inventory, all of us', 'usual', '', '', 'moved'])
		entries.append('hours.closedDays', text)
	const sent = readRowForm(type, entries)
	const again = new FormData()
	again.set('row-version', sent.version ?? '')
	// Browsers submit line breaks as CRLF.
	for (const [name, text] of Object.entries(sent.values)) again.set(name, text.replaceAll('\n', '\r\n'))
	expect(readRowForm(type, again).values).toEqual(sent.values)
	expect(sent.values['hours.closedDays']).toContain('Inventory, all of us')
	expect(readValues(sent.description, sent.values)).toMatchObject({
		ok: true,
		columns: { 'hours.closedDays': [{ name: 'Inventory, all of us' }] },
	})
})
