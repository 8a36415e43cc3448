import type { Point } from '../draw.ts'

/** The elbow and the hand of an arm. */
type Arm = readonly [elbow: Point, hand: Point]

/** How a person stands, in feet relative to the ground between the feet; left and right as seen in the picture. */
export type Pose = {
	left: Arm
	right: Arm
	feet: readonly [left: number, right: number]
	/** The gaze: -1 to the left, 0 at the viewer, 1 to the right. */
	look: number
	/** An object in the raised hand, or in front of both hands. */
	holds?: 'mug' | 'board'
}

const arm = (elbowX: number, elbowY: number, handX: number, handY: number): Arm => [
	[elbowX, -elbowY],
	[handX, -handY],
]
const onHip = arm(-1.04, 3.72, -0.56, 2.96)

export const poses = {
	standing: { left: onHip, right: arm(0.86, 3.7, 0.84, 2.72), feet: [-0.36, 0.34], look: 0.4 },
	waving: { left: onHip, right: arm(1.1, 4.18, 1.26, 5.3), feet: [-0.34, 0.36], look: 0.15 },
	/** An open hand in front, as when explaining something. */
	talking: { left: onHip, right: arm(0.92, 3.7, 1.34, 4.06), feet: [-0.36, 0.44], look: 0.85 },
	/** Arms crossed. */
	listening: {
		left: arm(-0.86, 3.64, 0.34, 3.6),
		right: arm(0.86, 3.64, -0.3, 3.84),
		feet: [-0.44, 0.36],
		look: 0.7,
	},
	pointing: { left: onHip, right: arm(1.08, 4.16, 1.74, 4.5), feet: [-0.46, 0.42], look: 0.9 },
	/** A hand on the handle of a cart on the right. */
	rolling: {
		left: arm(-0.86, 3.72, -0.98, 2.8),
		right: arm(0.98, 3.8, 1.44, 3.36),
		feet: [-0.64, 0.5],
		look: 0.6,
	},
	drinking: {
		left: arm(-0.88, 3.7, -0.6, 2.92),
		right: arm(0.94, 3.74, 0.6, 4.06),
		feet: [-0.3, 0.44],
		look: -0.6,
		holds: 'mug',
	},
	reading: {
		left: arm(-0.88, 3.72, -0.04, 3.3),
		right: arm(0.92, 3.7, 0.74, 3.4),
		feet: [-0.34, 0.38],
		look: 0.3,
		holds: 'board',
	},
} as const satisfies Record<string, Pose>

/** The mirrored pose. */
export const mirrored = ({ left, right, feet, look, holds }: Pose): Pose => {
	const turned = ([elbow, hand]: Arm): Arm => [
		[-elbow[0], elbow[1]],
		[-hand[0], hand[1]],
	]
	return {
		left: turned(right),
		right: turned(left),
		feet: [-feet[1], -feet[0]],
		look: -look,
		...(holds && { holds }),
	}
}
