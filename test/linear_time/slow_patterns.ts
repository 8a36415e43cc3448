import { performance } from 'node:perf_hooks'
import { check } from 'recheck'
import type { Pattern } from './find_patterns.ts'
import type { KnownSafePatterns } from './known_safe.ts'

/** A limit between the time of a linear and of a quadratic pattern on the checker's attack string. */
const maxMs = 500

/** A line for each pattern that takes more than linear time on some text. Adds safe ones to `known`. */
export async function slowPatterns(
	patterns: readonly Pattern[],
	known: KnownSafePatterns,
): Promise<string[]> {
	const slow: string[] = []
	for (const pattern of patterns) {
		if (known.has(pattern)) continue
		const { source, flags, files } = pattern
		const found = await check(source, flags, { timeout: 60_000 })
		if (found.status === 'safe') {
			known.add(pattern)
			continue
		}
		// Fuzzed results, as for lookbehinds, may be wrong and are confirmed by running the pattern.
		const guessed = found.status === 'vulnerable' && found.complexity.isFuzz ? found : null
		const canEnd = guessed?.complexity.type === 'polynomial'
		if (canEnd && quickest(new RegExp(source, flags), guessed.attack.string) < maxMs) continue
		const why = found.status === 'unknown' ? 'not known to be linear' : found.complexity.summary
		slow.push(`/${source}/${flags} in ${files.join(', ')}: ${why}`)
	}
	return slow
}

/** The fastest of three runs in milliseconds, since other processes may slow down a run. */
function quickest(pattern: RegExp, text: string): number {
	const times = [1, 2, 3].map(() => {
		const began = performance.now()
		text.replace(pattern, '')
		return performance.now() - began
	})
	return Math.min(...times)
}
