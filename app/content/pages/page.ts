import type { Portals } from '#app/company/portals.ts'
import type { Service } from '#db/service_names.ts'
import type { FoundText } from '../content_type.ts'
import type { EditedTable } from '../fields.ts'
import type { Preview } from '../previews.ts'
import type { Purpose } from '../purposes.ts'
import type { SitemapRule } from '../sitemap_rule.ts'

/** A page that is built in; what the office makes pages of is a content type. */
export interface Page {
	path: string
	/** What people call it, as the list of all pages says. */
	name: string
	/** What people come to it for, and to the pages below it: the bar at the bottom of a phone offers it. */
	purpose: Purpose
	/** The service without which there is no such page, nor one below it; missing for a page that any company has. */
	service?: Service
	/** The picture that social sites show. */
	preview: Preview
	/** Null for a page that search engines do not list. */
	sitemap: SitemapRule | null
	/** The portal that the page leads to where one is set. */
	portal?: keyof Portals
	/**
	 * What tells when the page last changed: the rows of a table, or the day its text took effect. Where it is left out,
	 * its sections do, if it has any.
	 */
	lastmod?: { rowsOf: EditedTable } | { effective: string }
	/** The texts that staff edit: the key of their rows, what staff call the page and each of its sections. */
	sections?: {
		key: string
		label: string
		byName: Readonly<Record<string, string>>
		/** Those that are not there without a service. */
		ofService?: Readonly<Record<string, Service>>
	}
	/** What people come to it for; none where the page answers nothing by itself. */
	found?: readonly FoundText[]
}

/** The sections that lead to the page of a service. */
export const ofService = {
	'services-residential': 'residential',
	'services-commercial': 'commercial',
	'services-rolloff': 'rolloff',
} as const satisfies Readonly<Record<string, Service>>
