import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { assertBuilt } from '#test/built.ts'
import { freePort } from '#test/free_port.ts'
import { printTable } from './table.ts'

/**
 * Measures the time from `bin/start --company FOLDER`, on a built checkout and an empty store, until that company's home page
 * loads with its style sheet and first picture. `node bench/own_site.ts [folder …]`; exits with 1 if one takes over a minute.
 */
const limitMs = 60_000
const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const folders =
	named.length > 0
		? named
		: globSync('companies/*/company.json', { cwd: root }).map((file) => join(root, file, '..'))

assertBuilt()
const times: [folder: string, ms: number][] = []
for (const folder of folders.toSorted()) times.push([folder, await firstPage(folder)])
printTable(
	['from the command to the first good page', 'seconds'],
	times.map(([folder, ms]) => [folder, (ms / 1000).toFixed(1)]),
)
if (times.some(([, ms]) => ms > limitMs)) process.exitCode = 1

async function firstPage(folder: string): Promise<number> {
	const { name } = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as { name: string }
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const port = String(await freePort())
	const began = performance.now()
	const server = spawn(join(root, 'bin/start'), ['--company', folder], {
		env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	try {
		while (!(await isGood(`http://localhost:${port}`, name))) {
			await setTimeout(50)
			if (server.exitCode !== null || performance.now() - began > 2 * limitMs)
				throw new Error(`${folder} does not start: ${await saidBy(server)}`)
		}
		return performance.now() - began
	} finally {
		server.kill('SIGTERM')
		if (server.exitCode === null) await once(server, 'exit')
		rmSync(dataDir, { recursive: true })
	}
}

async function isGood(url: string, name: string): Promise<boolean> {
	const page = await fetch(url).catch(() => null)
	if (!page?.ok) return false
	const html = await page.text()
	const parts = [/<link rel="stylesheet" href="([^"]+)"/, /<img [^>]*src="(\/pictures\/[^"]+)"/].map(
		(pattern) => pattern.exec(html)?.[1] ?? '/missing',
	)
	const answers = await Promise.all(parts.map((path) => fetch(url + path.replaceAll('&amp;', '&'))))
	return html.includes(name) && answers.every(({ ok }) => ok)
}

async function saidBy({ stderr }: ChildProcess): Promise<string> {
	let said = ''
	for await (const piece of stderr ?? []) said += String(piece)
	return said
}
