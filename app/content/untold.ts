/** Stands in a text for a fact that is not said. Begins like a sentence, so that one which begins with it is recognized. */
export const untold = 'X\uE000'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const blockTag = /(<\/?(?:p|li|ul|ol|h[1-6]|div|blockquote|table|tr|td|th)\b[^<>]*>)/

/** A text without the sentences that have `untold` in them; of HTML, without the paragraphs, since a sentence may end within an element. */
export function withoutUntold(text: string, kind: 'plain' | 'html'): string {
	const pieces =
		kind === 'html' ? text.split(blockTag) : Array.from(sentences.segment(text), ({ segment }) => segment)
	const told = pieces.filter((piece) => !piece.includes(untold)).join('')
	return kind === 'html' ? told : told.trim()
}
