import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { devices } from '@playwright/test'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { processes } from './cpu.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the CPU time of a page's first six seconds in a browser without a GPU, with and without reduced motion.
 * Interleaved; no other Chromium may run. `node bench/first_view_cpu.ts [path] [rounds]`
 */
const path = process.argv[2] ?? '/'
const rounds = Number(process.argv[3] ?? 3)
const watchedMs = 6000
const screens = { 'a desktop': devices['Desktop Chrome'], 'a phone': devices['Pixel 7'] }
const motions = ['no-preference', 'reduce'] as const

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
await fetch(server.url + path)
const rows: string[][] = []
for (const [screen, device] of Object.entries(screens)) {
	const seconds = { 'no-preference': [] as number[], reduce: [] as number[] }
	for (let round = 0; round <= rounds; round += 1)
		for (const reducedMotion of motions) {
			const browser = await launchChromium()
			const page = await (await browser.newContext({ ...device, reducedMotion })).newPage()
			const before = ofChromium()
			await page.goto(server.url + path)
			await setTimeout(watchedMs)
			// The first round is a warm-up.
			if (round > 0) seconds[reducedMotion].push(ofChromium() - before)
			await browser.close()
		}
	rows.push([screen, ...motions.map((motion) => median(seconds[motion]).toFixed(1))])
}
await server.stop()
rmSync(dataDir, { recursive: true })
printTable([`CPU s of \`${path}\` on`, 'as it is', 'with reduced motion'], rows)

function ofChromium(): number {
	return processes()
		.filter(({ command }) => command.includes('/chromium'))
		.reduce((sum, one) => sum + one.cpuSeconds, 0)
}
