import type { MetaDescriptor } from 'react-router'
import type { Purpose } from '#app/content/purposes.ts'

/** The content of a page's head, each value once, and the page's purpose; the browser rebuilds the tags from it. */
export interface PageHead {
	/** With the company's name where there is room for it. */
	title: string
	description: string
	/** The canonical address; null where there is no page. */
	url: string | null
	/** The preview for social sites, 1200 by 630. */
	image: string
	imageAlt: string
	/** The company's name. */
	siteName: string
	/** Separated by commas; empty if there are none. */
	keywords: string
	noindex: boolean
	purpose: Purpose
}

/** The tags of a page's head (MD-01). */
export function headTags(head: PageHead): MetaDescriptor[] {
	const { title, description, url, image, imageAlt, siteName, keywords, noindex } = head
	return [
		{ title },
		{ name: 'description', content: description },
		...(keywords ? [{ name: 'keywords', content: keywords }] : []),
		...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
		...(url === null ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: siteName },
		{ property: 'og:locale', content: 'en_US' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		...(url === null ? [] : [{ property: 'og:url', content: url }]),
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: imageAlt },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:title', content: title },
		{ name: 'twitter:description', content: description },
		{ name: 'twitter:image', content: image },
		{ name: 'twitter:image:alt', content: imageAlt },
	]
}
