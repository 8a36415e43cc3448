import { round } from '../draw.ts'
import { lines, northernCommunities, townPlaces } from './places.ts'
import type { Place } from './places.ts'

/** The map's window: flat enough here for a plain cylinder true to scale at its middle. */
const window = { north: 40.86, south: 40.1, west: -105.72, width: 1040, height: 800 }
const unitsPerDegree = window.height / (window.north - window.south)
const squeeze = Math.cos((((window.north + window.south) / 2) * Math.PI) / 180)
const kilometersPerDegree = 111.2

/** Map units of a place; x to the east, y to the south. */
export const project = ([latitude, longitude]: Place): [number, number] => [
	round((longitude - window.west) * squeeze * unitsPerDegree, 0),
	round((window.north - latitude) * unitsPerDegree, 0),
]

/** Where a name stands by its dot, so that names keep clear of each other; `above` is up and to the right. */
const labelSides: Record<string, 'left' | 'right' | 'above'> = {
	Berthoud: 'left',
	Bellvue: 'left',
	Longmont: 'left',
	Greeley: 'left',
	Loveland: 'left',
	Timnath: 'above',
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The places and signs on the map, for a component that draws them in the page's own colors. */
export const mapShapes = () => {
	const [x, y] = project(northernCommunities.place)
	return {
		viewBox: `0 0 ${window.width} ${window.height}`,
		unitsPerKilometer: round(unitsPerDegree / kilometersPerDegree, 2),
		towns: Object.entries(townPlaces).map(([name, place]) => {
			const [townX, townY] = project(place)
			return { name, slug: slug(name), x: townX, y: townY, label: labelSides[name] ?? 'right' }
		}),
		area: {
			name: northernCommunities.name,
			slug: slug(northernCommunities.name),
			around: northernCommunities.around,
			x,
			y,
		},
		roads: [
			{ name: 'I-25', sign: signAt([40.235, -104.981]) },
			{ name: 'US-287', sign: signAt([40.235, -105.1025]) },
			{ name: 'US-34', sign: signAt([40.404, -104.925]) },
		],
	}
}

/** What lies under the names: each kind of line is one path. The foothills are closed along the map's edge. */
export const mapLand = () => ({
	foothills: `${through(lines.foothills)}L-40 -40L-40 ${window.height + 40}Z`,
	rivers: [lines.poudre, lines.bigThompson, lines.southPlatte].map(through).join(''),
	reservoir: `${through([...lines.horsetoothReservoir, lines.horsetoothReservoir[0]])}Z`,
	roads: [lines.i25, lines.us287, lines.us34].map(through).join(''),
})

const signAt = (place: Place) => {
	const [x, y] = project(place)
	return { x, y }
}

/**
 * A smooth curve through the places (Catmull-Rom, written as Béziers). After the first piece every piece leaves its
 * place as the last one came to it, which `S` takes as said.
 */
const through = (places: readonly Place[]): string => {
	const points = places.map(project)
	return points.reduce((d, point, i) => {
		if (i === 0) return `M${point[0]} ${point[1]}`
		const before = points[i - 1] ?? point
		const after = points[i + 1] ?? point
		const control = (from: number, to: number, base: number, sign: number) =>
			round(base + (sign * (to - from)) / 6, 0)
		const c1 = [0, 1].map((k) => control(before[k] ?? 0, point[k] ?? 0, before[k] ?? 0, 1))
		const c2 = [0, 1].map((k) => control(before[k] ?? 0, after[k] ?? 0, point[k] ?? 0, -1))
		return `${d}${i === 1 ? `C${c1.join(' ')} ` : 'S'}${c2.join(' ')} ${point[0]} ${point[1]}`
	}, '')
}
