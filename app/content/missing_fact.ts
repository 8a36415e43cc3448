/**
 * Stands for an unstated fact in a text. It starts with a capital letter, so that a sentence starting with it
 * is recognized.
 */
export const missingFact = 'X\uE000'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/**
 * Abbreviations after which a sentence continues although a capital follows: `St. Louis`, `Smith Bros.
 * Disposal`, `J. Smith`.
 */
const abbreviated = /(?<![\p{L}\p{N}])(?:St|Ste|Mt|Ft|Pt|Dr|Mr|Mrs|Ms|Jr|Sr|Bros|Wm|\p{Lu})\.[^\S\n]+$/u
/**
 * Where a sentence begins with a number, of which the segmenter knows nothing if a small letter follows: `$85 a month`. After an
 * abbreviation such as `Dec. 25` or `p.m. 6 days` it goes on.
 */
const beforeNumber =
	/(?<=[.!?][)”]?\s)(?<!\b(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|Hwy|Rte|Rd|Ave|Apt|Ste|No|ext|approx|min|max|vs|\p{L})\.\s)(?=\$?\d)/iu
const blockTag = /(<\/?(?:p|li|ul|ol|h[1-6]|div|blockquote|table|tr|td|th)\b[^<>]*>)/

const emptyItem = /<li>\s*<\/li>/g
const emptyList = /<[uo]l>\s*<\/[uo]l>/g

/** Removes the sentences that contain `missingFact`; in HTML, the paragraphs, since a sentence may end within an element. */
export function withoutMissingFacts(text: string, kind: 'plain' | 'html'): string {
	if (kind === 'html') return withoutBlocks(text.split(blockTag))
	return (
		sentencesOf(text)
			.filter((piece) => !piece.includes(missingFact))
			.join('')
			// Closes the gap left by a removed paragraph.
			.replaceAll(/\n{3,}/g, '\n\n')
			.trim()
	)
}

function sentencesOf(text: string): string[] {
	const ended: string[] = []
	let begun = ''
	const pieces = [...sentences.segment(text)].flatMap(({ segment }) => segment.split(beforeNumber))
	for (const piece of pieces) {
		begun += piece
		if (abbreviated.test(begun)) continue
		ended.push(begun)
		begun = ''
	}
	return [...ended, begun]
}

/**
 * Joins HTML without the blocks that contain `missingFact`, their tags, items without words, lists without items,
 * and headings of sections that became empty.
 */
function withoutBlocks(pieces: readonly string[]): string {
	const isUntold = (at: number) => pieces[at]?.includes(missingFact) ?? false
	const complete = pieces.filter(
		(_, at) => !isUntold(at) && !(at % 2 === 1 && (isUntold(at - 1) || isUntold(at + 1))),
	)
	return withoutEmptySections(complete.join('').replaceAll(emptyItem, '').replaceAll(emptyList, ''))
}

/**
 * Removes headings without content. A section ends at the next heading of the same or a higher rank; content
 * before the first heading stays.
 */
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
