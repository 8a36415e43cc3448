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
	/** Without the company's name, which is added if it fits. */
	title: string
	description: string
	/** The canonical path, as in the site map: `/contact`. Null where there is no page and so no canonical URL. */
	path: string | null
	/**
	 * The preview, 1200 by 630. Defaults to the one in a built-in page's definition, or else to that of the
	 * not-found page.
	 */
	image?: string | Preview
	keywords?: readonly string[]
	noindex?: boolean
	structuredData?: readonly object[]
}

/** The site's data for every page's tags. */
export interface Site {
	/** Without a trailing slash. */
	publicUrl: string
	facts: Facts
}

/** Structured data is only for search engines, in the HTML, so it stays out of the hydration data. */
export const structuredDataContext = createContext<readonly object[]>([])

/** Like `pageMeta`, and stores the structured data in the request's context for rendering. */
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

/** The path has no hash, so that shared links keep working; clients revalidate it after a day. */
export function previewPath({ name }: Pick<Preview, 'name'>): string {
	return `/pictures/${name}-1200x630.jpg`
}

/** A page's purpose; a row's own page has that of the built-in page above it. */
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

/** Search engines truncate longer titles. */
const longestTitle = 60

/** The title with the company's name, without it if that is too long, and truncated if the title itself is too long. */
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

/** Truncates a text longer than `max` after the last word that fits into `kept` characters, and appends three dots. */
function cutAtWord(text: string, max: number, kept: number): string {
	if (text.length <= max) return text
	const start = text.slice(0, kept)
	const isWordWhole = /\s/.test(text.charAt(kept))
	const words = isWordWhole ? start : start.replace(/(?<!\s)\s+\S*$/, '')
	return `${words.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}...`
}

/**
 * A page's structured data, including the business if another block refers to it, since references must resolve
 * on the same page.
 */
export function structuredData(
	{ structuredData: blocks = [] }: Pick<PageMeta, 'structuredData'>,
	{ publicUrl, facts }: Site,
): readonly object[] {
	const isNamed = JSON.stringify(blocks).includes(JSON.stringify(businessId(publicUrl)))
	const isThere = blocks.some((block) => '@id' in block && block['@id'] === businessId(publicUrl))
	return isNamed && !isThere ? [localBusiness(publicUrl, facts), ...blocks] : blocks
}

const tracking = /^(utm_.*|gclid|fbclid)$/i

/** A page's canonical address: without tracking parameters and fragment (MD-03). */
export function canonicalUrl(address: string): string {
	const url = new URL(address)
	const strays = Array.from(url.searchParams.keys()).filter((name) => tracking.test(name))
	for (const name of strays) url.searchParams.delete(name)
	url.hash = ''
	return url.pathname === '/' && url.search === '' ? `${url.origin}/` : url.href
}
