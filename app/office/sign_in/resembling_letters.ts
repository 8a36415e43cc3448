/** A text with its digits and signs replaced by the letters they resemble; 1 may be i or l. */
export function resembled(text: string): string[] {
	return ['i', 'l'].map((one) =>
		text.replaceAll(/[013457@$!]/g, (sign) => (sign === '1' ? one : (letters.get(sign) ?? sign))),
	)
}

const letters: ReadonlyMap<string, string> = new Map([
	['0', 'o'],
	['3', 'e'],
	['4', 'a'],
	['5', 's'],
	['7', 't'],
	['@', 'a'],
	['$', 's'],
	['!', 'i'],
])
