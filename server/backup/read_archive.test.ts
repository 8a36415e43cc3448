import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { openStore } from '#db/open_store.server.ts'
import { archiveIn, freshFolder, runHere } from '#test/backup_commands.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { archiveFormat, manifestPath, picturePath, settingsPath, tablePath } from './manifest.ts'
import { readArchive, UnusableArchive } from './read_archive.ts'
import { fillStore } from './restore_archive.ts'
import { lineOf } from './row_lines.ts'

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Writes an archive with two rows and two pictures in the first format; `put` replaces entries afterwards. */
async function archiveWith(
	put: Record<string, Buffer> = {},
	changes: Record<string, unknown> = {},
): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-archive-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const lines = ['{"answer":"first\u2028second\u2029","id":"a"}', '{"answer":"\u0085 \u{10ffff}","id":"b"}']
	const files = {
		[picturePath('mill-400.webp')]: Buffer.from('a mill'),
		[picturePath('mill-800.webp')]: Buffer.from('a larger mill'),
		[settingsPath]: Buffer.from('{}'),
	}
	const manifest = {
		format: archiveFormat,
		madeAt: '2026-11-21T22:40:07.000Z',
		store: 'sqlite',
		migrations: ['0001_store'],
		tables: { faqs: { rows: 2, sha256: hashOf(lines.map(hashOf).toSorted().join('')) } },
		files: Object.fromEntries(
			Object.entries(files).map(([path, bytes]) => [path, { bytes: bytes.length, sha256: hashOf(bytes) }]),
		),
		...changes,
	}
	const archive = pack()
	const rows = Buffer.from(lines.map((line) => `${line}\n`).join(''))
	const entries = {
		[tablePath('faqs')]: rows,
		...files,
		[manifestPath]: Buffer.from(JSON.stringify(manifest)),
		...put,
	}
	for (const [name, bytes] of Object.entries(entries)) archive.entry({ name }, bytes)
	archive.finalize()
	const file = join(folder, 'archive.tar.gz')
	writeFileSync(file, gzipSync(await buffer(archive)))
	return file
}

test('an archive whose rows contain Unicode line separators is read and unpacked unchanged', async () => {
	const file = await archiveWith()
	const folder = `${file}.unpacked`
	expect(await readArchive(file, { folder })).toMatchObject({ tables: { faqs: { rows: 2 } } })
	expect(readFileSync(join(folder, tablePath('faqs')), 'utf8')).toContain('"first\u2028second\u2029"')
	expect(readFileSync(join(folder, picturePath('mill-800.webp')), 'utf8')).toBe('a larger mill')
})

test.for([picturePath('mill-400.webp'), picturePath('mill-800.webp'), settingsPath])(
	'an archive whose %s was altered is refused, unpacked or not',
	async (path) => {
		const file = await archiveWith({ [path]: Buffer.from('A mill') })
		const sentence = `${path} is not what was saved`
		await expect(readArchive(file)).rejects.toThrow(sentence)
		await expect(readArchive(file, { folder: `${file}.unpacked` })).rejects.toThrow(sentence)
	},
)

test('an archive whose rows were altered is refused, and one that cannot be read is not called damaged', async () => {
	const file = await archiveWith({ [tablePath('faqs')]: Buffer.from('{"answer":"other","id":"a"}\n') })
	await expect(readArchive(file)).rejects.toThrow('the rows of faqs are not what was saved')
	await expect(readArchive(dirname(file))).rejects.toThrow(/^EISDIR/)
})

test('an archive that ends too early is refused, wherever it ends', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-archive-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const archive = pack()
	for (const name of [tablePath('towns'), picturePath('mill-400.webp'), picturePath('mill-800.webp')])
		archive.entry({ name }, randomBytes(20_000))
	archive.finalize()
	const whole = gzipSync(await buffer(archive))
	const file = join(folder, 'cut.tar.gz')
	for (let length = 1; length < whole.length; length += 997) {
		writeFileSync(file, whole.subarray(0, length))
		const reading = readArchive(file, { folder: join(folder, String(length)) })
		await expect(reading, `after ${length} bytes`).rejects.toThrow(UnusableArchive)
	}
})

test.for(['../evil', 'older/settings.json', 'settings.json.old', 'tables/faqs.ndjson/x'])(
	'an archive with an entry called %s is refused',
	async (name) => {
		const file = await archiveWith({ [name]: Buffer.from('anything') })
		await expect(readArchive(file)).rejects.toThrow(`holds ${name}, which no archive of ours does`)
	},
)

const sha256 = hashOf('')

test.for([
	[{ files: { [picturePath('barn-400.webp')]: { bytes: 1, sha256 } } }, 'pictures/barn-400.webp is missing'],
	[{ tables: { towns: { rows: 1, sha256 } } }, 'tables/towns.ndjson is missing'],
	[{ format: archiveFormat + 1 }, 'made by a newer version'],
	[{ migrations: ['0001_pages', '9918_backups'] }, 'made by a newer version'],
	[{ tables: { 'faqs; drop': { rows: 1, sha256 } } }, 'its list of contents cannot be read'],
	[{ tables: { '"faqs': { rows: 1, sha256 } } }, 'its list of contents cannot be read'],
	[{ files: { 'settings.json': { sha256 } } }, 'its list of contents cannot be read'],
] as const)('an archive whose list of contents has %j: %s', async ([changes, sentence]) => {
	await expect(readArchive(await archiveWith({}, changes))).rejects.toThrow(sentence)
})

test('an archive is unpacked with access for its owner only, even without a final line break, and reading it can be aborted', async () => {
	const rows = '{"answer":"first\u2028second\u2029","id":"a"}\n{"answer":"\u0085 \u{10ffff}","id":"b"}'
	const file = await archiveWith({ [tablePath('faqs')]: Buffer.from(rows) })
	const folder = `${file}.unpacked`
	await readArchive(file, { folder })
	const modes = [tablePath('faqs'), settingsPath].map((path) => statSync(join(folder, path)).mode & 0o777)
	expect([...modes, statSync(join(folder, 'tables')).mode & 0o777]).toEqual([0o600, 0o600, 0o700])
	const late = { signal: AbortSignal.abort(new Error('too late')) }
	await expect(readArchive(file, late)).rejects.toThrow('too late')
	expect(lineOf({ b: 1, c: 2, a: 3 }).toString()).toBe('{"a":3,"b":1,"c":2}')
})

const picturesIn = (dataDir: string) =>
	readdirSync(join(dataDir, 'uploads')).map((name) => [
		name,
		readFileSync(join(dataDir, 'uploads', name), 'utf8'),
	])

/** All rows of a store by table, as sorted JSON texts. */
async function rowsIn({ db }: Pick<FreshStore, 'db'>): Promise<Record<string, string[]>> {
	const all = (await db.introspection.getTables()).filter(({ isView }) => !isView)
	const rows: Record<string, string[]> = {}
	for (const { name } of all) {
		const found = await sql`select * from ${sql.table(name)}`.execute(db.withoutPlugins())
		rows[name] = found.rows.map((row) => JSON.stringify(row)).toSorted()
	}
	return rows
}

describeStore('sqlite', 'a restore', (fresh) => {
	test('leaves exactly the archive’s rows and pictures, and sets aside what was there before', async () => {
		const [from, to] = [await fresh({ seed: true }), await fresh({ seed: true })]
		// More rows than SQLite accepts in one statement, and an empty table.
		await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000) insert into rate_limits
			(key, window_start, hits) select 'key ' || i, '2026-11-21T14:00:00.000Z', 1 from n`.execute(from.db)
		await from.db.deleteFrom('testimonials').execute()
		await to.db.updateTable('faqs').set({ answer: 'Another.' }).execute()
		await to.close()
		for (const [{ connection }, names] of [
			[from, ['mill-400.webp', 'mill-400.avif', 'mill-400.png']],
			[to, ['barn-400.webp']],
		] as const) {
			mkdirSync(join(connection.dataDir, 'uploads'))
			for (const name of names) writeFileSync(join(connection.dataDir, 'uploads', name), name)
		}
		const saved = await rowsIn(from)
		const folder = freshFolder()
		expect(await runHere(from.connection, ['backup', folder])).toMatchObject({ code: 0 })
		const restored = await runHere(to.connection, ['restore', archiveIn(folder)])
		expect(restored.stderr).toBe('')
		const { dataDir } = to.connection
		const [before, pictures] = ['store.sqlite', 'uploads'].map((name) => `${join(dataDir, name)}.before-`)
		expect(restored.stdout).toMatch(/^Restored \d+ rows of \d+ tables and 3 picture files, as of 20/)
		expect(restored.stdout).toContain(` What was there before: ${before}`)
		expect(restored.stdout).toContain(`, ${pictures}`)
		const reopened = await openStore(to.connection)
		onTestFinished(() => reopened.close())
		const rows = await rowsIn(reopened)
		expect(rows['rate_limits']).toHaveLength(12_000)
		expect(rows).toEqual(saved)
		expect(picturesIn(dataDir)).toEqual(picturesIn(from.connection.dataDir))
		const kept = readdirSync(dataDir).filter((name) => name.includes('.before-'))
		expect(kept.map((name) => name.slice(0, name.indexOf('.before-'))).toSorted()).toEqual([
			'store.sqlite',
			'uploads',
		])
		expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring'))).toEqual([])
	})

	test('to an empty folder sets nothing aside; wrong arguments, unknown tables and rows that differ are refused', async () => {
		const from = await fresh({ seed: true })
		const folder = freshFolder()
		expect(await runHere(from.connection, ['backup', folder])).toMatchObject({ code: 0 })
		const archive = archiveIn(folder)
		const target = { ...from.connection, dataDir: freshFolder() }
		for (const [words, sentence] of [
			[['restore', archive, archive], 'Usage: restore FILE'],
			[['restore', `${archive}.gone`], `There is no ${archive}.gone.`],
		] as const)
			expect(await runHere(target, [...words])).toMatchObject({ code: 1, stderr: sentence })
		const restored = await runHere(target, ['restore', archive])
		expect(restored.stdout).toMatch(/^Restored .* 0 picture files, as of \S+\.$/)

		const unpacked = join(folder, 'unpacked')
		const manifest = await readArchive(archive, { folder: unpacked })
		const faqs = manifest.tables['faqs'] ?? { rows: 0, sha256 }
		for (const [tables, sentence] of [
			[{ ...manifest.tables, barns: faqs }, 'No place is known for barns.'],
			[{ faqs: { ...faqs, rows: 1 } }, 'faqs did not end up with the rows that were saved'],
			[{ faqs: { ...faqs, sha256 } }, 'faqs did not end up with the rows that were saved'],
		] as const) {
			const filled = fillStore(await fresh({ migrated: false }), { ...manifest, tables }, unpacked)
			await expect(filled).rejects.toThrow(sentence)
		}
	})
})
