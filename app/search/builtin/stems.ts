import { stemmer } from 'stemmer'

/**
 * Words that Porter's rules would stem wrongly: "business" is not a form of "busy". With the stem after the
 * colon if it differs from the word.
 */
const unrelated = new Map<string, string>(
	[
		'apartment apartments:apartment business businesses:business building buildings:building department',
		'installment installments:installment landscaper landscapers:landscaper leaves:leaf mailing policy policies:policy',
		'additional assistant assistants:assistant bedding boards boulders hiring ics independence missing movers news one opener personal police services severance several',
		'remodeler remodelers:remodeler siding skipped weights',
	]
		.join(' ')
		.split(' ')
		.map((entry) => entry.split(':'))
		.map(([word = '', stem = word]) => [word, stem]),
)
const stems = new Map<string, string>()
const maxStems = 50_000

/** The common stem of a word's forms by Porter's rules; a number is its own stem. */
export function stemOf(word: string): string {
	let stem = stems.get(word)
	if (stem === undefined) {
		stem = unrelated.get(word) ?? stemmer(word)
		// Bounded, because queries can bring any words.
		if (stems.size >= maxStems) stems.clear()
		stems.set(word, stem)
	}
	return stem
}
