import { expect, test } from 'vitest'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

const section = { page_slug: 'home', updated_at: '2026-03-01T10:00:00.000Z' }

test('a page says when its sections last changed, and says nothing when that is unknown', () => {
	const entries = sitemapEntries({
		sections: { ok: true, rows: [section, { ...section, updated_at: '2026-02-01T10:00:00.000Z' }] } as never,
	})
	expect(entries.find(({ path }) => path === '/')).toMatchObject({
		priority: 1,
		changefreq: 'daily',
		lastmod: section.updated_at,
	})
	expect(entries.find(({ path }) => path === '/contact')?.lastmod).toBeNull()
	expect(sitemapEntries({ sections: { ok: false } })).toHaveLength(entries.length)
})

test('addresses are escaped and absolute', () => {
	const xml = sitemapXml('https://h.example', [
		{ path: '/?a=1&b=<2>', priority: 0.8, changefreq: 'weekly', lastmod: null },
	])
	expect(xml).toContain('<loc>https://h.example/?a=1&amp;b=&lt;2&gt;</loc>')
	expect(xml).toContain('<priority>0.8</priority>')
})
