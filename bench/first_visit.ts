import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { firstVisit, viewports, visitBefore, weightOf } from '#test/first_visit.ts'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { untilIdle } from './cpu.ts'
import { printTable } from './table.ts'

/**
 * Measures the bytes on the wire (headers and bodies) and the requests of a first visit in a real browser with an empty
 * cache: before the first script, and in total after the first interaction without scrolling; then the layout shift (CLS)
 * while scrolling to the end of the page. `node bench/first_visit.ts [path … | --every-page]`
 */
const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const paths = await wantedPaths(process.argv.slice(2))
for (const path of paths) await visitBefore(server.url + path)
await untilIdle(server.process.pid ?? 0)
const browser = await launchChromium()
const rows: string[][] = []

for (const path of paths) {
	for (const [name, options] of Object.entries(viewports)) {
		const page = await browser.newPage(options)
		await page.addInitScript(countShift)
		const all = await firstVisit(page, server.url + path)
		const before = all.filter((request) => !request.isAfterScript)
		if (process.env.EACH) console.table(all)
		const shift = await scrollThrough(page)
		rows.push([
			path,
			name,
			weightOf(before).toFixed(1),
			String(before.length),
			weightOf(all).toFixed(1),
			String(all.length),
			shift.toFixed(3),
		])
		await page.close()
	}
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
printTable(['page', 'on a', 'KB before script', 'requests', 'KB in all', 'requests in all', 'CLS'], rows)

/** The given paths, or every page of the sitemap but only one help article, since articles differ only in text. */
async function wantedPaths(named: readonly string[]): Promise<readonly string[]> {
	if (named[0] !== '--every-page') return named.length > 0 ? named : ['/', '/contact']
	const siteMap = await (await fetch(`${server.url}/sitemap.xml`)).text()
	const all = [...siteMap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
	const firstArticle = all.find((path) => path.startsWith('/help/'))
	return all.filter((path) => !path.startsWith('/help/') || path === firstArticle)
}

/** Runs in the page before anything else. */
function countShift(): void {
	const counted = window as Window & { layoutShift?: number }
	counted.layoutShift = 0
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & {
			value: number
			hadRecentInput: boolean
		})[]) {
			if (!entry.hadRecentInput) counted.layoutShift = (counted.layoutShift ?? 0) + entry.value
		}
	}).observe({ type: 'layout-shift', buffered: true })
}

async function scrollThrough(page: Page): Promise<number> {
	return page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y)
			await new Promise((resolve) => setTimeout(resolve, 80))
		}
		return (window as Window & { layoutShift?: number }).layoutShift ?? Number.NaN
	})
}
