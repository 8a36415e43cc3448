import type { MetaDescriptor } from 'react-router'
import { facts } from '#app/company/facts.ts'
import { canonicalUrl } from './canonical.ts'
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

/** Title, description, canonical address and social tags of a page (MD-01, MD-02; part 1 §5). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
	const title = page.title.includes(facts.name) ? page.title : `${page.title} | ${facts.name}`
	const description = cutDescription(page.description)
	const url = canonicalUrl(page.publicUrl + page.path)
	const image = `${page.publicUrl}/pictures/${page.image}-1200x630.jpg`
	const keywords = (page.keywords ?? []).slice(0, 10)
	return [
		{ title },
		{ name: 'description', content: description },
		...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
		...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
		{ tagName: 'link', rel: 'canonical', href: url },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: facts.name },
		{ property: 'og:locale', content: 'en_US' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:url', content: url },
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: previews[page.image] },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:title', content: title },
		{ name: 'twitter:description', content: description },
		{ name: 'twitter:image', content: image },
		{ name: 'twitter:image:alt', content: previews[page.image] },
		...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
	]
}

/** A description longer than 160 characters is cut to 157 and an ellipsis (part 1 §5). */
export function cutDescription(text: string): string {
	return text.length > 160 ? `${text.slice(0, 157)}...` : text
}
