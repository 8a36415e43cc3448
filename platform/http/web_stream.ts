import type { Readable } from 'node:stream'

/**
 * Converts a Node stream to a web stream for a response. Node's own `Readable.toWeb` throws an uncatchable error if a visitor disconnects
 * just as read-ahead bytes arrive.
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
