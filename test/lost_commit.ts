import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { openStore } from '#db/open_store.server.ts'
import type { Fresh } from './stores.ts'

/**
 * Returns a `fresh` for PostgreSQL stores whose connection breaks once: after the first commit of a transaction with that
 * statement and before its response. The transaction is on disk, but the client is not told.
 */
export function losingCommit(fresh: Fresh, statement: string): Fresh {
	return async (options) => {
		const { connection: direct } = await fresh(options)
		const connection = { ...direct, databaseUrl: await losingProxy(direct.databaseUrl ?? '', statement) }
		const store = await openStore(connection)
		onTestFinished(() => store.close())
		return { ...store, connection }
	}
}

async function losingProxy(url: string, statement: string): Promise<string> {
	const { hostname, port } = new URL(url)
	const sockets = new Set<Socket>()
	let isToLose = true
	const server = createServer((near) => {
		const far = connect(Number(port), hostname)
		let [isWritten, isCommitting] = [false, false]
		near.on('data', (bytes) => {
			isWritten ||= bytes.includes(statement)
			isCommitting = isWritten && bytes.includes('commit\0')
			far.write(bytes)
		})
		far.on('data', (bytes) => {
			if (!isCommitting || !isToLose) return void near.write(bytes)
			isToLose = false
			near.destroy()
		})
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket)
			socket.on('error', () => undefined)
			socket.on('close', () => other.destroy())
		}
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => {
		server.close()
		for (const socket of sockets) socket.destroy()
	})
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	const through = new URL(url)
	through.hostname = '127.0.0.1'
	through.port = `${address.port}`
	return through.href
}
