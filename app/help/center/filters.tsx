import { FilterLink, filterList } from '#app/ui/filter_link.tsx'
import type { HelpFilter } from './center_content.server.ts'

interface Props {
	filters: readonly HelpFilter[]
	total: number
	/** A category, null for all of them, undefined while search results stand in the list. */
	selected: string | null | undefined
}

/** All articles, or one category of them (HE-01). What a phone's search has found stands right below the question. */
export function Filters({ filters, total, selected }: Props) {
	const isSearch = selected === undefined
	return (
		<nav
			aria-label="Categories"
			className={`${isSearch ? 'hidden lg:block ' : ''}lg:sticky lg:top-28 lg:self-start print:hidden`}
		>
			<ul className={filterList}>
				<FilterLink to="/help" name="All Articles" count={total} isCurrent={selected === null} />
				{filters.map(({ slug, name, count }) => (
					<FilterLink
						key={slug}
						to={`/help?category=${encodeURIComponent(slug)}`}
						name={name}
						count={count}
						isCurrent={selected === slug}
					/>
				))}
			</ul>
		</nav>
	)
}
