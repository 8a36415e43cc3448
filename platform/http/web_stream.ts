import type { Readable } from 'node:stream'

/**
 * The bytes of a Node stream as a response takes them. Node's own `Readable.toWeb` throws where nobody can catch it if a visitor leaves
 * just as bytes that were read ahead come.
 */
export function webStream(from: Readable): ReadableStream<Uint8Array> {
	const chunks: AsyncIterator<Uint8Array> = from[Symbol.asyncIterator]()
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await chunks.next()
			if (done) controller.close()
			else controller.enqueue(value)
		},
		cancel() {
			from.destroy()
		},
	})
}
