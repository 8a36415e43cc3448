import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { archiveIn, folderOf, freshFolder, runHere } from '#test/backup_commands.ts'
import { describeEachStore } from '#test/stores.ts'
import type * as writing from './write_archive.ts'

/** Simulates a disk that returns other bytes than were written, once the archive is complete. */
vi.mock('./write_archive.ts', async (importOriginal) => {
	const { writeArchive } = await importOriginal<typeof writing>()
	return {
		writeArchive: async (...given: Parameters<typeof writeArchive>) => {
			const manifest = await writeArchive(...given)
			const text = gunzipSync(readFileSync(given[1].file)).toString('latin1')
			const other = text.replace('Horsetooth', 'Horsetootj')
			writeFileSync(given[1].file, gzipSync(Buffer.from(other, 'latin1')))
			return manifest
		},
	}
})

describeEachStore('a backup that cannot be read back', (fresh) => {
	test('is not kept, and the command says so, unless reading back is switched off', async () => {
		const connection = folderOf(await fresh({ seed: true }))
		const folder = freshFolder()
		const refused = await runHere(connection, ['backup', folder])
		expect(refused.code).toBe(1)
		expect(refused.stderr).toMatch(
			/^The backup could not be read back, and nothing of it was kept: .* not what was saved/,
		)
		expect(readdirSync(folder)).toEqual([])
		const unread = await runHere(connection, ['backup', folder, '--no-verify'])
		expect(unread).toMatchObject({ code: 0, stdout: expect.stringContaining('not read back') })
		const restored = await runHere({ ...connection, dataDir: freshFolder() }, ['restore', archiveIn(folder)])
		expect(restored.stderr).toContain('is damaged')
	})
})
