import type { Frame } from '@playwright/test'

/** A way of showing a page: a heading font, and CSS rules such as a reader's own. */
export interface Look {
	name: string
	widths: readonly number[]
	/** The font of headings, by default their own. */
	displayFace?: string
	/** CSS rules that override the page's. */
	css?: string
}

export function asItIs(widths: readonly number[]): Look {
	return { name: 'as it is', widths }
}

/** Text at twice its size, with which nothing may be lost (WCAG 1.4.4). */
export function enlarged(widths: readonly number[]): Look {
	return { name: 'text at 200 %', widths, css: ':root { font-size: 200% }' }
}

/** Enlarged text (WCAG 1.4.4) and spaced-out text (WCAG 1.4.12), with which nothing may be lost. */
export function strained(widths: readonly number[]): Look[] {
	const css =
		'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
	return [enlarged(widths), { name: 'spaced text', widths, css }]
}

/** Runs `find` in the browser on a framed page (`openFramed`) in each look and width; returns the problems it finds. */
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
	// Hidden, the frame is laid out but not painted.
	frame.style.visibility = 'hidden'
	const found: string[] = []
	for (const { name, widths, displayFace, css = '' } of looks) {
		root.style.setProperty('--font-display', displayFace ?? null)
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(css)
		document.adoptedStyleSheets = [sheet]
		for (const width of widths) {
			frame.style.width = `${width}px`
			// Scripts react to a new width before the next frame.
			await new Promise(requestAnimationFrame)
			if (root.clientWidth !== width) throw new Error(`The page is ${root.clientWidth} px wide.`)
			found.push(...finder(given).map((problem) => `at ${width} px, ${name}: ${problem}`))
		}
	}
	return found
}
