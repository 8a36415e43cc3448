import { FilterLink, filterList } from '#app/ui/filter_link.tsx'
import type { HelpFilter } from './center_content.server.ts'

interface Props {
	filters: readonly HelpFilter[]
	total: number
	/** The category's slug, null for all, undefined while the list shows search results. */
	selected: string | null | undefined
}

/**
 * Links to all articles or one category (HE-01). Hidden on phones during a search, so that the results directly
 * follow the field.
 */
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
