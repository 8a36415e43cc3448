import { escapeMarkup } from '#platform/text/escape_markup.ts'
import { closedBy } from '#app/company/services.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType, SitemapRule } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { listedRows } from '#app/content/listed_rows.ts'
import { rowsIn } from '#app/content/listing.ts'
import { ownPageOf } from '#app/content/own_page.ts'
import { pages } from '#app/content/pages/all.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Page } from '#app/content/pages/page.ts'
import type { Listings, Snapshot } from '#app/content/snapshot.server.ts'

export interface SitemapEntry extends SitemapRule {
	path: string
	/** The page's name; for a row's page, its name below another page: `Windsor`. */
	name: string
	/** The path of the page it is listed below; null for a built-in page. */
	below: string | null
	/** ISO 8601; null if the last change is unknown. */
	lastmod: string | null
}

/** `message` names the list that could not be read: a site map without the towns would remove them from the index. */
export type Sitemap = { ok: true; entries: readonly SitemapEntry[] } | { ok: false; message: string }

/**
 * The pages to be indexed, with the priorities and frequencies of SM-02: the built-in ones, each followed by
 * the rows' pages below it. Leaves out a page that a configured portal replaces.
 */
export function sitemapOf(
	content: Listings & Pick<Snapshot, 'portals' | 'facts'>,
	types: readonly ContentType[] = contentTypes,
): Sitemap {
	const paged = types.filter(({ ownPage }) => ownPage !== undefined)
	const unread = paged.find((type) => !listedRows(content, type).ok)
	if (unread) return { ok: false, message: `The ${unread.label.toLowerCase()} could not be read.` }
	const entries = pages.flatMap((page) => [
		...(page.sitemap &&
		closedBy(content.facts.closedPages, page.path) === null &&
		!(page.portal && content.portals[page.portal])
			? [
					{
						path: page.path,
						name: page.name,
						below: null,
						...page.sitemap,
						lastmod: lastmodOf(content, types, page),
					},
				]
			: []),
		...paged.flatMap((type) => (type.ownPage?.sitemap.below === page.path ? entriesOf(content, type) : [])),
	])
	return { ok: true, entries }
}

function entriesOf(content: Listings & Pick<Snapshot, 'facts'>, type: ContentType): SitemapEntry[] {
	if (!type.ownPage) return []
	const { below, priority, changefreq } = type.ownPage.sitemap
	const nameOf = (row: ContentRow) => fillPlaceholders(type.title(row), content.facts, new Date())
	return rowsIn(listedRows(content, type)).flatMap((row) => {
		const path = ownPageOf(type, row)
		return path === null || closedBy(content.facts.closedPages, path) !== null
			? []
			: [{ path, name: nameOf(row), below, priority, changefreq, lastmod: changedAt(row) }]
	})
}

function lastmodOf(content: Listings, types: readonly ContentType[], page: Page): string | null {
	const { lastmod, sections } = page
	if (lastmod && 'effective' in lastmod) return lastmod.effective
	if (!lastmod) {
		const own = rowsIn(content.sections).filter((row) => row.page_slug === sections?.key)
		return latest(own.map(changedAt))
	}
	const type = types.find(({ table }) => table === lastmod.rowsOf)
	return latest(rowsIn(type && listedRows(content, type)).map(changedAt))
}

function changedAt(row: ContentRow | { updated_at: string }): string | null {
	return typeof row.updated_at === 'string' ? row.updated_at : null
}

function latest(times: readonly (string | null)[]): string | null {
	return (
		times
			.filter((time) => time !== null)
			.toSorted()
			.at(-1) ?? null
	)
}

/** The entries as a sitemap file (sitemaps.org, protocol 0.9). */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
	const urls = entries.map(({ path, priority, changefreq, lastmod }) =>
		[
			'  <url>',
			`    <loc>${escapeMarkup(publicUrl + path)}</loc>`,
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
