import { setTimeout as sleep } from 'node:timers/promises'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { hangMs } from '#test/hang_ms.ts'
import { pressMs } from '../pressed_links.ts'
import type { OtherBrowser, Part, Tab } from './tab.ts'

/** Starts Debian's Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<OtherBrowser> {
	const browser = await launch({
		browser: 'firefox',
		executablePath: '/usr/bin/firefox-esr',
		headless: true,
		timeout: hangMs,
		protocolTimeout: hangMs,
	})
	return {
		async openTab() {
			const context = await browser.createBrowserContext()
			const page = await context.newPage()
			page.setDefaultTimeout(hangMs)
			page.setDefaultNavigationTimeout(hangMs)
			return tabOf(page, () => context.close())
		},
		close: () => browser.close(),
	}
}

/** The error that Firefox logs whenever a page with an event stream is left. */
const leftStream = /^Error: The connection to \S+\/events was interrupted while the page was loading\.$/

/** Ignores the error of Firefox before 144, which sets the viewport's size but does not support the orientation command after it. */
function unlessUnturnable(error: Error): void {
	if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
	const problems: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text())
	})
	page.on('pageerror', (error) => {
		const problem = String(error)
		if (!leftStream.test(problem)) problems.push(problem)
	})
	return {
		async open(url) {
			await page.goto(url)
		},
		resize: (width, height) => page.setViewport({ width, height }).catch(unlessUnturnable),
		find: async (xpath) => (await page.$$(`xpath/${xpath}`)).map((element) => partOf(page, element)),
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
		problems: () => problems,
		close,
	}
}

function partOf(page: Page, element: ElementHandle): Part {
	return {
		isShown: () => element.isVisible(),
		click: () => element.click(),
		async pressAfter(milliseconds) {
			const { x, y } = await element.clickablePoint()
			if (milliseconds > 0) {
				await page.mouse.move(x, y)
				await sleep(milliseconds)
			}
			await page.mouse.click(x, y, { delay: pressMs })
		},
		async choose(option) {
			const value = await element.evaluate(
				(select, text) =>
					[...select.querySelectorAll('option')].find((one) => one.text.trim() === text)?.value ?? '',
				option,
			)
			await element.select(value)
		},
	}
}
