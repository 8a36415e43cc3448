import { expect, test } from 'vitest'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer } from '#test/serve_store.ts'
import { signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import {
	pageText,
	press,
	publishedRanges,
	resetStreets,
	streetHeadings,
	uploadFile,
} from '#test/street_import.ts'

/** Checking this file takes seconds. */
const large =
	streetHeadings + Array.from({ length: 50_000 }, (_, at) => `${at} Maple St,1,99,,,wellington\n`).join('')

/** The uploaded list once its file has been received and is about to be checked. */
async function listBeingChecked(store: FreshStore): Promise<{ id: string; status(): Promise<string> }> {
	const lists = store.db.selectFrom('street_imports').select(['id', 'status', 'lines'])
	const find = () => lists.where('id', 'not like', 'sample%').where('lines', '>', 0).executeTakeFirst()
	await expect.poll(find).toMatchObject({ status: 'uploaded' })
	const { id = '' } = (await find()) ?? {}
	return {
		id,
		status: async () =>
			(await lists.where('id', '=', id).executeTakeFirst())?.status ?? 'there is no such list any more',
	}
}

describeStore('sqlite', 'while a large file of streets is checked', (fresh) => {
	test('visitors are answered, and a request is stored and acknowledged', async () => {
		const store = await fresh({ seed: true })
		const { url } = await runServer(store.connection)
		await resetStreets({ store })
		const office = { url, cookie: await signIn({ url, store }, 'editor') }
		const uploading = uploadFile(office, large)
		const list = await listBeingChecked(store)
		for (const path of ['/healthz', '/readyz', '/'])
			expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		const body = quoteEntries()
		const sent = await fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' })
		expect(sent.status).toBe(303)
		expect(await store.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
		expect(await list.status(), 'all that before the file is checked').toBe('uploaded')

		const editor = { ...office, store, output: () => '' }
		const path = `/admin/streets/import/${list.id}`
		for (const intent of ['publish', 'discard'])
			expect([intent, (await press(editor, path, { intent })).status]).toEqual([intent, 409])
		expect(await uploading).toBe(path)
		expect(await pageText(editor, path)).toContain('50,000 ranges on 50,000 streets would be published')
	})

	test('a crash leaves the streets that were published, and the check can be done again', async () => {
		const store = await fresh({ seed: true })
		const first = await runServer(store.connection)
		const before = await publishedRanges({ store })
		expect(before.length).toBeGreaterThan(0)
		const cookie = await signIn({ url: first.url, store }, 'editor')
		const uploading = uploadFile({ url: first.url, cookie }, large).catch(() => 'broken off')
		const list = await listBeingChecked(store)
		await first.kill()
		expect([await uploading, await list.status()]).toEqual(['broken off', 'uploaded'])
		expect(await publishedRanges({ store })).toEqual(before)

		const { url } = await runServer(store.connection)
		const editor = { url, store, cookie, output: () => '' }
		const path = `/admin/streets/import/${list.id}`
		expect((await press(editor, path, { intent: 'publish' })).status, 'not checked').toBe(409)
		const columns = { street: 'Street', from: 'From', to: 'To', area: 'Area' }
		expect((await press(editor, path, { intent: 'columns', ...columns })).status).toBe(303)
		expect(await pageText(editor, path)).toContain('50,000 ranges on 50,000 streets would be published')
		expect(await publishedRanges({ store })).toEqual(before)
	})
})
