import { fstatSync, write, writeSync } from 'node:fs'
import { Socket } from 'node:net'

/** The maximum number of characters waiting to be written. If nobody reads the log, lines are dropped; requests never wait. */
const maxQueued = 1_000_000
/** Lines are written in batches of this many characters, or after `everyMs` at the latest. */
const batchLength = 16_000
const everyMs = 1000
const nothing = Buffer.alloc(0)

/** Calls `done` with the bytes that could not be written; empty if all were. */
type WriteAll = (bytes: Buffer, done: (unwritten: Buffer) => void) => void

/**
 * The destination of log lines: a file, a terminal or a pipe that may be full, broken or unread. Lines that cannot be written are dropped
 * and counted; the count is logged as soon as writing works again. Nothing here throws.
 */
export class LogSink {
	#waiting = ''
	#isWriting = false
	#dropped = 0
	readonly #fd: number
	readonly #writeAll: WriteAll
	readonly #timer: NodeJS.Timeout

	/** `fd` is an open file descriptor; 1 is standard output. */
	constructor(fd = 1) {
		this.#fd = fd
		this.#writeAll = isPipe(fd) ? toPipe(fd) : (bytes, done) => toFile(fd, bytes, done)
		this.#timer = setInterval(() => this.#pass(), everyMs).unref()
	}

	/** Accepts one or more lines, each ending with a newline. */
	write(lines: string): void {
		if (this.#waiting.length + lines.length > maxQueued) {
			this.#dropped += count(lines)
			return
		}
		this.#waiting += lines
		if (this.#waiting.length > batchLength) this.#pass()
	}

	/** Resolves when everything is written or dropped, or after `ms`, so that a missing reader never keeps a process alive. */
	async drain(ms = 1000): Promise<void> {
		clearInterval(this.#timer)
		const deadline = Date.now() + ms
		this.#pass()
		while (this.#isWriting && Date.now() < deadline) {
			await new Promise((resolve) => setTimeout(resolve, 5))
			if (this.#waiting !== '') this.#pass()
		}
	}

	/** The last attempt in a process that exits now; lines that cannot be written immediately are lost. */
	writeLast(): void {
		try {
			if (this.#waiting !== '') writeSync(this.#fd, this.#waiting)
		} catch {
			// The log itself cannot be written, so there is nowhere to report this.
		}
		this.#waiting = ''
	}

	#pass(): void {
		if (this.#isWriting || (this.#waiting === '' && this.#dropped === 0)) return
		const lines = this.#waiting
		const reported = this.#dropped
		this.#waiting = ''
		this.#isWriting = true
		this.#writeAll(Buffer.from(notice(reported) + lines), (unwritten) => {
			this.#isWriting = false
			// A full disk may accept only the beginning.
			const isReported = unwritten.length <= Buffer.byteLength(lines)
			this.#dropped += Math.min(count(unwritten.toString()), count(lines)) - (isReported ? reported : 0)
			if (this.#waiting.length > batchLength) this.#pass()
		})
	}
}

function notice(dropped: number): string {
	if (dropped === 0) return ''
	// Starts a new line, because a full disk may have cut off the last one.
	return `\n${JSON.stringify({ level: 40, time: new Date().toISOString(), dropped, msg: 'log lines were lost' })}\n`
}

function count(lines: string): number {
	return lines.split('\n').length - 1
}

function isPipe(fd: number): boolean {
	try {
		const about = fstatSync(fd)
		return about.isFIFO() || about.isSocket()
	} catch {
		return false
	}
}

/** Not `process.stdout`: its writes to a pipe are synchronous, and a slow reader would block the whole server. */
function toPipe(fd: number): WriteAll {
	const pipe = new Socket({ fd, readable: false, writable: true })
	pipe.on('error', () => undefined)
	pipe.unref()
	return (bytes, done) => void pipe.write(bytes, (error) => done(error ? bytes : nothing))
}

function toFile(fd: number, bytes: Buffer, done: (unwritten: Buffer) => void): void {
	write(fd, bytes, 0, bytes.length, null, (error, written) => {
		if (error) done(bytes)
		else if (written < bytes.length) toFile(fd, bytes.subarray(written), done)
		else done(nothing)
	})
}
