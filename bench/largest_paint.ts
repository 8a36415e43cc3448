import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { median, printTable } from './table.ts'

/**
 * Compares the largest contentful paint of a page with that of the same page without its scripts, which are removed in
 * transit: on a desktop, on a 2x desktop, and on a slow phone (CPU / 4, 150 ms round trips, 1.6 Mbit/s). Interleaved.
 * `node bench/largest_paint.ts [path] [rounds]`
 */
const path = process.argv[2] ?? '/'
const rounds = Number(process.argv[3] ?? 5)
const screens = {
	'a desktop': { viewport: { width: 1440, height: 900 } },
	'a desktop, 2×': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
	'a slow phone': {
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
	},
}
type Screen = keyof typeof screens

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
await fetch(server.url + path)
const browser = await launchChromium()
const rows: string[][] = []

for (const screen of Object.keys(screens) as Screen[]) {
	const times = { 'as served': [] as number[], 'scripts removed': [] as number[] }
	for (let round = 0; round <= rounds; round += 1) {
		for (const kind of ['as served', 'scripts removed'] as const) {
			const paint = await measure(screen, kind === 'scripts removed')
			// The first round is a warm-up.
			if (round > 0) times[kind].push(paint)
		}
	}
	const [served, bare] = [median(times['as served']), median(times['scripts removed'])]
	rows.push([screen, served.toFixed(0), bare.toFixed(0), (served / bare).toFixed(3)])
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
printTable([`LCP of \`${path}\` on`, 'as served, ms', 'without scripts, ms', 'times'], rows)

async function measure(screen: Screen, isBare: boolean): Promise<number> {
	const context = await browser.newContext(screens[screen])
	const page = await context.newPage()
	// Both variants go through this interception, so that its cost cancels out.
	await page.route('**/*', async (route) => {
		if (route.request().resourceType() !== 'document') return route.continue()
		const answer = await route.fetch()
		const html = await answer.text()
		const body = isBare ? html.replaceAll(/<script(?![^>]*ld\+json)[^]*?<\/script>/g, '') : html
		return route.fulfill({ response: answer, body })
	})
	if (screen === 'a slow phone') await slowDown(page)
	await page.goto(server.url + path, { waitUntil: 'load' })
	const paint = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
					type: 'largest-contentful-paint',
					buffered: true,
				})
			}),
	)
	await context.close()
	return paint
}

async function slowDown(page: Page): Promise<void> {
	const client = await page.context().newCDPSession(page)
	await client.send('Network.enable')
	await client.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: 200_000,
		uploadThroughput: 100_000,
	})
	await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
