import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the cost of the first interaction: the time until the page is hydrated, and the main thread's blocking time
 * (the part of each task over 50 ms), with the CPU slowed down four times.
 * `node bench/hydration.ts [path] [rounds]`
 */
const path = process.argv[2] ?? '/'
const rounds = Number(process.argv[3] ?? 7)

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await launchChromium()
const alive: number[] = []
const blocked: number[] = []

for (let round = 0; round < rounds; round += 1) {
	const page = await browser.newPage({
		viewport: { width: 412, height: 823 },
		isMobile: true,
		hasTouch: true,
	})
	const client = await page.context().newCDPSession(page)
	await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
	await page.goto(server.url + path, { waitUntil: 'load' })
	await page.evaluate(() => {
		const tasks: number[] = []
		Object.assign(window, { longTasks: tasks, began: performance.now() })
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.push(duration - 50)
		}).observe({ type: 'longtask' })
	})
	await page.touchscreen.tap(200, 300)
	// React adds a `__reactFiber…` property to hydrated nodes.
	await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
	const measured = await page.evaluate(async () => {
		const { longTasks, began } = window as unknown as { longTasks: number[]; began: number }
		const ms = performance.now() - began
		await new Promise((resolve) => setTimeout(resolve, 500))
		return { ms, blockedMs: longTasks.reduce((total, task) => total + task, 0) }
	})
	alive.push(measured.ms)
	blocked.push(measured.blockedMs)
	await page.close()
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
printTable(
	[`first touch on \`${path}\`, CPU ÷ 4`, 'median ms'],
	[
		['until the page is alive', median(alive).toFixed(0)],
		['main thread blocked', median(blocked).toFixed(0)],
	],
)
