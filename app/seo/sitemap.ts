import type { Snapshot } from '#app/content/snapshot.server.ts'

export interface SitemapEntry {
	path: string
	/** 0 to 1. */
	priority: number
	changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly'
	/** ISO-8601, or null where nothing says when the page last changed. */
	lastmod: string | null
}

/** The pages a search engine may list, with the priorities of part 1 §9. */
export function sitemapEntries({ sections }: Pick<Snapshot, 'sections'>): SitemapEntry[] {
	const changed = (page: string) => {
		const times = sections.ok ? sections.rows.filter((row) => row.page_slug === page) : []
		return (
			times
				.map((row) => row.updated_at)
				.toSorted()
				.at(-1) ?? null
		)
	}
	return [
		{ path: '/', priority: 1, changefreq: 'daily', lastmod: changed('home') },
		{ path: '/contact', priority: 0.8, changefreq: 'monthly', lastmod: changed('contact') },
	]
}

/** The entries as a sitemap file (sitemaps.org, protocol 0.9). */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
	const urls = entries.map(({ path, priority, changefreq, lastmod }) =>
		[
			'  <url>',
			`    <loc>${escapeXml(publicUrl + path)}</loc>`,
			...(lastmod === null ? [] : [`    <lastmod>${lastmod.slice(0, 10)}</lastmod>`]),
			`    <changefreq>${changefreq}</changefreq>`,
			`    <priority>${priority.toFixed(1)}</priority>`,
			'  </url>',
		].join('\n'),
	)
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...urls,
		'</urlset>',
		'',
	].join('\n')
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
