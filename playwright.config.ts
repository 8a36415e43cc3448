import { defineConfig, devices } from '@playwright/test'

const chromium = {
	launchOptions: {
		executablePath: '/usr/bin/chromium',
		args: [
			'--headless',
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	},
}

export default defineConfig({
	testDir: 'test/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	timeout: 30_000,
	reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
	use: { ...chromium, trace: 'retain-on-failure' },
	projects: [
		{ name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], ...chromium } },
		{ name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], ...chromium } },
	],
})
