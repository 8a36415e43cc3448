import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { UpdateResult } from 'kysely'
import { openStore } from '#db/open_store.server.ts'
import { startServer } from '#test/server_process.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { cpuSeconds, untilIdle } from './cpu.ts'
import { type Asked, percentile, sample } from './sampler.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the cost of saving in the office: response times of changed and unchanged pages, idle and in the seconds after a
 * save while a visitor reads the whole site; and the server's CPU time beyond idle. `node bench/save.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5)
const windowMs = 4000

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const store = await openStore({ dataDir, appSecret: testAppSecret })
const pid = server.process.pid ?? 0
const xml = await (await fetch(`${server.url}/sitemap.xml`)).text()
const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
await readAll()
await untilIdle(pid)

const saves: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
	'a FAQ entry is saved': (answer) =>
		some(store.db.updateTable('faqs').set({ answer }).where('sort_order', '=', 10).execute()),
	'a help article is saved': (excerpt) =>
		some(store.db.updateTable('kb_articles').set({ excerpt }).where('slug', '=', 'cart-repair').execute()),
	'a color is saved': (text) =>
		some(
			store.db
				.updateTable('color_variables')
				.set({ hsl_value: `${text.length % 360} 50% 20%` })
				.where('css_variable_name', '=', '--ring')
				.execute(),
		),
}
const kinds: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
	idle: async () => undefined,
	...saves,
}
const measured = new Map(
	Object.keys(kinds).map((kind) => [
		kind,
		{ same: [] as Asked[][], changed: [] as Asked[][], pages: [] as number[], cpu: [] as number[] },
	]),
)

// The first round is a warm-up and not counted.
for (let round = 0; round <= rounds; round += 1) {
	for (const [kind, save] of Object.entries(kinds)) {
		const etags = new Map(
			(await sample(server.url, paths, setTimeout(1000))).map(({ path, etag }) => [path, etag]),
		)
		const before = cpuSeconds(pid)
		const window = Promise.all([
			setTimeout(windowMs),
			save(`Saved ${'again '.repeat(round + 1)}`).then(readAll),
		])
		const asked = await sample(server.url, paths, window)
		await untilIdle(pid)
		const all = measured.get(kind)
		if (round === 0 || !all) continue
		const after = new Map(asked.map(({ path, etag }) => [path, etag]))
		const isChanged = ({ path }: Asked) => etags.get(path) !== after.get(path)
		all.same.push(asked.filter((answer) => !isChanged(answer)))
		all.changed.push(asked.filter(isChanged))
		all.pages.push(new Set(asked.filter(isChanged).map(({ path }) => path)).size)
		all.cpu.push(cpuSeconds(pid) - before)
	}
}
await store.close()
await server.stop()
rmSync(dataDir, { recursive: true })

const middle = (answers: readonly Asked[][], share: number) =>
	median(answers.filter((asked) => asked.length > 0).map((asked) => percentile(asked, share)))
const idle = measured.get('idle')
const idleP99 = middle(idle?.same ?? [], 0.99)
const idleCpu = median(idle?.cpu ?? [])
printTable(
	['pages requested', 'how many', 'p50 ms', 'p99 ms', 'times idle', 'slowest ms', 'CPU s beyond idle'],
	[...measured].flatMap(([kind, { same, changed, pages, cpu }]) =>
		[
			{ which: 'unchanged', asked: same, count: paths.length - median(pages) },
			{ which: 'changed', asked: changed, count: median(pages) },
		]
			.filter(({ count }) => count > 0)
			.map(({ which, asked, count }) => [
				`${kind}, ${which}`,
				String(count),
				middle(asked, 0.5).toFixed(1),
				middle(asked, 0.99).toFixed(1),
				(middle(asked, 0.99) / idleP99).toFixed(1),
				middle(asked, 1).toFixed(1),
				(median(cpu) - idleCpu).toFixed(2),
			]),
	),
)

/** Throws if the update changed no row. */
async function some(saving: Promise<readonly UpdateResult[]>): Promise<void> {
	const rows = (await saving).reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0)
	if (rows === 0) throw new Error('The save changed no row.')
}

/** Requests every page in turn, as a visitor who reads the whole site. */
async function readAll(): Promise<void> {
	for (const path of paths) await (await fetch(server.url + path)).arrayBuffer()
}
