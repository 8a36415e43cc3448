import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Ready, findReady } from './find_ready.ts'
import { readPlainGet } from './plain_get.ts'
import { nextRequestId } from './request_id.ts'

/** The connections that are still ours. */
export interface PlainConnections {
	/** Closes those on which nothing is being sent. */
	closeIdle(): void
	closeAll(): void
}

/** Who asks on without reading is heard again when this much or less is still to be sent. */
const mostUnsentBytes = 256 * 1024

/**
 * Answers plain GETs of what is ready (a cached page, a file) on the connection itself. With the first request of any
 * other kind the connection is node's HTTP server's, for good (docs/decisions/2026-11-21-plain-gets-skip-node-http.md).
 */
export function answerPlainGets(server: Server, ready: Ready): PlainConnections {
	const [takeOver] = server.listeners('connection')
	if (takeOver === undefined) throw new Error('The HTTP server takes no connections.')
	const open = new Set<Socket>()
	// As node's own connections wait for the next request.
	const silenceMs = server.keepAliveTimeout + (server.keepAliveTimeoutBuffer ?? 0)

	server.removeAllListeners('connection')
	server.on('connection', (socket: Socket) => {
		let hasAnswered = false
		const forget = () => void open.delete(socket)
		const onEnd = () => socket.end()
		const onFailure = () => socket.destroy()
		const listeners = {
			data: onData,
			end: onEnd,
			timeout: onFailure,
			error: onFailure,
			close: forget,
		} as const

		function onData(bytes: Buffer): void {
			const request = readPlainGet(bytes)
			const resource = request && findReady(ready, request.target)
			if (!resource) return handOver(bytes)
			const { status, head, body } = resource.answer(request.acceptEncoding, request.ifNoneMatch)
			const requestId = nextRequestId()
			const id = resource.isFinal ? '' : `x-request-id: ${requestId}\r\n`
			socket.cork()
			socket.write(`${head}${id}Date: ${now()}\r\n\r\n`, 'latin1')
			if (body !== null) socket.write(body)
			socket.uncork()
			ready.answered({ requestId, method: 'GET', path: request.target, status, ms: 0 })
			if (!hasAnswered) socket.setTimeout(silenceMs)
			hasAnswered = true
			if (socket.writableLength > mostUnsentBytes) {
				socket.pause()
				socket.once('drain', () => socket.resume())
			}
		}

		function handOver(bytes: Buffer): void {
			for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
			forget()
			socket.setTimeout(0)
			socket.pause()
			socket.unshift(bytes)
			takeOver?.call(server, socket)
			socket.resume()
		}

		for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
		socket.setTimeout(server.headersTimeout)
		open.add(socket)
	})

	return {
		closeIdle() {
			for (const socket of open) if (socket.writableLength === 0) socket.destroy()
		},
		closeAll() {
			for (const socket of open) socket.destroy()
		},
	}
}

let second = 0
let date = ''

/** The time as HTTP tells it, made once a second. */
function now(): string {
	const ms = Date.now()
	if (ms - second >= 1000) {
		second = ms - (ms % 1000)
		date = new Date(second).toUTCString()
	}
	return date
}
