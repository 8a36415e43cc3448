import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** The milliseconds per turn of the event loop in which requests are started. */
const mostMs = 1

/**
 * Starts requests for at most `mostMs` per turn of the event loop and queues the rest in order. Node accepts one new connection per turn:
 * if 200 connections were answered in each, a visitor behind 200 others would wait for 40,000 responses.
 */
export function inTurns(listener: RequestListener): RequestListener {
	const waiting: [incoming: IncomingMessage, outgoing: ServerResponse][] = []
	let began = 0
	let isPlanned = false

	const isOver = () => performance.now() - began >= mostMs

	function plan(): void {
		isPlanned = true
		setImmediate(() => {
			isPlanned = false
			turn()
		})
	}

	function turn(): void {
		began = performance.now()
		for (let next = waiting.shift(); next !== undefined; next = isOver() ? undefined : waiting.shift()) {
			const [incoming, outgoing] = next
			if (outgoing.destroyed) continue
			listener(incoming, outgoing)
			// A request that was not answered synchronously continues after this function, and its time is not measured here.
			if (!outgoing.writableEnded) break
		}
		if (waiting.length > 0) plan()
	}

	return (incoming, outgoing) => {
		if (!isPlanned) {
			began = performance.now()
			plan()
		}
		if (waiting.length > 0 || isOver()) waiting.push([incoming, outgoing])
		else listener(incoming, outgoing)
	}
}
