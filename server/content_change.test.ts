import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testAppSecret } from '#test/app_secret.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { describeEachStore, describeStore } from '#test/stores.ts'

const headline = 'The lids close at noon'

describeEachStore('a change of the content', (fresh) => {
	test('shows on the next request of every server process', async () => {
		const store = await fresh({ seed: true })
		const servers = [await runServer(store.connection), await runServer(store.connection)]
		const shown = () =>
			Promise.all(servers.map(async ({ url }) => (await (await fetch(url)).text()).includes(headline)))
		expect(await shown()).toEqual([false, false])

		await store.db
			.updateTable('page_sections')
			.set({ title: headline })
			.where('page_slug', '=', 'home')
			.where('section_name', '=', 'hero')
			.execute()
		await expect.poll(shown, { interval: 20 }).toEqual([true, true])
	})

	test('TH-02 a change of the palette is pushed to open pages, a change of anything else is not', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const events = new EventReader(await fetch(`${url}/events`))
		expect(await events.next()).toContain('"--primary"')

		await store.db.updateTable('testimonials').set({ location: 'Timnath' }).execute()
		await store.db
			.updateTable('color_variables')
			.set({ hsl_value: '200 50% 20%' })
			.where('css_variable_name', '=', '--primary')
			.execute()
		const next = await events.next()
		expect(next).toContain('event: theme')
		expect(next).toContain('{"name":"--primary","value":"200 50% 20%"}')
		await events.close()
	})

	test('TH-01 the page contains the active palette in its order, and another one once that is active', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const style = async () => /<style id="palette">(.*?)<\/style>/.exec(await (await fetch(url)).text())?.[1]
		const first = await style()
		expect(first).toMatch(/^:root\s*\{--background:/)

		const [other] = await store.db
			.selectFrom('color_palettes')
			.select('id')
			.where('is_active', '=', false)
			.execute()
		await store.db.transaction().execute(async (transaction) => {
			await transaction.updateTable('color_palettes').set({ is_active: false }).execute()
			await transaction
				.updateTable('color_palettes')
				.set({ is_active: true })
				.where('id', '=', other?.id ?? '')
				.execute()
		})
		await expect.poll(style, { interval: 20 }).not.toBe(first)
	})

	test('TH-03 without an active palette the style sheet still works, and the log says why', async () => {
		const store = await fresh({ seed: true })
		await store.db.updateTable('color_palettes').set({ is_active: false }).execute()
		const server = await serveStore(store.connection)
		expect(await (await fetch(server.url)).text()).toContain('<style id="palette"></style>')
		await server.stop()
		expect(server.output()).toContain('No active color palette found')
	})
})

describeStore('postgres', 'a database that goes away', (fresh) => {
	test('leaves the last content in place; forms report it and keep what was typed', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await store.db
			.updateTable('page_sections')
			.set({ title: headline })
			.where('page_slug', '=', 'contact')
			.where('section_name', '=', 'hero')
			.execute()
		await expect.poll(async () => (await fetch(`${url}/contact`)).text()).toContain(headline)

		await sql`alter table quote_requests rename to gone`.execute(store.db)
		const response = await fetch(`${url}/contact`, {
			method: 'POST',
			body: new URLSearchParams({
				name: 'Ada Quist',
				email: 'ada@example.com',
				service_type: 'other',
				smsConsent: 'on',
			}),
		})
		expect(response.status).toBe(503)
		const html = await response.text()
		expect(html).toContain('Failed to submit quote request. Please try again or call us directly.')
		expect(html).toContain('value="Ada Quist"')
		expect(html).toContain(headline)
	})

	test('that is down at startup is replaced by the built-in content until it answers', async () => {
		const { url } = await serveStore({
			databaseUrl: 'postgres://127.0.0.1:9/none',
			dataDir: '/tmp',
			appSecret: testAppSecret,
		})
		expect((await fetch(url)).status).toBe(200)
		const ready = await fetch(`${url}/readyz`)
		expect(ready.status).toBe(503)
		expect(await ready.json()).toMatchObject({ ready: false, store: false, content: 'built-in' })
	})
})

/** Server-sent events, one message at a time. */
class EventReader {
	readonly #reader: ReadableStreamDefaultReader<string>
	#rest = ''

	constructor(response: Response) {
		if (response.body === null) throw new Error('The stream has no body.')
		this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
	}

	async next(): Promise<string> {
		while (!this.#rest.includes('\n\n')) {
			const { value, done } = await this.#reader.read()
			if (done) throw new Error('The stream ended.')
			this.#rest += value
		}
		const end = this.#rest.indexOf('\n\n')
		const message = this.#rest.slice(0, end)
		this.#rest = this.#rest.slice(end + 2)
		return message
	}

	async close(): Promise<void> {
		await this.#reader.cancel()
	}
}
