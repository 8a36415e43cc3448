/** Stands in a text for a fact that is not said. Begins like a sentence, so that one which begins with it is recognized. */
export const untold = 'X\uE000'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** After which a sentence goes on although a capital follows: `St. Louis`, `Smith Bros. Disposal`, `J. Smith`. */
const abbreviated = /(?<![\p{L}\p{N}])(?:St|Ste|Mt|Ft|Pt|Dr|Mr|Mrs|Ms|Jr|Sr|Bros|Wm|\p{Lu})\.[^\S\n]+$/u
const blockTag = /(<\/?(?:p|li|ul|ol|h[1-6]|div|blockquote|table|tr|td|th)\b[^<>]*>)/

const emptyItem = /<li>\s*<\/li>/g
const emptyList = /<[uo]l>\s*<\/[uo]l>/g

/** A text without the sentences that have `untold` in them; of HTML, without the paragraphs, since a sentence may end within an element. */
export function withoutUntold(text: string, kind: 'plain' | 'html'): string {
	if (kind === 'html') return withoutBlocks(text.split(blockTag))
	return (
		sentencesOf(text)
			.filter((piece) => !piece.includes(untold))
			.join('')
			// Where a paragraph of its own went.
			.replaceAll(/\n{3,}/g, '\n\n')
			.trim()
	)
}

function sentencesOf(text: string): string[] {
	const ended: string[] = []
	let begun = ''
	for (const { segment } of sentences.segment(text)) {
		begun += segment
		if (abbreviated.test(begun)) continue
		ended.push(begun)
		begun = ''
	}
	return [...ended, begun]
}

/**
 * HTML in its blocks and the tags between, without the blocks that are not told; nor their tags, no item without words, no list without
 * items, and no heading of a section of which nothing is told.
 */
function withoutBlocks(pieces: readonly string[]): string {
	const isUntold = (at: number) => pieces[at]?.includes(untold) ?? false
	const told = pieces.filter(
		(_, at) => !isUntold(at) && !(at % 2 === 1 && (isUntold(at - 1) || isUntold(at + 1))),
	)
	return withoutEmptySections(told.join('').replaceAll(emptyItem, '').replaceAll(emptyList, ''))
}

/** A section ends where a heading of its rank or a higher one follows; what stands before the first heading has no rank, and stays. */
function withoutEmptySections(html: string): string {
	const kept: string[] = []
	let next = 0
	for (const section of html.split(/(?=<h[2-6]\b)/).toReversed()) {
		const rank = Number(section.charAt('<h'.length))
		const isEmpty = section.trimEnd().endsWith(`</h${rank}>`)
		if (isEmpty && next <= rank) continue
		next = rank
		kept.unshift(section)
	}
	return kept.join('')
}
