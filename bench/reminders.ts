import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { openStore } from '#db/open_store.server.ts'
import type { RouteDay, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { createDatabase, dropDatabase } from '#test/postgres_database.ts'
import { startPostgres } from '#test/postgres_server.ts'
import { startServer } from '#test/server_process.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { percentile, sample } from './sampler.ts'
import { printTable } from './table.ts'

/**
 * Seconds until the server has written the reminders of many subscriptions due at once, on either store, and the response
 * times of pages meanwhile. Cannot run on Sundays or after 11 PM in Colorado, when none are due.
 * `node bench/reminders.ts [subscriptions]`
 */
const subscriptions = Number(process.argv[2] ?? 20_000)
const slug = 'windsor-lake'
const routeDays: readonly RouteDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const pages = ['/', '/contact', '/residential', '/help']

const postgres = await startPostgres()
const database = await createDatabase(postgres.url)
const rows = [await measure('SQLite', undefined), await measure('PostgreSQL', database.databaseUrl)]
await dropDatabase(postgres.url, database.name)
await postgres.stop()
printTable(['store', 'reminders', 'seconds', 'page p50 ms', 'page p99 ms'], rows)

async function measure(name: string, databaseUrl: string | undefined): Promise<string[]> {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const server = await startServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
	const store = await openStore({ dataDir, databaseUrl, appSecret: testAppSecret })
	try {
		const area_id = await areaId(store, slug)
		await insertSubscriptions(store, subscriptions, { area_id, ended_at: '2026-11-10T12:00:00.000Z' })
		await sample(server.url, pages, setTimeout(1000))
		const began = performance.now()
		await store.db.updateTable('pickup_subscriptions').set({ ended_at: null }).execute()
		const written = makeDueToday(store).then(() => untilWritten(store))
		const asked = await sample(server.url, pages, written)
		const seconds = (performance.now() - began) / 1000
		const ms = (share: number) => percentile(asked, share).toFixed(1)
		return [name, `${subscriptions}`, seconds.toFixed(1), ms(0.5), ms(0.99)]
	} finally {
		await store.close()
		await server.stop()
		rmSync(dataDir, { recursive: true })
	}
}

/** Gives the area a pickup today with a late set-out hour; on Saturdays by an alert that moves it there. */
async function makeDueToday({ db }: Store): Promise<void> {
	const { weekday, date } = civilDay(localTimeOf(new Date()).date)
	const saturday = 6
	const route = routeDays[Math.min(weekday, 5) - 1]
	if (weekday > saturday || !route) throw new Error('On a Sunday no pickup comes.')
	if (weekday === saturday) {
		const friday = addDays(civilDay(date), -1).date
		const snow: ServiceAlertRow = {
			id: 'snow',
			kind: 'delay',
			delay_days: 1,
			starts_on: friday,
			ends_on: friday,
			reach: 'all',
			town_slugs: [],
			area_ids: [],
			message: 'Snow.',
			posted_by: 'Kit',
			posted_at: new Date().toISOString(),
			ended_at: null,
			is_sample: false,
		}
		await db.insertInto('service_alerts').values(snow).execute()
	}
	await db
		.updateTable('pickup_areas')
		.set({ weekday: route, set_out_hour: 23 })
		.where('slug', '=', slug)
		.execute()
}

async function untilWritten({ db }: Store): Promise<void> {
	for (;;) {
		const { count } = await db
			.selectFrom('outbox')
			.select(({ fn }) => fn.countAll<number | string>().as('count'))
			.executeTakeFirstOrThrow()
		if (Number(count) >= subscriptions) return
		await setTimeout(200)
	}
}
