import { Link } from 'react-router'
import type { HelpFilter } from './center_content.server.ts'

interface Props {
	filters: readonly HelpFilter[]
	total: number
	/** A category, null for all of them, undefined while search results stand in the list. */
	selected: string | null | undefined
}

/** All articles, or one category of them (HE-01): links, so that each view has an address and needs no scripts. */
export function Filters({ filters, total, selected }: Props) {
	return (
		<nav aria-label="Categories" className="lg:sticky lg:top-28 lg:self-start print:hidden">
			<ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-t-2 lg:border-foreground">
				<Filter to="/help" name="All Articles" count={total} isSelected={selected === null} />
				{filters.map(({ slug, name, count }) => (
					<Filter
						key={slug}
						to={`/help?category=${encodeURIComponent(slug)}`}
						name={name}
						count={count}
						isSelected={selected === slug}
					/>
				))}
			</ul>
		</nav>
	)
}

const pill =
	'inline-flex min-h-11 items-center gap-3 rounded-full border-2 border-input px-3.5 text-[0.9375rem] font-semibold hover:border-primary aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground'
const row =
	'lg:flex lg:justify-between lg:rounded-none lg:border-x-0 lg:border-t-0 lg:border-b lg:border-border lg:px-3 lg:text-base lg:hover:bg-secondary lg:hover:text-secondary-foreground lg:aria-[current=true]:hover:bg-primary lg:aria-[current=true]:hover:text-primary-foreground'

interface FilterProps {
	to: string
	name: string
	count: number
	isSelected: boolean
}

function Filter({ to, name, count, isSelected }: FilterProps) {
	return (
		<li>
			<Link to={to} preventScrollReset aria-current={isSelected || undefined} className={`${pill} ${row}`}>
				{name}
				<span
					aria-hidden="true"
					className="text-[0.9375rem] font-normal [font-variant-numeric:tabular-nums] max-sm:hidden"
				>
					{count}
				</span>
			</Link>
		</li>
	)
}
