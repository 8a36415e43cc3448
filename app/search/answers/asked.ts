/** Words that ask, and say nothing of what about. */
const asking = words(
	'a about an and any are at be by can come comes coming could do does doing for from get gets give have how i if in is it my me need next of on or our please still tell that the their there they this to us want we what whats when whens where which who will with would you your yours yall',
)

export function words(text: string): ReadonlySet<string> {
	return new Set(text.split(' '))
}

/** A question as these answers read it: small letters and digits, a blank at both ends and between words. */
export function plainQuestion(query: string): string {
	const text = query
		.toLowerCase()
		.replaceAll(/['’]/g, '')
		.replaceAll(/[^a-z0-9$]+/g, ' ')
		.trim()
	return ` ${text} `
}

/** Whether nothing is asked about but this, in these words: a word more may mean something else, such as a Christmas tree. */
export function isOnlyAbout(question: string, subject: RegExp, around: ReadonlySet<string>): boolean {
	if (!subject.test(question)) return false
	const rest = question.replaceAll(new RegExp(subject, 'g'), ' ').split(' ').filter(Boolean)
	return rest.every((word) => asking.has(word) || around.has(word))
}
