import { area, el } from '../draw.ts'
import type { Light } from '../light.ts'

/** At night, the beam of headlights at (x, y), shining right along a road whose near edge is at `ground`. */
export const headlight = (light: Light, x: number, y: number, ground: number): string => {
	if (!light.night) return ''
	const reach = 330
	const beam = el(
		'linearGradient',
		{ id: 'beam', gradientUnits: 'userSpaceOnUse', x1: x, y1: 0, x2: x + reach, y2: 0 },
		el('stop', { offset: 0, 'stop-color': light.lamp, 'stop-opacity': 0.5 }),
		el('stop', { offset: 1, 'stop-color': light.lamp, 'stop-opacity': 0 }),
	)
	return (
		el('defs', {}, beam) +
		area(
			[
				[x, y - 3],
				[x + reach, y - 26],
				[x + reach, ground],
				[x + 60, ground],
				[x, y + 5],
			],
			'url(#beam)',
		)
	)
}
