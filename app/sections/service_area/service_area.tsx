import { Link } from 'react-router'
import { facts } from '#app/company/facts.ts'
import { DrawnMap } from './drawn_map.tsx'

interface Props {
	/** The configured map's address, or null for our own drawing. */
	embed: string | null
	/** Where each town leads; null for nowhere. */
	towns: readonly { name: string; to: string | null }[]
	/** Our own drawing. */
	map: string
}

/** Where we drive (HM-08): the towns by name beside a map 500 px high. */
export function ServiceArea({ embed, towns, map }: Props) {
	const row = 'flex min-h-11 items-center font-semibold sm:border-b sm:border-border'
	return (
		<section id="service-area" aria-labelledby="service-area-heading" className="section print:hidden">
			<div className="wrap grid items-center gap-x-16 gap-y-7 lg:grid-cols-[1fr_1.7fr]">
				<div>
					<h2 id="service-area-heading" className="text-title">
						Where we drive
					</h2>
					<p className="mt-4 max-w-[44ch] text-lead">
						Out of {facts.address.city}, up and down the Front Range, in town and on the county roads between.
					</p>
					<ul className="mt-4 flex flex-wrap gap-x-6 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))]">
						{towns.map(({ name, to }) => (
							<li key={name}>
								{to ? (
									<Link to={to} className={`link ${row}`}>
										{name}
									</Link>
								) : (
									<span className={row}>{name}</span>
								)}
							</li>
						))}
					</ul>
				</div>
				<div className="h-[500px] overflow-hidden rounded-lg ring-1 ring-border max-sm:-mx-(--gutter) max-sm:rounded-none">
					{embed ? (
						// oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin keeps it apart, and it needs its scripts
						<iframe
							src={embed}
							title="Map of our service area"
							loading="lazy"
							height={500}
							className="size-full"
						/>
					) : (
						<DrawnMap svg={map} />
					)}
				</div>
			</div>
		</section>
	)
}
