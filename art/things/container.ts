import { placed, rect, shape } from '../draw.ts'
import { darker, lighter, setOff } from '../color.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { capHeight, lettering } from '../type/lettering.ts'

/**
 * A roll-off container from its long side. In feet: it stands on y = 0 from x = 0 and is exactly `length` by `height`, including its rails.
 * The door is on the left.
 */
export const container = (length: number, height: number, words: string, paint: Paint): string => {
	const { color } = material.container
	const body = paint(color)
	const shade = paint(setOff(color, 0.28))
	const light = paint(lighter(color, 0.22))
	const dark = paint(material.granite)
	const floor = 0.62
	const rim = 0.34
	const ribs: string[] = []
	const count = Math.round(length / 2.1)
	for (let i = 1; i < count; i++) {
		const x = (length * i) / count
		ribs.push(
			rect(x - 0.13, rim - height, 0.26, height - rim - floor, shade),
			rect(x - 0.13, rim - height, 0.07, height - rim - floor, light),
		)
	}
	const parts = [
		...[0.9, length - 1.5].map((x) => rect(x, -0.52, 0.62, 0.52, dark, 0.26)),
		rect(0.3, -floor, length - 0.5, 0.36, paint(darker(color, 0.45))),
		shape(`M0 ${-height}H${length}V${-floor}H.18Z`, body),
		...ribs,
		rect(0, -height, length, rim, shade),
		rect(0, -height, length, 0.1, light),
		rect(0, -height, 0.5, height - floor, shade),
		...[0.35, 0.7].map((share) => rect(-0.02, -floor - (height - floor) * share, 0.62, 0.2, dark)),
		sign(length, height, words, paint),
	]
	return subject(parts.join(''))
}

const sign = (length: number, height: number, words: string, paint: Paint): string => {
	if (words === '') return ''
	const cap = Math.min((height - 1) * 0.36, 1.15)
	const size = cap / capHeight
	const set = lettering(words, size, 850, 0.02)
	const board = { width: set.width + cap * 1.3, height: cap * 1.9 }
	const middle = -(height + 0.28) / 2
	return (
		rect(
			(length - board.width) / 2,
			middle - board.height / 2,
			board.width,
			board.height,
			paint(material.container.color),
			0.12,
		) + placed((length - set.width) / 2, middle + cap / 2, 1, shape(set.path, paint(material.container.ink)))
	)
}
