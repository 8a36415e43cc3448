import { join } from 'node:path'
import { expect, test } from 'vitest'
import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import { openPictureStorage, type PictureStorage } from '#app/pictures/storage.server.ts'
import { freshFolder } from '#test/backup_commands.ts'
import { startS3 } from '#test/s3_server.ts'
import { describeStore } from '#test/stores.ts'
import { readEnvironment, s3Config } from '../env.ts'
import { writeArchive } from './write_archive.ts'

const id = '1427c21f-b85b-45cb-8f44-34bcac21a5c4'

describeStore('sqlite', 'a backup while pictures are made', (fresh) => {
	test.each(['a folder', 'a bucket'])(
		'leaves out a picture that is deleted while it is read from %s',
		async (place) => {
			const store = await fresh()
			const folder = freshFolder()
			const storage = openPictureStorage(
				folder,
				place === 'a bucket' ? s3Config(readEnvironment((await startS3()).environment)) : null,
			)
			for (const name of [masterName(id), uploadedName(id, 400, 'webp')])
				await storage.put(name, Buffer.from('a picture'), 'image/webp')
			const open: PictureStorage['open'] = async (name) => {
				const file = await storage.open(name)
				if (name === masterName(id)) await storage.remove([name])
				return file
			}
			const { files } = await writeArchive(
				{ store, storage: { list: () => storage.list(), open }, settings: {} },
				{
					file: join(folder, 'backup.tar.gz'),
					folder: join(folder, 'rows'),
					signal: new AbortController().signal,
				},
			)
			expect(Object.keys(files).filter((name) => name.includes(id))).toEqual([
				expect.stringContaining(uploadedName(id, 400, 'webp')),
			])
		},
	)
})
