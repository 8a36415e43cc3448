import type { ContentType } from './content_type.ts'
import { answerTemplates } from './types/answer_templates.ts'
import { colorPalettes, colorVariables } from './types/colors.ts'
import { cartSizes } from './types/cart_sizes.ts'
import { commercialSizes } from './types/commercial_sizes.ts'
import { commercialSpecs } from './types/commercial_specs.ts'
import { faqs } from './types/faqs.ts'
import { helpArticles } from './types/help_articles.ts'
import { helpCategories } from './types/help_categories.ts'
import { pageSections } from './types/page_sections.ts'
import { pickupAreas } from './types/pickup_areas.ts'
import { residentialTowns } from './types/residential_towns.ts'
import { rolloffFaqs } from './types/rolloff_faqs.ts'
import { rolloffSizes } from './types/rolloff_sizes.ts'
import { rolloffTowns } from './types/rolloff_towns.ts'
import { searchSynonyms } from './types/search_synonyms.ts'
import { services } from './types/services.ts'
import { textTemplates } from './types/text_templates.ts'
import { testimonials } from './types/testimonials.ts'

/** Every type of content, in the order of the office's menu. */
export const contentTypes = [
	pageSections,
	testimonials,
	colorPalettes,
	colorVariables,
	faqs,
	rolloffFaqs,
	services,
	residentialTowns,
	pickupAreas,
	rolloffTowns,
	cartSizes,
	commercialSizes,
	commercialSpecs,
	rolloffSizes,
	helpCategories,
	helpArticles,
	searchSynonyms,
	answerTemplates,
	textTemplates,
] as const satisfies readonly ContentType[]

/** The type whose table has this name; undefined for any other word. */
export function typeOf(types: readonly ContentType[], table: string | undefined): ContentType | undefined {
	return types.find((type) => type.table === table)
}
