import { Link } from 'react-router'

export interface NearbyTown {
	slug: string
	name: string
	/** The straight-line distance. */
	miles: number
}

/** The nearby towns in the style of a highway sign, nearest first. */
export function MileageSign({ towns }: { towns: readonly NearbyTown[] }) {
	return (
		<figure>
			<div className="band rounded-xl p-1.5">
				<ul className="@container rounded-lg border-2 border-band-foreground px-[min(1.25rem,4vw)] py-2">
					{towns.map(({ slug, name, miles }) => (
						<li key={slug}>
							<Link
								to={`/residential/${slug}`}
								className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2 wrap-anywhere font-display text-[min(1.5rem,14cqi)] leading-tight font-[650] hover:underline hover:underline-offset-4"
							>
								{name}
								<span>
									{miles}
									<span className="sr-only">{miles === 1 ? ' mile' : ' miles'}</span>
								</span>
							</Link>
						</li>
					))}
				</ul>
			</div>
			<figcaption className="mt-2 text-[0.9375rem] text-muted-foreground">
				Our nearest other towns, in miles as the crow flies.
			</figcaption>
		</figure>
	)
}
