import { darker, mix } from '../color.ts'
import { rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** A river winding toward the viewer under a bridge of steel arches on stone piers, 190 ft wide; the water under it is at y = 0. */
export const riverBridge = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const shine = light.sky.at(-1)?.[1] ?? '#ffffff'
	const water = mix(far('#5f8fa3'), shine, light.night ? 0.34 : 0.26)
	const steel = '#5d7a78'
	const span = (x: number) => {
		const hangers = [12, 22, 32, 42, 52, 62, 72].map((dx) => {
			const up = 30 * (1 - ((dx - 42) / 42) ** 2)
			return `M${x + dx} -16V${(-16 - up).toFixed(1)}`
		})
		return (
			stroke(hangers.join(''), far(steel), 0.8) +
			stroke(`M${x} -16Q${x + 42} -76 ${x + 84} -16`, far(darker(steel, 0.2)), 2.4)
		)
	}
	return [
		shape(
			'M-22 -20Q-6 -14 -30 -7Q-74 4 -66 16Q-60 26 -92 34H92Q100 20 66 9Q36 0 42 -9Q48 -16 26 -20Z',
			water,
		),
		shape(
			'M-20 -10h26l-5 1h-16ZM-48 8h44l-8 1.4h-28ZM10 16h50l-9 1.4h-32ZM-70 26h60l-10 1.4h-40Z',
			mix(water, '#ffffff', light.night ? 0.1 : 0.4),
		),
		...[-88, -2.5, 83].map(
			(x) =>
				rect(x - 1.5, -17, 8, 22, far('#a49b8b')) + rect(x + 3, -17, 3.5, 22, far(darker('#a49b8b', 0.22))),
		),
		span(-84),
		span(1),
		rect(-110, -17, 220, 3.4, far(darker(steel, 0.1))),
		rect(-110, -18.2, 220, 1.2, far(material.concrete)),
		rect(-110, -14, 220, 1, far(darker(steel, 0.4))),
	].join('')
}
