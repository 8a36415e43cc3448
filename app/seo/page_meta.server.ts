import { facts } from '#app/company/facts.ts'
import { canonicalUrl } from './canonical.ts'
import type { PageHead } from './head_tags.ts'
import { type PreviewName, previews } from './previews.ts'

export interface PageMeta {
	/** Without the company's name, which is added. */
	title: string
	description: string
	/** As the site map gives it: `/contact`. */
	path: string
	publicUrl: string
	/** The page's own preview: its scene and title, 1200 by 630. */
	image: PreviewName
	keywords?: readonly string[]
	noindex?: boolean
	structuredData?: readonly object[]
}

/** Of search engines only, which load pages whole: it stays out of the data that browsers get to come alive with. */
const structuredData = new WeakMap<PageHead, readonly object[]>()

/** Title, description, canonical address and preview of a page (MD-01, MD-02; part 1 §5). */
export function pageMeta(page: PageMeta): PageHead {
	const head = {
		title: page.title.includes(facts.name) ? page.title : `${page.title} | ${facts.name}`,
		description: cutDescription(page.description),
		url: canonicalUrl(page.publicUrl + page.path),
		image: `${page.publicUrl}/pictures/${page.image}-1200x630.jpg`,
		imageAlt: previews[page.image],
		keywords: (page.keywords ?? []).slice(0, 10).join(', '),
		noindex: page.noindex ?? false,
	}
	if (page.structuredData) structuredData.set(head, page.structuredData)
	return head
}

/** The structured data that was given to `pageMeta` for this head. */
export function structuredDataOf(head: PageHead): readonly object[] {
	return structuredData.get(head) ?? []
}

/** A description longer than 160 characters is cut to 157 and an ellipsis (part 1 §5). */
export function cutDescription(text: string): string {
	return text.length > 160 ? `${text.slice(0, 157)}...` : text
}
