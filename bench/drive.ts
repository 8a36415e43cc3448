import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { untilCached, planRound, pressDone } from '#test/e2e/driver_round.ts'
import { enterOffice } from '#test/e2e/office.ts'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the time from a restored connection until a driver's marks are in the store: with an outage that the browser
 * notices (offline), and with one that it does not (only the server was unreachable). `node bench/drive.ts [marks]`
 */
const count = Number(process.argv[2] ?? 10)
const rounds = 9
const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const store = await openStore({ dataDir, appSecret: testAppSecret })
await planRound({ store }, 2 * rounds * count)
const browser = await launchChromium()
const context = await browser.newContext({ viewport: { width: 400, height: 800 } })
await enterOffice(context, { url: server.url, store }, 'driver')
const page = await context.newPage()
await page.goto(`${server.url}/admin/drive`)
await untilCached(page)

const rows: string[][] = []
const marksPath = '**/admin/drive/marks'
const ways = {
	'the phone is online again': {
		lose: () => context.setOffline(true),
		bringBack: () => context.setOffline(false),
	},
	'the server answers again': {
		lose: () => page.route(marksPath, (route) => route.abort()),
		bringBack: () => page.unroute(marksPath),
	},
}
for (const [way, { lose, bringBack }] of Object.entries(ways)) {
	const took: number[] = []
	for (let round = 0; round < rounds; round++) {
		const before = await marks()
		await lose()
		for (let at = 1; at <= count; at++) await pressDone(page, `Neighbor ${before + at}`)
		await sleep(2_000)
		await bringBack()
		const began = performance.now()
		while ((await marks()) < before + count) await sleep(20)
		took.push((performance.now() - began) / 1000)
	}
	rows.push([way, median(took).toFixed(2), Math.max(...took).toFixed(2)])
}
printTable([`${count} marks after`, 'median s', 'longest s'], rows)
await browser.close()
await store.close()
await server.stop()
rmSync(dataDir, { recursive: true })

async function marks(): Promise<number> {
	const all = await store.db.selectFrom('stop_marks').select('id').execute()
	return all.length
}
