import { darker, lighter } from '../color.ts'
import { circle, placed, rect, shape } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { capHeight, lettering } from '../type/lettering.ts'

/**
 * A commercial dumpster from the front. In feet: it stands on y = 0 from x = 0, exactly `length` by `height`, with two lids sloping toward
 * the viewer.
 */
export const dumpster = (length: number, height: number, words: string, paint: Paint): string => {
	const { body: color, lid: lidColor, ink } = material.dumpster
	const body = paint(color)
	const shade = paint(darker(color, 0.3))
	const lid = paint(lidColor)
	const front = -height * 0.8
	const foot = -0.42
	const inset = 0.42
	const half = length / 2
	const cap = Math.min(0.62, height * 0.19)
	const set = lettering(words, cap / capHeight, 850, 0.02)
	const parts = [
		...[inset + 0.7, length - inset - 0.7].map(
			(x) =>
				circle(x, -0.22, 0.22, paint(material.granite)) +
				rect(x - 0.16, -0.62, 0.32, 0.36, paint(material.steelDeep)),
		),
		shape(`M${inset} ${front}H${length - inset}L${length - inset - 0.12} ${foot}H${inset + 0.12}Z`, body),
		rect(inset, front, length - inset * 2, 0.2, paint(lighter(color, 0.18))),
		...[0.26, 0.74].map((share) => rect(length * share - 0.1, front + 0.2, 0.2, foot - front - 0.2, shade)),
		rect(inset + 0.1, foot - 0.22, length - (inset + 0.1) * 2, 0.22, shade),
		rect(0, front + height * 0.24, inset + 0.06, height * 0.16, paint(material.steelDeep)),
		rect(
			length - inset - 0.06,
			front + height * 0.24,
			inset + 0.06,
			height * 0.16,
			paint(material.steelDeep),
		),
		shape(`M${inset + 0.22} ${-height}H${half - 0.04}V${front + 0.1}H${inset - 0.12}Z`, lid),
		shape(
			`M${half + 0.04} ${-height}H${length - inset - 0.22}L${length - inset + 0.12} ${front + 0.1}H${half + 0.04}Z`,
			lid,
		),
		shape(
			`M${inset + 0.22} ${-height}H${length - inset - 0.22}L${length - inset - 0.2} ${-height + 0.09}H${inset + 0.2}Z`,
			paint(lighter(lidColor, 0.2)),
		),
		placed(half - set.width / 2, (front + foot) / 2 + cap / 2 + 0.05, 1, shape(set.path, paint(ink))),
	]
	return subject(parts.join(''))
}
