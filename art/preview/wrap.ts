import { measure } from '../type/lettering.ts'

/**
 * Wraps a text into as few lines of at most `widest` em as possible, of lengths as even as possible. A word that is wider gets its own
 * line.
 */
export const wrap = (text: string, widest: number, weight: number): string[] => {
	const lines = fill(text, widest, weight)
	for (let limit = widest; limit > 0; limit -= 0.1) {
		const narrower = fill(text, limit, weight)
		if (narrower.length > lines.length) break
		lines.splice(0, lines.length, ...narrower)
	}
	return lines
}

const fill = (text: string, widest: number, weight: number): string[] => {
	const lines: string[] = []
	for (const word of text.split(' ')) {
		const last = lines.at(-1)
		const longer = last === undefined ? word : `${last} ${word}`
		if (last !== undefined && measure(longer, weight) <= widest) lines[lines.length - 1] = longer
		else lines.push(word)
	}
	return lines
}
