import { Link } from 'react-router'
import { DrawnMap } from '#app/sections/service_area/drawn_map.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	/** The size in yards that was chosen before; null for none. */
	chosen: number | null
	towns: readonly { name: string; to: string }[]
	/** SVG from `drawnMap`. */
	map: string
}

/** The towns to choose from, by name and on the map (RO-01); nothing when there are none. */
export function TownPicker({ chosen, towns, map }: Props) {
	if (towns.length === 0) return null
	return (
		<section id="towns" aria-labelledby="towns-heading" className="section print:hidden">
			<div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
				<div>
					<h2 id="towns-heading" className="text-title">
						<span className="inline-block">Where should</span> {chosen === null ? 'it' : `the ${chosen} Yard`}{' '}
						go?
					</h2>
					<p className="mt-4 max-w-[44ch] text-lead">
						Pick your town: driveways, alleys and county roads differ, and so does what we ask before we come.
					</p>
					<ul className="mt-6">
						{towns.map(({ name, to }) => (
							<li key={to}>
								<Link
									to={to}
									className="flex min-h-11 items-center justify-between gap-4 border-b border-border font-semibold hover:text-primary"
								>
									{name}
									<Icon name="arrow" />
								</Link>
							</li>
						))}
					</ul>
				</div>
				<div className="h-[500px] overflow-hidden rounded-lg ring-1 ring-border max-sm:-mx-(--gutter) max-sm:rounded-none lg:h-[600px]">
					<DrawnMap svg={map} />
				</div>
			</div>
		</section>
	)
}
