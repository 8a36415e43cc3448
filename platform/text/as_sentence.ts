/** Words with a period behind them, unless they end with one by themselves: `The city has contracted it to Ram Waste, Inc.` */
export function asSentence(words: string): string {
	return /[.!?]$/.test(words) ? words : `${words}.`
}
