import type { Server, ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log/log.ts'
import { startWatchdog } from './watchdog.ts'

/** How long requests in flight may take after listening has ended, in milliseconds. */
const graceMs = 10_000
/** How long everything else may take after that. The watchdog kills the process if even the exit hangs. */
const endMs = 4_000
const watchdogMs = 4_700
const sweepMs = 50
/** How long new connections may keep coming before listening ends, in milliseconds. */
const acceptMs = 5_000

/** Runs a named part of the shutdown; the name is logged if the part hangs. Never rejects. */
export type EndPart = (name: string, work: () => Promise<void>) => Promise<void>

interface StopSteps {
	log: Log
	/** How long after SIGTERM connections are still accepted, so that the front proxy can switch to another server. */
	drainMs: number
	/** Called at once: `/readyz` answers 503 from here on. */
	drain(): void
	/** Called when listening has ended: ends streams that would otherwise stay open forever. */
	before(): void
	/** Runs concurrently with the last requests. */
	endWork(end: EndPart): Promise<void>
	after(end: EndPart): Promise<void>
	/** Writes the remaining log lines. */
	flush(): Promise<void>
}

/**
 * On SIGTERM accepts connections for `drainMs` more (on SIGINT does not), finishes requests, closes the rest and exits 0. Requests beyond
 * the grace period are aborted; parts still hanging after that are logged, and the process exits 1. A second signal ends the draining.
 */
export function stopOnSignal(server: Server, steps: StopSteps): void {
	const { log } = steps
	const hanging = new Set<string>()
	const hurry = new AbortController()
	let isStopping = false
	const underWay = new Set<ServerResponse>()
	server.prependListener('request', (_, response) => {
		if (isStopping) response.shouldKeepAlive = false
		underWay.add(response)
		response.once('close', () => underWay.delete(response))
	})

	const end: EndPart = async (name, work) => {
		hanging.add(name)
		await work().catch((error: unknown) => log.error({ part: name, error: String(error) }, 'not ended well'))
		hanging.delete(name)
	}

	async function endRequests(): Promise<void> {
		const cut = setTimeout(() => {
			log.warn({ afterMs: graceMs }, 'requests took too long and were cut')
			server.closeAllConnections()
		}, graceMs)
		const closed = closeListener(server)
		steps.before()
		// Without this, a keep-alive connection would stay open after its last response.
		const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
		await closed
		clearInterval(sweep)
		clearTimeout(cut)
	}

	async function stop(signal: string): Promise<void> {
		if (isStopping) return hurry.abort()
		isStopping = true
		const drainMs = signal === 'SIGTERM' ? steps.drainMs : 0
		log.info({ signal, drainMs }, 'stopping')
		steps.drain()
		// Without this, the front could send a form on a connection just as it is closed, and could not send it again.
		for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
		await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => {})

		const watchdog = startWatchdog(graceMs + watchdogMs)
		const giveUp = setTimeout(() => {
			log.error({ hanging: [...hanging] }, 'stopped without waiting for what hangs')
			watchdog.watch('the log')
			void steps.flush().then(() => process.exit(1))
		}, graceMs + endMs)
		await Promise.all([end('requests', endRequests), steps.endWork(end)])
		await steps.after(end)
		clearTimeout(giveUp)
		watchdog.watch('the log')
		await steps.flush()
		process.exit(0)
	}

	process.on('SIGTERM', () => void stop('SIGTERM'))
	process.on('SIGINT', () => void stop('SIGINT'))
}

/**
 * Stops listening; resolves when the last connection is closed. The kernel completes connections before Node accepts them, one per turn of
 * the event loop, and resets those still queued on close, so all are accepted first.
 */
async function closeListener(server: Server): Promise<void> {
	const deadline = Date.now() + acceptMs
	let hasTaken = true
	const onConnection = () => void (hasTaken = true)
	server.on('connection', onConnection)
	while (hasTaken && Date.now() < deadline) {
		hasTaken = false
		await turn()
		await turn()
	}
	server.off('connection', onConnection)
	await new Promise<void>((resolve) => server.close(() => resolve()))
}
