import { expect, test } from 'vitest'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describeStore('sqlite', 'a flood of made-up addresses', (fresh) => {
	test('LG-04 is answered 404 with the path and suggestions, counted, and not logged one by one', async () => {
		const { connection } = await fresh({ seed: true })
		const server = await runServer(connection, { LOG_LEVEL: 'info' })
		const ask = (path: string, accept = browser.accept) => fetch(server.url + path, { headers: { accept } })
		const answers: { status: number; text: string; at: number }[] = []
		const short = () => answers.filter(({ text }) => text.length < 3000)
		// A slow machine renders more of them before it refuses any.
		while (short().length <= 100) {
			const next = Array.from({ length: 200 }, async (_, number) => {
				const at = answers.length + number
				const response = await ask(`/trash-in-windsor-${at}`)
				return { status: response.status, text: await response.text(), at }
			})
			answers.push(...(await Promise.all(next)))
		}
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
		for (const { text, at } of answers) {
			expect(text).toContain('Page Not Found')
			expect(text).toContain(`/trash-in-windsor-${at}<`)
			expect(text).toContain('href="/residential/windsor"')
			expect(text).toContain('href="tel:')
		}

		const over = new AbortController()
		const rest = Array.from({ length: 40 }, async (_, at) => {
			for (let times = 0; !over.signal.aborted; times += 1)
				await (await ask(`/trash-in-${at}-${times}`)).arrayBuffer()
		})
		const said = async (path: string, accept?: string) => (await ask(path, accept)).text()
		await expect.poll(() => said('/nowhere-for-programs', '*/*')).toBe('Page Not Found\n')
		await expect.poll(() => said('/%3Cimg%20src=x%3E')).toContain('/&#60;img src=x&#62;<')
		await expect.poll(async () => (await ask('/pickup-day/nowhere')).status).toBe(503)
		for (const path of ['/', '/help/cart-placement', '/help/cart-placement.data', '/_.data'])
			expect((await ask(path)).status, path).toBe(200)
		over.abort()
		await Promise.all(rest)

		const metrics = await (await fetch(`${server.url}/metrics`)).text()
		const counted = Number(/^requests_refused_total\{reason="missing"\} (\d+)$/m.exec(metrics)?.[1])
		expect(counted).toBeGreaterThan(short().length)
		await expect.poll(() => server.output()).toContain('requests were refused')
		const lines = server.output().split('\n')
		expect(lines.filter((line) => line.includes('"path":"/trash-in-')).length).toBeLessThan(counted)
		expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
	})
})
