import { expect, test } from 'vitest'
import { addressField } from '#app/pickup/lookup/look_up_result.ts'
import { readAll } from '#test/company_site.ts'
import { formsOf } from '#test/page_forms.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

const wordsOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/gs, '').trim()

describeStore('sqlite', 'a company with two towns of one name', (fresh) => {
	test('FI-104 pages, search, maps, choices and the office tell them apart, and the look-up asks or knows', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const add = async (table: string, values: Record<string, string>) => {
			const path = `/admin/content/${table}/new`
			const form = formsOf(await (await get(url, path, cookie)).text(), path).find(({ fields }) =>
				fields.some(([name]) => name === 'slug'),
			)
			const fields = (form?.fields ?? []).filter(([name]) => name !== 'intent')
			const sent = await post(url, path, { ...Object.fromEntries(fields), ...values }, { cookie })
			expect([table, values, sent.status]).toEqual([table, values, 303])
		}
		for (const table of ['residential_towns', 'rolloff_towns'])
			await add(table, {
				name: 'Windsor, VA',
				slug: 'windsor-va',
				local_blurb: 'By the river.',
				is_active: 'on',
			})
		const taken = await post(
			url,
			'/admin/content/residential_towns/new',
			{ name: 'Windsor, VA', slug: 'windsor', local_blurb: 'By the river.', is_active: 'on' },
			{ cookie },
		)
		expect(taken.status).toBe(422)
		expect(await taken.text()).toContain('another residential town has this one')
		await add('pickup_areas', {
			name: 'All of it',
			slug: 'windsor-va-all',
			town_slug: 'windsor-va',
			weekday: 'Friday',
			recycling: 'weekly',
			has_trash: 'on',
			covers_town: 'on',
			is_active: 'on',
		})
		await expect
			.poll(async () => (await fetch(`${url}/residential/windsor-va`)).status, { interval: 30 })
			.toBe(200)

		const { texts, faults } = await readAll(url, ['/', '/sitemap', '/search?q=windsor'], {})
		expect(faults).toEqual([])
		const leads = new Map<string, Set<string>>()
		const heads = new Map<string, Set<string>>()
		const note = (into: Map<string, Set<string>>, key: string, value: string) =>
			into.set(key, (into.get(key) ?? new Set()).add(value))
		for (const [path, html] of texts) {
			if (!html.startsWith('<!DOCTYPE html>')) continue
			const page = path.split(/[?#]/)[0] ?? ''
			for (const [, head = ''] of html.matchAll(/<(?:title|h1)\b[^>]*>(.*?)<\/(?:title|h1)>/gs))
				if (head.includes('Windsor')) note(heads, wordsOf(head), page)
			for (const [, to = '', words = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)"[^>]*>(.*?)<\/a>/gs))
				if (/\/(?:residential|roll-off-dumpsters|pickup-day)\/windsor/.test(to))
					note(leads, `${page}: ${to.split('/')[1]}: ${wordsOf(words)}`, to)
		}
		const shared = (of: Map<string, Set<string>>) => [...of].filter(([, places]) => places.size > 1)
		expect(shared(heads)).toEqual([])
		expect(shared(leads)).toEqual([])
		expect([...leads.keys()].join('\n')).toContain('Windsor, VA')
		expect(heads.size).toBeGreaterThan(4)

		const page = await (await fetch(`${url}/residential/windsor-va`)).text()
		expect(page).toMatch(/<title>[^<]*Windsor, VA/)
		expect(page).toMatch(/<h1[^>]*>[^]*?Windsor, VA[^]*?<\/h1>/)
		expect(await (await fetch(`${url}/residential/windsor`)).text()).not.toContain('Windsor, VA</h1>')

		for (const list of ['residential_towns', 'rolloff_towns']) {
			const html = await (await get(url, `/admin/content/${list}`, cookie)).text()
			for (const told of ['Windsor, CO (windsor)', 'Windsor, VA (windsor-va)'])
				expect([list, html.includes(told)]).toEqual([list, true])
		}
		const area = await (await get(url, '/admin/content/pickup_areas/new', cookie)).text()
		expect(area).toMatch(/<option value="windsor-va"[^>]*>Windsor, VA/)

		const lookUp = async (address: string) => {
			const sent = await fetch(`${url}/pickup-day`, {
				method: 'POST',
				headers: { origin: url },
				body: new URLSearchParams({ [addressField]: address }),
			})
			const html = await sent.text()
			return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
		}
		const friday = wordsOf(await lookUp('12 Main Street, Windsor, VA'))
		expect(friday).toContain('Next pickup at 12 Main Street, Windsor, VA')
		const which = wordsOf(await lookUp('12 Main Street, Windsor'))
		expect(which).toContain('Windsor, CO')
		expect(which).toContain('Windsor, VA')
		expect(which).not.toContain('Windsor, VA, VA')

		const asked = await (
			await fetch(`${url}/search?q=${encodeURIComponent('do you come to windsor va')}`)
		).text()
		expect(wordsOf(asked)).toContain('Yes, we empty carts in Windsor, VA')
	})
})
