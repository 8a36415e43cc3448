import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { enterOffice, ownStepPaths } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

interface Stop {
	name: string
	/** The reason why a sighted keyboard user would not see the focus, or null. */
	fault: string | null
	/** Its index among the page's elements. */
	position: number
}

/** Describes the focused element; null once the focus has left the page. */
function look(page: Page): Promise<Stop | null> {
	return page.evaluate(() => {
		const element = document.activeElement
		if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
			return null
		}
		// For a link that wraps, the box of its first line.
		const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
		const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
		// Of a text area, the browser scrolls only the line with the caret into view.
		const seen = Math.min(height, 24)
		const hit = document.elementFromPoint(x + width / 2, y + seen / 2)
		const isHit = hit !== null && (element.contains(hit) || hit.contains(element))
		const isInView = y >= 0 && y + seen <= innerHeight + 1 && x >= -1 && x + width <= innerWidth + 1
		// The page within a frame has its own tab stops.
		const isFrame = element instanceof HTMLIFrameElement
		const faults = [
			width < 2 || height < 2 || opacity === '0' ? 'invisible' : null,
			isInView ? null : 'outside the window',
			isHit ? null : `covered by ${hit?.outerHTML.slice(0, 120)}`,
			outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? null : 'no focus ring',
		]
		const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
		return {
			name: `${element.tagName} ${label || element.getAttribute('name')}`,
			fault: isFrame ? null : (faults.find((fault) => fault !== null) ?? null),
			position: [...document.querySelectorAll('*')].indexOf(element),
		}
	})
}

/** Presses the key until the focus leaves the page or returns to the first stop; returns every stop. */
async function stops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
	const found: Stop[] = []
	for (let press = 0; press < 400; press++) {
		await page.keyboard.press(key)
		const stop = await look(page)
		if (stop === null || (found.length > 1 && stop.position === found[0]?.position)) return found
		// A date or time field has a stop for each of its parts, and the focus ring around only one.
		const last = found.at(-1)
		if (stop.position === last?.position) last.fault &&= stop.fault
		else found.push(stop)
	}
	throw new Error('The focus never left the page.')
}

/** Expects Tab to go through the page in order, always in view, and Shift+Tab to go back the same way. */
async function walk(page: Page): Promise<void> {
	const there = await stops(page, 'Tab')
	expect(there.length).toBeGreaterThan(20)
	expect(there.filter(({ fault }) => fault !== null)).toEqual([])
	const positions = there.map(({ position }) => position)
	expect(positions).toEqual(positions.toSorted((a, b) => a - b))

	await page.locator('body').evaluate(() => scrollTo(0, document.body.scrollHeight))
	const back = await stops(page, 'Shift+Tab')
	expect(back.filter(({ fault }) => fault !== null)).toEqual([])
	expect(back.map(({ name }) => name).toReversed()).toEqual(there.map(({ name }) => name))
}

for (const [path, tag] of [
	['/', ['@desktop']],
	['/contact', []],
] as const) {
	test(
		`Tab walks ${path} in order and always in view, forward and back`,
		{ tag: [...tag] },
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' })
			await openHydrated(page, path)
			await walk(page)
		},
	)
}

test(
	'FI-110 Tab walks every step of “Make it yours” in order and always in view, forward and back, and axe finds nothing on it, light or dark',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/sandboxed/)
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await enterOffice(context, site, 'owner')
		for (const path of await ownStepPaths(page))
			await test.step(path, async () => {
				await openHydrated(page, path)
				expect.soft(await findings(page)).toEqual([])
				await walk(page)
			})
	},
)
