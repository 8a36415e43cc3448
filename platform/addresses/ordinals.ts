const units = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH']
const teens = [
	'TENTH',
	'ELEVENTH',
	'TWELFTH',
	'THIRTEENTH',
	'FOURTEENTH',
	'FIFTEENTH',
	'SIXTEENTH',
	'SEVENTEENTH',
	'EIGHTEENTH',
	'NINETEENTH',
]
const tens = ['TWENT', 'THIRT', 'FORT', 'FIFT', 'SIXT', 'SEVENT', 'EIGHT', 'NINET']

/** The ordinal of a number: `1ST`, `12TH`. */
export function ordinal(number: number): string {
	const isTeen = number % 100 >= 11 && number % 100 <= 13
	return `${number}${isTeen ? 'TH' : (['TH', 'ST', 'ND', 'RD'][number % 10] ?? 'TH')}`
}

/** The values of `FIRST` through `NINETYNINTH`, each spelled as one word. */
const spelledOut: ReadonlyMap<string, number> = new Map([
	...units.map((word, at) => [word, at + 1] as const),
	...teens.map((word, at) => [word, at + 10] as const),
	...tens.flatMap((ten, at) => [
		[`${ten}IETH`, (at + 2) * 10] as const,
		...units.map((unit, one) => [`${ten}Y${unit}`, (at + 2) * 10 + one + 1] as const),
	]),
])

/** Replaces spelled ordinals by digits: `TWENTY FIRST` becomes `21ST`. */
export function withDigits(words: readonly string[]): string[] {
	const written: string[] = []
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at] ?? ''
		const both = spelledOut.get(word + (words[at + 1] ?? ''))
		const number = both ?? spelledOut.get(word)
		written.push(number === undefined ? word : ordinal(number))
		if (both !== undefined && words[at + 1] !== undefined) at += 1
	}
	return written
}
