import type { sizes } from '#app/company/sizes.ts'
import { placed } from '../draw.ts'
import { sky } from '../land/sky.ts'
import { paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { dumpster } from '../things/dumpster.ts'
import { person } from '../things/person.ts'

const feet = 52
const ground = 790

/** One commercial dumpster with somebody beside it, to scale. */
export const commercialSize = ({
	yards,
	feet: [length, , height],
}: (typeof sizes.commercial)[number]): Scene => ({
	name: `commercial-${yards}-yard`,
	alt: ({ words }) => `A ${yards}-yard dumpster and one of the crew beside it, before ${words.calm}.`,
	lights: { day: morning, night: dusk },
	uprightFrom: 520,
	draw: (light, random, canvas, land) => {
		const paint = paintIn(light)
		return [
			sky(light, canvas, 660),
			land.behind({ light, random, canvas }, { of: 'calm', at: 1000, beside: 1130, season: 'summer' }),
			placed(910, ground, feet, dumpster(length, height, `${yards} YD`, paint)),
			placed(1370, ground, feet, person(paint)),
		].join('')
	},
})
