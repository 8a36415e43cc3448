import { circle, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { subject } from '../subject.ts'
import { material } from '../materials.ts'

/** A country mailbox close up: open, a letter sticking out, the flag up. In feet; the post is on y = 0 about x = 0. */
export const bigMailbox = (light: Light): string => {
	const paint = paintIn(light)
	const parts = [
		rect(-0.2, -3.3, 0.4, 3.3, paint(material.timber)),
		rect(0.08, -3.3, 0.12, 3.3, paint('#3a2a20')),
		rect(-0.95, -3.42, 2.1, 0.16, paint('#5d4636')),
		shape('M-.55 -3.4V-4.25A.6 .6 0 0 1 .05 -4.85H1.35A.6 .6 0 0 1 1.95 -4.25V-3.4Z', paint(material.pine)),
		shape('M.05 -4.85H1.35A.6 .6 0 0 1 1.75 -4.7H.45A.6 .6 0 0 0 .05 -4.85Z', paint(material.pineLight)),
		shape('M-.85 -3.4V-4.25A.6 .6 0 0 1 .35 -4.25V-3.4Z', paint(material.granite)),
		shape('M-.72 -3.5L-.66 -4.12L.2 -4.2L.24 -3.5Z', paint(material.paper)),
		shape('M-.66 -4.12L-.2 -3.78L.2 -4.2Z', paint('#d9d2c2')),
		rect(-0.02, -3.72, 0.14, 0.12, paint(material.brick)),
		shape('M-.85 -3.4H.35L.2 -2.98H-1.1Z', paint(material.pineLight)),
		circle(-0.42, -3.12, 0.05, paint(material.granite)),
		rect(1.18, -5.2, 0.09, 1.1, paint(material.steelDeep)),
		rect(1.22, -5.25, 0.5, 0.3, paint(material.brick)),
		rect(0.6, -3.95, 1.1, 0.08, paint(material.wheat)),
		rect(0.6, -3.75, 1.1, 0.08, paint(material.wheat)),
	]
	return subject(parts.join(''))
}
