import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import { picturePath, tablePath } from './manifest.ts'
import { readArchive, UnusableArchive } from './read_archive.ts'

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
		const reading = readArchive(file, join(folder, String(length)))
		await expect(reading, `after ${length} bytes`).rejects.toThrow(UnusableArchive)
	}
})
