import type { Coordinates } from '#app/places/distance.ts'
import type { Span } from '#app/places/land.server.ts'

/** A position on the map in its units: `x` to the east, `y` to the south. */
export type Point = readonly [x: number, y: number]
export interface Box {
	left: number
	right: number
	top: number
	bottom: number
}

/** The part of the map that every screen shows in full; frames of other shapes show more of the land beside it. */
export interface Size {
	width: number
	height: number
}

const kilometersPerDegree = 111.2
/** The minimum height of the shown land, so that a single town is shown with its surroundings. */
const leastKilometers = 44
/** Room for names beside the outermost dots. */
const margin = { x: 76, y: 64 }
/** How far land is drawn beyond the part that every screen shows. */
const beyond = { x: 560, y: 60 }

/**
 * The projection of places onto the map: equirectangular, true to scale at its center and accurate enough for a
 * day's drive.
 */
export interface MapWindow {
	project(place: Coordinates): Point
	unitsPerKilometer: number
	/** The drawn area, in units and in degrees; `whole` is the part that every screen shows. */
	drawn: Box
	span: Span
	whole: Span
}

/** The window that fits all places. */
export function windowOf(places: readonly Coordinates[], { width, height }: Size): MapWindow {
	const [south, north] = extent(places.map(({ latitude }) => latitude))
	const [west, east] = extent(places.map(({ longitude }) => longitude))
	const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
	const squeeze = Math.cos((middle.latitude * Math.PI) / 180)
	const unitsPerDegree = Math.min(
		(height / leastKilometers) * kilometersPerDegree,
		(height - 2 * margin.y) / (north - south || Number.EPSILON),
		(width - 2 * margin.x) / ((east - west) * squeeze || Number.EPSILON),
	)
	const drawn = { left: -beyond.x, right: width + beyond.x, top: -beyond.y, bottom: height + beyond.y }
	const degreesAcross = (x: number) => middle.longitude + (x - width / 2) / squeeze / unitsPerDegree
	const degreesDown = (y: number) => middle.latitude - (y - height / 2) / unitsPerDegree
	const spanOf = ({ left, right, top, bottom }: Box): Span => ({
		west: degreesAcross(left),
		east: degreesAcross(right),
		south: degreesDown(bottom),
		north: degreesDown(top),
	})
	return {
		project: ({ latitude, longitude }) => [
			Math.round(width / 2 + (longitude - middle.longitude) * squeeze * unitsPerDegree),
			Math.round(height / 2 + (middle.latitude - latitude) * unitsPerDegree),
		],
		unitsPerKilometer: unitsPerDegree / kilometersPerDegree,
		drawn,
		span: spanOf(drawn),
		whole: spanOf({ left: 0, right: width, top: 0, bottom: height }),
	}
}

function extent(values: readonly number[]): [least: number, most: number] {
	const sorted = values.toSorted((a, b) => a - b)
	return [sorted[0] ?? 0, sorted.at(-1) ?? 0]
}
