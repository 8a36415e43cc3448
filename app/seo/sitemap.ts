import { builtInFacts } from '#app/company/built_in_facts.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { privacy } from '#app/pages/legal/privacy.ts'
import { terms } from '#app/pages/legal/terms.ts'

export interface SitemapEntry {
	path: string
	/** 0 to 1. */
	priority: number
	changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly'
	/** ISO-8601, or null where nothing says when the page last changed. */
	lastmod: string | null
}

/** `message` says which list could not be read: a site map without its towns would take them out of the index. */
export type Sitemap = { ok: true; entries: readonly SitemapEntry[] } | { ok: false; message: string }

export type SitemapContent = Pick<
	Snapshot,
	'sections' | 'services' | 'faqs' | 'residentialTowns' | 'rolloffTowns' | 'rolloffSizes' | 'helpArticles'
>

/** A town's page is listed only under such a slug (SM-02). */
const slugShape = /^[a-z0-9-]+$/
const sizeSlugs: ReadonlySet<string> = new Set(builtInFacts.rolloffs.map(({ yards }) => `${yards}-yard`))

/** The pages a search engine may list, with the priorities and frequencies of SM-02. */
export function sitemapOf(content: SitemapContent): Sitemap {
	const { residentialTowns, rolloffTowns, rolloffSizes, helpArticles } = content
	if (!residentialTowns.ok) return unreadable('residential towns')
	if (!rolloffTowns.ok) return unreadable('roll-off towns')
	if (!rolloffSizes.ok) return unreadable('roll-off sizes')
	if (!helpArticles.ok) return unreadable('help articles')
	const managed = content.sections.ok ? content.sections.rows : []
	const changed = (page: string) => latest(managed.filter((row) => row.page_slug === page))
	const services = content.services.ok ? latest(content.services.rows) : null
	const questions = content.faqs.ok ? latest(content.faqs.rows) : null
	const entries: SitemapEntry[] = [
		{ path: '/', priority: 1, changefreq: 'daily', lastmod: changed('home') },
		{ path: '/residential', priority: 0.9, changefreq: 'weekly', lastmod: changed('residential') },
		...towns('/residential', residentialTowns.rows),
		{ path: '/commercial', priority: 0.9, changefreq: 'weekly', lastmod: changed('commercial') },
		...builtInFacts.commercial.map(({ yards }) => size(`/commercial/${yards}-yard`, null)),
		{ path: '/roll-off-dumpsters', priority: 0.9, changefreq: 'weekly', lastmod: changed('roll-off') },
		...towns('/roll-off-dumpsters', rolloffTowns.rows),
		...rolloffSizes.rows
			.filter(({ slug }) => sizeSlugs.has(slug))
			.map(({ slug, updated_at }) => size(`/rolloff-${slug}`, updated_at)),
		size('/size-calculator', null),
		{ path: '/hoa-services', priority: 0.9, changefreq: 'weekly', lastmod: changed('hoa-services') },
		{ path: '/hoa-quote', priority: 0.6, changefreq: 'monthly', lastmod: null },
		{ path: '/services', priority: 0.9, changefreq: 'weekly', lastmod: services },
		{ path: '/about', priority: 0.8, changefreq: 'monthly', lastmod: changed('about') },
		{ path: '/contact', priority: 0.8, changefreq: 'monthly', lastmod: changed('contact') },
		{ path: '/faqs', priority: 0.6, changefreq: 'weekly', lastmod: questions },
		{ path: '/help', priority: 0.6, changefreq: 'weekly', lastmod: latest(helpArticles.rows) },
		...helpArticles.rows
			.filter(({ slug }) => slugShape.test(slug))
			.map(({ slug, updated_at }) => article(slug, updated_at)),
		{ path: '/pay-my-bill', priority: 0.5, changefreq: 'monthly', lastmod: null },
		{ path: '/privacy-policy', priority: 0.3, changefreq: 'yearly', lastmod: privacy.effective },
		{ path: '/terms-of-service', priority: 0.3, changefreq: 'yearly', lastmod: terms.effective },
	]
	return { ok: true, entries }
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

function towns(folder: string, rows: readonly { slug: string; updated_at: string }[]): SitemapEntry[] {
	return rows
		.filter(({ slug }) => slugShape.test(slug))
		.map(({ slug, updated_at }) => ({
			path: `${folder}/${slug}`,
			priority: 0.7,
			changefreq: 'weekly',
			lastmod: updated_at,
		}))
}

function size(path: string, lastmod: string | null): SitemapEntry {
	return { path, priority: 0.6, changefreq: 'monthly', lastmod }
}

function article(slug: string, lastmod: string): SitemapEntry {
	return { path: `/help/${slug}`, priority: 0.5, changefreq: 'monthly', lastmod }
}

function unreadable(list: string): Sitemap {
	return { ok: false, message: `The ${list} could not be read.` }
}

function latest(rows: readonly { updated_at: string }[]): string | null {
	const times = rows.map(({ updated_at }) => updated_at).toSorted()
	return times.at(-1) ?? null
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
