import { placed } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar, paintIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import type { Somebody } from '../things/person.ts'
import { person } from '../things/person.ts'
import type { Pose } from '../things/pose.ts'
import type { Stage } from './stage.ts'
import { moved, onCanvas, scaleAt } from './view.ts'
import type { Stand } from './view.ts'

/** Something on the ground, drawn after whatever is farther away. */
export type Standing = { away: number; drawing: string }

export const inOrder = (standing: readonly Standing[]): string =>
	standing
		.toSorted((a, b) => b.away - a.away)
		.map(({ drawing }) => drawing)
		.join('')

/** A person on the ground. */
export const someone = (stand: Stand, light: Light, who?: Somebody, pose?: Pose): Standing => {
	const [x, y] = onCanvas(stand, [0, 0, 0])
	return {
		away: stand.away,
		drawing: placed(x, y, scaleAt(stand.view, stand.away), person(paintIn(light), who, pose)),
	}
}

const haze = (away: number) => Math.min(0.34, Math.max(0.02, (away - 50) / 700))

/** A tree on the ground, `tall` feet high. */
export const tree = (
	stand: Stand,
	stage: Pick<Stage, 'land' | 'season'>,
	light: Light,
	random: Random,
	tall: number,
	kind: 'garden' | 'wild' = 'garden',
): Standing => {
	const [x, y] = onCanvas(stand, [0, 0, 0])
	const height = tall * scaleAt(stand.view, stand.away)
	const { leaves, isSnowy: isBare } = stage.season
	const far = (color: string) => afar(light, color, haze(stand.away))
	return {
		away: stand.away,
		drawing: stage.land.tree(random, { x, y, tall: height, far, leaves, isBare, kind }),
	}
}

type Lots = {
	/** Where the lots begin and end, in feet ahead of the truck along the road. */
	from: number
	to: number
	/** Feet from the middle of the road; negative on its left. */
	right: number
	first: number
}

/** The distance between two houses in feet. */
const lot = 62

/** Reports whether a stand is in or near the picture; anything farther out is invisible and would only cost bytes. */
const isNearPicture = (stand: Stand): boolean => {
	const [x] = onCanvas(stand, [0, 0, 0])
	return x > -100 && x < 1700
}

/** Houses along one side of the road, facing it, with a tree before every second one. */
export const lots = ({ road, season, land }: Stage, light: Light, random: Random, row: Lots): Standing[] => {
	const found: Standing[] = []
	const right = row.right * land.setback
	for (let ahead = row.from, index = row.first; ahead < row.to; ahead += lot, index++) {
		const stand = moved(road, ahead, right, right < 0 ? 90 : -90)
		if (stand.away < 46) continue
		found.push({
			away: stand.away,
			drawing: land.house(stand, index, light, haze(stand.away), season.isSnowy),
		})
		const yard = moved(road, ahead + lot / 2, row.right * between(random, 0.56, 0.66))
		if (index % 2 === 0 && yard.away > 52 && isNearPicture(yard))
			found.push(tree(yard, { land, season }, light, random, between(random, 20, 27)))
	}
	return found
}
