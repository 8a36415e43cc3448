import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { ownChromium } from './bench/browser.ts'
import type { SiteOptions } from './test/e2e/site_test.ts'
import { hangMs } from './test/hang_ms.ts'

/** Chromium without its user interface, which takes half the work to draw a page; plain Chromium if it is not installed. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const chromium = {
	launchOptions: existsSync(headlessShell)
		? {
				...ownChromium,
				executablePath: headlessShell,
				// Glyphs as wide as on a screen.
				args: [...ownChromium.args, '--font-render-hinting=none'],
			}
		: ownChromium,
}

export default defineConfig<object, SiteOptions>({
	testDir: 'test/e2e',
	globalSetup: ['./test/built.ts', './test/e2e/seeded_store.ts'],
	outputDir: 'test-results',
	fullyParallel: true,
	// As many as there are cores: each starts with a browser and a server, and vitest's workers use the time that these spend waiting.
	workers: 2,
	// A guard against hanging, the same for all journeys: a busy machine may starve one, and waiting for an event takes no longer than the
	// event.
	timeout: 900_000,
	expect: { timeout: hangMs },
	reporter: [
		['list'],
		['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
	],
	// Clears the state of the previous test: a separate process for each page would take three times as long as loading the page.
	use: { ...chromium, reuseContext: true },
	// Behavior that depends on the viewport runs on both; the rest (requests, counters, stored data) runs on one of them. Responses and
	// pushes are also tested through the front, but not what happens only in the browser (@direct).
	projects: [
		{
			name: 'desktop',
			testIgnore: ['**/front.spec.ts', '**/browsers/**'],
			grepInvert: /@phone/,
			use: { ...devices['Desktop Chrome'], ...chromium },
		},
		{
			name: 'front',
			testMatch: ['front', 'moving_between_pages', 'quote_form', 'theme'].map((name) => `**/${name}.spec.ts`),
			grepInvert: /@phone|@direct/,
			use: { ...devices['Desktop Chrome'], ...chromium, throughFront: true, ignoreHTTPSErrors: true },
		},
		{
			name: 'phone',
			testIgnore: ['**/front.spec.ts', '**/browsers/**'],
			grepInvert: /@desktop/,
			use: { ...devices['Pixel 7'], ...chromium },
		},
		// The core journeys again, in browsers that Playwright does not control itself: one process for each.
		...['firefox', 'webkit'].map((name) => ({
			name,
			testMatch: '**/browsers/*.spec.ts',
			workers: 1,
		})),
	],
})
