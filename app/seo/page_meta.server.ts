import { createContext, type RouterContextProvider } from 'react-router'
import type { Facts } from '#app/company/facts_type.ts'
import { servicesContext } from '#app/context.server.ts'
import { builtInPreviews, pages } from '#app/content/pages/all.ts'
import { home } from '#app/content/pages/home.ts'
import { offeredPreview, type Preview } from '#app/content/previews.ts'
import type { Purpose } from '#app/content/purposes.ts'
import { sceneAlt } from '#app/scenes/scene_alt.ts'
import type { TownsInScenes } from '#app/scenes/setting.ts'
import type { PageHead } from './head_tags.ts'
import { businessId, localBusiness } from './structured_data.server.ts'

export interface PageMeta {
	/** Without the company's name, which is added where both fit. */
	title: string
	description: string
	/** The canonical path, as in the site map: `/contact`. Null where there is no page and so no canonical URL. */
	path: string | null
	/** Its preview, 1200 by 630; a built-in page's definition names its own, and what is no page has that of a missing one. */
	image?: string | Preview
	keywords?: readonly string[]
	noindex?: boolean
	structuredData?: readonly object[]
}

/** What the tags of every page need to know of the site. */
export interface Site {
	/** Without a trailing slash. */
	publicUrl: string
	facts: Facts
}

/** Only search engines need it, from the HTML: it stays out of the hydration data. */
export const structuredDataContext = createContext<readonly object[]>([])

/** As `pageMeta`; the structured data is left in the request's context, for the rendering. */
export function describePage(context: Readonly<RouterContextProvider>, page: PageMeta): PageHead {
	const { content, publicUrl } = context.get(servicesContext)
	const { facts, livery, isLive } = content.current
	const site = { publicUrl, facts }
	context.set(structuredDataContext, structuredData(page, site))
	return pageMeta({ ...page, noindex: page.noindex || !isLive }, site, livery)
}

/** Title, description, canonical address and preview of a page (MD-01, MD-02). */
export function pageMeta(
	page: PageMeta,
	{ publicUrl, facts }: Site,
	{ towns }: { towns: TownsInScenes } = { towns: {} },
): PageHead {
	const preview = offeredPreview(previewOf(page), facts, new Date())
	return {
		title: pageTitle(page.title, facts),
		description: cutDescription(page.description),
		url: page.path === null ? null : canonicalUrl(publicUrl + page.path),
		image: publicUrl + previewPath(preview),
		imageAlt: `“${preview.title}” on a sign. ${sceneAlt(preview.scene, { ...facts, towns })}`,
		siteName: facts.name,
		keywords: (page.keywords ?? []).slice(0, 10).join(', '),
		noindex: page.path === null || (page.noindex ?? false),
		purpose: purposeOf(page.path),
	}
}

/** Its address has no hash: what was shared goes on to be found, and is asked for again after a day. */
export function previewPath({ name }: Pick<Preview, 'name'>): string {
	return `/pictures/${name}-1200x630.jpg`
}

/** What a page is for; a row's own page has the purpose of the built-in page above it. */
function purposeOf(path: string | null): Purpose {
	const own = pages.find((one) => one.path === path)
	const above = pages.find((one) => one.path !== '/' && path?.startsWith(`${one.path}/`))
	return (own ?? above ?? home).purpose
}

function previewOf({ image, path }: PageMeta): Preview {
	if (typeof image === 'object') return image
	const name = image ?? (path === null ? 'not-found' : undefined)
	const preview = name
		? builtInPreviews.find((one) => one.name === name)
		: pages.find((one) => one.path === path)?.preview
	if (!preview) throw new Error(`No built-in page has the preview ${name} or the path ${path}`)
	return preview
}

/** Search engines cut what is longer. */
const longestTitle = 60

/** The title with the company's name, without it where that is too long, and cut where it is too long by itself. */
export function pageTitle(title: string, { name }: Pick<Facts, 'name'>): string {
	const named = title.includes(name) ? title : `${title} | ${name}`
	if (named.length <= longestTitle) return named
	const bare = named.replace(` | ${name}`, '')
	return cutAtWord(bare, longestTitle, longestTitle - 3)
}

/** A description longer than 160 characters is cut after a word, to 157 at most and an ellipsis (MD-02). */
export function cutDescription(text: string): string {
	return cutAtWord(text, 160, 157)
}

/** A text longer than `most` ends after the last word that fits into `kept` characters, and in three dots. */
function cutAtWord(text: string, max: number, kept: number): string {
	if (text.length <= max) return text
	const start = text.slice(0, kept)
	const isWordWhole = /\s/.test(text.charAt(kept))
	const words = isWordWhole ? start : start.replace(/(?<!\s)\s+\S*$/, '')
	return `${words.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}...`
}

/** A page's blocks, with the business itself where one refers to it, since references must resolve on the same page. */
export function structuredData(
	{ structuredData: blocks = [] }: Pick<PageMeta, 'structuredData'>,
	{ publicUrl, facts }: Site,
): readonly object[] {
	const isNamed = JSON.stringify(blocks).includes(JSON.stringify(businessId(publicUrl)))
	const isThere = blocks.some((block) => '@id' in block && block['@id'] === businessId(publicUrl))
	return isNamed && !isThere ? [localBusiness(publicUrl, facts), ...blocks] : blocks
}

const tracking = /^(utm_.*|gclid|fbclid)$/i

/** A page's one address: without tracking parameters and fragment (MD-03). */
export function canonicalUrl(address: string): string {
	const url = new URL(address)
	const strays = Array.from(url.searchParams.keys()).filter((name) => tracking.test(name))
	for (const name of strays) url.searchParams.delete(name)
	url.hash = ''
	return url.pathname === '/' && url.search === '' ? `${url.origin}/` : url.href
}
