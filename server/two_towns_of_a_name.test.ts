import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { readNotices } from '#app/office/requests/read_notices.server.ts'
import { addressField } from '#app/pickup/lookup/look_up_result.ts'
import { readAll } from '#test/company_site.ts'
import { formsOf } from '#test/page_forms.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { areaId } from '#test/subscriptions.ts'

const wordsOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/gs, '').trim()

describeStore('sqlite', 'a company with two towns of one name', (fresh) => {
	/** Opens the sample company with an additional Windsor in Virginia; `add` submits an office form for a new row. */
	const open = async () => {
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

		return { store, url, cookie, add }
	}

	test('FI-130 pages, search, maps, choices and the office tell the towns apart, and the look-up asks which one is meant if it is unclear', async () => {
		const { url, cookie } = await open()
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

	test('FI-130 mails, calendars, notices and area choices tell the towns apart, and for a taken page address a free one is suggested', async () => {
		const { store, url, cookie, add } = await open()
		const area = {
			town_slug: 'windsor-va',
			weekday: 'Tuesday',
			recycling: 'weekly',
			has_trash: 'on',
			is_active: 'on',
		}
		await add('pickup_areas', { ...area, name: 'East of Windsor', slug: 'windsor-va-east' })
		await add('pickup_areas', { ...area, name: 'RainDance and Water Valley', slug: 'windsor-va-rain' })
		await add('pickup_areas', { ...area, name: 'The mill', slug: 'windsor-va-mill' })
		const calendarName = async (slug: string) =>
			/X-WR-CALNAME:(.*)/
				.exec((await (await fetch(`${url}/calendar/${slug}.ics`)).text()).replaceAll(/\r\n[ \t]/g, ''))?.[1]
				?.replaceAll('\\', '')
		await expect.poll(() => calendarName('windsor-va-mill'), { interval: 30 }).toBe('Pickup days: The mill')
		const names: Record<string, string> = {
			'windsor-va-all': 'All of it',
			'windsor-va-east': 'East of Windsor, VA',
			'windsor-va-rain': 'RainDance and Water Valley (Windsor, VA)',
			'windsor-raindance': 'RainDance and Water Valley (Windsor)',
			'windsor-lake': 'Windsor Lake and downtown',
			wellington: 'All of Wellington',
		}
		for (const [slug, name] of Object.entries(names))
			expect([slug, await calendarName(slug)]).toEqual([slug, `Pickup days: ${name}`])

		const mailOf = async (send: () => Promise<Response>, words: RegExp) => {
			expect((await send()).status).toBeLessThan(400)
			const mails = await store.db.selectFrom('outbox').select(['subject', 'body']).execute()
			const texts = mails.map(({ subject, body }) => `${subject}\n${body}`)
			return texts.filter((text) => words.test(text))
		}
		for (const slug of ['windsor-va-rain', 'windsor-raindance']) {
			const email = `${slug}@example.com`
			const entries = { email, area: await areaId(store, slug), streams: 'trash', timing: 'evening' }
			const mails = await mailOf(() => post(url, '/reminders', entries), /Please confirm/)
			expect(mails.at(-1)).toContain(`pickup reminders for ${names[slug]}`)
			expect(mails.at(-1)).toContain(`Area: ${names[slug]}`)
		}

		const asks = async (slug: string, address: string) => {
			const entries = Object.fromEntries(rolloffEntries({ location: address }))
			const mails = await mailOf(() => post(url, `/roll-off-dumpsters/${slug}`, entries), /From page/)
			expect(mails.join('\n')).toContain(`From page: /roll-off-dumpsters/${slug}`)
		}
		await asks('windsor-va', '12 Main Street, Windsor')
		await asks('windsor-va', '12 Main Street, Windsor VA 23487')
		await asks('windsor', '12 Main Street, Windsor, CO 80550')
		const { log } = recordedLog()
		const content = await openContentHub(store, log)
		const { fresh: told } = await readNotices(store, content.current, new Date())
		content.close()
		expect(told.map(({ town }) => town).toSorted()).toEqual([
			'Windsor',
			'Windsor or Windsor, VA',
			'Windsor, VA',
		])

		const missed = await (await fetch(`${url}/service-request?kind=missed`)).text()
		for (const label of [
			'RainDance and Water Valley (Windsor, VA), Tuesday',
			'Windsor, VA, The mill, Tuesday',
		])
			expect(missed, 'each with its town once').toContain(`>${label}</option>`)
		const streets = await (await get(url, '/admin/streets/new', cookie)).text()
		for (const choice of [
			'Windsor, CO: RainDance and Water Valley',
			'Windsor, VA: RainDance and Water Valley',
		])
			expect(streets).toContain(`>${choice}</option>`)

		const form = '/admin/content/residential_towns/new'
		const typed = { name: 'Windsor, CT', slug: 'windsor', local_blurb: 'By the river.', is_active: 'on' }
		for (const [state, free] of [
			['CT', 'windsor-ct'],
			['VA', 'windsor-va-2'],
		]) {
			const taken = await post(url, form, { ...typed, name: `Windsor, ${state}`, state: 'CO' }, { cookie })
			const html = await taken.text()
			expect(taken.status).toBe(422)
			expect(html).toContain(`Address: another residential town has this one; ${free} is free.`)
			expect(html).toMatch(new RegExp(`<input[^>]*name="slug"[^>]*value="${free}"`))
			expect(html).toMatch(new RegExp(`<input[^>]*name="name"[^>]*value="Windsor, ${state}"`))
		}
	})
})
