import { renderToStaticMarkup } from 'react-dom/server'
import { mapLand as land } from './map_land.server.ts'
import { serviceMap } from './map_shapes.ts'
import { TownLabel } from './town_label.tsx'

const kilometersPerMile = 1.609344
const scaleMiles = 10

/** Small mountains scattered over the foothills: up, down, and the ridge that splits light from shade. */
const peaks = [
	[60, 250],
	[150, 330],
	[250, 280],
	[90, 440],
	[210, 560],
	[320, 400],
	[70, 640],
	[290, 690],
	[160, 740],
]
	.map(([x = 0, y = 0]) => `M${x} ${y}l24-40 24 40M${x + 24} ${y - 40}l-6 15 9 7-5 17`)
	.join('')

/** The page of each place that is drawn, by slug. */
type Links = Readonly<Record<string, string>>

/**
 * Our own map of the service area in the page's colors (HM-08, decision D23), as the HTML of an SVG element. Its attributes stand in
 * single quotes: so a page's text and its data, which is JSON, hold it in the same words and compress as one. Below 40rem the drawing is
 * wider than its frame and shows the towns' part of it.
 */
export function drawnMap(links: Links, viewBox: string = serviceMap.viewBox): string {
	return renderToStaticMarkup(<DrawnMap links={links} viewBox={viewBox} />).replaceAll('"', "'")
}

function DrawnMap({ links, viewBox }: { links: Links; viewBox: string }) {
	const { roads, towns, area } = serviceMap
	const areaLink = links[area.slug]
	const bar = scaleMiles * kilometersPerMile * serviceMap.unitsPerKilometer
	return (
		<svg
			viewBox={viewBox}
			preserveAspectRatio="xMidYMid slice"
			className="block h-full max-sm:-ml-22 max-sm:w-[calc(100%+5.5rem)] sm:w-full"
		>
			<rect x={-60} y={-20} width={1160} height={840} className="fill-secondary" />
			<path d={land.foothills} className="fill-primary/15" />
			<path d={land.rivers} className="fill-none stroke-water stroke-3" />
			<path d={land.reservoir} className="fill-water" />
			<defs>
				<path id="map-roads" d={land.roads} />
			</defs>
			<use href="#map-roads" className="fill-none stroke-background stroke-[9]" />
			<use href="#map-roads" className="fill-none stroke-muted-foreground/70 stroke-[2.5]" />
			{roads.map(({ name, sign }) => (
				<g key={name} transform={`translate(${sign.x} ${sign.y})`} aria-hidden="true">
					<rect
						x={-34}
						y={-15}
						width={68}
						height={30}
						rx={6}
						className="fill-background stroke-muted-foreground"
					/>
					<text textAnchor="middle" dy={6} className="fill-muted-foreground text-[17px] font-semibold">
						{name}
					</text>
				</g>
			))}
			<g aria-hidden="true" className="fill-foreground text-[17px] font-semibold">
				<path d={peaks} className="fill-none stroke-primary/50 stroke-[2.5] [stroke-linejoin:round]" />
				<path d={`M850 740v8h${bar}v-8`} className="fill-none stroke-foreground stroke-2 max-sm:hidden" />
				<text x={850 + bar / 2} y={730} textAnchor="middle" className="max-sm:hidden">
					{scaleMiles} miles
				</text>
			</g>
			{towns.map(({ slug, ...town }) => {
				const to = links[slug]
				return to && <TownLabel key={slug} {...town} to={to} />
			})}
			{areaLink && (
				<a href={areaLink} className="map-town max-sm:hidden">
					<text x={area.x} y={area.y + 40}>
						{area.name}
					</text>
				</a>
			)}
		</svg>
	)
}
