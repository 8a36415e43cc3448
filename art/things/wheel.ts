import { circle } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'

/** A wheel standing on the ground at `x`. Lengths in feet. */
export const wheel = (x: number, radius: number, paint: Paint, hub = material.rim): string =>
	circle(x, -radius, radius, paint(material.tire)) +
	circle(x, -radius, radius * 0.62, paint(hub)) +
	circle(x, -radius, radius * 0.5, paint(material.steelDeep)) +
	circle(x, -radius, radius * 0.38, paint(hub)) +
	circle(x, -radius, radius * 0.15, paint(material.granite))
