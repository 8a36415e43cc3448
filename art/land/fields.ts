import { area, el, rect, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar, landIn } from '../light.ts'
import { material } from '../materials.ts'
import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { downTo } from './ridge.ts'

export type Crop = { pale: string; main: string; deep: string }
export const wheat: Crop = { pale: material.fieldPale, main: material.field, deep: material.fieldDeep }
export const hay: Crop = { pale: '#b9c27a', main: '#8fa35c', deep: '#6b8549' }
export const stubble: Crop = { pale: '#e3d3a4', main: '#cdb883', deep: '#b39c68' }
export const snowyField: Crop = { pale: '#f6f7f5', main: '#e6ecee', deep: '#cfdade' }

/** A sown field below `skyline`, its rows converging in the distance at (`vanishX`, the skyline). */
export const field = (
	id: string,
	light: Light,
	skyline: readonly Point[],
	floor: number,
	vanishX: number,
	crop: Crop,
): string => {
	const paint = landIn(light)
	const top = Math.min(...skyline.map((point) => point[1]))
	const left = skyline[0]?.[0] ?? 0
	const right = skyline.at(-1)?.[0] ?? 0
	const rows: string[] = []
	const breadth = 130
	for (let x = left - 1700; x < right + 1700; x += breadth) {
		const far = vanishX + (x - vanishX) * 0.16
		rows.push(
			area(
				[
					[far, top],
					[far + breadth * 0.06, top],
					[x + breadth * 0.42, floor],
					[x, floor],
				],
				paint(crop.deep),
				0.5,
			),
		)
	}
	return [
		el(
			'defs',
			{},
			verticalGradient(`${id}-crop`, top, floor, [
				[0, mix(paint(crop.pale), light.haze, light.night ? 0.25 : 0.1)],
				[0.5, paint(crop.main)],
				[1, mix(paint(crop.main), paint(crop.deep), 0.35)],
			]),
			el('clipPath', { id: `${id}-edge` }, area(downTo(skyline, floor), '#000')),
		),
		area(downTo(skyline, floor), `url(#${id}-crop)`),
		el('g', { 'clip-path': `url(#${id}-edge)` }, ...rows),
	].join('')
}

const summerStrips = [material.meadow, material.grassDry, '#7f9a5b', material.fieldPale, '#6c8a58']

/** The plain between the hills and the viewer: long strips of meadow, stubble and young green. */
export const plain = (
	light: Light,
	random: Random,
	width: number,
	top: number,
	bottom: number,
	kinds: readonly string[] = summerStrips,
): string => {
	const strips = [rect(0, top, width, bottom - top, afar(light, kinds[0] ?? material.meadow, 0.5))]
	for (let y = top + 4; y < bottom;) {
		const share = (y - top) / (bottom - top)
		const height = 4 + share * 13
		const x = between(random, -200, width * 0.8)
		const length = between(random, 300, 800)
		const kind = kinds[Math.floor(random() * kinds.length)] ?? material.meadow
		const slant = between(random, 30, 120)
		strips.push(
			area(
				[
					[x, y],
					[x + length, y],
					[x + length + slant, y + height],
					[x - slant, y + height],
				],
				afar(light, kind, 0.5 - share * 0.25),
			),
		)
		y += height * between(random, 0.7, 1.1)
	}
	return strips.join('')
}
