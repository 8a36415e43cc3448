import { renderToStaticMarkup } from 'react-dom/server'
import { type MapModel, mapModel, type MapPlace } from './map_model.server.ts'
import type { Size } from './map_window.ts'
import { TownLabel } from './town_label.tsx'

/**
 * The part of the map that every screen shows in full: as wide as a phone, and high enough for 12-pixel letters
 * in a frame 500 px high.
 */
const whole: Size = { width: 512, height: 800 }

/** An LRU cache of drawn maps: the same towns give the same map. */
const drawn = new Map<string, string>()
const mostKept = 40

/**
 * Our own map of the service area in the page's colors (HM-08, decision D23), as SVG markup. Attributes have
 * single quotes, so that the page's text and its JSON data contain identical bytes and compress well.
 */
export function drawnMap(places: readonly MapPlace[], size: Size = whole): string {
	if (places.length === 0) return ''
	const key = JSON.stringify([places, size])
	const map =
		drawn.get(key) ??
		renderToStaticMarkup(<DrawnMap map={mapModel(places, size)} />)
			.replaceAll('"', "'")
			.replaceAll('></rect>', '/>')
			.replaceAll('></circle>', '/>')
			.replaceAll('></path>', '/>')
	drawn.delete(key)
	drawn.set(key, map)
	for (const oldest of drawn.keys()) if (drawn.size > mostKept) drawn.delete(oldest)
	return map
}

function DrawnMap({ map }: { map: MapModel }) {
	const { left, right, top, bottom } = map.drawn
	const { bar } = map
	return (
		<svg viewBox={`0 0 ${map.width} ${map.height}`} className="block size-full">
			<rect
				x={left}
				y={top}
				width={right - left}
				height={bottom - top}
				className={map.shore ? 'fill-water/60' : 'fill-secondary'}
			/>
			{map.shore && <path d={map.shore} fillRule="evenodd" className="fill-secondary" />}
			{map.hills && <path d={map.hills} className="fill-primary/15" />}
			<path
				d={map.borders}
				className="fill-none stroke-muted-foreground/50 stroke-[1.5] [stroke-dasharray:9_5]"
			/>
			{map.rivers && <path d={map.rivers} className="fill-none stroke-water stroke-3" />}
			{map.lakes && <path d={map.lakes} className="fill-water" />}
			{map.roads && (
				<>
					<defs>
						<path id="map-roads" d={map.roads} />
					</defs>
					<use href="#map-roads" className="fill-none stroke-background stroke-[9]" />
					<use href="#map-roads" className="fill-none stroke-muted-foreground/70 stroke-[2.5]" />
				</>
			)}
			<g aria-hidden="true" className="fill-muted-foreground text-[17px] font-semibold [text-anchor:middle]">
				<g className="fill-background stroke-muted-foreground">
					{map.signs.map(({ name, x, y, wide }) => (
						<rect key={name} x={x - wide / 2} y={y - 15} width={wide} height={30} rx={6} />
					))}
				</g>
				{map.signs.map(({ name, x, y }) => (
					<text key={name} x={x} y={y + 6}>
						{name}
					</text>
				))}
				{map.peaks && (
					<path d={map.peaks} className="fill-none stroke-primary/50 stroke-[2.5] [stroke-linejoin:round]" />
				)}
				<g className="text-[15px] tracking-widest uppercase">
					{map.counties.map(({ name, x, y }) => (
						<text key={`${name} ${x}`} x={x} y={y}>
							{name}
						</text>
					))}
				</g>
				{map.neighbors.map(({ name, at: [x, y], label }) => (
					<g key={`${name} ${x}`}>
						<circle cx={x} cy={y} r={3.5} />
						<text
							x={label.x}
							y={label.y}
							className={label.anchor === 'start' ? '[text-anchor:start]' : '[text-anchor:end]'}
						>
							{name}
						</text>
					</g>
				))}
				<path d={`M${bar.x} ${bar.y}v8h${bar.length}v-8`} className="fill-none stroke-foreground stroke-2" />
				<text x={bar.x + bar.length / 2} y={bar.y - 8} className="fill-foreground">
					{bar.miles === 1 ? '1 mile' : `${bar.miles} miles`}
				</text>
			</g>
			<g className="map-towns">
				{map.towns.map((town) => (
					<TownLabel key={`${town.name} ${town.to}`} {...town} />
				))}
			</g>
		</svg>
	)
}
