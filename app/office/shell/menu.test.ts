import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import type { StaffRole } from '#db/staff_rows.ts'
import { describeOffice } from '#test/office_server.ts'
import { get, signIn } from '#test/staff.ts'
import { navigationFor, screenAt, waitingIn } from '../parts/navigation.ts'
import { addRequest, inboxPath, menuEntries } from '../parts/screens.ts'

const screens = menuEntries.flatMap((entry) => entry.screens)

/** Returns the links in the page's navigation with this name, in order, with their text. */
function linksOf(html: string, name: string): { to: string; text: string; isCurrent: boolean }[] {
	const part = new RegExp(`<nav aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(html)?.[1] ?? ''
	return [...part.matchAll(/<a([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
		to: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
		text: inner.replace(/<[^>]*>/g, ''),
		isCurrent: attributes.includes('aria-current='),
	}))
}

const labels = (links: { text: string }[]) => links.map(({ text }) => text)

describeOffice('the menu of the office', (office) => {
	const page = async (path: string, role: StaffRole) =>
		(await get(office().url, path, await signIn(office(), role))).text()

	test('SD-158 has ten entries, a button to add a request, and Set-up at its foot', async () => {
		const links = linksOf(await page('/admin', 'owner'), 'Office')
		expect(labels(links)).toEqual([
			'Add request',
			'Today',
			'Inbox',
			'People',
			'Pickups',
			'Content',
			'Facts',
			'Changes',
			'Dashboard',
			'Staff',
			'Account',
			'Set-up',
		])
		expect(links[0]?.to).toBe(addRequest.to)
		expect(links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Today'])
		const shown = async (role: StaffRole) => labels(linksOf(await page('/admin', role), 'Office')).slice(1)
		expect(await shown('office')).toEqual(['Today', 'Inbox', 'People', 'Pickups', 'Dashboard', 'Account'])
		expect(await shown('editor')).toEqual(
			labels(links)
				.slice(1)
				.filter((label) => label !== 'Facts' && label !== 'Staff'),
		)
	})

	test.each(['office', 'editor', 'owner'] as const)(
		'SD-158 opens for the role %s every screen that its menu leads to, with links to the entry’s other screens',
		async (role) => {
			const { url } = office()
			const cookie = await signIn(office(), role)
			for (const { label, screens: own } of menuEntries) {
				const seen = own.filter((screen) => screen.roles.includes(role) && screen.label !== 'Texts')
				for (const { to } of seen) {
					const opened = await get(url, to, cookie)
					expect([to, opened.status]).toEqual([to, 200])
					const html = await opened.text()
					const beside = linksOf(html, label)
					expect([to, labels(beside)]).toEqual([to, seen.length > 1 ? seen.map((one) => one.label) : []])
					expect(linksOf(html, 'Office').find(({ isCurrent }) => isCurrent)?.text, to).toBe(label)
				}
			}
		},
	)

	test('SD-158 lists what is under Set-up nowhere else, but a search still finds facts there', async () => {
		const main = async (path: string) => /<main.*<\/main>/s.exec(await page(path, 'owner'))?.[0] ?? ''
		const content = await main('/admin/content')
		expect(content).toContain('Testimonials')
		for (const moved of ['Search words', 'Palettes', 'Pickup areas']) expect(content).not.toContain(moved)
		const facts = await main('/admin/facts')
		expect(facts).toContain('Phone')
		for (const moved of ['Latitude of the office', 'Billing portal', 'Days until sign-ins'])
			expect(facts).not.toContain(moved)
		expect(await page('/admin/facts?q=latitude', 'owner')).toContain('/admin/facts/coordinates#')
		expect(await page('/admin/facts/coordinates', 'owner')).toContain('Latitude of the office')
	})

	test('SD-158 the coordinates of a town are folded away in its form, except for a new town', async () => {
		const folded = (html: string) => /<details([^>]*)>(?:(?!<\/details>).)*name="latitude"/s.exec(html)?.[1]
		const { id } = await office()
			.store.db.selectFrom('residential_towns')
			.select('id')
			.executeTakeFirstOrThrow()
		const town = await page(`/admin/content/residential_towns/${id}`, 'editor')
		expect(folded(town)).not.toBeUndefined()
		expect(folded(town)).not.toContain('open')
		expect(folded(await page('/admin/content/residential_towns/new', 'editor'))).toContain('open')
	})

	test('SD-158 a page below a screen belongs to that screen’s entry and has a link back instead of links to other screens', async () => {
		const area = await page('/admin/content/pickup_areas/new', 'editor')
		expect(linksOf(area, 'Office').find(({ isCurrent }) => isCurrent)?.text).toBe('Pickups')
		expect(linksOf(area, 'Pickups')).toEqual([])
		expect(area).toMatch(/href="\/admin\/content\/pickup_areas"[^>]*>Pickup areas</)
	})
})

test('SD-158 texts belong to the inbox, which counts those that wait, and are in the menu only if the company sends texts', () => {
	const inbox = (raised: number | null) =>
		navigationFor('office', sampleFacts.services, raised).find(({ to }) => to === inboxPath)
	expect(inbox(null)?.screens.map(({ label }) => label)).toEqual(['Requests'])
	const items = navigationFor('office', sampleFacts.services, 3)
	const place = screenAt(items, '/admin/texts')
	expect(place?.item.label).toBe('Inbox')
	expect(place?.screen).toEqual({ to: '/admin/texts', label: 'Texts', waiting: 3 })
	expect(place && waitingIn(place.item)).toBe(3)
	expect(screenAt(items, '/admin/unknown')).toBe(null)
	expect(new Set(screens.map(({ to }) => to)).size).toBe(screens.length)
})
