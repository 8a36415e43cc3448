import { Link } from 'react-router'

interface Props {
	to: string
	name: string
	/** The number of entries; missing if the name includes it. */
	count?: number
	isCurrent: boolean
}

const pill =
	'inline-flex min-h-11 items-center gap-3 rounded-full border-2 border-input px-3.5 py-2 text-[0.9375rem] leading-tight font-semibold hover:border-primary aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground'
const row =
	'lg:flex lg:justify-between lg:rounded-none lg:border-x-0 lg:border-t-0 lg:border-b lg:border-border lg:px-3 lg:text-base lg:hover:bg-secondary lg:hover:text-secondary-foreground lg:aria-[current=true]:hover:bg-primary lg:aria-[current=true]:hover:text-primary-foreground'

/** The classes of the list of filter links: pills side by side, or rows on wide screens. */
export const filterList = 'flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-t-2 lg:border-foreground'

/** A link to a filtered list, with its own address; works without scripts. */
export function FilterLink({ to, name, count, isCurrent }: Props) {
	return (
		<li>
			<Link to={to} preventScrollReset aria-current={isCurrent || undefined} className={`${pill} ${row}`}>
				{name}
				{count !== undefined && (
					<span
						aria-hidden="true"
						className="text-[0.9375rem] font-normal [font-variant-numeric:tabular-nums] max-sm:hidden"
					>
						{count}
					</span>
				)}
			</Link>
		</li>
	)
}
