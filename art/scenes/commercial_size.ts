import { placed } from '../draw.ts'
import { sky } from '../land/sky.ts'
import { paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { nthDumpster } from '../solid/dumpster.ts'
import { dumpster } from '../things/dumpster.ts'
import { person } from '../things/person.ts'

const feet = 52
const ground = 790

/** A commercial dumpster with a person beside it, to scale: the first size of the livery. */
export const commercialSize: Scene = {
	name: 'commercial-size',
	alt: ({ words }) => `A dumpster and one of the crew beside it, before ${words.calm}.`,
	lights: { day: morning, night: dusk },
	uprightFrom: 520,
	draw: (light, random, canvas, land) => {
		const paint = paintIn(light)
		const { words, feet: measures } = nthDumpster(0)
		const [length, , height] = measures
		return [
			sky(light, canvas, 660),
			land.behind({ light, random, canvas }, { of: 'calm', at: 1000, beside: 1130, season: 'summer' }),
			placed(910, ground, feet, dumpster(length, height, words, paint)),
			placed(1370, ground, feet, person(paint)),
		].join('')
	},
}
