import type { Portals } from '#app/company/portals.ts'
import type { Service } from '#db/service_names.ts'
import type { FoundText, SitemapRule } from '../content_type.ts'
import type { EditedTable } from '../fields.ts'
import type { Preview } from '../previews.ts'
import type { Purpose } from '../purposes.ts'

/** A built-in page; pages created by the office belong to content types. */
export interface Page {
	path: string
	/** The page's name in the list of all pages. */
	name: string
	/** The purpose of this page and the pages below it; the bar at the bottom of phones offers it. */
	purpose: Purpose
	/** The service that this page and the pages below it need; missing for a page that every company has. */
	service?: Service
	/** The picture that social sites show. */
	preview: Preview
	/** Null for a page that search engines do not list. */
	sitemap: SitemapRule | null
	/** The portal that the page links to, if one is set. */
	portal?: keyof Portals
	/**
	 * The source of the last modification date: a table's rows, or the day the text took effect. By default,
	 * the page's sections, if any.
	 */
	lastmod?: { rowsOf: EditedTable } | { effective: string }
	/** The editable texts: the key of their rows, and the labels of the page and its sections. */
	sections?: {
		key: string
		label: string
		byName: Readonly<Record<string, string>>
		/** Sections that need a service. */
		ofService?: Readonly<Record<string, Service>>
	}
	/** The page's texts for the search; missing if the page answers nothing by itself. */
	found?: readonly FoundText[]
}

/** The sections that link to a service's page. */
export const ofService = {
	'services-residential': 'residential',
	'services-commercial': 'commercial',
	'services-rolloff': 'rolloff',
} as const satisfies Readonly<Record<string, Service>>
