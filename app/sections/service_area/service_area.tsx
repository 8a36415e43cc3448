import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { DrawnMap } from './drawn_map.tsx'

interface Place {
	name: string
	to: string
}

interface Props {
	/** The configured map's address, or null for our own drawing. */
	embed: string | null
	/** The places with cart service and with container delivery. */
	carts: readonly Place[]
	containers: readonly Place[]
	/** Our own map, as SVG markup. */
	map: string
}

/** Where we work (HM-08): the towns by name beside a map 500 px high. */
export function ServiceArea({ embed, carts, containers, map }: Props) {
	const facts = useFacts()
	return (
		<section id="service-area" aria-labelledby="service-area-heading" className="section print:hidden">
			<div className="wrap grid items-center gap-x-16 gap-y-7 lg:grid-cols-[1fr_1.7fr]">
				<div>
					<h2 id="service-area-heading" className="text-title">
						Where we work
					</h2>
					<p className="mt-4 max-w-[44ch] text-lead">
						Out of {facts.address.city}, across {facts.region}, in town and on the roads between.
					</p>
					<Places title="Carts at home" places={carts} />
					<Places title="Containers" places={containers} />
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

function Places({ title, places }: { title: string; places: readonly Place[] }) {
	if (places.length === 0) return null
	return (
		<>
			<h3 className="mt-5 text-subtitle sm:mt-6">{title}</h3>
			<ul className="mt-1 flex flex-wrap gap-x-4 sm:gap-x-6">
				{places.map(({ name, to }) => (
					<li key={name}>
						<Link to={to} className="link flex min-h-11 items-center font-semibold">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</>
	)
}
