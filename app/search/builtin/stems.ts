import { stemmer } from 'stemmer'

/**
 * Words whose forms are not those that Porter's rules see: business is no form of busy, and who was skipped does not ask
 * to skip. With the stem where it is not the word.
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

/** The stem that a word shares with its other forms, by Porter's rules; numbers are their own. */
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
