import { Form, Link, data } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { AnswerCard } from '#app/search/answers/answer_card.tsx'
import { recordSearch } from '#app/search/events/record_search.server.ts'
import { isSearchAllowed } from '#app/search/rate_limit.server.ts'
import { searchContext } from '#app/search/search_context.server.ts'
import { searchLimits } from '#app/search/search_response.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useQueryField } from '#app/ui/query_field.ts'
import type { Route } from './+types/route.ts'
import { NoMatches, OftenLookedFor, TooMany } from './no_results.tsx'
import { SearchChoices } from './search_choices.tsx'
import { parseSearchQuery, searchPage } from './search_page.server.ts'
import { SearchResults } from './search_results.tsx'

/** The same threshold and limit as in the dialog (SE-02). */
const threshold = 0.6
const limit = 20

export const handle = { variesBy: ['q', 'type', 'sort'] } satisfies RouteHandle

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const now = new Date()
	const params = url.searchParams
	const address = parseSearchQuery(params)
	const { query } = address
	const { facts } = services.content.current
	const meta = describePage(context, {
		title: query ? `Search: ${query}` : 'Search',
		description: fillPlaceholders(
			'Search the answers and pages of {{company}}: {{with.residential:pickup days, carts, }}{{with.commercial:dumpsters, }}{{with.rolloff:roll-off containers, }}prices and bills.',
			facts,
			now,
		),
		path: '/search',
		noindex: true,
	})
	if (query === '') return { query, answer: null, page: null, isTooMany: false, meta }
	if (!isSearchAllowed(services, visitor.address, now))
		return data(
			{ query, answer: null, page: null, isTooMany: true, meta },
			{ status: 429, headers: { 'retry-after': '60' } },
		)
	const search = context.get(searchContext)
	const results = await search.search({ query, contentTypes: null, threshold, limit })
	// Filtering and sorting do not count as another search. Deliberately not awaited.
	if (!params.has('type') && !params.has('sort')) {
		const kind = results.length > 0 ? 'searched' : 'nothing'
		void recordSearch(services, { kind, query }, { ...visitor, headers: request.headers }, now, facts)
	}
	const page = searchPage(results, address, facts)
	return { query, answer: search.answer(query), page, isTooMany: false, meta }
}

export const meta = loaderMeta

/** The search page, which the overlay's form leads to, with or without scripts. */
export default function Search({ loaderData: { query, answer, page, isTooMany } }: Route.ComponentProps) {
	const field = useQueryField(query)
	return (
		<div className="wrap section">
			<h1 className="text-title">Search</h1>
			<search>
				<Form action="/search" className="mt-6 flex max-w-3xl gap-2">
					<label htmlFor="query" className="sr-only">
						What are you looking for?
					</label>
					<input
						id="query"
						name="q"
						type="search"
						ref={field}
						defaultValue={query}
						maxLength={searchLimits.queryLength}
						required
						enterKeyHint="search"
						className="h-14 min-w-0 grow rounded-md border-2 border-input bg-card px-4 text-lg text-card-foreground"
					/>
					<Button type="submit">
						<Icon name="search" size={22} />
						<span className="sr-only sm:not-sr-only">Search</span>
					</Button>
				</Form>
			</search>
			<p className="mt-3 text-[0.9375rem] text-muted-foreground">
				Ask in your own words. Not found? Our{' '}
				<Link to="/contact" className="link">
					office
				</Link>{' '}
				knows.
			</p>
			{isTooMany && <TooMany />}
			{answer && <AnswerCard answer={answer} className="mt-8 max-w-3xl" />}
			{page && page.total > 0 && (
				<section aria-labelledby="results" className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_1fr]">
					<h2 id="results" className="text-subtitle wrap-anywhere lg:col-span-2">
						{page.count === 1 ? '1 result' : `${page.count} results`} for “{query}”
					</h2>
					<SearchChoices filters={page.filters} sorts={page.sorts} />
					<div className="grid gap-9">
						<SearchResults groups={page.groups} />
					</div>
				</section>
			)}
			{page?.total === 0 && <NoMatches query={query} />}
			{(page === null || page.total === 0) && <OftenLookedFor />}
		</div>
	)
}
