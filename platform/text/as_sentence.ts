/** Adds a period unless the text already ends with punctuation: `The city has contracted it to Ram Waste, Inc.` */
export function asSentence(words: string): string {
	return /[.!?]$/.test(words) ? words : `${words}.`
}
