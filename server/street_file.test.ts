import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { hangMs } from '#test/hang_ms.ts'
import { serveStore } from '#test/serve_store.ts'
import { signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

const path = '/admin/streets/import'
const line = (number: number) => `${number} Maple St,${number},${number + 8},both,80524,fort-collins-monday\n`
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at)).join('')
const headings = 'street,from,to,side,zip,area\n'

describeStore('sqlite', 'a file of streets that ends early', (fresh) => {
	test('because it cannot be read from its second line on is refused with a sentence, however much follows', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const body = new FormData()
		const text = `${headings}"${'x'.repeat(30_000)}\n${lines(200_000)}`
		body.append('file', new File([text], 'streets.csv'))
		const signal = AbortSignal.timeout(hangMs)
		const headers = { cookie, origin: url }
		const answer = await fetch(url + path, { method: 'POST', body, headers, signal })
		expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('it cannot be read')])
		const staged = store.db.selectFrom('street_imports').select('id').where('status', '=', 'uploaded')
		expect(await staged.execute()).toEqual([])
	})

	test('keeps the choice of some areas when it is refused, and when its form is sent again without it', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const chosen = async (body: FormData | URLSearchParams) => {
			const answer = await fetch(url + path, { method: 'POST', body, headers: { cookie, origin: url } })
			const value = /<input[^>]*name="reach"[^>]*checked=""[^>]*value="(\w+)"/.exec(await answer.text())?.[1]
			return [answer.status, value]
		}
		for (const reach of ['areas', 'all']) {
			const unreadable = new FormData()
			unreadable.append('reach', reach)
			unreadable.append('file', new File(['nothing'], 'streets.csv'))
			expect(await chosen(unreadable)).toEqual([422, reach])
			expect(await chosen(new URLSearchParams({ reach })), 'no answer came').toEqual([422, reach])
		}
	})

	test('because the connection broke leaves nothing behind', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const staged = () =>
			store.db.selectFrom('street_imports').select('id').where('status', '=', 'uploaded').execute()
		const outgoing = httpRequest(url + path, {
			method: 'POST',
			headers: {
				cookie,
				origin: url,
				'content-type': 'multipart/form-data; boundary=b',
				'content-length': 20_000_000,
			},
		}).on('error', () => undefined)
		const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
		outgoing.write(start + headings + lines(40_000))
		await expect.poll(staged).toHaveLength(1)
		outgoing.destroy()
		await expect.poll(staged).toEqual([])
	})
})
