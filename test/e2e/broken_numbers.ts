import type { Frame } from '@playwright/test'

/** The phone numbers of a framed page (`openFramed`) that stand on two lines at one of these widths, with what is around them. */
export function brokenNumbers(framed: Frame, widths: readonly number[]): Promise<string[]> {
	return framed.evaluate(async (all) => {
		const frame = frameElement as HTMLIFrameElement | null
		if (!frame) throw new Error('The page is in no frame.')
		document.adoptedStyleSheets = []
		for (const closed of document.querySelectorAll('main details')) {
			closed.removeAttribute('name')
			closed.setAttribute('open', '')
		}
		const isOnTwoLines = (range: Range) => {
			const [first, ...others] = range.getClientRects()
			return first !== undefined && others.some(({ top }) => top >= first.bottom - 1)
		}
		const found: string[] = []
		for (const width of all) {
			frame.style.width = `${width}px`
			await new Promise(requestAnimationFrame)
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
			while (texts.nextNode()) {
				const text = texts.currentNode
				for (const { 0: number, index } of (text.textContent ?? '').matchAll(/\(\d{3}\) \d{3}-\d{4}/g)) {
					const range = document.createRange()
					range.setStart(text, index)
					range.setEnd(text, index + number.length)
					if (isOnTwoLines(range))
						found.push(`at ${width} px: ${text.parentElement?.outerHTML.slice(0, 200)}`)
				}
			}
		}
		return found
	}, widths)
}
