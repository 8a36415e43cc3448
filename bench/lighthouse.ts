import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { median, printTable } from './table.ts'

/** Runs Lighthouse's mobile profile; medians of five runs per page. `node bench/lighthouse.ts [path …]` */
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/contact']
const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const port = await freePort()
const browser = await launchChromium([`--remote-debugging-port=${port}`])
const rows: string[][] = []

for (const path of paths) {
	const scores = new Map<string, number[]>()
	const note = (name: string, value: number) => scores.set(name, [...(scores.get(name) ?? []), value])
	for (let run = 0; run < runs; run += 1) {
		const result = await lighthouse(server.url + path, {
			port,
			onlyCategories: [...categories],
			logLevel: 'error',
		})
		if (result === undefined) throw new Error('Lighthouse gave no result.')
		const { lhr } = result
		for (const category of categories) note(category, (lhr.categories[category]?.score ?? 0) * 100)
		for (const audit of ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']) {
			note(audit, lhr.audits[audit]?.numericValue ?? Number.NaN)
		}
		if (process.env.FAULTS) {
			const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
			for (const { id, score, title, displayValue } of faults)
				console.log(path, id, score, title, displayValue ?? '')
		}
	}
	const middle = (name: string) => median(scores.get(name) ?? [])
	rows.push([
		path,
		categories.map((category) => middle(category).toFixed(0)).join(' / '),
		middle('largest-contentful-paint').toFixed(0),
		middle('total-blocking-time').toFixed(0),
		middle('cumulative-layout-shift').toFixed(3),
	])
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
printTable(['page', 'performance / accessibility / best practices / SEO', 'LCP ms', 'TBT ms', 'CLS'], rows)
