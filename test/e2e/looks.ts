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

export function asItIs(widths: readonly number[]): Look {
	return { name: 'as it is', widths }
}

/** Text of twice the size, which must lose nothing (WCAG 1.4.4). */
export function enlarged(widths: readonly number[]): Look {
	return { name: 'text at 200 %', widths, css: ':root { font-size: 200% }' }
}

/** What readers may do to text without losing any of it: enlarge it, and space it out (WCAG 1.4.12). */
export function strained(widths: readonly number[]): Look[] {
	const css =
		'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
	return [enlarged(widths), { name: 'spaced text', widths, css }]
}

/** What `find` finds wrong, in the browser, with a framed page (`openFramed`) in each look and width. */
export async function inLooks<Given>(
	framed: Frame,
	looks: readonly Look[],
	find: (given: Given) => string[],
	given: Given,
): Promise<string[]> {
	const finder = await framed.evaluateHandle<(of: unknown) => string[]>(`(${String(find)})`)
	return framed.evaluate(findInLooks, { looks, finder, given: given as unknown })
}

/** Runs in the browser. */
async function findInLooks({
	looks,
	finder,
	given,
}: {
	looks: readonly Look[]
	finder: (given: unknown) => string[]
	given: unknown
}): Promise<string[]> {
	const { documentElement: root } = document
	const frame = frameElement as HTMLIFrameElement | null
	if (!frame) throw new Error('The page is in no frame.')
	// Laid out as if it were seen, and not drawn.
	frame.style.visibility = 'hidden'
	const found: string[] = []
	for (const { name, widths, displayFace, css = '' } of looks) {
		root.style.setProperty('--font-display', displayFace ?? null)
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(css)
		document.adoptedStyleSheets = [sheet]
		for (const width of widths) {
			frame.style.width = `${width}px`
			// What scripts do to a new width, they do before the next frame.
			await new Promise(requestAnimationFrame)
			if (root.clientWidth !== width) throw new Error(`The page is ${root.clientWidth} px wide.`)
			found.push(...finder(given).map((problem) => `at ${width} px, ${name}: ${problem}`))
		}
	}
	return found
}
