/** A model's typical cosines: of unrelated texts, and of texts that say the same. */
export interface Calibration {
	unrelated: number
	same: number
}

/** Texts about nothing that a waste hauler is asked: their cosines with our texts are the model's baseline. */
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

/** With a smaller gap the model cannot separate related from unrelated texts. */
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
