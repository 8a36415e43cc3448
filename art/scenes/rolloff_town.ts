import { builtInFacts } from '#app/company/built_in_facts.ts'
import { placed } from '../draw.ts'
import { dryGravel, frozenGravel, gravelYard } from '../land/yard.ts'
import { paintIn } from '../light.ts'
import type { Scene } from '../scene.ts'
import { filled } from '../things/debris.ts'
import { headlight } from '../things/headlight.ts'
import { hooklift } from '../things/hooklift.ts'
import { person } from '../things/person.ts'
import { looks } from '../things/rolloff_look.ts'
import type { Town } from '../town.ts'

const feet = 16

/** A roll-off arriving in a town: the truck with the container of the given size on its back, its driver, and
 * another container already full. */
export const rolloffTown = (town: Town, yards: (typeof builtInFacts.rolloffs)[number]['yards']): Scene => ({
	name: `roll-off-${town.slug}`,
	alt: `Our roll-off truck bringing a ${yards}-yard container, with ${town.behind}.`,
	lights: town.lights,
	draw: (light, random) => {
		const size = builtInFacts.rolloffs.find((rolloff) => rolloff.yards === yards) ?? builtInFacts.rolloffs[0]
		const waiting = builtInFacts.rolloffs.find((rolloff) => rolloff.yards > yards) ?? builtInFacts.rolloffs[0]
		const paint = paintIn(light)
		return [
			town.backdrop(light, random),
			gravelYard(light, random, 1600, 656, 900, town.snowy ? frozenGravel : dryGravel),
			placed(70, 748, feet, filled(waiting.feet[0], waiting.feet[2], looks(waiting.yards), paint)),
			headlight(light, 656 + 31.6 * feet, 744 - 3.1 * feet, 766),
			placed(
				656,
				744,
				feet,
				hooklift(light, { length: size.feet[0], height: size.feet[2], look: looks(yards) }),
			),
			placed(1216, 762, feet, person(paint)),
		].join('')
	},
})
