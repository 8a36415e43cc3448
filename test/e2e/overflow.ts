import type { Frame } from '@playwright/test'

/** A way of showing a page: with what its root element's style says, and rules that readers may bring. */
export interface Look {
	name: string
	widths: readonly number[]
	/** The font of headings, if not their own. */
	displayFace?: string
	/** Rules over the page's own. */
	css?: string
}

/** What readers may do to a page without losing any of it: larger text (WCAG 1.4.4) and text spaced out (1.4.12), as rules. */
export const strains = {
	'text at 200 %': ':root { font-size: 200% }',
	'spaced text':
		'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
}

/** The elements and words beyond the edge of a framed page (`openFramed`) that scrolls sideways, for each look and width. */
export function overflowing(framed: Frame, looks: readonly Look[]): Promise<string[]> {
	return framed.evaluate(async (all) => {
		const { documentElement: root, body } = document
		const beyond = () => {
			const { scrollWidth, clientWidth } = root
			if (scrollWidth <= clientWidth) return []
			const isBeyond = ({ right }: DOMRect) => right > clientWidth + 1
			const elements = [...body.querySelectorAll('*')]
				.filter((element) => isBeyond(element.getBoundingClientRect()))
				.map((element) => element.outerHTML.slice(0, 120))
			const words: string[] = []
			const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
			while (texts.nextNode()) {
				const range = document.createRange()
				range.selectNodeContents(texts.currentNode)
				if ([...range.getClientRects()].some(isBeyond)) words.push(texts.currentNode.textContent ?? '')
			}
			return [`${scrollWidth} px`, ...words, ...elements]
		}
		const frame = frameElement as HTMLIFrameElement | null
		if (!frame) throw new Error('The page is in no frame.')
		const found: string[] = []
		// Laid out as if it were seen, and not drawn.
		frame.style.visibility = 'hidden'
		for (const { name, widths, displayFace = null, css = '' } of all) {
			root.style.setProperty('--font-display', displayFace)
			const sheet = new CSSStyleSheet()
			sheet.replaceSync(css)
			document.adoptedStyleSheets = [sheet]
			for (const width of widths) {
				frame.style.width = `${width}px`
				// What scripts do to a new width, they do before the next frame.
				await new Promise(requestAnimationFrame)
				if (root.clientWidth !== width) throw new Error(`The page is ${root.clientWidth} px wide.`)
				const problems = beyond()
				if (problems.length > 0) found.push(`at ${width} px, ${name}: ${problems.join('\n')}`)
			}
		}
		frame.style.visibility = ''
		return found
	}, looks)
}
