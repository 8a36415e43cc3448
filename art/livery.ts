import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import { type Livery, liveryOf } from '#app/company/livery.ts'
import { townsInScenes } from '#app/content/towns_in_scenes.server.ts'
import { colorPalettes, colorVariables } from '#db/seed/palettes.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'

export const builtInLivery = liveryOf(
	{ facts: builtInFacts, paints: builtInPaints },
	colorVariables
		.filter(({ palette_id }) => colorPalettes.some(({ id, is_active }) => is_active && id === palette_id))
		.map(({ css_variable_name, hsl_value }) => ({ name: css_variable_name, value: hsl_value })),
	townsInScenes({ residential: residentialTowns, 'roll-off': rolloffTowns }),
)

/** The livery being drawn. Read it while drawing, never while a module loads. */
export let livery: Livery = builtInLivery

/** Draws in a company's livery. Drawing is synchronous, so that two liveries never mix. */
export const inLivery = <Result>(of: Livery, draw: () => Result): Result => {
	const before = livery
	livery = of
	try {
		return draw()
	} finally {
		livery = before
	}
}
