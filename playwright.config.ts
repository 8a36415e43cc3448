import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { ownChromium } from './bench/browser.ts'
import type { SiteOptions } from './test/e2e/site_test.ts'
import { hangMs } from './test/hang_ms.ts'

/** The same browser without its windows and menus, which draws a page for half the work; Chromium where it is missing. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const chromium = {
	launchOptions: existsSync(headlessShell)
		? {
				...ownChromium,
				executablePath: headlessShell,
				// Letters as wide as on a screen.
				args: [...ownChromium.args, '--font-render-hinting=none'],
			}
		: ownChromium,
}

export default defineConfig<object, SiteOptions>({
	testDir: 'test/e2e',
	globalSetup: ['./test/built.ts', './test/e2e/seeded_store.ts'],
	outputDir: 'test-results',
	fullyParallel: true,
	// As many as there are cores: each begins with a browser and a server, and vitest's fill the time that these wait.
	workers: 2,
	// Only against what hangs, for all journeys: a busy machine may starve one, and waiting for an event takes no longer than the event.
	timeout: 900_000,
	expect: { timeout: hangMs },
	reporter: [
		['list'],
		['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
	],
	// Without what the test before left in it: a process of its own for each page takes three times as long as its loading.
	use: { ...chromium, reuseContext: true },
	// What a viewport can change runs on both; what it cannot (what is sent, counted or stored) on one of them. What is
	// answered, sent and pushed runs through the front too; not what the browser does by itself (@direct).
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
		// The core journeys once more, in browsers that Playwright does not drive: one process of each.
		...['firefox', 'webkit'].map((name) => ({
			name,
			testMatch: '**/browsers/*.spec.ts',
			workers: 1,
		})),
	],
})
