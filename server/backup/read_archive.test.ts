import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import { archiveFormat, manifestPath, picturePath, settingsPath, tablePath } from './manifest.ts'
import { readArchive, UnusableArchive } from './read_archive.ts'

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** An archive with two rows and two pictures as the format has it since the first one; `put` replaces entries afterwards. */
async function archiveWith(put: Record<string, Buffer> = {}): Promise<string> {
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

test('an archive whose rows hold what other programs end lines with is read, and unpacked as it was', async () => {
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
