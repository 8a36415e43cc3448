import { seedContent } from '#db/seed/content.ts'
import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sitemapOf, sitemapXml } from './sitemap.ts'

const builtIn = builtInSnapshot()

function entries(changes: Partial<Snapshot> = {}) {
	const sitemap = sitemapOf({ ...builtIn, ...changes })
	if (!sitemap.ok) throw new Error(sitemap.message)
	return sitemap.entries
}
const entryOf = (path: string, changes?: Partial<Snapshot>) =>
	entries(changes).find((entry) => entry.path === path)

test.each([
	['/', 1, 'daily'],
	['/residential', 0.9, 'weekly'],
	['/commercial', 0.9, 'weekly'],
	['/roll-off-dumpsters', 0.9, 'weekly'],
	['/hoa-services', 0.9, 'weekly'],
	['/about', 0.8, 'monthly'],
	['/residential/windsor', 0.7, 'weekly'],
	['/roll-off-dumpsters/northern-communities', 0.7, 'weekly'],
	['/rolloff-12-yard', 0.6, 'monthly'],
	['/rolloff-30-yard', 0.6, 'monthly'],
	['/privacy-policy', 0.3, 'yearly'],
	['/terms-of-service', 0.3, 'yearly'],
])('SM-02 D11 %s has priority %d, %s', (path, priority, changefreq) => {
	expect(entryOf(path)).toMatchObject({ priority, changefreq })
})

test('SM-02 six residential and nine roll-off towns, four sizes, and nothing twice', () => {
	const paths = entries().map(({ path }) => path)
	const below = (start: string) => paths.filter((path) => path.startsWith(start)).length
	expect(below('/residential/')).toBe(6)
	expect(below('/roll-off-dumpsters/')).toBe(9)
	expect(below('/rolloff-')).toBe(4)
	expect(new Set(paths).size).toBe(paths.length)
})

test("SM-02 lastmod is when the row, or the page's sections, last changed; it is left out if unknown", () => {
	const updated_at = '2026-03-01T10:00:00.000Z'
	const section = { page_slug: 'home', updated_at }
	const rows = [section, { ...section, updated_at: '2026-02-01T10:00:00.000Z' }]
	const sections = { ok: true, rows } as never
	expect(entryOf('/', { sections })?.lastmod).toBe(updated_at)
	expect(entryOf('/about', { sections })?.lastmod).toBeNull()
	expect(entryOf('/', { sections: { ok: false } })?.lastmod).toBeNull()
	const towns = { ok: true, rows: [{ slug: 'loveland', name: '{{address.city}}', updated_at }] } as never
	const town = entryOf('/residential/loveland', { residentialTowns: towns })
	expect([town?.lastmod, town?.name]).toEqual([updated_at, 'Loveland'])
})

test.each(['', 'Windsor', 'fort collins', 'a/b', '../x', 'ünser', 'x?y', '12_yard'])(
	'SM-02 a town whose slug is "%s" is not listed',
	(slug) => {
		const towns = { ok: true, rows: [{ slug, updated_at: '2026-03-01T10:00:00.000Z' }] } as never
		const listed = entries({ residentialTowns: towns, rolloffTowns: towns }).map(({ path }) => path)
		expect(listed.filter((path) => /^\/(residential|roll-off-dumpsters)\//.test(path))).toEqual([])
	},
)

test('SM-02 a size without its measures or without a page is not listed', () => {
	const [first, ...others] = seedContent.rolloff_sizes ?? []
	const rows = [
		{ ...first, updated_at: '2026-03-01' },
		{ ...others[0], has_page: false },
		{ ...others[1], height_feet: null },
	]
	const listed = entries({ rolloffSizes: { ok: true, rows } as never }).map(({ path }) => path)
	expect(listed.filter((path) => path.startsWith('/rolloff-'))).toEqual(['/rolloff-12-yard'])
})

test('SM-02 D28 the order form is listed only if no ordering portal is set', () => {
	const portals = { ...builtIn.portals, ordering: 'https://order.example/new' }
	expect(entryOf('/order')).toMatchObject({ name: 'Order Online' })
	const paths = entries({ portals }).map(({ path }) => path)
	expect(paths).not.toContain('/order')
	expect(paths).toHaveLength(entries().length - 1)
})

test.each([
	['residentialTowns', 'The residential towns could not be read.'],
	['rolloffTowns', 'The roll-off towns could not be read.'],
	['rolloffSizes', 'The roll-off sizes could not be read.'],
])('SM-01 without %s there is a message instead of a sitemap', (list, message) => {
	expect(sitemapOf({ ...builtIn, [list]: { ok: false } })).toEqual({ ok: false, message })
})

test('addresses are escaped and absolute', () => {
	const xml = sitemapXml('https://h.example', [
		{ path: '/?a=1&b=<2>', name: 'Odd', below: null, priority: 0.8, changefreq: 'weekly', lastmod: null },
	])
	expect(xml).toContain('<loc>https://h.example/?a=1&amp;b=&lt;2&gt;</loc>')
	expect(xml).toContain('<priority>0.8</priority>')
})
