import { Client } from 'pg'
import { contentChannel } from './migrations/content_version.ts'

/** Milliseconds: first and longest wait before connecting again, and how often a silent connection is tried. */
const firstWait = 100
const longestWait = 2000
const heartbeatEvery = 5000
const heartbeatTimeout = 5000
const probeAfter = 10_000
const goodbyeTimeout = 500

/**
 * Listens for the content triggers' notices on a connection of its own, and keeps doing so: a broken connection is
 * made again with growing pauses. What was sent meanwhile is lost, so `onChange` is called after each new start.
 * Resolves after the first attempt, whether it succeeded or not.
 */
export async function listenForContentChange(
	databaseUrl: string,
	onChange: () => void,
): Promise<{ close(): Promise<void> }> {
	let client: Client | undefined
	let timer: NodeJS.Timeout | undefined
	let wait = firstWait
	let closed = false

	async function connect(): Promise<boolean> {
		const attempt = new Client({
			connectionString: databaseUrl,
			connectionTimeoutMillis: heartbeatTimeout,
			query_timeout: heartbeatTimeout,
			keepAlive: true,
			keepAliveInitialDelayMillis: probeAfter,
		})
		attempt.on('notification', onChange)
		attempt.on('error', () => lose(attempt))
		attempt.on('end', () => lose(attempt))
		client = attempt
		try {
			await attempt.connect()
			await attempt.query(`listen ${contentChannel}`)
		} catch {
			lose(attempt)
			return false
		}
		wait = firstWait
		beat(attempt)
		return true
	}

	/** A half-open connection says nothing and breaks nothing: only a question finds it out. */
	function beat(listening: Client): void {
		if (closed || client !== listening) return
		timer = setTimeout(() => {
			listening.query('select 1').then(
				() => beat(listening),
				() => lose(listening),
			)
		}, heartbeatEvery).unref()
	}

	function lose(lost: Client): void {
		if (closed || client !== lost) return
		client = undefined
		clearTimeout(timer)
		// Not `end()`, which waits for the other side.
		lost.connection.stream.destroy()
		timer = setTimeout(() => {
			void connect().then((connected) => connected && onChange())
		}, wait).unref()
		wait = Math.min(wait * 2, longestWait)
	}

	await connect()
	return {
		async close() {
			closed = true
			clearTimeout(timer)
			const late = setTimeout(() => client?.connection.stream.destroy(), goodbyeTimeout)
			await client?.end().catch(() => {})
			clearTimeout(late)
		},
	}
}
