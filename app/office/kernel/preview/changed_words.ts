import { plainText } from '#app/content/plain_text.ts'
import { type DiffPart, excerpt, listDiff, wordDiff } from '../words/word_diff.ts'

/** A passage of a page whose words change, with a few words of context. */
export type ChangedPassage = readonly DiffPart[]

/** Tags of block elements, which separate passages; inline elements are excluded. */
const otherTags = /<(?!\/?(?:a|abbr|b|code|del|em|i|ins|mark|small|span|strong|sub|sup|time)\b)[^<>]*>/gi
const innerTags = /<[^<>]*>/g
const gapBeforeMark = / (?=[.,;:!?)])/g

/** The passages of a page whose words differ, without duplicates; empty if only links, pictures or data differ. */
export function changedPassages(before: string, after: string): ChangedPassage[] {
	const passages = new Map<string, ChangedPassage>()
	const [gone, come]: [string[], string[]] = [[], []]
	const flush = () => {
		const isPaired = gone.length === come.length
		const pairs = isPaired
			? gone.map((text, index) => [text, come[index] ?? ''] as const)
			: [[gone.join(' · '), come.join(' · ')] as const]
		for (const [old, now] of pairs) passages.set(JSON.stringify([old, now]), excerpt(wordDiff(old, now)))
		gone.length = come.length = 0
	}
	for (const { kind, text } of listDiff(passagesOf(before), passagesOf(after))) {
		if (kind === 'gone') gone.push(text)
		else if (kind === 'new') come.push(text)
		else if (gone.length + come.length > 0) flush()
	}
	if (gone.length + come.length > 0) flush()
	return [...passages.values()]
}

/** The text of a page, in order: title and body without scripts, one entry per paragraph, cell or button. */
function passagesOf(html: string): string[] {
	const title = html.slice(html.indexOf('<title>') + '<title>'.length, html.indexOf('</title>'))
	const body = without('style', without('script', html.slice(html.indexOf('<body'))))
	return [title, ...body.replaceAll('<!-- -->', '').split(otherTags)]
		.map((passage) => plainText(passage.replaceAll(innerTags, ' ')).body.replaceAll(gapBeforeMark, ''))
		.filter((passage) => passage !== '')
}

/** The HTML without elements of this name, unless `isKept` says so of their opening tag. */
export function without(
	element: 'script' | 'style',
	html: string,
	isKept: (tag: string) => boolean = () => false,
): string {
	const closing = `</${element}>`
	const [first = '', ...rest] = html.split(`<${element}`)
	const others = rest.map((part) =>
		isKept(part.slice(0, part.indexOf('>')))
			? `<${element}${part}`
			: part.slice(part.indexOf(closing) + closing.length),
	)
	return [first, ...others].join('')
}
