import { group, placed, rect, shape } from '../draw.ts'
import { livery } from '../livery.ts'
import { material } from '../materials.ts'
import { markOn } from '../things/mark.ts'
import { capHeight, lettering } from '../type/lettering.ts'
import { wrap } from './wrap.ts'

const title = { size: 58, weight: 800, tracking: -0.01, leading: 1.12, widest: 580 } as const
const padding = 30
const plate = 64

/** A sign that suits a picture of any color: the company's plate above a board with the page's title. Its corner is (x, y). */
export const sign = (x: number, y: number, text: string): string => {
	const name = lettering(livery.name, 27, title.weight)
	const lines = wrap(text, title.widest / title.size, title.weight).map((words) =>
		lettering(words, title.size, title.weight, title.tracking),
	)
	const wide = Math.max(name.width + plate, ...lines.map(({ width }) => width)) + 2 * padding
	const step = title.size * title.leading
	const capitals = title.size * capHeight
	const tall = plate + 2 * padding + capitals + (lines.length - 1) * step
	return group(
		{ transform: `translate(${x} ${y})` },
		rect(0, 0, wide, tall, material.paper, 12),
		rect(0, 0, wide, plate, material.pine, 12),
		rect(0, plate / 2, wide, plate / 2, material.pine),
		markOn(padding - 4, (plate - 44) / 2, 44, (color) => color),
		placed(padding + 54, (plate + 27 * capHeight) / 2, 1, shape(name.path, material.paper)),
		...lines.map(({ path }, at) =>
			placed(padding, plate + padding + capitals + at * step, 1, shape(path, material.pine)),
		),
	)
}
