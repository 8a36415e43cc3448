import { facts } from '#app/company/facts.ts'
import { el, group, placed, rect, shape } from '../draw.ts'
import { material } from '../materials.ts'
import { canvas } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { randomFrom } from '../random.ts'
import { markOn } from '../things/mark.ts'
import { capHeight, lettering } from '../type/lettering.ts'

/** What social sites show (part 1 §9). */
export const previewSize = { width: 1200, height: 630 } as const

/** Pages whose preview carries their title; a page that is not here shows its scene and the company's name. */
export const previewTitles: Record<string, readonly string[]> = {
	home: ['Trash, carts and', 'dumpsters across', 'Northern Colorado'],
	contact: ['Talk to', 'the office'],
}

const left = 64
const titleSize = 54

/** The scene by day as an SVG of `previewSize`, with the company's name and, if it has one, its page's title. */
export const preview = (scene: Scene): string => {
	const { width, height } = previewSize
	const scale = width / canvas.width
	const overhang = (canvas.height * scale - height) / 2
	const title = previewTitles[scene.name] ?? []
	const lines = title.map((text, index) =>
		placed(
			left,
			126 + titleSize * capHeight + index * titleSize * 1.12,
			1,
			shape(lettering(text, titleSize, 800, -0.01).path, material.pine),
		),
	)
	return `${el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
		group(
			{ transform: `translate(0 ${-overhang}) scale(${scale})` },
			scene.draw(scene.lights.day, randomFrom(scene.name)),
		),
		nameplate(),
		...lines,
	)}\n`
}

const nameplate = (): string => {
	const size = 27
	const name = lettering(facts.name, size, 800)
	const tall = 56
	return group(
		{ transform: `translate(${left} 44)` },
		rect(0, 0, name.width + tall + 26, tall, material.pine, 10),
		markOn(9, 7, 42, (colour) => colour),
		placed(tall + 4, tall / 2 + (size * capHeight) / 2, 1, shape(name.path, material.paper)),
	)
}
