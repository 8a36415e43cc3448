/** Where a model's cosines stand: at `unrelated` nothing is meant, at `same` one thing is said twice. */
export interface Calibration {
	unrelated: number
	same: number
}

/** What nobody asks a waste hauler. How near a model takes these to our texts is how near it takes anything. */
export const unrelatedTexts = [
	'What is the capital of France?',
	'Who won the football game last night?',
	'How do I bake sourdough bread?',
	'Best laptop for programming in Python',
	'I need a divorce lawyer.',
	'Cheap flights to Hawaii in June',
	'How to play the guitar',
	'Symptoms of a common cold',
] as const

/** Nearer together than this, a model's answers cannot be told apart. */
const minGap = 0.05

/**
 * From cosines of unrelated texts with their nearest document, and of titles with their own documents.
 * Null when the model hardly tells one from the other.
 */
export function calibrate(unrelated: readonly number[], same: readonly number[]): Calibration | null {
	const calibration = { unrelated: quantile(unrelated, 0.9), same: quantile(same, 0.5) }
	return calibration.same - calibration.unrelated >= minGap ? calibration : null
}

/** The cosine on the scale that all embedders share: unrelated texts stay below 0.6. */
export function similarityOf(cosine: number, { unrelated, same }: Calibration): number {
	const [atUnrelated, atSame] = [0.55, 0.97]
	if (cosine <= unrelated) return Math.max(0, (cosine / Math.max(unrelated, Number.EPSILON)) * atUnrelated)
	return Math.min(1, atUnrelated + ((cosine - unrelated) / (same - unrelated)) * (atSame - atUnrelated))
}

function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
