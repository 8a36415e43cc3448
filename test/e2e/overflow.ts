import type { Frame } from '@playwright/test'
import { inLooks, type Look } from './looks.ts'

/** The elements and texts that overflow a framed page (`openFramed`) which scrolls sideways, in each look and width. */
export function overflowing(framed: Frame, looks: readonly Look[]): Promise<string[]> {
	return inLooks(framed, looks, beyondTheEdge, undefined)
}

/** Runs in the browser. */
function beyondTheEdge(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement
	if (scrollWidth <= clientWidth) return []
	const isBeyond = ({ right }: DOMRect) => right > clientWidth + 1
	const elements = [...document.body.querySelectorAll('*')]
		.filter((element) => isBeyond(element.getBoundingClientRect()))
		.map((element) => element.outerHTML.slice(0, 120))
	const words: string[] = []
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	while (texts.nextNode()) {
		const range = document.createRange()
		range.selectNodeContents(texts.currentNode)
		if ([...range.getClientRects()].some(isBeyond)) words.push(texts.currentNode.textContent ?? '')
	}
	return [[`${scrollWidth} px`, ...words, ...elements].join('\n')]
}
