import { rect, shape } from '../draw.ts'
import type { Paint } from '../light.ts'
import { container } from './container.ts'

/** A container as drawn by `container`, with renovation debris showing above its rim. */
export const filled = (length: number, height: number, words: string, paint: Paint): string => {
	const rim = -height + 0.2
	const board = (x: number, tall: number, lean: number, color: string) =>
		shape(`M${x} ${rim}L${x + lean} ${rim - tall}h.5L${x + 0.5} ${rim}Z`, paint(color))
	return [
		shape(
			`M${length * 0.08} ${rim}L${length * 0.2} ${rim - 0.9}L${length * 0.36} ${rim - 0.5}L${length * 0.5} ${rim - 1.3}L${length * 0.66} ${rim - 0.6}L${length * 0.8} ${rim - 0.9}L${length * 0.94} ${rim}Z`,
			paint('#8d8374'),
		),
		board(length * 0.18, 2.2, 1, '#b08a5a'),
		board(length * 0.3, 1.7, -0.8, '#c9a878'),
		board(length * 0.72, 2.4, 0.7, '#9a7650'),
		board(length * 0.62, 1.6, 1.2, '#c9a878'),
		rect(length * 0.44, rim - 1.7, 1.6, 1.7, paint('#a9b4b4'), 0.1),
		shape(`M${length * 0.82} ${rim}l-.4 -1.5l1.5 -.3l.5 1.8z`, paint('#b5654e')),
		container(length, height, words, paint),
	].join('')
}
