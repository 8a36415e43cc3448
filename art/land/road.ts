import { rect } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import { material } from '../materials.ts'

/**
 * A two-lane road across the picture from `top` to `bottom`, with a curb, 15 high, on the viewer's side. Each strip extends slightly under
 * the next, so that no seam shows at any size.
 */
export const road = (
	light: Light,
	width: number,
	top: number,
	bottom: number,
	shoulder: string = material.grassDry,
): string => {
	const paint = landIn(light)
	const middle = top + (bottom - top) * 0.36
	const dashes: string[] = []
	for (let x = -20; x < width; x += 110) dashes.push(rect(x, middle, 58, 3.4, paint(material.roadLine)))
	return [
		rect(0, top - 7, width, 8, paint(shoulder)),
		rect(0, top, width, bottom - top + 1, paint(material.asphalt)),
		rect(0, top, width, (bottom - top) * 0.36, paint(material.asphaltDeep)),
		rect(0, top + 5, width, 2.2, paint(material.concrete)),
		...dashes,
		rect(0, bottom, width, 10, paint(material.concrete)),
		rect(0, bottom + 9, width, 7, paint(material.concreteDeep)),
	].join('')
}
