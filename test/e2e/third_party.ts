import { once } from 'node:events'
import { createServer } from 'node:http'

/** A stand-in for third-party servers, with the scripts and the map that a site may be configured with. */
export interface ThirdParty {
	url: string
	/** The number of requests for this path so far. */
	asked(path: string): number
	close(): Promise<void>
}

const answers: Record<string, { type: string; body: string }> = {
	'/tag.js': { type: 'text/javascript', body: 'window.isTagHere = true' },
	'/reviews.js': {
		type: 'text/javascript',
		body: `document.querySelector('[data-reviews-widget]').append('128 reviews from the widget')`,
	},
	'/map': { type: 'text/html', body: '<!doctype html><title>Map</title><p>A map' },
}

export async function openThirdParty(): Promise<ThirdParty> {
	const counts = new Map<string, number>()
	const server = createServer((request, response) => {
		const path = request.url ?? ''
		counts.set(path, (counts.get(path) ?? 0) + 1)
		const answer = answers[path]
		response.writeHead(answer ? 200 : 404, {
			'content-type': answer?.type ?? 'text/plain',
			// The site's pages load these from another origin.
			'cross-origin-resource-policy': 'cross-origin',
		})
		response.end(answer?.body)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('The third party has no port.')
	return {
		url: `http://127.0.0.1:${address.port}`,
		asked: (path) => counts.get(path) ?? 0,
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
