import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { migrate } from '#db/migrate.ts'
import { seedOnce } from '#db/seed.ts'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import type { StoreTask } from './store_process.ts'
import type { Connection } from './stores.ts'

const tasks: Record<StoreTask, (store: Store) => Promise<unknown>> = {
	/** Migrates and seeds as every server process does at startup; returns whether this one seeded the store. */
	async start(store) {
		await migrate(store)
		return seedOnce(store)
	},
	/** Makes ten content changes, a quarter of a second apart; returns the start time of each. */
	async edit(store) {
		const begun: number[] = []
		for (let turn = 0; turn < 10; turn += 1) {
			begun.push(Date.now())
			await store.db
				.insertInto('rolloff_faqs')
				.values({ id: randomUUID(), question: '?', answer: '!', is_active: true, sort_order: turn })
				.execute()
			await new Promise((resolve) => setTimeout(resolve, 250))
		}
		return begun
	},
	/** Runs a hundred transactions that read and then write; throws if one cannot get the lock. */
	async write(store) {
		for (let turn = 0; turn < 100; turn += 1) {
			await store.db.transaction().execute(async (trx) => {
				const key = 'everyone'
				const { hits } = await trx
					.selectFrom('rate_limits')
					.select('hits')
					.where('key', '=', key)
					.executeTakeFirstOrThrow()
				await trx
					.updateTable('rate_limits')
					.set({ hits: hits + 1 })
					.where('key', '=', key)
					.execute()
			})
		}
		return 100
	},
}

const [task, connection] = process.argv.slice(2) as [StoreTask, string]
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const store = await openStore(JSON.parse(connection) as Connection)
const result = await tasks[task](store)
await store.close()
process.stdout.write(JSON.stringify(result))
