import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can go silent: it then drops all data without closing connections. */
export interface SilentProxy {
	/** The upstream's URL through this proxy. */
	url: string
	/** From now on accepts connections and data but forwards nothing. */
	fallSilent(): void
	/** Forwards again, on existing connections too; dropped data stays lost. */
	speak(): void
	close(): void
}

/** Starts a proxy in front of the host and port of `url`. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
	const { hostname, port } = new URL(url)
	const sockets = new Set<Socket>()
	let isSilent = false
	const pass = (from: Socket, to: Socket) => {
		sockets.add(from)
		from.on('data', (bytes) => void (isSilent || to.write(bytes)))
		from.on('end', () => void (isSilent || to.end()))
		from.on('error', () => to.destroy())
		from.on('close', () => {
			sockets.delete(from)
			if (!isSilent) to.destroy()
		})
	}
	const server = createServer((near) => {
		const far = connect(Number(port), hostname)
		pass(near, far)
		pass(far, near)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	const through = new URL(url)
	through.hostname = '127.0.0.1'
	through.port = `${address.port}`
	return {
		url: through.href,
		fallSilent: () => void (isSilent = true),
		speak: () => void (isSilent = false),
		close() {
			server.close()
			for (const socket of sockets) socket.destroy()
		},
	}
}
