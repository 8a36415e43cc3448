import { circle, el, group, placed } from '../draw.ts'
import { sky } from '../land/sky.ts'
import { mix } from '../color.ts'
import type { Canvas } from '../frame.ts'
import type { Words } from '../landscape.ts'
import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { nthRolloff } from '../solid/container.ts'
import { nthDumpster } from '../solid/dumpster.ts'
import { subject } from '../subject.ts'
import { cart, cartInches } from '../things/cart.ts'
import { container } from '../things/container.ts'
import { dumpster } from '../things/dumpster.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { bigMailbox } from '../things/mailbox.ts'
import { badge } from '../things/mark.ts'
import { person } from '../things/person.ts'

type Subject = { alt: string | ((words: Words) => string); draw: (light: Light) => string }

const ground = 706

const carts = (light: Light) =>
	placed(730, ground, 9, cart(cartInches('trash'), material.cart.trash, paintIn(light))) +
	placed(1000, ground, 9, cart(cartInches('recycling'), material.cart.recycling, paintIn(light)))

const mark = () => subject(placed(610, 240, 1, badge(380, 0.22)))

/** Scales the subject down where the canvas has less room. */
const fitted = ({ frame }: Canvas, drawing: string): string => {
	const scale = { standard: 1, wide: 0.66, upright: 0.8 }[frame]
	return scale === 1 ? drawing : placed(800 * (1 - scale), ground * (1 - scale), scale, drawing)
}

/** A placeholder for every type of picture a page may request (TH-04). */
const subjects: Record<string, Subject> = {
	hero: {
		alt: ({ calm }) =>
			`${calm.replace('the ', '').replace(/^./, (letter) => letter.toUpperCase())} under a calm sky.`,
		draw: () => '',
	},
	card: { alt: 'The company’s mark.', draw: mark },
	default: { alt: ({ calm }) => `The company’s mark before ${calm}.`, draw: mark },
	team: {
		alt: 'One of the crew.',
		draw: (light) =>
			el('clipPath', { id: 'round' }, circle(800, 490, 280, '#000')) +
			subject(circle(800, 490, 280, mix(light.haze, paintIn(light)(material.wheatPale), 0.6))) +
			group({ 'clip-path': 'url(#round)' }, placed(800, 1330, 190, person(paintIn(light)))),
	},
	blog: { alt: 'A mailbox with a letter in it.', draw: (light) => placed(760, 780, 110, bigMailbox(light)) },
	residential: { alt: 'A trash cart and a recycling cart.', draw: carts },
	service: { alt: 'Our garbage truck.', draw: (light) => placed(420, ground, 24, garbageTruck(light)) },
	commercial: {
		alt: 'A commercial dumpster.',
		draw: (light) => {
			const { feet, words } = nthDumpster(1)
			return placed(500, ground, 100, dumpster(feet[0], feet[2], words, paintIn(light)))
		},
	},
	rolloff: {
		alt: 'A roll-off container.',
		draw: (light) => {
			const { feet, words } = nthRolloff(2)
			return placed(360, ground, 40, container(feet[0], feet[2], words, paintIn(light)))
		},
	},
}

export const placeholders: readonly Scene[] = Object.entries(subjects).map(([type, drawn]) => ({
	name: `placeholder-${type}`,
	alt: ({ words }) => (typeof drawn.alt === 'string' ? drawn.alt : drawn.alt(words)),
	lights: { day: morning, night: dusk },
	uprightFrom: 224,
	draw: (light, random, canvas, land) =>
		sky(light, canvas, 660) +
		land.behind({ light, random, canvas }, { of: 'calm', at: 1000, beside: 1130, season: 'summer' }) +
		fitted(canvas, drawn.draw(light)),
}))

/** The placeholder that is also a picture: of a dumpster size without its own. */
export const commercialPlaceholder = placeholders.filter(({ name }) => name === 'placeholder-commercial')
