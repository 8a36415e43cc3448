import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { untilIdle } from './cpu.ts'
import { printTable } from './table.ts'

/**
 * Bytes on the wire (headers and bodies) and requests of a first visit in a real browser with an empty cache: until
 * the first script, and in all after the first interaction without scrolling; then the layout shift down to the end of
 * the page. `node bench/first_visit.ts [path … | --every-page]`
 */
const viewports = {
	phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
	desktop: { viewport: { width: 1440, height: 900 } },
}
const quietMs = 1500

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const paths = await wantedPaths(process.argv.slice(2))
// What a server keeps from its first visitor on: pages, and the pictures in them.
for (const path of paths) {
	const html = await (await fetch(server.url + path)).text()
	for (const [picture] of html.matchAll(/\/pictures\/[\w./-]+\.svg|\/favicon\.svg/g))
		await (await fetch(server.url + picture)).arrayBuffer()
}
await untilIdle(server.process.pid ?? 0)
const browser = await launchChromium()
const rows: string[][] = []

for (const path of paths) {
	for (const [name, options] of Object.entries(viewports)) {
		const page = await browser.newPage(options)
		const client = await page.context().newCDPSession(page)
		await client.send('Network.enable')
		const requests = new Map<string, { url: string; bytes: number; isAfterScript: boolean }>()
		let isAfterScript = false
		client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
			isAfterScript ||= type === 'Script' || request.url.endsWith('.js')
			requests.set(requestId, { url: request.url, bytes: 0, isAfterScript })
		})
		client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
			const request = requests.get(requestId)
			if (request !== undefined) request.bytes = encodedDataLength
		})
		await page.addInitScript(countShift)
		await page.goto(server.url + path)
		await page.waitForTimeout(quietMs)
		await page.keyboard.press('Shift')
		await page.waitForTimeout(quietMs)
		const all = [...requests.values()]
		const before = all.filter((request) => !request.isAfterScript)
		if (process.env.EACH) console.table(all)
		const shift = await scrollThrough(page)
		rows.push([
			path,
			name,
			sum(before),
			String(before.length),
			sum(all),
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

function sum(requests: readonly { bytes: number }[]): string {
	return (requests.reduce((total, { bytes }) => total + bytes, 0) / 1000).toFixed(1)
}

/** The given paths, or every page of the sitemap with one help article, since these differ only in text. */
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
