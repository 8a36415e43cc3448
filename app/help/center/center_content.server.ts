import { rowsIn } from '#app/content/listing.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { SiteSearch } from '#app/search/site_search.server.ts'
import type { HelpArticleRow } from '#db/content_rows.ts'
import type { PageMeta, Site } from '#app/seo/page_meta.server.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { type Requester, findArticles } from '../find_articles.server.ts'
import {
	type ArticleCard,
	articleCard,
	categoriesOf,
	categoryOf,
	type HelpContent,
} from '../help_text.server.ts'
import { centerTrail } from '../trail.ts'

export interface HelpFilter {
	slug: string
	name: string
	/** The number of articles in the category. */
	count: number
}

/** Articles under one heading. */
export interface Shelf {
	slug: string
	name: string
	articles: readonly ArticleCard[]
}

export interface FoundArticle extends ArticleCard {
	category: string | null
	/** The match, 0 to 100, rounded (HE-02). */
	percent: number
}

/** The content of the list: categories to browse, search results, or a loading error. */
export type Listed =
	| { kind: 'shelves'; selected: string | null; shelves: readonly Shelf[] }
	| { kind: 'found'; query: string; articles: readonly FoundArticle[] }
	| { kind: 'failed'; status: 429 | 503 }

const unreadable: Listed = { kind: 'failed', status: 503 }

/** The number of all articles, and the active categories in order (HE-01). */
export function helpFilters(content: HelpContent): { total: number; filters: readonly HelpFilter[] } {
	const articles = rowsIn(content.helpArticles)
	const filters = categoriesOf(content)
		.map(({ id, slug, name }) => ({
			slug,
			name,
			count: articles.filter(({ category_id }) => category_id === id).length,
		}))
		// Leaves out a category whose articles are all about services that are off.
		.filter(({ count }) => count > 0 || offersEverything(content.facts))
	return { total: articles.length, filters }
}

/** The published articles of one category or of all, grouped by category; none for an unknown category. */
export function browse(content: HelpContent, selected: string | null, today: Date): Listed {
	const { helpArticles } = content
	if (!helpArticles.ok) return unreadable
	const cards = (rows: readonly HelpArticleRow[]) => rows.map((row) => articleCard(row, content.facts, today))
	const shelves = categoriesOf(content).map(({ id, slug, name }) => ({
		slug,
		name,
		articles: cards(helpArticles.rows.filter(({ category_id }) => category_id === id)),
	}))
	if (selected !== null) {
		return { kind: 'shelves', selected, shelves: filled(shelves.filter(({ slug }) => slug === selected)) }
	}
	const loose = helpArticles.rows.filter((row) => categoryOf(row, content) === null)
	const rest = { slug: 'more', name: shelves.length > 0 ? 'More' : 'All articles', articles: cards(loose) }
	return { kind: 'shelves', selected, shelves: filled([...shelves, rest]) }
}

/** The articles that answer a question, best first, at most ten (HE-02). */
export async function search(
	services: { store: Store; content: ContentHub; log: Log; search: SiteSearch },
	query: string,
	requester: Requester,
	today: Date,
): Promise<Listed> {
	const content = services.content.current
	if (!content.helpArticles.ok) return unreadable
	const rows = new Map(content.helpArticles.rows.map((row) => [row.slug, row]))
	const matches = await findArticles(services, query, requester, today)
	if (matches === null) return { kind: 'failed', status: 429 }
	const articles = matches.flatMap(({ slug, similarity }) => {
		const row = rows.get(slug)
		if (!row) return []
		const category = categoryOf(row, content)?.name ?? null
		return [{ ...articleCard(row, content.facts, today), category, percent: Math.round(similarity * 100) }]
	})
	return { kind: 'found', query, articles }
}

function filled(shelves: readonly Shelf[]): readonly Shelf[] {
	return shelves.filter(({ articles }) => articles.length > 0)
}

const offersEverything = ({ services }: Facts) => Object.values(services).every(Boolean)

const subjects = ({ services }: Facts) =>
	[
		...(services.residential ? ['pickup days', 'carts', 'what goes where'] : ['what goes where']),
		'bills',
		...(services.rolloff ? ['roll-off containers'] : []),
	].join(', ')

/** The help center's meta tags. A category is a view of the same page; search results are not indexed. */
export function centerMeta({ publicUrl, facts }: Site, query: string, category: HelpFilter | null): PageMeta {
	const title = category === null ? 'Help Center' : `${category.name}: Help Center`
	return {
		title: query === '' ? title : `“${query}”: Help Center`,
		description: `Short answers from ${facts.name}: ${subjects(facts)}. Search them or browse by subject.`,
		path: '/help',
		noindex: query !== '',
		structuredData: [breadcrumbs(publicUrl, centerTrail)],
	}
}
