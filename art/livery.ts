import { builtInFacts } from '#app/company/built_in_facts.ts'
import { type Livery, liveryOf } from '#app/company/livery.ts'

export const builtInLivery = liveryOf(builtInFacts, [])

/** Whose trucks are drawn now. Read it while drawing, never when a module is loaded. */
export let livery: Livery = builtInLivery

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
