import { Link } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import type { Findable } from '#app/search/word_search.ts'
import { popularTopics } from '#app/shell/navigation.ts'

/** What was found, or, with nothing asked or nothing found, where most people go. */
export function SearchResults({ query, results }: { query: string; results: readonly Findable[] }) {
	if (results.length > 0) {
		const count = results.length === 1 ? '1 result' : `${results.length} results`
		return (
			<section aria-labelledby="results" className="mt-10">
				<h2 id="results" className="text-subtitle">
					{count} for “{query}”
				</h2>
				<ul className="mt-4 border-t-2 border-foreground">
					{results.map(({ title, body, to }) => (
						<li key={`${to} ${title}`} className="border-b border-border py-5">
							<h3 className="text-lg">
								<Link to={to} className="link inline-block py-1">
									{title}
								</Link>
							</h3>
							<p className="mt-1">{body}</p>
						</li>
					))}
				</ul>
			</section>
		)
	}
	return (
		<section aria-labelledby="popular" className="mt-10">
			{query && (
				<output className="mb-8 block text-lead">
					<strong className="block">No matches found</strong>
					We couldn't find any results for the query “{query}”. Call{' '}
					<a href={telHref} className="link">
						{facts.phone}
					</a>{' '}
					or try one of these.
				</output>
			)}
			<h2 id="popular" className="text-subtitle">
				People often look for
			</h2>
			<ul className="mt-4 flex flex-wrap gap-2">
				{popularTopics.map(({ name, to }) => (
					<li key={to}>
						<Link
							to={to}
							className="flex min-h-11 items-center rounded-md border border-input px-4 font-semibold hover:bg-secondary hover:text-secondary-foreground"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
