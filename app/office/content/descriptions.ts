import type { DescribedTable, TableDescription } from './description.ts'
import { colorPalettes, colorVariables } from './tables/colors.ts'
import { faqs, rolloffFaqs } from './tables/faqs.ts'
import { helpArticles, helpCategories } from './tables/help.ts'
import { pageSections } from './tables/page_sections.ts'
import { searchSynonyms } from './tables/search_synonyms.ts'
import { services } from './tables/services.ts'
import { commercialSizes, commercialSpecs, rolloffSizes } from './tables/sizes.ts'
import { testimonials } from './tables/testimonials.ts'
import { residentialTowns, rolloffTowns } from './tables/towns.ts'

/** Every table the site reads, as the office sees it. */
export const descriptions: Readonly<Record<DescribedTable, TableDescription>> = {
	page_sections: pageSections,
	testimonials,
	color_palettes: colorPalettes,
	color_variables: colorVariables,
	faqs,
	rolloff_faqs: rolloffFaqs,
	services,
	residential_towns: residentialTowns,
	rolloff_towns: rolloffTowns,
	commercial_sizes: commercialSizes,
	commercial_specs: commercialSpecs,
	rolloff_sizes: rolloffSizes,
	kb_categories: helpCategories,
	kb_articles: helpArticles,
	search_synonyms: searchSynonyms,
}

/** In the order of the office's menu. */
export const described: readonly TableDescription[] = Object.values(descriptions)

/** The description of the table in an address; undefined for any other word. */
export function describedTable(name: string | undefined): TableDescription | undefined {
	return described.find(({ table }) => table === name)
}
