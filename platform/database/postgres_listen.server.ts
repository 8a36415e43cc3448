import { Client } from 'pg'

/** Milliseconds: first and longest wait before reconnecting. */
const firstWait = 100
const longestWait = 2000
const probeAfter = 10_000
const goodbyeTimeout = 500

/**
 * Listens for a channel's notifications on its own connection, reconnecting with backoff. Notifications sent while disconnected are lost,
 * so `onNotice` is called after each reconnect. `heartbeatMs` is how often an idle connection is checked and how long it may take to
 * answer. Resolves after the first attempt, successful or not.
 */
export async function listenForNotices(
	databaseUrl: string,
	channel: string,
	onNotice: () => void,
	heartbeatMs: number,
): Promise<{ close(): Promise<void> }> {
	let client: Client | undefined
	let timer: NodeJS.Timeout | undefined
	let wait = firstWait
	let closed = false

	async function connect(): Promise<boolean> {
		const attempt = new Client({
			connectionString: databaseUrl,
			connectionTimeoutMillis: heartbeatMs,
			query_timeout: heartbeatMs,
			keepAlive: true,
			keepAliveInitialDelayMillis: probeAfter,
		})
		attempt.on('notification', onNotice)
		attempt.on('error', () => lose(attempt))
		attempt.on('end', () => lose(attempt))
		client = attempt
		try {
			await attempt.connect()
			await attempt.query(`listen ${channel}`)
		} catch {
			lose(attempt)
			return false
		}
		wait = firstWait
		beat(attempt)
		return true
	}

	/** Only a query detects a half-open connection. */
	function beat(listening: Client): void {
		if (closed || client !== listening) return
		timer = setTimeout(() => {
			listening.query('select 1').then(
				() => beat(listening),
				() => lose(listening),
			)
		}, heartbeatMs).unref()
	}

	function lose(lost: Client): void {
		if (closed || client !== lost) return
		client = undefined
		clearTimeout(timer)
		// Not `end()`, which waits for the server.
		lost.connection.stream.destroy()
		timer = setTimeout(() => {
			void connect().then((connected) => connected && onNotice())
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
