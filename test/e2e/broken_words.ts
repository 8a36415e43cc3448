import type { Frame } from '@playwright/test'
import { inLooks, type Look } from './looks.ts'

/**
 * The phone numbers and words without a break opportunity that a framed page (`openFramed`) breaks across lines in one of
 * these looks. Email and web addresses may break. Longer words than `letters` are ignored: enlarged, they may be wider than
 * the page.
 */
export function brokenWords(framed: Frame, looks: readonly Look[], letters = Infinity): Promise<string[]> {
	return inLooks(framed, looks, onTwoLines, letters)
}

/** Runs in the browser. */
function onTwoLines(letters: number): string[] {
	for (const closed of document.querySelectorAll('main details')) {
		closed.removeAttribute('name')
		closed.setAttribute('open', '')
	}
	const wholes = /\(\d{3}\) \d{3}-\d{4}|\S*[@/]\S*|[^\s–—-]+/g
	const isOnTwoLines = (range: Range) => {
		const [first, ...others] = range.getClientRects()
		return first !== undefined && others.some(({ top }) => top > (first.top + first.bottom) / 2)
	}
	const found: string[] = []
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	while (texts.nextNode()) {
		const text = texts.currentNode
		const range = document.createRange()
		range.selectNodeContents(text)
		if (text.parentElement?.closest('script, style, pre, textarea') || !isOnTwoLines(range)) continue
		for (const { 0: whole, index } of (text.textContent ?? '').matchAll(wholes)) {
			if (/[@/]/.test(whole) || whole.length > letters) continue
			range.setStart(text, index)
			range.setEnd(text, index + whole.length)
			if (isOnTwoLines(range)) found.push(`${whole}, in ${text.parentElement?.outerHTML.slice(0, 160)}`)
		}
	}
	return found
}
