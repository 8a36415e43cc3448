import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { runServer, serveStore } from '#test/serve_store.ts'
import { freePort } from '#test/free_port.ts'
import { describeStore } from '#test/stores.ts'

/** Requests exactly this path, which `fetch` would normalize. */
async function ask(
	url: string,
	path: string,
): Promise<{ status: number; location: string | undefined; text: string }> {
	const asked = request(url, { path }).end()
	const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
	const chunks = await answer.toArray()
	return {
		status: answer.statusCode ?? 0,
		location: answer.headers.location,
		text: Buffer.concat(chunks as Buffer[]).toString(),
	}
}

/** 600 spellings of /about, mixing letter case and escapes. */
const variants = Array.from({ length: 600 }, (_, at) => {
	const letters = [...'about'].map((letter, place) => {
		const way = Math.floor((at + 1) / 4 ** place) % 4
		const shown = way % 2 === 1 ? letter.toUpperCase() : letter
		return way >= 2 ? `%${shown.charCodeAt(0).toString(16)}` : shown
	})
	return `/${letters.join('')}`
})

const linesOf = (output: string, message: string) =>
	output.split('\n').filter((line) => line.includes(`"msg":"${message}`)).length

describeStore('sqlite', 'a canonical address', (fresh) => {
	test('is where 600 other spellings redirect, none of which is rendered or cached', async () => {
		const server = await runServer((await fresh({ seed: true })).connection, { LOG_LEVEL: 'debug' })
		expect(new Set(variants).size).toBe(600)
		await ask(server.url, '/about')
		const memory = () =>
			Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1])
		const before = memory()
		for (const variant of variants) {
			const { status, location } = await ask(server.url, `${variant}?utm_source=flyer`)
			expect([status, location], variant).toEqual([308, '/about?utm_source=flyer'])
		}
		expect(memory() - before, 'KB').toBeLessThan(60_000)
		await server.stop()
		expect(linesOf(server.output(), 'page is new')).toBe(1)
		expect(linesOf(server.output(), 'page came out as it was')).toBe(0)
	})

	test('is where other spellings redirect, while a missing page gets 404 and an unreadable address gets 400', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const answers = [
			['/x/../about', 308, '/about'],
			['/%2e%2e', 308, '/'],
			['//about', 308, '/about'],
			['/.//evil.example/_.data', 308, '/evil.example/_.data'],
			['/.//evil.example/about', 308, '/evil.example/about'],
			['/Help/Cart-Placement/?a=1', 308, '/help/cart-placement?a=1'],
			['/ADMIN', 308, '/admin'],
			['/about%00', 400, undefined],
			['/a%2Fb', 404, undefined],
			['/%ff', 400, undefined],
			['/about#part', 200, undefined],
		] as const
		for (const [path, status, location] of answers) {
			expect(await ask(url, path), path).toMatchObject({ status, location })
		}
		expect((await ask(url, '/Not%20Here')).text).toContain('/Not Here')
		expect((await ask(url, '/%ff')).text).toContain('(970) 555-0142')
	})

	test('is one page under any undeclared query, and varies with the parameters that its route declares', async () => {
		const server = await serveStore((await fresh({ seed: true })).connection, { LOG_LEVEL: 'debug' })
		const plain = await ask(server.url, '/about')
		for (const search of [
			'?q=x',
			'?sent=1',
			'?voted=1&category=a',
			'?project=1',
			'?utm_source=flyer',
			'?%71=x',
		]) {
			expect((await ask(server.url, `/about${search}`)).text, search).toBe(plain.text)
		}
		expect((await ask(server.url, '/help?voted=1')).text).toBe((await ask(server.url, '/help')).text)
		expect((await ask(server.url, '/search?q=cart&x=y')).text).toContain('for “<!-- -->cart<!-- -->”')
		expect((await ask(server.url, '/size-calculator?project=roofing&rooms=2&material=heavy')).text).not.toBe(
			(await ask(server.url, '/size-calculator')).text,
		)
		await server.stop()
		expect(linesOf(server.output(), 'page is new')).toBe(3)
	})

	test('keeps its campaign parameters in a redirect', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		expect(await ask(url, '/Rolloffs/x%20y?utm_source=flyer&q=1')).toMatchObject({
			status: 308,
			location: '/roll-off-dumpsters?utm_source=flyer&q=1',
		})
	})

	test('works the same way during development', async () => {
		const { connection } = await fresh({ seed: true })
		const port = String(await freePort())
		const env = { ...process.env, PORT: port, DATA_DIR: connection.dataDir, NODE_ENV: 'development' }
		const server = spawn(process.execPath, ['--conditions=development', 'server/dev.ts'], {
			env,
			stdio: ['ignore', 'pipe', 'inherit'],
		})
		onTestFinished(async () => {
			const exited = once(server, 'exit')
			server.kill('SIGINT')
			await exited
		})
		let output = ''
		server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
		await expect.poll(() => output, { timeout: 200_000 }).toContain('Developing at')
		const url = `http://127.0.0.1:${port}`
		expect(await ask(url, '/%61BOUT?q=x')).toMatchObject({ status: 308, location: '/about?q=x' })
		expect((await ask(url, '/%ff')).status).toBe(400)
		expect((await ask(url, '/search?q=cart')).text).toContain('value="cart"')
		expect((await ask(url, '/help?q=cart')).text).toContain('value="cart"')
		expect((await ask(url, '/about?q=cart')).text).toContain('</html>')
	})
})
