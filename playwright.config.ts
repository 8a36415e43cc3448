import { defineConfig, devices } from '@playwright/test'
import { ownChromium } from './bench/browser.ts'

const chromium = { launchOptions: ownChromium }

export default defineConfig({
	testDir: 'test/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	// On a shared machine a browser may be starved; what passes only then is counted and named in the report.
	retries: process.env.CI ? 1 : 0,
	timeout: 30_000,
	reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
	use: { ...chromium, trace: 'on-first-retry' },
	// What a viewport can change runs on both; what it cannot (what is sent, counted or stored) on one of them.
	projects: [
		{ name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], ...chromium } },
		{ name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], ...chromium } },
	],
})
