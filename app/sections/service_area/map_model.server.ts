import type { Coordinates } from '#app/places/distance.ts'
import { type Land, landIn, reachesAbroad } from '#app/places/land.server.ts'
import { townsIn } from '#app/places/towns.server.ts'
import { type MapLine, mapLines } from '#db/seed/map_lines.ts'
import { dotBox, type Label, labelBox, nameWidth, placeNames, touches } from './map_labels.ts'
import { curved, cutTo, isInside, piecesIn, rounded, simplified, straight } from './map_lines.ts'
import { type Box, type MapWindow, type Point, type Size, windowOf } from './map_window.ts'

/** A place on the map, with the path its name links to. */
export interface MapPlace extends Coordinates {
	name: string
	to: string
	/** Set for an area without a center of its own: it has no dot. */
	isArea: boolean
}

/** The map of some places, in map units. */
export interface MapModel extends Size {
	drawn: Box
	towns: { name: string; to: string; at: Point; label: Label | null; isArea: boolean }[]
	signs: { name: string; x: number; y: number; wide: number }[]
	counties: { name: string; x: number; y: number }[]
	/** Larger towns nearby that we do not serve, for orientation on a map without roads. */
	neighbors: { name: string; at: Point; label: Label }[]
	/** Path data, one path per kind of line; `shore` is '' if no water is known. */
	shore: string
	borders: string
	hills: string
	peaks: string
	rivers: string
	lakes: string
	roads: string
	bar: { miles: number; length: number; x: number; y: number }
}

const kilometersPerMile = 1.609344
const barMiles = [50, 20, 10, 5, 2, 1]

/** Builds the map of the places, including the company's own lines. */
export function mapModel(
	places: readonly MapPlace[],
	size: Size,
	lines: readonly MapLine[] = mapLines,
): MapModel {
	const window = windowOf(places, size)
	const { project, drawn, span, unitsPerKilometer } = window
	const towns = places.map((place) => ({ ...place, at: project(place) }))
	const dots = towns.filter(({ isArea }) => !isArea)
	const labels = placeNames(dots, size)
	const taken = dots.flatMap(({ name, at }, index) => {
		const label = labels[index]
		return label ? [dotBox(at), labelBox(name, label)] : [dotBox(at)]
	})
	const miles = barMiles.find((one) => one * kilometersPerMile * unitsPerKilometer <= size.width * 0.36) ?? 1
	const length = Math.round(miles * kilometersPerMile * unitsPerKilometer)
	const bar = { miles, length, x: size.width - length - 14, y: size.height - 22 }
	taken.push({ left: bar.x - 6, right: size.width, top: bar.y - 34, bottom: size.height })
	const areas = towns
		.filter(({ isArea }) => isArea)
		.map(({ at, ...area }) => ({ ...area, at, label: freeName(area.name, at, size, taken) }))
	const own = lines.map((line) => ({ ...line, points: line.places.map(pointOf(window)) }))
	const signs = own
		.filter(({ kind, name }) => kind === 'road' && name !== '')
		.flatMap(({ name, points }) => freeSign(name, points, size, taken))
	const neighbors = lines.length === 0 ? neighborsOf(places, window, size, taken) : []
	const land = landIn(span)
	const ofKind = (kind: MapLine['kind']) => own.filter((line) => line.kind === kind)
	const path = (kind: MapLine['kind']) =>
		ofKind(kind)
			.flatMap(({ points }) => piecesIn(points, drawn))
			.map(curved)
			.join('')
	const hills = ofKind('hills')
		.map(({ points }) => points)
		.filter((points) => cutTo(points, drawn).length > 2)
	return {
		...size,
		drawn,
		towns: [...dots.map((town, index) => ({ ...town, label: labels[index] ?? null })), ...areas],
		signs,
		neighbors,
		shore: reachesAbroad(span) ? '' : shoreOf(land, window),
		borders: land.borders
			.flatMap((border) => piecesIn(border.map(pointIn(window)), drawn))
			.map((piece) => straight(simplified(piece, 5)))
			.join(''),
		hills: hills.map((outline) => `${curved(outline)}Z`).join(''),
		peaks: peaksOn(hills, drawn, taken),
		rivers: path('river'),
		lakes: ofKind('lake')
			.filter(({ points }) => piecesIn(points, drawn).length > 0)
			.map(({ points }) => `${curved([...points, ...points.slice(0, 1)])}Z`)
			.join(''),
		roads: path('road'),
		counties: land.counties.flatMap((county) =>
			freeCounty(county.name, project(county), { size, drawn }, taken),
		),
		bar,
	}
}

const pointIn = ({ project }: MapWindow) => project
const pointOf =
	({ project }: MapWindow) =>
	([latitude, longitude]: readonly [number, number]): Point =>
		project({ latitude, longitude })

/** The outline of the land; '' if the whole window is land. */
function shoreOf({ outlines }: Land, { project, drawn }: MapWindow): string {
	const pieces = outlines
		.map((outline) => cutTo(rounded(outline.map(project)), drawn))
		.filter(({ length }) => length > 2)
	const corners = (points: readonly Point[]) =>
		points.every(
			([x, y]) => (x === drawn.left || x === drawn.right) && (y === drawn.top || y === drawn.bottom),
		)
	if (pieces.some(corners)) return ''
	return pieces.map((piece) => `${straight(simplified([...piece, ...piece.slice(0, 1)], 1.5))}z`).join('')
}

function isFree(box: Box, taken: Box[]): boolean {
	if (taken.some((other) => touches(box, other))) return false
	taken.push(box)
	return true
}

const mostNeighbors = 5

/** The largest towns of the map besides its places, those of them that have room. */
function neighborsOf(
	places: readonly MapPlace[],
	{ whole, project }: MapWindow,
	{ width, height }: Size,
	taken: Box[],
) {
	const ours = new Set(places.map(({ name }) => name))
	const found: MapModel['neighbors'] = []
	for (const town of townsIn(whole)) {
		if (found.length === mostNeighbors) break
		if (ours.has(town.name)) continue
		const at = project(town)
		const [x, y] = at
		const [right, left]: [Label, Label] = [
			{ x: x + 10, y: y + 6, anchor: 'start', hasLeaderLine: false },
			{ x: x - 10, y: y + 6, anchor: 'end', hasLeaderLine: false },
		]
		const label = [right, left].find((one) => {
			const box = labelBox(town.name, one)
			if (box.left < 4 || box.right > width - 4 || box.top < 4 || box.bottom > height - 50) return false
			const around = { ...box, left: Math.min(box.left, x - 8), right: Math.max(box.right, x + 8) }
			return isFree({ ...around, top: box.top - 6, bottom: box.bottom + 6 }, taken)
		})
		if (label) found.push({ name: town.name, at, label })
	}
	return found
}

/** The position of an area's name, at its center or slightly above or below. */
function freeName(name: string, [x, y]: Point, { width, height }: Size, taken: Box[]): Label | null {
	const half = Math.ceil(nameWidth(name) / 2) + 4
	const middle = Math.max(half, Math.min(width - half, x))
	for (const rise of [0, -26, 26, -52, 52, -78, 78, -104, 104]) {
		const label = { x: middle, y: y + 6 + rise, anchor: 'middle' as const, hasLeaderLine: false }
		const box = labelBox(name, label)
		if (box.top > 4 && box.bottom < height - 50 && isFree(box, taken)) return label
	}
	return null
}

/** The position of a road's sign: the free point on the road nearest to the map's center. */
function freeSign(name: string, points: readonly Point[], { width, height }: Size, taken: Box[]) {
	const wide = name.length * 10 + 12
	const along = points
		.flatMap(([x, y], index) => {
			const [nextX, nextY] = points[index + 1] ?? [x, y]
			return Array.from({ length: 6 }, (_, part) => ({
				x: Math.round(x + ((nextX - x) * part) / 6),
				y: Math.round(y + ((nextY - y) * part) / 6),
			}))
		})
		.filter(({ x, y }) => x > wide / 2 + 4 && x < width - wide / 2 - 4 && y > 20 && y < height - 20)
		.toSorted(
			(a, b) => Math.hypot(a.x - width / 2, a.y - height / 2) - Math.hypot(b.x - width / 2, b.y - height / 2),
		)
	const found = along.find(({ x, y }) =>
		isFree({ left: x - wide / 2, right: x + wide / 2, top: y - 15, bottom: y + 15 }, taken),
	)
	return found ? [{ name, wide, ...found }] : []
}

/** The most that a phone's frame shows on either side of the part every screen shows; a name there would be cut off. */
const besideOnPhones = 90

/** The position of a county's name, as near to its center as there is room and no phone cuts it off. */
function freeCounty(
	name: string,
	[x, y]: Point,
	{ size, drawn }: Pick<MapModel, 'drawn'> & { size: Size },
	taken: Box[],
) {
	const { left, right, top, bottom } = drawn
	const half = name.length * 6.5 + 8
	for (const [dx, dy] of [
		[0, 0],
		[0, -50],
		[0, 50],
		[-70, 0],
		[70, 0],
	] as const) {
		const at = { x: x + dx, y: y + dy }
		const isWhole = at.x - half > 0 && at.x + half < size.width
		const isBeside = at.x + half < -besideOnPhones || at.x - half > size.width + besideOnPhones
		const isIn =
			(isWhole || isBeside) &&
			at.x - half > left / 2 &&
			at.x + half < right - 300 &&
			at.y > top + 90 &&
			at.y < bottom - 80
		if (isIn && isFree({ left: at.x - half, right: at.x + half, top: at.y - 16, bottom: at.y + 6 }, taken))
			return [{ name, ...at }]
	}
	return []
}

/** Small peaks over the hills: up, down, and the ridge that splits light from shade. */
function peaksOn(
	hills: readonly (readonly Point[])[],
	{ left, right, top, bottom }: Box,
	taken: Box[],
): string {
	let d = ''
	for (let row = 0; top + 90 + row * 150 < bottom; row += 1)
		for (let x = left + 30 + (row % 3) * 78; x < right - 60; x += 236) {
			const y = top + 90 + row * 150 + ((x * 7) % 31)
			const box = { left: x - 6, right: x + 54, top: y - 46, bottom: y + 6 }
			const corners: Point[] = [
				[x - 8, y + 8],
				[x + 56, y + 8],
				[x + 24, y - 44],
			]
			const isOn = hills.some((outline) => corners.every((corner) => isInside(corner, outline)))
			if (isOn && isFree(box, taken)) d += `M${x} ${y}l24-40 24 40M${x + 24} ${y - 40}l-6 15 9 7-5 17`
		}
	return d
}
