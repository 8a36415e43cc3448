import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { archiveIn, type Ended, freshFolder, runHere } from '#test/backup_commands.ts'
import { canMountDisks, smallDisk } from '#test/small_disk.ts'
import { describeStore } from '#test/stores.ts'

/** Disk sizes in kilobytes, from too small for the first file to large enough for all. */
const sizes = [
	16, 64, 128, 192, 256, 320, 384, 448, 512, 768, 1024, 2048, 2560, 3072, 3584, 4096, 6144, 8192, 12_288,
	16_384,
]

/** Runs the command on ever larger disks until it succeeds; resolves to its output and leftover files on each disk that was too small. */
async function onSmallDisks(command: (folder: string) => Promise<Ended>): Promise<[string, string[]][]> {
	const failures: [string, string[]][] = []
	let code = 1
	for (const kilobytes of sizes) {
		const disk = smallDisk(kilobytes)
		onTestFinished(disk.unmount)
		const ended = await command(disk.folder)
		code = ended.code
		if (code !== 0) failures.push([ended.stderr, readdirSync(disk.folder)])
	}
	expect(code).toBe(0)
	return failures
}

function isWhole(file: string): boolean {
	const database = new DatabaseSync(file)
	try {
		return database.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
	} finally {
		database.close()
	}
}

describe.skipIf(!canMountDisks())('a full disk', () => {
	describeStore('sqlite', 'is called that, wherever it fills up', (fresh) => {
		test('by a backup, which keeps nothing', async () => {
			const { connection } = await fresh({ seed: true })
			const failures = await onSmallDisks((folder) => runHere(connection, ['backup', folder]))
			expect(failures.length).toBeGreaterThan(3)
			for (const failure of failures)
				expect(failure).toEqual([
					expect.stringMatching(
						/^The disk is full: there is no room for a backup in .* Nothing of it was kept\.$/,
					),
					[],
				])
		})

		test('by a restore, which changes nothing and never calls the archive damaged', async () => {
			const { connection } = await fresh({ seed: true })
			const backups = freshFolder()
			expect(await runHere(connection, ['backup', backups])).toMatchObject({ code: 0 })
			const archive = archiveIn(backups)
			const wholes: boolean[] = []
			const failures = await onSmallDisks(async (dataDir) => {
				const ended = await runHere({ ...connection, dataDir }, ['restore', archive])
				if (ended.code === 0) wholes.push(isWhole(join(dataDir, 'store.sqlite')))
				return ended
			})
			expect(failures.length).toBeGreaterThan(3)
			for (const failure of failures)
				expect(failure).toEqual([
					expect.stringMatching(/^The disk is full: there is no room in .* Nothing was changed\.$/),
					[],
				])
			expect(new Set(wholes), 'what is said to be restored is there').toEqual(new Set([true]))
		})
	})
})
