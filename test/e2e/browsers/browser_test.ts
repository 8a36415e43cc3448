import { expect } from '@playwright/test'
import { siteTest } from '../site_test.ts'
import { startFirefox } from './firefox.ts'
import type { OtherBrowser } from './tab.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const start = { firefox: startFirefox, webkit: startWebKit }

/** Playwright's `test` with somebody at the browser that the project is named for; what its console complains about fails. */
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
		// The last complaint shows that the console is heard.
		await tab.evaluate('console.error("the last complaint")')
		await expect.poll(() => tab.problems().at(-1)).toContain('the last complaint')
		const unexpected = tab.problems().slice(0, -1)
		await tab.close()
		expect(unexpected).toEqual([])
	},
})
