import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Milliseconds of one turn of the event loop in which requests are begun. */
const mostMs = 1

/**
 * Begins requests for a moment in each turn of the event loop and the others, in their order, in the next ones. A turn accepts
 * one new connection only: if 200 connections were answered in each, a visitor behind 200 others would wait 40,000 answers.
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
			// What is not answered at once goes on after this function: its time is not counted here.
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
