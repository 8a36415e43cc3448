import { Link } from 'react-router'
import { classNames } from '#app/ui/class_names.ts'
import type { SearchPage } from './search_page.server.ts'

/** What to show and in which order (SE-03), as links: they work without scripts and can be shared. */
export function SearchChoices({ filters, sorts }: Pick<SearchPage, 'filters' | 'sorts'>) {
	return (
		<div className="mt-4 flex flex-col gap-x-10 gap-y-3">
			{filters.length > 2 && <Choices name="Show" choices={filters} />}
			<Choices name="Sort by" choices={sorts} />
		</div>
	)
}

function Choices({ name, choices }: { name: string; choices: SearchPage['filters'] }) {
	return (
		<nav aria-label={name} className="flex flex-col gap-x-4 gap-y-1 sm:flex-row sm:items-baseline">
			<p aria-hidden="true" className="w-16 shrink-0 text-[0.9375rem] text-muted-foreground">
				{name}
			</p>
			<ul className="flex flex-wrap gap-2">
				{choices.map((choice) => (
					<li key={choice.to}>
						<Link
							to={choice.to}
							preventScrollReset
							aria-current={choice.isCurrent ? 'true' : undefined}
							className={classNames(
								'inline-flex min-h-11 items-center rounded-full border-2 px-4 text-[0.9375rem] font-semibold',
								choice.isCurrent
									? 'border-primary bg-primary text-primary-foreground'
									: 'border-primary text-primary hover:bg-secondary hover:text-secondary-foreground',
							)}
						>
							{choice.name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
