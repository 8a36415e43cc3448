import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runServer } from '#test/serve_store.ts'
import { canMountDisks, fill, smallDisk } from '#test/small_disk.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'a full disk', (fresh) => {
	test.runIf(canMountDisks())(
		'is reported by /readyz and on the office’s pages, and /readyz reports when there is room again',
		async () => {
			const store = await fresh({ seed: true })
			const { connection } = store
			const owner = await signIn({ url: '', store }, 'owner')
			// Closed, because a write that fits into the write-ahead log would need no disk space.
			await store.close()
			const { folder, unmount } = smallDisk(32 * 1024)
			onTestFinished(unmount)
			cpSync(connection.dataDir, folder, { recursive: true })
			const { url } = await runServer({ ...connection, dataDir: folder })
			const ready = async () => {
				const answer = await fetch(`${url}/readyz`)
				const said = (await answer.json()) as { store: boolean; disk: boolean }
				return { status: answer.status, store: said.store, disk: said.disk }
			}
			expect(await ready()).toEqual({ status: 200, store: true, disk: true })
			const office = async () => (await get(url, '/admin', owner)).text()
			expect(await office()).not.toContain('disk is full')
			const filling = join(folder, 'filling')
			fill(filling)
			await expect.poll(ready).toEqual({ status: 503, store: true, disk: false })
			const signingIn = await post(url, '/admin/login', { email: 'owner@office.example', password: 'a' })
			expect([signingIn.status, await signingIn.text()]).toEqual([
				503,
				expect.stringContaining('the server cannot save'),
			])
			expect((await fetch(`${url}/`)).status).toBe(200)
			expect(await office()).toContain('The server’s disk is full.')
			rmSync(filling)
			await expect.poll(ready).toEqual({ status: 200, store: true, disk: true })
		},
	)
})
