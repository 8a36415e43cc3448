import type { Frame } from '@playwright/test'

/**
 * What stands on two lines of a framed page (`openFramed`) at one of these widths though it is one: phone numbers, and words
 * that the page gives no joint. Addresses, of mail and of pages, may break where they need to. Under the rules of `css`
 * only words of at most `letters` are asked of: a longer one may be wider than the page.
 */
export function brokenWords(
	framed: Frame,
	widths: readonly number[],
	{ css = '', letters = Infinity } = {},
): Promise<string[]> {
	const given = { all: widths, rules: css, longest: letters }
	return framed.evaluate(async ({ all, rules, longest }) => {
		const frame = frameElement as HTMLIFrameElement | null
		if (!frame) throw new Error('The page is in no frame.')
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(rules)
		document.adoptedStyleSheets = [sheet]
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
		for (const width of all) {
			frame.style.width = `${width}px`
			await new Promise(requestAnimationFrame)
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
			while (texts.nextNode()) {
				const text = texts.currentNode
				const range = document.createRange()
				range.selectNodeContents(text)
				if (text.parentElement?.closest('script, style, pre, textarea') || !isOnTwoLines(range)) continue
				for (const { 0: whole, index } of (text.textContent ?? '').matchAll(wholes)) {
					if (/[@/]/.test(whole) || whole.length > longest) continue
					range.setStart(text, index)
					range.setEnd(text, index + whole.length)
					if (isOnTwoLines(range))
						found.push(`at ${width} px: ${whole}, in ${text.parentElement?.outerHTML.slice(0, 160)}`)
				}
			}
		}
		return found
	}, given)
}
