import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStore } from '#test/stores.ts'
import { migrate, migrationsOf } from './migrate.ts'

describeStore('postgres', 'a migration that waits for a server that waits for it', (fresh) => {
	test('is started again after the database ended it, and takes effect once', async () => {
		const store = await fresh({ migrated: false })
		const hasFirst = Promise.withResolvers<void>()
		const holdsSecond = Promise.withResolvers<void>()
		let begun = 0
		const changes = {
			'0001_tables': async (db: Kysely<unknown>) => {
				await sql`create table carts (id text)`.execute(db)
				await sql`create table lids (id text)`.execute(db)
			},
			'0002_columns': async (db: Kysely<unknown>) => {
				begun += 1
				await sql`alter table carts add column color text`.execute(db)
				hasFirst.resolve()
				await holdsSecond.promise
				await sql`alter table lids add column color text`.execute(db)
			},
		}
		await migrate(store, changes, { upTo: '0001_tables' })
		const atWork = store.db.transaction().execute(async (trx) => {
			await sql`insert into lids values ('round')`.execute(trx)
			await hasFirst.promise
			holdsSecond.resolve()
			// PostgreSQL ends the transaction that has waited longer.
			await sleep(300)
			await sql`insert into carts values ('65')`.execute(trx)
		})
		await migrate(store, changes)
		await atWork
		expect(begun).toBe(2)
		expect(await migrationsOf(store)).toEqual(['0001_tables', '0002_columns'])
		const { rows } = await sql`select carts.id, lids.id as lid, carts.color, lids.color as lid_color
			from carts, lids`.execute(store.db.withoutPlugins())
		expect(rows).toEqual([{ id: '65', lid: 'round', color: null, lid_color: null }])
	})
	test('is looked up while another process renames columns, and runs afterward', async () => {
		const store = await fresh({ migrated: false })
		const columns = Array.from({ length: 60 }, (_, at) => sql.raw(`c${at} text`))
		const changes = {
			'0001_tables': async (db: Kysely<unknown>) => {
				await sql`create table wide (${sql.join(columns)})`.execute(db)
			},
			'0002_column': async (db: Kysely<unknown>) => {
				await sql`create table late (id text)`.execute(db)
			},
		}
		await migrate(store, changes, { upTo: '0001_tables' })
		const isRead = new AbortController()
		const rename = async () => {
			for (let time = 0; !isRead.signal.aborted; time += 1) {
				const [from, to] = time % 2 === 0 ? ['c30', 'renamed'] : ['renamed', 'c30']
				await sql`alter table wide rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(store.db)
			}
		}
		const renaming = rename()
		for (let time = 0; time < 300; time += 1) expect(await migrationsOf(store)).toEqual(['0001_tables'])
		isRead.abort()
		await renaming
		await migrate(store, changes)
		expect(await migrationsOf(store)).toEqual(['0001_tables', '0002_column'])
	})
})
