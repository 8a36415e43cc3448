import { Link } from 'react-router'
import { Prose } from '#app/company/prose.tsx'
import type { SearchPage, ShownResult } from './search_page.server.ts'

/** The results, grouped by type. */
export function SearchResults({ groups }: Pick<SearchPage, 'groups'>) {
	return groups.map(({ type, name, results }) => (
		<section key={type} aria-labelledby={`found-${type}`}>
			<h3 id={`found-${type}`} className="text-lg">
				{name}
			</h3>
			<ul className="mt-2 border-t-2 border-foreground">
				{results.map((result) => (
					<Result key={result.to} {...result} />
				))}
			</ul>
		</section>
	))
}

function Result({ title, to, content, match, changed }: ShownResult) {
	return (
		<li data-match={`${match}%`} className="border-b border-border py-4">
			<h4 className="text-lg leading-snug font-semibold">
				<Link to={to} className="link inline-block py-1">
					<Prose text={title} />
				</Link>
			</h4>
			<p className="mt-1 max-w-[62ch]">
				<Prose text={content} />
			</p>
			{changed && <p className="mt-1 text-[0.9375rem] text-muted-foreground">Updated {changed}</p>}
		</li>
	)
}
