/** Words of a question that say nothing about its subject. */
const asking = words(
	'a about an and any are at be by can come comes coming could do does doing for from get gets give have how i if in is it my me need next of on or our please still tell that the their there they this to us want we what whats when whens where which who will with would you your yours yall',
)

export function words(text: string): ReadonlySet<string> {
	return new Set(text.split(' '))
}

/**
 * Normalizes a question for these answers: lowercase letters and digits, with single spaces between words and
 * at both ends.
 */
export function plainQuestion(query: string): string {
	const text = query
		.toLowerCase()
		.replaceAll(/['’]/g, '')
		.replaceAll(/[^a-z0-9$]+/g, ' ')
		.trim()
	return ` ${text} `
}

/**
 * Whether a question has only the subject, question words and `around`: any further word may change the
 * meaning, such as "tree" after "Christmas".
 */
export function isOnlyAbout(question: string, subject: RegExp, around: ReadonlySet<string>): boolean {
	if (!subject.test(question)) return false
	const rest = question.replaceAll(new RegExp(subject, 'g'), ' ').split(' ').filter(Boolean)
	return rest.every((word) => asking.has(word) || around.has(word))
}
