import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { frontAddress, startFront } from '#test/front.ts'
import { type PostLoad, startPostLoad } from '#test/post_load.ts'
import { runServer } from '#test/serve_store.ts'
import { freePort } from '#test/free_port.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

/** A steady light load with pauses: this tests restarts, not the load or a PostgreSQL starved by a busy machine. */
const steady = { visitors: 4, pauseMs: 50, sendAgain: true }

/**
 * One per restart: the kernel resets a connection that it completes just as the server stops listening, and nginx, which has sent the form
 * on it, cannot know whether it was processed.
 */
const mostCutOff = 2

describeStore('postgres', 'two servers behind one proxy under load', (fresh) => {
	test('take every form, and store it once, while they are restarted one after the other', async () => {
		const store = await fresh({ seed: true })
		const ports = [`${await freePort()}`, `${await freePort()}`] as const
		const address = await frontAddress()
		const environment = { PUBLIC_URL: address.url, DRAIN_SECONDS: '2', TRUSTED_PROXIES: '127.0.0.1' }
		const start = (PORT: string) => runServer(store.connection, { PORT, ...environment })
		const servers = await Promise.all(ports.map(start))
		const front = await startFront(
			address,
			ports.map((port) => `127.0.0.1:${port}`),
			{},
			(configuration) => configuration.replace(' alert;', ' warn;'),
		)
		onTestFinished(() => front.stop())
		const load = startPostLoad(front.url, steady)
		await moreTaken(load)
		for (const [at, server] of servers.entries()) {
			expect(await server.stop()).toBe(0)
			await moreTaken(load)
			await start(ports[at] ?? '')
			await moreTaken(load)
		}
		await load.end()
		const log = readFileSync(join(front.folder, 'error.log'), 'utf8')
		expect(load.failed, log).toEqual([])
		expect(load.cutOff.length, log).toBeLessThanOrEqual(mostCutOff)
		await areAllStored(load, store)
	})
})

describeStore('postgres', 'a server whose store is upgraded by a newer version', (fresh) => {
	test('goes on taking forms', async () => {
		const store = await fresh({ seed: true })
		const server = await runServer(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const load = startPostLoad(server.url, steady)
		await moreTaken(load)
		await store.db.transaction().execute(async (trx) => {
			await sql`alter table quote_requests add column preferred_day text`.execute(trx)
			await sql`create table of_tomorrow (id text primary key)`.execute(trx)
			await sql`insert into kysely_migration (name, timestamp) values ('9999_tomorrow', '')`.execute(trx)
		})
		await moreTaken(load)
		await load.end()
		expect(load.failed).toEqual([])
		await areAllStored(load, store)
	})
})

async function moreTaken({ acknowledged }: PostLoad): Promise<void> {
	const before = acknowledged.length
	await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 15)
	await sleep(200)
}

async function areAllStored({ acknowledged }: PostLoad, { db }: FreshStore): Promise<void> {
	const leads = await db.selectFrom('quote_requests').select('name').execute()
	expect(leads.map(({ name }) => name).toSorted()).toEqual(acknowledged.toSorted())
}
