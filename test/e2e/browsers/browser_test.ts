import { expect } from '@playwright/test'
import { siteTest } from '../site_test.ts'
import { startFirefox } from './firefox.ts'
import type { OtherBrowser } from './tab.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const start = { firefox: startFirefox, webkit: startWebKit }

/** Playwright's `test` with a visitor in the browser that the project is named after; console errors and warnings fail it. */
export const test = siteTest.extend<{ visitor: Visitor }, { otherBrowser: OtherBrowser }>({
	otherBrowser: [
		// oxlint-disable-next-line no-empty-pattern
		async ({}, provide, { project }) => {
			const browser = await start[project.name === 'firefox' ? 'firefox' : 'webkit']()
			await provide(browser)
			await browser.close()
		},
		{ scope: 'worker' },
	],
	visitor: async ({ otherBrowser, site }, provide) => {
		const tab = await otherBrowser.openTab()
		await provide(new Visitor(tab, site.url))
		// Logs a last error, whose arrival shows that the console is being read.
		await tab.evaluate('console.error("the last complaint")')
		await expect.poll(() => tab.problems().at(-1)).toContain('the last complaint')
		const unexpected = tab.problems().slice(0, -1)
		await tab.close()
		expect(unexpected).toEqual([])
	},
})
