import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import { openPictureStorage, type PictureStorage } from '#app/pictures/storage.server.ts'
import { startPictureWorker } from '#server/pictures/worker.ts'
import { freshFolder } from '#test/backup_commands.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { photo } from '#test/test_pictures.ts'
import { pictureType } from '../../pictures/picture_type.server.ts'
import { deletePicture } from '../../pictures/delete_picture.server.ts'
import { uploadPicture } from '../../pictures/upload.server.ts'
import { companyArchive } from './company_archive.server.ts'

/** A company with two pictures whose AVIF files are not generated yet. */
async function desk(store: FreshStore) {
	const opened = await openContentServices(store)
	const storage = openPictureStorage(freshFolder(), null)
	const services = { ...opened.services, storage, wake() {} }
	const ids: string[] = []
	for (const name of ['truck.png', 'mill.png']) {
		const values = { alt: name, focal_x: '50', focal_y: '50' }
		const bytes = await photo(450, 100).png().toBuffer()
		const sent = await uploadPicture(services, { name, bytes, values }, { staff: ann, now: new Date() })
		if (!sent.ok) throw new Error(`${name} was not taken`)
		ids.push(sent.id)
	}
	return { ...opened, services, ids: ids.toSorted() }
}

/** The archive's files by name; `meanwhile` runs once, after a master was opened and before it is read. */
async function packed({ services }: Awaited<ReturnType<typeof desk>>, meanwhile: () => Promise<void>) {
	let isDue = true
	const open: PictureStorage['open'] = async (name) => {
		const file = await services.storage.open(name)
		if (isDue && name.endsWith('-master.webp')) {
			isDue = false
			await meanwhile()
		}
		return file
	}
	const archive = await companyArchive({ ...services, storage: { open } }, 'ours')
	const files = new Map<string, string>()
	for await (const entry of Readable.from([gunzipSync(await buffer(archive))]).pipe(extract()))
		files.set(entry.header.name, await text(entry))
	return files
}

describeStore('sqlite', 'taking a company along', (fresh) => {
	test('packs two pictures with their AVIF files if these are made during the packing', async () => {
		const at = await desk(await fresh({ seed: true }))
		const files = await packed(at, async () => {
			const { store, storage, log } = at.services
			const worker = startPictureWorker({ store, storage, log, processId: 'test', pollMs: 50 })
			onTestFinished(() => worker.stop())
			const waiting = store.db.selectFrom('jobs').selectAll()
			await expect.poll(() => waiting.execute()).toEqual([])
		})
		const rows = JSON.parse(files.get('ours/uploaded_pictures.json') ?? '') as object[]
		expect(rows).toHaveLength(2)
		for (const row of rows) expect(row).not.toMatchObject({ is_avif_ready: false })
		const sizes = [400, 450].flatMap((width) => [`${width}.avif`, `${width}.webp`])
		expect([...files.keys()].filter((name) => name.startsWith('ours/pictures/')).toSorted()).toEqual(
			at.ids.flatMap((id) => sizes.map((size) => `ours/pictures/${id}-${size}`)),
		)
	})

	test('stops if a picture is deleted during the packing, and says so in the log', async () => {
		const at = await desk(await fresh({ seed: true }))
		const deleteBoth = async () => {
			for (const id of at.ids) {
				const opened = await at.form(pictureType, id)
				await deletePicture(at.services, opened, { staff: ann, now: new Date() })
			}
		}
		await expect(packed(at, deleteBoth)).rejects.toThrow('is gone')
		expect(at.lines).toContainEqual(
			expect.objectContaining({ level: 'error', message: 'company not packed' }),
		)
	})
})
