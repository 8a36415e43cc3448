import { cpSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { archiveIn, type Ended, folderOf, freshFolder, run, start } from '#test/backup_commands.ts'
import { sendFrom } from '#test/people.ts'
import { serveStore } from '#test/serve_store.ts'
import { post, signIn } from '#test/staff.ts'
import { type Connection, describeEachStore, describeStore } from '#test/stores.ts'
import { openWorkingFolder } from './working_folder.ts'

const stamps = ['2026-11-21T22-40-07Z', '2026-11-21T22-40-08Z'] as const
const two = [
	{ name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' },
	{ name: 'Ada Brook', email: 'ada@example.com', phone: '970 555 0199' },
] as const

/** Adds rows that take seconds to write, so that a command can be killed while it writes. */
async function addManyRows({ db }: Pick<Store, 'db'>): Promise<void> {
	const numbered = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 50000)
		insert into rate_limits (key, window_start, hits) select 'key ' || i, '2026-11-21T14:00:00.000Z', 1 from n`
	await numbered.execute(db.withoutPlugins())
}

const namesIn = (folder: string, pattern: RegExp) => readdirSync(folder).filter((name) => pattern.test(name))
const hasManyRows = (folder: string) =>
	existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('rate_limits'))
const isWriting = (folder: string, pattern: RegExp, rows: string) =>
	namesIn(folder, pattern).some((name) => hasManyRows(join(folder, name, rows)))

/** Kills a command while it writes these rows. */
async function killAt(connection: Connection, words: string[], hasBegun: () => boolean): Promise<void> {
	const command = start(connection, words)
	let how: Ended | undefined
	void command.ended.then((ended) => (how = ended))
	for (; !hasBegun(); await sleep(5)) expect(how, 'not ended before it was seen to write').toBeUndefined()
	command.process.kill('SIGKILL')
	expect((await command.ended).stdout).toBe('')
}

describeEachStore('the leftovers of a killed command', (fresh) => {
	test('after a backup are removed by the next backup to the same folder; files that another command is writing are not', async () => {
		const store = await fresh({ seed: true })
		await addManyRows(store)
		const connection = folderOf(store)
		const folder = freshFolder()
		await killAt(connection, ['backup', folder], () => isWriting(folder, /partial$/, 'rows'))
		expect(namesIn(folder, /partial$/)).toHaveLength(1)
		// Leftovers as earlier versions wrote them.
		const older = join(folder, `hauler-${stamps[0]}.tar.gz.partial`)
		writeFileSync(older, 'half an archive')
		mkdirSync(`${older}.rows`)
		for (const path of [older, `${older}.rows`]) utimesSync(path, 0, 0)
		const running = await openWorkingFolder(join(folder, `hauler-${stamps[1]}.tar.gz.partial`))

		const backup = await run(connection, ['backup', folder])
		expect(backup, backup.stderr).toMatchObject({ code: 0 })
		expect(namesIn(folder, /partial/)).toEqual([`hauler-${stamps[1]}.tar.gz.partial`])
		await running.remove()
		archiveIn(folder)
	})

	test('after a restore are removed by restore, backup, server start and erasures; those of a running restore are not', async () => {
		const store = await fresh({ seed: true })
		const june = await sendFrom(store, two[0])
		const ada = await sendFrom(store, two[1])
		await addManyRows(store)
		const connection = folderOf(store)
		const { dataDir } = connection
		const folder = freshFolder()
		expect(await run(connection, ['backup', folder])).toMatchObject({ code: 0 })
		const archive = archiveIn(folder)
		const left = () => namesIn(dataDir, /^restoring/)
		const running = await openWorkingFolder(join(dataDir, `restoring-${stamps[1]}`))
		onTestFinished(() => running.remove())
		const kill = async () => {
			await killAt(connection, ['restore', archive], () => isWriting(dataDir, /^restoring/, 'tables'))
			expect(left()).toHaveLength(2)
		}
		const onlyRunning = [`restoring-${stamps[1]}`]

		await kill()
		expect((await run(connection, ['restore', '/etc/hostname'])).stderr).toContain('is no archive of ours')
		expect(left()).toEqual(onlyRunning)
		await kill()
		expect(await run(connection, ['backup', freshFolder()])).toMatchObject({ code: 0 })
		expect(left()).toEqual(onlyRunning)
		await kill()
		const killed = left().find((name) => !onlyRunning.includes(name)) ?? ''
		const copy = join(folder, killed)
		cpSync(join(dataDir, killed), copy, { recursive: true })
		const { url } = await serveStore(connection)
		expect(left()).toEqual(onlyRunning)
		const cookie = await signIn({ url, store }, 'owner')
		const erasures = [
			[`/admin/people/${june.person}`, { intent: 'erase', sure: 'on' }],
			[`/admin/leads/quote/${ada.leadId}`, { intent: 'anonymise', sure: 'on' }],
		] as const
		for (const [path, fields] of erasures) {
			// A restore refuses to start beside a running server, so a copy of an earlier leftover is used.
			cpSync(copy, join(dataDir, killed), { recursive: true })
			expect(left()).toHaveLength(2)
			expect((await post(url, path, fields, { cookie })).status).toBe(303)
			expect(left(), path).toEqual(onlyRunning)
		}
	})
})

describeStore('postgres', 'the schema of a killed restore', (fresh) => {
	test('is removed by the next start of the server, unless the restore still runs', async () => {
		const store = await fresh({ seed: true })
		const { connection } = store
		const isThere = async () =>
			(await sql`select from pg_namespace where nspname = 'restoring'`.execute(store.db)).rows.length > 0
		await sql`create schema restoring`.execute(store.db)
		await sql`create table restoring.leads (name text)`.execute(store.db)
		const url = new URL(connection.databaseUrl ?? '')
		url.searchParams.set('application_name', 'hauler-restore')
		const running = await openStore({ ...connection, databaseUrl: url.href })
		onTestFinished(() => running.close())
		await (await serveStore(connection)).stop()
		expect(await isThere()).toBe(true)
		await running.close()
		await serveStore(connection)
		expect(await isThere()).toBe(false)
	})
})
