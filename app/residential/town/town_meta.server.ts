import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import type { PageMeta, Site } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, service } from '#app/seo/structured_data.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { TownContent } from './town_content.server.ts'
import { townText } from './town_content.server.ts'

/** The breadcrumbs of a town's page (RT-02). */
export function townTrail({ name, slug }: { name: string; slug: string }) {
	return [
		{ name: 'Home', path: '/' },
		{ name: 'Residential Service', path: '/residential' },
		{ name: `${name} Residential`, path: `/residential/${slug}` },
	]
}

/** A town's meta tags and structured data: service, breadcrumbs and questions. `facts` are the town's own. */
export function townMeta(
	town: ResidentialTownRow,
	page: TownContent,
	{ publicUrl, facts }: Site,
	today: Date,
): PageMeta {
	const words = townText(town, facts, today)
	const name = `Residential trash${facts.services.recycling ? ' and recycling' : ''} pickup in ${town.name}`
	return {
		...words,
		path: `/residential/${town.slug}`,
		image: ownPreview(residentialTowns, town),
		structuredData: [
			...(facts.services.residential
				? [service(publicUrl, facts, { name, description: words.description, town })]
				: []),
			breadcrumbs(publicUrl, townTrail(town)),
			...(page.faqs?.length ? [faqPage(page.faqs)] : []),
		],
	}
}
