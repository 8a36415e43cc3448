import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

const page = '<!doctype html><title>Portal</title><p>The other company’s portal'

/** How a billing portal on another site may respond. */
const behaviors = {
	good: (response: ServerResponse) => send(response, {}),
	/** A common framework default: other sites may frame it, but their scripts may not fetch it. */
	isolated: (response: ServerResponse) => send(response, { 'cross-origin-resource-policy': 'same-origin' }),
	welcoming: (response: ServerResponse) =>
		send(response, {
			'content-security-policy': "frame-ancestors 'self' http://127.0.0.1:*",
			'x-frame-options': 'DENY',
		}),
	failing: (response: ServerResponse) => response.writeHead(500).end('Broken'),
	hanging: () => undefined,
	denying: (response: ServerResponse) => send(response, { 'x-frame-options': 'DENY' }),
	'for others': (response: ServerResponse) =>
		send(response, { 'content-security-policy': 'frame-ancestors https://partner.example' }),
	'moved away': (response: ServerResponse) =>
		response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
}

export type Behavior = keyof typeof behaviors

function send(response: ServerResponse, headers: Record<string, string>): void {
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(page)
}

/** A local billing portal on another origin. */
export interface PortalServer {
	url: string
	/** The number of requests so far. */
	asked(): number
	behave(behavior: Behavior): void
	/** Stops listening, as if the server were down; `rise` listens again at the same address. */
	fall(): Promise<void>
	rise(): Promise<void>
}

export async function openPortalServer(): Promise<PortalServer> {
	let behavior: Behavior = 'good'
	let count = 0
	const server = createServer((_request, response) => {
		count += 1
		behaviors[behavior](response)
	})
	const listen = async (port: number) => {
		server.listen(port, '127.0.0.1')
		await once(server, 'listening')
		const address = server.address()
		if (address === null || typeof address === 'string') throw new Error('The portal has no port.')
		return address.port
	}
	const port = await listen(0)
	return {
		url: `http://127.0.0.1:${port}/pay`,
		asked: () => count,
		behave: (next) => void (behavior = next),
		async fall() {
			if (!server.listening) return
			server.close()
			server.closeAllConnections()
			await once(server, 'close')
		},
		rise: async () => void (await listen(port)),
	}
}
