import { distanceBetween } from '#app/search/builtin/spelling.ts'

/** Names shorter than this may differ by one letter only: otherwise they would match variables of other programs (`HOME`, `HOST`). */
const shortestForTwo = 6
const shortestForThree = 12

/** Finds variables that look like a misspelled setting; returns the name as given, and the setting probably meant. */
export function misspelledSettings(
	given: readonly string[],
	known: readonly string[],
): { name: string; meant: string }[] {
	return given
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const most = 1 + Number(name.length >= shortestForTwo) + Number(name.length >= shortestForThree)
			const nearest = known
				.map((meant) => ({
					name,
					meant,
					distance: wordsOf(name) === wordsOf(meant) ? 0 : distanceBetween(name, meant, most),
				}))
				.filter(({ distance, meant }) => distance <= most && meant.length >= shortestForTwo)
				.toSorted((a, b) => a.distance - b.distance)[0]
			return nearest ? [{ name, meant: nearest.meant }] : []
		})
}

/** The name's words in alphabetical order and in the singular, so that `TRUSTED_PROXY` matches `TRUSTED_PROXIES`. */
function wordsOf(name: string): string {
	return name
		.toUpperCase()
		.split(/[_\W]+/)
		.map((word) => word.replace(/IES$/, 'Y').replace(/(?<!S)S$/, ''))
		.toSorted()
		.join('_')
}
