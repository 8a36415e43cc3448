import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { median, printTable } from './table.ts'

/**
 * Largest contentful paint of a page, compared with the same page with its scripts removed in transit, on a slow phone
 * (CPU ÷ 4, 150 ms round trips, 1.6 Mbit/s). Interleaved. `node bench/largest_paint.ts [path] [rounds]`
 */
const path = process.argv[2] ?? '/'
const rounds = Number(process.argv[3] ?? 15)

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
await fetch(server.url + path)
const browser = await launchChromium()
const times = { 'as served': [] as number[], 'scripts removed': [] as number[] }

for (let round = 0; round <= rounds; round += 1) {
	for (const kind of ['as served', 'scripts removed'] as const) {
		const paint = await measure(kind === 'scripts removed')
		// The first round is a warm-up.
		if (round > 0) times[kind].push(paint)
	}
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })

const bare = median(times['scripts removed'])
printTable(
	[`LCP of \`${path}\` on a slow phone`, 'median ms', 'times the page without scripts'],
	Object.entries(times).map(([kind, all]) => [kind, median(all).toFixed(0), (median(all) / bare).toFixed(3)]),
)

async function measure(isBare: boolean): Promise<number> {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
	})
	const page = await context.newPage()
	// Both variants go through the same interception, so that its cost is the same.
	await page.route('**/*', async (route) => {
		if (route.request().resourceType() !== 'document') return route.continue()
		const answer = await route.fetch()
		const html = await answer.text()
		const body = isBare ? html.replaceAll(/<script(?![^>]*ld\+json)[^]*?<\/script>/g, '') : html
		return route.fulfill({ response: answer, body })
	})
	const client = await context.newCDPSession(page)
	await client.send('Network.enable')
	await client.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: 200_000,
		uploadThroughput: 100_000,
	})
	await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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
