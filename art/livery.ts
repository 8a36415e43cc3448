import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import { type Livery, liveryOf } from '#app/company/livery.ts'
import { townNames } from '#app/content/town_names.server.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'

export const builtInLivery = liveryOf(
	{ facts: builtInFacts, paints: builtInPaints },
	[],
	townNames({ residential: residentialTowns, 'roll-off': rolloffTowns }),
)

/** Whose trucks are drawn now. Read it while drawing, never when a module is loaded. */
export let livery: Livery = builtInLivery

/** The name of the town that a scene shows now; '' where none is known. */
export const townName = (scene: string): string => livery.townNames[scene] ?? ''

/** Draws for a company. Drawing is synchronous, so that two never mix. */
export const inLivery = <Result>(of: Livery, draw: () => Result): Result => {
	const before = livery
	livery = of
	try {
		return draw()
	} finally {
		livery = before
	}
}
