import { wordStart } from './score.ts'

const longest = 150
/** Characters of context before the first word that matched. */
const lead = 40

/** A piece of text; `isMatch` if it is a word of the query. */
interface Piece {
	/** The offset in the text. */
	at: number
	text: string
	isMatch: boolean
}

/** The 150 characters of a text around the first of the words, cut between words (SE-02). */
export function snippetOf(body: string, words: readonly string[]): string {
	const text = body.replace(/\s+/g, ' ').trim()
	if (text.length <= longest) return text
	const places = words.map((word) => text.search(wordStart(word))).filter((at) => at >= 0)
	const first = places.length > 0 ? Math.min(...places) : 0
	const from = first <= lead ? 0 : text.indexOf(' ', first - lead) + 1
	const head = from > 0 ? '…' : ''
	const rest = text.slice(from)
	const room = longest - head.length
	if (rest.length <= room) return head + rest
	const end = rest.lastIndexOf(' ', room - 1)
	return `${head}${rest.slice(0, end > 0 ? end : room - 1)}…`
}

/** Splits a text into matching and other pieces; a word that starts with a query word matches as a whole. */
export function marked(text: string, words: readonly string[]): Piece[] {
	const starts = words.map((word) => wordStart(word).source).join('|')
	const parts = words.length > 0 ? text.split(new RegExp(`((?:${starts})[\\p{L}\\p{N}]*)`, 'iu')) : [text]
	let at = 0
	return parts.map((part, index) => {
		const piece = { at, text: part, isMatch: index % 2 === 1 }
		at += part.length
		return piece
	})
}
