import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface EmbeddingsRequest {
	authorization: string | undefined
	model: string
	input: string[]
}

export interface EmbeddingsService {
	/** In the format of EMBEDDINGS_URL. */
	url: string
	requests: EmbeddingsRequest[]
	/** Handles a request instead of the service if it returns true. */
	meanwhile: (response: ServerResponse, request: IncomingMessage) => boolean
	stop(): Promise<void>
}

const dimensions = 4093

/**
 * An OpenAI-compatible embeddings service on its own port, stopped when the test ends. Its "model" counts longer
 * words, and treats those of one list as the same.
 */
export async function startEmbeddingsService(
	same: readonly (readonly string[])[] = [],
): Promise<EmbeddingsService> {
	const server = createServer((request, response) => void answer(request, response))
	const service: EmbeddingsService = { url: '', requests: [], meanwhile: () => false, stop }

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = JSON.parse(await text(request)) as { model: string; input: string[] }
		service.requests.push({ authorization: request.headers.authorization, ...body })
		if (service.meanwhile(response, request)) return
		if (request.method !== 'POST' || request.url !== '/v1/embeddings')
			return void response.writeHead(404).end()
		const data = body.input.map((input, index) => ({
			index,
			object: 'embedding',
			embedding: vectorOf(input, same),
		}))
		// In the order of `index`, not of the list.
		response.writeHead(200, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ object: 'list', model: body.model, data: data.toReversed() }))
	}

	async function stop(): Promise<void> {
		server.closeAllConnections()
		await new Promise((resolve) => server.close(resolve))
	}

	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
	onTestFinished(stop)
	return service
}

function vectorOf(input: string, same: readonly (readonly string[])[]): number[] {
	const vector = Array<number>(dimensions).fill(0)
	for (const word of input.toLowerCase().match(/[a-z]{5,}/g) ?? []) {
		const meant = same.find((group) => group.includes(word))?.[0] ?? word
		let hash = 7
		for (const letter of meant) hash = (hash * 31 + letter.charCodeAt(0)) % dimensions
		vector[hash] = (vector[hash] ?? 0) + 1
	}
	return vector.map(Math.sqrt)
}
