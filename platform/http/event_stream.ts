/** Shorter than the idle timeout of common proxies. */
const keepAliveMs = 25_000
const retryMs = 3_000

interface EventStream {
	/** Does nothing once the stream has ended. */
	send(event: string, data: string): void
	end(): void
}

/**
 * A response of server-sent events that lasts until the client disconnects or `end` is called. `follow` starts sending and returns a
 * cleanup function, which is called once. `data` must be a single line.
 */
export function eventStream(follow: (stream: EventStream) => () => void): Response {
	const encoder = new TextEncoder()
	let leave = () => {}
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			let isOpen = true
			const write = (text: string) => {
				if (isOpen) controller.enqueue(encoder.encode(text))
			}
			const keepAlive = setInterval(() => write(': still here\n\n'), keepAliveMs)
			let first = `retry: ${retryMs}\n`
			const unfollow = follow({
				send(event, data) {
					write(`${first}event: ${event}\ndata: ${data}\n\n`)
					first = ''
				},
				end() {
					if (!isOpen) return
					leave()
					controller.close()
				},
			})
			leave = () => {
				if (!isOpen) return
				isOpen = false
				clearInterval(keepAlive)
				unfollow()
			}
		},
		cancel: () => leave(),
	})
	return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } })
}
