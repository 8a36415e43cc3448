import { FilterLink, filterList } from '#app/ui/filter_link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchPage } from './search_page.server.ts'
import './search_choices.css'

/**
 * Type filters and sort orders (SE-03) as links, which work without scripts and can be shared. On phones they
 * are collapsed under the current choice, so that the first result is visible.
 */
export function SearchChoices({ filters, sorts }: Pick<SearchPage, 'filters' | 'sorts'>) {
	const chosen = [...filters, ...sorts].filter(({ isCurrent }) => isCurrent).map(({ name }) => name)
	return (
		<details className="search-choices group lg:sticky lg:top-28 lg:self-start print:hidden">
			<summary className="flex min-h-11 items-center justify-between gap-3 rounded-md border-2 border-input px-4 font-semibold">
				{chosen.join(' · ')}
				<Icon name="chevron" className="group-open:rotate-180" />
			</summary>
			<div className="grid gap-4 pt-3">
				{filters.length > 2 && <Choices name="Show" choices={filters} />}
				<Choices name="Sort by" choices={sorts} />
			</div>
		</details>
	)
}

function Choices({ name, choices }: { name: string; choices: SearchPage['filters'] }) {
	return (
		<nav aria-label={name}>
			<p aria-hidden="true" className="mb-2 text-[0.9375rem] text-muted-foreground">
				{name}
			</p>
			<ul className={filterList}>
				{choices.map((choice) => (
					<FilterLink key={choice.to} {...choice} />
				))}
			</ul>
		</nav>
	)
}
