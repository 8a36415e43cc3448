import { withChoices } from '#app/company/link_choices.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { ContainerAlone } from '../containers_in_line.tsx'
import { SizePrice } from '../size_price.tsx'
import { SizeLink } from '../size_link.tsx'
import { dimensions, type RolloffSize } from '../sizes.ts'
import type { SizeContent } from './size_content.server.ts'
import { counted } from '#platform/text/counted.ts'

/** The two nearest sizes at the same scale, for comparison. */
export function NeighborSizes({ neighbors, town }: Pick<SizeContent, 'neighbors' | 'town'>) {
	const choices = { town: town?.slug }
	if (neighbors.length === 0) return null
	return (
		<section aria-labelledby="neighbors-heading" className="section bg-muted print:hidden">
			<div className="wrap">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
					<h2 id="neighbors-heading" className="text-title">
						Not quite right?
					</h2>
					<p className="text-lead">
						Between two sizes, take the bigger one, unless the load is heavy, or{' '}
						<Link to={withChoices('/size-calculator', choices)} className="link">
							let the calculator say
						</Link>
						.
					</p>
				</div>
				<div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
					{neighbors.map((neighbor) => (
						<Neighbor key={neighbor.label} {...neighbor} town={town?.slug} />
					))}
				</div>
			</div>
		</section>
	)
}

function Neighbor({ size, label, town }: { size: RolloffSize; label: string; town: string | undefined }) {
	return (
		<article className="flex flex-col border-t-2 border-foreground pt-5">
			<SizePrice size={size} className="mb-4" />
			<p className="text-muted-foreground">{label}</p>
			<h3 className="text-subtitle">
				<SizeLink size={size} town={town} className="flex min-h-11 items-center gap-3 hover:text-primary">
					{size.yards} Yard
					{size.slug !== null && <Icon name="arrow" />}
				</SizeLink>
			</h3>
			<p className="mb-4">
				{counted(size.loads, 'pickup load')}, {counted(size.tons, 'ton')},{' '}
				<span className="inline-block">{dimensions(size)}</span> outside
			</p>
			<ContainerAlone size={size} className="mt-auto" />
		</article>
	)
}
