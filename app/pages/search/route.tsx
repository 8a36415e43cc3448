import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { findables } from '#app/search/findables.server.ts'
import { searchWords } from '#app/search/word_search.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { pageMeta } from '#app/seo/page_meta.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/route.ts'
import { SearchResults } from './search_results.tsx'

const longestQuery = 200

export function loader({ request, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery)
	const meta = pageMeta({
		title: query ? `Search: ${query}` : 'Search',
		description: 'Search our answers and pages.',
		path: '/search',
		publicUrl,
		noindex: true,
	})
	return { query, results: searchWords(query, findables(content.current, new Date())), meta }
}

export const meta = loaderMeta

/** Search as a page: where the overlay's field leads, with scripts or without. */
export default function Search({ loaderData: { query, results } }: Route.ComponentProps) {
	return (
		<div className="wrap section max-w-3xl">
			<h1 className="text-title">Search</h1>
			<search>
				<Form action="/search" className="mt-6 flex gap-2">
					<label htmlFor="query" className="sr-only">
						What are you looking for?
					</label>
					<input
						id="query"
						name="q"
						type="search"
						key={query}
						defaultValue={query}
						maxLength={longestQuery}
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
				Looks for your words in our questions and answers. Not found? Our{' '}
				<Link to="/contact" className="link">
					office
				</Link>{' '}
				knows.
			</p>
			<SearchResults query={query} results={results} />
		</div>
	)
}
