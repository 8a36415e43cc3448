import { type Company, composeCompany } from '#app/company/compose_company.server.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import { cleanArticle } from './clean_article.server.ts'
import { composePalette } from './palette.ts'
import type { ContentLog, Listing, Snapshot } from './snapshot.server.ts'

type Compare<Row> = (a: Row, b: Row) => number

/**
 * The public part of the tables in the orders of docs/spec/tables.md, frozen. Filtered and ordered here and not
 * in SQL, so that both stores and the built-in content agree to the letter.
 */
export function composeSnapshot(
	version: number,
	source: Snapshot['source'],
	read: <Table extends ContentTable>(table: Table) => Listing<Database[Table]>,
	log: ContentLog,
	company: { builtIn: Company; last: Company },
): Snapshot {
	const companyFacts = publish(read('company_facts'), everyRow, byFactName)
	// What the office has set must not fall back to the built-in facts while one table cannot be read.
	const { facts, portals } = companyFacts.ok
		? composeCompany(companyFacts.rows, company.builtIn, log)
		: company.last
	return deepFreeze({
		version,
		source,
		faqs: publish(read('faqs'), isActive, bySortOrder),
		rolloffFaqs: publish(read('rolloff_faqs'), isActive, bySortOrder),
		testimonials: publish(read('testimonials'), (row) => row.is_approved, featuredThenNewest),
		sections: publish(read('page_sections'), everyRow, byDisplayOrder),
		services: publish(read('services'), isActive, (a, b) => compareText(a.created_at, b.created_at)),
		residentialTowns: publish(read('residential_towns'), isActive, byName),
		rolloffTowns: publish(read('rolloff_towns'), isActive, byName),
		commercialSizes: publish(read('commercial_sizes'), isActive, bySortOrder),
		commercialSpecs: publish(read('commercial_specs'), isActive, bySortOrder),
		rolloffSizes: publish(read('rolloff_sizes'), everyRow, byDisplayOrder),
		helpCategories: publish(read('kb_categories'), isActive, bySortOrder),
		helpArticles: cleaned(publish(read('kb_articles'), (row) => row.is_published, bySortOrder)),
		searchSynonyms: publish(read('search_synonyms'), isActive, bySortOrder),
		pictures: publish(read('uploaded_pictures'), everyRow, (a, b) => compareText(b.created_at, a.created_at)),
		palette: composePalette(read('color_palettes'), read('color_variables'), log),
		companyFacts,
		facts,
		portals,
	})
}

function publish<Row extends { id: string }>(
	listing: Listing<Row>,
	isPublic: (row: Row) => boolean,
	order: Compare<Row>,
): Listing<Row> {
	if (!listing.ok) return listing
	// The id decides a tie, or two processes could show two orders.
	const rows = listing.rows.filter(isPublic).toSorted((a, b) => order(a, b) || compareText(a.id, b.id))
	return { ok: true, rows }
}

/** The articles that were cleaned last, by their text as it was written: most saves change none of them. */
let cleanTexts: ReadonlyMap<string, string> = new Map()

/** Whatever wrote to the table, nothing in an article runs in a visitor's browser. */
function cleaned(articles: Listing<Database['kb_articles']>): Listing<Database['kb_articles']> {
	if (!articles.ok) return articles
	const texts = new Map(
		articles.rows.map(({ content }) => [content, cleanTexts.get(content) ?? cleanArticle(content)]),
	)
	cleanTexts = texts
	return { ok: true, rows: articles.rows.map((row) => ({ ...row, content: texts.get(row.content) ?? '' })) }
}

const everyRow = () => true
const isActive = (row: { is_active: boolean }) => row.is_active
const bySortOrder: Compare<{ sort_order: number }> = (a, b) => a.sort_order - b.sort_order
const byDisplayOrder: Compare<{ display_order: number }> = (a, b) => a.display_order - b.display_order
const byFactName: Compare<{ name: string }> = (a, b) => compareText(a.name, b.name)
const byName: Compare<{ name: string }> = (a, b) => a.name.localeCompare(b.name, 'en')
const featuredThenNewest: Compare<Database['testimonials']> = (a, b) =>
	Number(b.is_featured) - Number(a.is_featured) || compareText(b.created_at, a.created_at)

function compareText(a: string, b: string): number {
	return a < b ? -1 : Number(a > b)
}

function deepFreeze<Value>(value: Value): Value {
	if (typeof value !== 'object' || value === null) return value
	Object.freeze(value)
	for (const part of Object.values(value)) deepFreeze(part)
	return value
}
