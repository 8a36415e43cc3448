import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { describeOffice } from '#test/office_server.ts'
import { shownHtml } from '#test/shown_html.ts'
import { get, post, signIn } from '#test/staff.ts'

const path = '/admin/as-shipped'
const own = 'Poudre Valley Waste'

describeOffice('content that is still as it shipped', (office) => {
	const textOf = async (page: string, cookie?: string) =>
		shownHtml(await (await get(office().url, page, cookie)).text()).replaceAll('<!-- -->', '')
	const count = async (cookie: string) => {
		const line = /Still as they came with the site: (?:(\d+) company facts and )?(\d+) samples?/
		return line
			.exec(await textOf('/admin', cookie))
			?.slice(1)
			.map(Number)
	}

	test('FI-54 is counted on the start page once the company has its own name, and listed until it is changed or confirmed', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		expect(await textOf('/admin', cookie)).not.toContain('Still as they came')
		expect(await textOf('/admin/planned', cookie)).toContain(`href="${path}"`)
		expect(await textOf(path, cookie)).toContain('The demonstration on the Pay My Bill page')
		const name = { 'row-version': JSON.stringify({ name: sampleFacts.name }), name: own }
		expect((await post(url, '/admin/facts/company', name, { cookie })).status).toBe(303)

		const [facts = 0, samples = 0] = (await count(cookie)) ?? []
		expect([facts > 40, samples > 15]).toEqual([true, true])
		const listed = await textOf(path, cookie)
		for (const left of [
			'Year of the first pickup',
			'(970) 555-0142',
			'Where we belong',
			'All of Wellington',
			'Dwayne P.',
		])
			expect(listed).toContain(left)
		for (const gone of ['>Company name<', 'demonstration', 'Billing portal'])
			expect(listed).not.toContain(gone)
		expect(listed.split('Visitors do not see it.')).toHaveLength(6)

		const confirm = (group: string, names: string[]) => {
			const entries = new URLSearchParams({ group })
			for (const one of names) entries.append('fact', one)
			return post(url, path, entries, { cookie })
		}
		expect((await confirm('company', ['founded.year', 'founded.month', 'prices.recycling'])).status).toBe(303)
		expect(await textOf('/about')).toContain('Local Since 2008')
		expect(await count(cookie)).toEqual([facts - 2, samples])
		expect(await textOf(path, cookie)).not.toContain('Year of the first pickup')

		const phone = { 'row-version': JSON.stringify({ phone: sampleFacts.phone }), phone: '(970) 555-0177' }
		expect((await post(url, '/admin/facts/company', phone, { cookie })).status).toBe(303)
		expect((await confirm('company', ['phone'])).status).toBe(409)
		expect(await textOf(path, cookie)).not.toContain('>Phone<')
		expect(await textOf('/contact')).toContain('(970) 555-0177')

		const editor = await signIn(office(), 'editor')
		expect(await textOf('/admin', editor)).toContain(`Still as they came with the site: ${samples} samples.`)
		expect(await textOf(path, editor)).not.toContain('These are right')
		const lawn = { group: 'prices', fact: 'prices.lawn' }
		expect((await post(url, path, lawn, { cookie: editor })).status).toBe(403)
		const staff = await signIn(office(), 'office')
		expect((await get(url, path, staff)).status).toBe(403)
		expect(await textOf('/admin', staff)).not.toContain('Still as they came')
		const rows = await store.db.selectFrom('company_facts').select('name').orderBy('name').execute()
		expect(rows.map((row) => row.name)).toEqual(['founded.month', 'founded.year', 'name', 'phone'])
	})
})
