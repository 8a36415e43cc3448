import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendPhotos } from '#test/photo_form.ts'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { photo } from '#test/test_pictures.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describeStore('sqlite', 'files of pictures and photos', (fresh) => {
	test('PD-34 are accessible only to their owner under any umask, and so are older files', async () => {
		const { connection } = await fresh()
		const [uploads, incoming] = ['uploads', 'incoming'].map((name) => join(connection.dataDir, name)) as [
			string,
			string,
		]
		const umask = process.umask(0)
		onTestFinished(() => void process.umask(umask))
		const older = ['photo-older-small.webp', 'photo-older-large.webp'].map((name) => join(uploads, name))
		for (const folder of [uploads, incoming]) mkdirSync(folder, { mode: 0o777 })
		for (const file of older) writeFileSync(file, 'older', { mode: 0o666 })
		expect([uploads, ...older].map(modeOf)).toEqual(['777', '666', '666'])

		const { url } = await runServer(connection)
		expect([uploads, incoming, ...older].map(modeOf)).toEqual(['700', '700', '600', '600'])
		const photos = [30, 40].map(async (width) => ({
			name: `${width}.png`,
			bytes: await photo(width, 20).png().toBuffer(),
		}))
		expect((await sendPhotos(url, await Promise.all(photos))).status).toBe(303)
		expect(readdirSync(uploads)).toHaveLength(6)
		for (const name of readdirSync(uploads)) expect(modeOf(join(uploads, name))).toBe('600')
	})

	test('PD-34 are accessible only to their owner in folders that the server created', async () => {
		const { connection } = await fresh()
		const umask = process.umask(0)
		onTestFinished(() => void process.umask(umask))
		const { url } = await runServer(connection)
		expect(
			(await sendPhotos(url, [{ name: 'a.png', bytes: await photo(30, 20).png().toBuffer() }])).status,
		).toBe(303)
		for (const name of ['uploads', 'incoming']) expect(modeOf(join(connection.dataDir, name))).toBe('700')
		for (const name of readdirSync(join(connection.dataDir, 'uploads')))
			expect(modeOf(join(connection.dataDir, 'uploads', name))).toBe('600')
	})
})
