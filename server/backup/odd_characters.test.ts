import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { tables } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { archiveIn, folderOf, freshFolder, runHere } from '#test/backup_commands.ts'
import { describeEachStore, freshConnection, describeStore, type FreshStore } from '#test/stores.ts'
import { releases, restoreFixture } from '#test/upgrade_fixtures/files.ts'

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
const planes = Array.from({ length: 17 }, (_, plane) => plane * 0x10000)

/** All control characters except NUL, the line ends of other programs, and the first and last characters of each plane. */
const odd = [
	range(0x01, 0x20),
	range(0x7f, 0xa0),
	'\u2028\u2029\ufeff\ufffd\u202e\u200d\u0301"\'\\ \\u2028 \\n',
	range(0xd7fe, 0xd7ff) + range(0xe000, 0xe001),
	...planes.map(
		(plane) => range(plane + (plane === 0 ? 1 : 0), plane + 1) + range(plane + 0xfffd, plane + 0xffff),
	),
].join('')
/** A short sample for columns with a length limit. */
const fewOdd = '\u2028\u2029\u{10ffff}'
/** Characters that only JSON can hold, as escapes. */
const oddInJson = JSON.stringify([`${odd}\0\ud800 \udfff`])
const large = (odd + 'x'.repeat(997)).repeat(4_000_000 / 1500)

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
	for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

interface TextColumn {
	table: string
	column: string
	isJson: boolean
}

/** All columns that can hold user text; not times, and not keys, which only the application secret decrypts. */
async function textColumns({ db }: Pick<Store, 'db'>): Promise<TextColumn[]> {
	const found = await db.introspection.getTables()
	return found
		.filter(({ isView }) => !isView)
		.flatMap(({ name: table, columns }) =>
			columns
				.filter(({ dataType }) => /^(text|varchar|json)$/i.test(dataType))
				.map(({ name: column }) => {
					const kinds = tables[table as keyof typeof tables].kinds as Readonly<Record<string, string>>
					return { table, column, kind: kinds[column] }
				}),
		)
		.filter(({ kind }) => kind !== 'time' && kind !== 'sealed')
		.map(({ table, column, kind }) => ({ table, column, isJson: kind === 'json' }))
		.toSorted((a, b) => (`${a.table}.${a.column}` < `${b.table}.${b.column}` ? -1 : 1))
}

const nameOf = ({ table, column }: TextColumn) => `${table}.${column}`

/** Removes triggers and foreign keys; a restored store has them again. */
async function unguard({ kind, db }: Store): Promise<void> {
	const all = db.withoutPlugins() as Kysely<unknown>
	if (kind === 'postgres') return void (await sql`set session_replication_role = replica`.execute(all))
	await sql`pragma foreign_keys = off`.execute(all)
	const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'trigger'`.execute(
		all,
	)
	for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(all)
}

/**
 * Adds the odd characters to every text; always the same ones, so that references still match. Resolves to the columns changed; columns
 * limited to a list of words refuse them.
 */
async function makeOdd({ kind, db }: Store, columns: readonly TextColumn[]): Promise<TextColumn[]> {
	const made: TextColumn[] = []
	await db.connection().execute(async (one) => {
		const all = one.withoutPlugins() as Kysely<unknown>
		await unguard({ kind, db: one } as Store)
		const add = (at: TextColumn, text: string) => {
			const column = sql.ref(at.column)
			const value = at.isJson ? sql`${oddInJson}` : sql`${column} || cast(${text} as text)`
			const rows = at.isJson ? sql`true` : sql`${column} is not null`
			return sql`update ${sql.table(at.table)} set ${column} = ${value} where ${rows}`.execute(all).then(
				() => true,
				(error: unknown) => {
					if (!/check constraint/i.test(String(error))) throw error
					return false
				},
			)
		}
		for (const at of columns) if ((await add(at, odd)) || (await add(at, fewOdd))) made.push(at)
	})
	return made
}

/** The texts of a column; JSON as stored. */
async function textsOf({ db }: Store, { table, column }: TextColumn): Promise<string[]> {
	const { rows } = await sql<{ text: string }>`select cast(${sql.ref(column)} as text) as text
		from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db.withoutPlugins())
	return rows.map(({ text }) => text).toSorted()
}

/** Backs up the store and restores it into a new store of this kind. */
async function moveTo(kind: Store['kind'], store: FreshStore): Promise<FreshStore> {
	const folder = freshFolder()
	const backup = await runHere(folderOf(store), ['backup', folder])
	expect(backup, backup.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining('read back whole') })
	const connection = await freshConnection(kind, cleanUps, { migrated: false })
	const target = { ...(await openStore(connection)), connection }
	await target.close()
	const restored = await runHere(folderOf(target), ['restore', archiveIn(folder)])
	expect(restored, restored.stderr).toMatchObject({ code: 0 })
	const reopened = { ...(await openStore(connection)), connection }
	cleanUps.push(() => reopened.close())
	return reopened
}

describeEachStore('a backup of every odd character', (fresh, kind) => {
	test('in every text column, with four megabytes in one of them, is restored to the other kind of store and back', async () => {
		const store = await fresh({ migrated: false })
		await restoreFixture(releases.at(-1) ?? '', store.connection)
		await migrate(store)
		const columns = await textColumns(store)
		const made = await makeOdd(store, columns)
		for (const column of columns.filter((one) => !made.includes(one)))
			for (const word of await textsOf(store, column)) expect(word, nameOf(column)).toMatch(/^[\w:.-]+$/)
		expect(made.length).toBeGreaterThan(200)
		await store.db.updateTable('kb_articles').set({ content: large }).execute()

		const before = new Map<TextColumn, string[]>()
		for (const column of made) before.set(column, await textsOf(store, column))

		let from: FreshStore = store
		for (const next of [kind === 'sqlite' ? 'postgres' : 'sqlite', kind] as const) {
			const to = await moveTo(next, from)
			expect((await textColumns(to)).map(nameOf)).toEqual(expect.arrayContaining(made.map(nameOf)))
			let held = 0
			for (const [column, written] of before) {
				const texts = await textsOf(to, column)
				expect(texts, nameOf(column)).toEqual(written)
				if (texts.some((text) => text.endsWith(odd) || text.endsWith(fewOdd) || text === oddInJson)) held += 1
			}
			expect(held).toBeGreaterThan(0.8 * made.length)
			from = to
		}
	})
})

describeStore('sqlite', 'a text with NUL, which SQLite holds and PostgreSQL does not', (fresh) => {
	test('is restored to SQLite; restoring to PostgreSQL is refused with its table, column and row', async () => {
		const store = await fresh({ seed: true })
		const { id } = await store.db.selectFrom('faqs').select('id').executeTakeFirstOrThrow()
		const database = new DatabaseSync(join(store.connection.dataDir, 'store.sqlite'))
		database.prepare('update faqs set answer = ? where id = ?').run('before\0after', id)
		database.close()
		const same = await moveTo('sqlite', store)
		const read = await same.db.selectFrom('faqs').select('answer').where('id', '=', id).execute()
		expect(read).toEqual([{ answer: 'before\0after' }])

		const folder = freshFolder()
		expect(await runHere(store.connection, ['backup', folder])).toMatchObject({ code: 0 })
		const connection = await freshConnection('postgres', cleanUps, { seed: true })
		const refused = await runHere(connection, ['restore', archiveIn(folder)])
		expect(refused.code).toBe(1)
		expect(refused.stderr).toContain(`The text in faqs.answer of the row "${id}" has a NUL character`)
		expect(refused.stderr).not.toContain('damaged')
		const untouched = await openStore(connection)
		cleanUps.push(() => untouched.close())
		expect((await untouched.db.selectFrom('faqs').select('id').execute()).length).toBeGreaterThan(1)
	})
})
