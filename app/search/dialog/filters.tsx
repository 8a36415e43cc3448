import { Icon } from '#app/ui/icon.tsx'
import { type SearchGroup, searchGroups, searchGroupNames } from '#app/content/search_groups.ts'
import type { SortOrder } from './found.ts'

export interface Filter {
	/** Empty for all. */
	wanted: ReadonlySet<SearchGroup>
	sort: SortOrder
}
export const noFilter: Filter = { wanted: new Set(), sort: 'relevance' }

const sortNames: readonly (readonly [SortOrder, string])[] = [
	['relevance', 'Relevance'],
	['date', 'Date'],
	['popularity', 'Popularity'],
]
const choice =
	'flex min-h-11 items-center gap-2 rounded-md border border-input px-3 has-checked:bg-secondary has-checked:text-secondary-foreground'

interface Toggle {
	count: number
	isOpen: boolean
	toggle(): void
}

/** Opens and closes the panel; `count` is the number of types chosen in it. */
export function FilterToggle({ count, isOpen, toggle }: Toggle) {
	return (
		<button
			type="button"
			aria-expanded={isOpen}
			aria-controls="search-filters"
			onClick={toggle}
			className="flex min-h-11 items-center gap-2 font-semibold hover:text-primary"
		>
			Filter and sort{count > 0 && ` (${count})`}
			<Icon name="chevron" className={isOpen ? '' : '-rotate-90'} />
		</button>
	)
}

interface Panel {
	filter: Filter
	isOpen: boolean
	change(filter: Filter): void
}

/** The choice of result types and their order (SE-03). */
export function FilterPanel({ filter, isOpen, change }: Panel) {
	const { wanted, sort } = filter
	const toggled = (type: SearchGroup) => {
		const types = new Set(wanted)
		if (!types.delete(type)) types.add(type)
		return types
	}
	return (
		<div id="search-filters" hidden={!isOpen} className="pb-3">
			<fieldset>
				<legend className="mb-2">Show only</legend>
				<div className="flex flex-wrap gap-2">
					{searchGroups.map((type) => (
						<label key={type} className={choice}>
							<input
								type="checkbox"
								checked={wanted.has(type)}
								onChange={() => change({ ...filter, wanted: toggled(type) })}
								className="size-5"
							/>
							{searchGroupNames[type]}
						</label>
					))}
				</div>
			</fieldset>
			<fieldset className="mt-4">
				<legend className="mb-2">Sort by</legend>
				<div className="flex flex-wrap gap-2">
					{sortNames.map(([order, name]) => (
						<label key={order} className={choice}>
							<input
								type="radio"
								name="search-sort"
								checked={sort === order}
								onChange={() => change({ ...filter, sort: order })}
								className="size-5"
							/>
							{name}
						</label>
					))}
				</div>
			</fieldset>
		</div>
	)
}
