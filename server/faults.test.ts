import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canMountDisks, fill, smallDisk } from '#test/small_disk.ts'
import { startServer } from '#test/server_process.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { Assets } from '#platform/http/assets.ts'

const verbose = { LOG_LEVEL: 'info', ADMIN_PASSWORD: 'a long way from the curb' }

async function start(store: FreshStore, logFile?: number) {
	const server = await startServer({ DATA_DIR: store.connection.dataDir, ...verbose }, logFile)
	onTestFinished(() => server.kill())
	return server
}

/** Where no disk can be mounted, `/dev/full` is used. */
const disks = canMountDisks() ? [{ name: 'the disk', open: () => smallDisk(1024) }] : []

/** Appears in log lines about the page that these tests request. */
const ofPage = '"path":"/about"'

const statusesOf = (url: string, times: number) =>
	Promise.all(Array.from({ length: times }, async () => (await fetch(url)).status))

describeStore('sqlite', 'a server process survives', (fresh) => {
	test('running out of file descriptors, and serves all its files once some are free', async () => {
		const server = await start(await fresh({ seed: true }))
		const { hostname, port } = new URL(server.url)
		execFileSync('prlimit', ['--pid', String(server.process.pid), '--nofile=48:48'])
		const sockets = Array.from({ length: 100 }, () =>
			connect(Number(port), hostname).on('error', () => undefined),
		)
		await new Promise((resolve) => setTimeout(resolve, 500))
		for (const socket of sockets.slice(0, 60)) socket.write('GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n')
		await new Promise((resolve) => setTimeout(resolve, 500))
		for (const socket of sockets) socket.destroy()
		const isBack = async () => (await fetch(`${server.url}/favicon.svg`).catch(() => null))?.status
		await expect.poll(isBack).toBe(200)
		expect(await statusesOf(`${server.url}/`, 5)).toEqual(Array(5).fill(200))
		expect(server.process.exitCode).toBe(null)
	})

	test('a full disk for its log, and stops when asked to', async () => {
		const server = await start(await fresh({ seed: true }), openSync('/dev/full', 'w'))
		for (let round = 0; round < 4; round += 1) {
			expect(await statusesOf(`${server.url}/`, 50)).toEqual(Array(50).fill(200))
			await new Promise((resolve) => setTimeout(resolve, 400))
		}
		expect(await server.stop()).toBe(0)
	})

	test.each(disks)(
		'a disk for its log that fills up ($name); once there is room the log says exactly how many lines were lost',
		async ({ open }) => {
			const disk = open()
			onTestFinished(disk.unmount)
			const log = join(disk.folder, 'log')
			const filling = join(disk.folder, 'filling')
			const server = await start(await fresh({ seed: true }), openSync(log, 'a'))
			const lines = () => readFileSync(log, 'utf8').split('\n')
			const written = () => lines().filter((line) => line.includes(ofPage) && line.endsWith('}')).length
			const lost = () => {
				const notices = lines().filter((line) => line.includes('"msg":"log lines were lost"'))
				return notices.reduce((sum, line) => sum + (JSON.parse(line) as { dropped: number }).dropped, 0)
			}
			const url = `${server.url}/about`
			await fetch(server.url)
			const statuses = await statusesOf(url, 10)
			await expect.poll(written).toBe(10)
			fill(filling)
			for (let round = 0; round < 4; round += 1) {
				statuses.push(...(await statusesOf(url, 50)))
				await new Promise((resolve) => setTimeout(resolve, 400))
			}
			expect(written(), 'a page of the disk may have had room').toBeLessThan(60)
			rmSync(filling)
			await expect.poll(() => written() + lost()).toBe(210)
			expect(lost()).toBeGreaterThan(0)
			statuses.push(...(await statusesOf(url, 5)))
			await expect.poll(() => written() + lost()).toBe(215)
			expect(statuses).toEqual(Array(215).fill(200))
			expect(await server.stop()).toBe(0)
		},
	)

	test('the reader of its log going away, and stops when asked to', async () => {
		const server = await start(await fresh({ seed: true }))
		server.process.stdout?.destroy()
		server.process.stderr?.destroy()
		for (let round = 0; round < 4; round += 1) {
			expect(await statusesOf(`${server.url}/`, 50)).toEqual(Array(50).fill(200))
			await new Promise((resolve) => setTimeout(resolve, 400))
		}
		expect(await server.stop()).toBe(0)
	})

	test('a reader of its log that reads nothing; later the log says how many lines were lost', async () => {
		const server = await start(await fresh({ seed: true }))
		await fetch(server.url)
		server.process.stdout?.pause()
		const url = `${server.url}/about`
		// More than the server buffers for a pipe that nobody reads.
		const rounds = 300
		for (let round = 0; round < rounds; round += 1)
			expect(await statusesOf(url, 50)).toEqual(Array(50).fill(200))
		server.process.stdout?.resume()
		const lost = () => {
			const notices = server.output().matchAll(/"dropped":(\d+),"msg":"log lines were lost"/g)
			return [...notices].reduce((sum, [, dropped]) => sum + Number(dropped), 0)
		}
		const reported = () => server.output().split(ofPage).length - 1 + lost()
		// The log counts the lost lines; some must have been lost.
		await expect.poll(reported).toBe(rounds * 50)
		expect(lost()).toBeGreaterThan(0)
		server.process.stdout?.pause()
		expect(await statusesOf(url, 50)).toEqual(Array(50).fill(200))
		expect(await server.stop(), 'nobody reads, and it ends').toBe(0)
	})
})

test('a build that is replaced on disk is still served from memory', () => {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-assets-'))
	writeFileSync(join(folder, 'sign.svg'), '<svg/>')
	const assets = new Assets(folder)
	rmSync(folder, { recursive: true })
	expect(assets.get('/sign.svg')?.readyFor(undefined, undefined)?.body?.toString()).toBe('<svg/>')
	expect(assets.get('/other.svg')).toBeUndefined()
})

test('an uncaught error is logged, and the process goes on', () => {
	const program = `
		import { logUncaughtErrors } from './platform/process/log_uncaught_errors.ts'
		logUncaughtErrors({ error: ({ error }, message) => console.log(message, error) })
		setTimeout(() => { throw new Error('one') })
		Promise.reject(new Error('two'))
		setTimeout(() => console.log('alive'), 100)`
	const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
		encoding: 'utf8',
	})
	expect(stdout.trim().split('\n').toSorted()).toEqual([
		'alive',
		'uncaught fault Error: one',
		'uncaught fault Error: two',
	])
	expect(status).toBe(0)
})
