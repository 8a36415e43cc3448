import type { PageMeta, Site } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, localBusiness, service } from '#app/seo/structured_data.server.ts'
import { sizeOffers } from '../size_offers.server.ts'
import type { RolloffTownRow } from '#db/content_rows.ts'
import type { TownContent } from './town_content.server.ts'

/** Title, description, canonical address and structured data of a town's page (RO-04, MD-01). */
export function townMeta(
	{ name, state }: Pick<RolloffTownRow, 'name' | 'state'>,
	{ meta: words, hero, faqs }: Pick<TownContent, 'meta' | 'hero' | 'faqs'>,
	{ publicUrl, facts }: Site,
): PageMeta {
	const offered = service(publicUrl, facts, {
		name: `Roll-Off Dumpster Rental in ${name}`,
		description: words.description,
		town: { name, state },
		prices: sizeOffers(facts.rolloffs),
	})
	return {
		...words,
		structuredData: [
			localBusiness(publicUrl, facts),
			offered,
			breadcrumbs(publicUrl, hero.crumbs),
			...(faqs?.length ? [faqPage(faqs)] : []),
		],
	}
}
