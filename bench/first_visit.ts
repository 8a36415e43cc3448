import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { printTable } from './table.ts'

/**
 * Bytes on the line (heads and bodies) and requests of a first visit in a real browser, with an empty cache:
 * until the first script is asked for, and in all after the visitor's first intent, without scrolling. `node bench/first_visit.ts [path …]`
 */
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/contact']
const viewports = {
	phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
	desktop: { viewport: { width: 1440, height: 900 } },
}
const quietMs = 1500

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
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
		await page.goto(server.url + path)
		await page.waitForTimeout(quietMs)
		await page.keyboard.press('Shift')
		await page.waitForTimeout(quietMs)
		const all = [...requests.values()]
		const before = all.filter((request) => !request.isAfterScript)
		if (process.env.EACH) console.table(all)
		rows.push([path, name, sum(before), String(before.length), sum(all), String(all.length)])
		await page.close()
	}
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
printTable(['page', 'on a', 'KB before script', 'requests', 'KB in all', 'requests in all'], rows)

function sum(requests: readonly { bytes: number }[]): string {
	return (requests.reduce((total, { bytes }) => total + bytes, 0) / 1000).toFixed(1)
}
