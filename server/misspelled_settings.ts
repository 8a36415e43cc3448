import { distanceBetween } from '#app/search/builtin/spelling.ts'

/**
 * Names shorter than this may differ by one letter only: otherwise they match variables of other programs (`HOME`,
 * `HOST`).
 */
const shortestForTwo = 6

/** Variables that look like a misspelled setting: the name as given, and the setting probably meant. */
export function misspelledSettings(
	given: readonly string[],
	known: readonly string[],
): { name: string; meant: string }[] {
	return given
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const most = name.length >= shortestForTwo ? 2 : 1
			const nearest = known
				.map((meant) => ({ name, meant, distance: distanceBetween(name, meant, most) }))
				.filter(({ distance, meant }) => distance <= most && meant.length >= shortestForTwo)
				.toSorted((a, b) => a.distance - b.distance)[0]
			return nearest ? [{ name, meant: nearest.meant }] : []
		})
}
