import type { Insertable } from 'kysely'
import type { ContentTable, Database } from '#db/schema.ts'
import { answerTemplates } from './answer_templates.ts'
import { textTemplates } from './text_templates.ts'
import { cartSizes } from './cart_sizes.ts'
import { commercialSizes } from './commercial_sizes.ts'
import { commercialSpecs } from './commercial_specs.ts'
import { faqs } from './faqs.ts'
import { helpArticles, helpCategories } from './help.ts'
import { pageSections } from './page_sections.ts'
import { colorPalettes, colorVariables } from './palettes.ts'
import { pickupAreas } from './pickup_areas.ts'
import { residentialTowns } from './residential_towns.ts'
import { rolloffFaqs } from './rolloff_faqs.ts'
import { rolloffSizes } from './rolloff_sizes.ts'
import { rolloffTowns } from './rolloff_towns.ts'
import { searchSynonyms } from './search_synonyms.ts'
import { services } from './services.ts'
import { testimonials } from './testimonials.ts'
import { uploadedPictures } from './uploaded_pictures.ts'

/** The content of a new store, also shown by a site without a store (decision D15). Nullable columns may be left out. */
export const seedContent: { readonly [Table in ContentTable]?: readonly Insertable<Database[Table]>[] } = {
	color_palettes: colorPalettes,
	color_variables: colorVariables,
	page_sections: pageSections,
	testimonials,
	residential_towns: residentialTowns,
	pickup_areas: pickupAreas,
	faqs,
	rolloff_faqs: rolloffFaqs,
	services,
	rolloff_towns: rolloffTowns,
	commercial_sizes: commercialSizes,
	commercial_specs: commercialSpecs,
	rolloff_sizes: rolloffSizes,
	cart_sizes: cartSizes,
	kb_categories: helpCategories,
	kb_articles: helpArticles,
	search_synonyms: searchSynonyms,
	answer_templates: answerTemplates,
	text_templates: textTemplates,
	uploaded_pictures: uploadedPictures,
}
