import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/free_port.ts'
import { probePortal } from './probe.server.ts'

/** The public URL is on this machine too, so that portals there may be probed. */
const ours = new URL('http://127.0.0.1:3000')
const outside = new URL('https://hauler.example')

/** Starts a portal on this machine; resolves to its URL. */
async function portal(answer: RequestListener): Promise<URL> {
	const server = createServer(answer).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(async () => {
		server.closeAllConnections()
		server.close()
		await once(server, 'close')
	})
	return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`)
}

const stateOf = async (answer: RequestListener) => (await probePortal(await portal(answer), ours)).state

test('PB-02 a portal that answers is up; one that fails, refuses frames or is missing is down', async () => {
	expect(await stateOf((_, response) => response.end('Hello'))).toBe('up')
	for (const status of [404, 410, 500, 503]) {
		expect(await stateOf((_, response) => response.writeHead(status).end()), String(status)).toBe('down')
	}
	expect(await stateOf((_, response) => response.writeHead(200, { 'x-frame-options': 'DENY' }).end())).toBe(
		'down',
	)
	expect(await stateOf((request) => request.socket.destroy())).toBe('down')
	const nobody = new URL(`http://127.0.0.1:${await freePort()}`)
	expect((await probePortal(nobody, ours)).state).toBe('down')
})

test('PB-02 a refusal that may concern bots only leaves it unknown whether the portal is up', async () => {
	for (const status of [401, 403, 405, 429]) {
		expect(await stateOf((_, response) => response.writeHead(status).end()), String(status)).toBe('unknown')
	}
})

test("PB-02 redirects are followed within the portal's origin, and nowhere else", async () => {
	const asked: (string | undefined)[] = []
	const elsewhere = await portal((request, response) => {
		asked.push(request.url)
		response.end()
	})
	expect(await stateOf((_, response) => response.writeHead(302, { location: elsewhere.href }).end())).toBe(
		'down',
	)
	expect(asked).toEqual([])
	const toLogin: RequestListener = ({ url }, response) =>
		url === '/login' ? response.end() : response.writeHead(302, { location: '/login' }).end()
	expect(await stateOf(toLogin)).toBe('up')
	expect(await stateOf((_, response) => response.writeHead(302, { location: '/pay' }).end())).toBe('down')
})

test('PB-02 a host name in a private network is not contacted', async () => {
	let isContacted = false
	const { port } = await portal((_, response) => {
		isContacted = true
		response.end()
	})
	const named = new URL(`https://pay.portal.example:${port}`)
	const inward = async () => [{ address: '127.0.0.1', family: 4 }]
	for (const site of [ours, outside]) {
		expect((await probePortal(named, site, inward)).state).toBe('unknown')
	}
	expect((await probePortal(new URL(`http://127.0.0.1:${port}`), outside)).state).toBe('unknown')
	expect(isContacted).toBe(false)
})

test('PB-02 a host name that does not resolve is down', async () => {
	const nowhere = () => Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }))
	expect(await probePortal(new URL('https://pay.portal.example'), ours, nowhere)).toMatchObject({
		state: 'down',
		reason: 'ENOTFOUND',
	})
})
