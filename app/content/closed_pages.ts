import { type ClosedPages, closedBy, isOfferedIn, type OfferedServices } from '#app/company/services.ts'
import { movedTo } from '#db/seed/moved_pages.ts'
import { type Service, services } from '#db/service_names.ts'
import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import { listedRows } from './listed_rows.ts'
import { type Listing, rowsIn } from './listing.ts'
import { namedArticles } from './named_articles.ts'
import { ownPageOf } from './own_page.ts'
import { pages } from './pages/all.ts'
import type { Listings } from './snapshot.server.ts'

/** The first switched-off service that a row needs to be shown; null if the row can be shown. */
export function serviceMissing(type: ContentType, row: ContentRow, offered: OfferedServices): Service | null {
	const isKept = isUsedOtherwise(type, offered) && type.otherUse?.isFor(row)
	const needed = [isKept ? null : type.service, ...(type.servicesOf?.(row) ?? [])]
	const isOffered = isOfferedIn(offered)
	const missing = new Set(needed.flatMap((service) => (service && !isOffered({ service }) ? service : [])))
	return services.find((service) => missing.has(service)) ?? null
}

/** Whether a type's own service is off but another offered service still needs its rows. */
function isUsedOtherwise({ service, otherUse }: ContentType, offered: OfferedServices): boolean {
	return Boolean(service && otherUse && !offered[service] && offered[otherUse.service])
}

/** The type with labels that match the offered services; null if no offered service needs it. */
export function offeredType(type: ContentType, offered: OfferedServices): ContentType | null {
	if (!type.service || offered[type.service]) return type
	if (!type.otherUse || !isUsedOtherwise(type, offered)) return null
	const { label, singular, help } = type.otherUse
	return { ...type, label, singular, help }
}

/** Closed if no cart has a price: the order form then stays open only for lawn pickup, or leads to the portal. */
export function closedWithoutCarts(hasPortal: boolean): ClosedPages {
	const prices = { '/#plans': 'residential' } as const
	return hasPortal ? prices : { ...prices, '/order?service=lawn': null, '/order': 'residential' }
}

/** The built-in pages and rows' pages that are closed because their services are off. */
export function closedPagesOf(
	types: readonly ContentType[],
	read: (type: ContentType) => Listing<ContentRow>,
	offered: OfferedServices,
): ClosedPages {
	const closed: Record<string, Service> = {}
	const close = (path: string, service: Service | null | undefined) => {
		if (service && !offered[service] && closedBy(closed, path) === null) closed[path] = service
	}
	for (const page of pages) {
		close(page.path, page.service)
		for (const { path, service } of page.found ?? []) if (path !== undefined) close(path, service)
	}
	for (const type of types) {
		if (!type.ownPage) continue
		const isGone = type.service && !offered[type.service] ? type.service : null
		for (const row of rowsIn(read(type)))
			close(type.ownPage.path(row), isGone ?? serviceMissing(type, row, offered))
	}
	return closed
}

/** Articles, and other rows' pages, that articles, buttons or components link to although they are deleted, off the site, without a page or at another path. */
export function gonePagesOf(
	types: readonly ContentType[],
	read: (type: ContentType) => Listing<ContentRow>,
	shown: Listings,
): ClosedPages {
	const { helpArticles, sections } = shown
	if (!helpArticles.ok) return {}
	const withPages = types.filter((type) => type.ownPage && listedRows(shown, type).ok)
	const stored = new Set(
		withPages.flatMap((type) => rowsIn(read(type)).map((row) => type.ownPage?.path(row))),
	)
	const found = new Set(
		withPages.flatMap((type) => rowsIn(listedRows(shown, type)).map((row) => ownPageOf(type, row))),
	)
	const links = helpArticles.rows.flatMap(({ content }) => content.match(/(?<=<a href=")\/[^"?#]*/g) ?? [])
	const buttons = rowsIn(sections).flatMap(({ button_url }) => button_url?.trim().split(/[?#]/)[0] ?? [])
	const isOwn = (path: string) =>
		stored.has(path) || withPages.some(({ ownPage }) => ownPage?.begin && path.startsWith(ownPage.begin))
	const gone = [...Object.values(namedArticles), ...links, ...buttons].filter((written) => {
		// The site redirects other spellings of an address.
		const path = written.toLowerCase().replace(/\/$/, '')
		return !found.has(path) && isOwn(path) && movedTo(path) === undefined
	})
	return Object.fromEntries(gone.map((path) => [path, 'gone']))
}
