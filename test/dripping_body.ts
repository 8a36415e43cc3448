import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { photoForm } from './photo_form.ts'

export interface DrippingBody {
	/** Resolves with the server's answer. */
	answer: Promise<{ status: number; text: string }>
	outgoing: ClientRequest
	leave(): void
}

/** Sends a service request with a photo of `bytes` bytes, except its last kilobyte. */
export async function dripPhoto(
	url: string,
	bytes: number,
	headers: Record<string, string> = {},
): Promise<DrippingBody> {
	const whole = new Request('http://localhost', {
		method: 'POST',
		body: photoForm([{ name: 'large.jpg', bytes: Buffer.alloc(bytes, 'x') }]),
	})
	const body = Buffer.from(await whole.arrayBuffer())
	const options: RequestOptions = {
		method: 'POST',
		headers: {
			'content-type': whole.headers.get('content-type') ?? '',
			'content-length': body.length,
			...headers,
		},
	}
	const target = `${url}/service-request?kind=broken-cart`
	const outgoing = url.startsWith('https:')
		? httpsRequest(target, { ...options, rejectUnauthorized: false })
		: httpRequest(target, options)
	const { promise: answer, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
	answer.catch(() => undefined)
	outgoing.on('error', reject).on('response', (incoming) => {
		let text = ''
		incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
		incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
	})
	outgoing.write(body.subarray(0, -1024))
	return { answer, outgoing, leave: () => outgoing.destroy() }
}
