import { Worker } from 'node:worker_threads'

/**
 * Runs in a worker, because the main thread may be stuck writing to an unread log, or in an exit that waits for a file or DNS lookup. Logs
 * what hangs if it can, and kills the process.
 */
const program = `
	const { write } = require('node:fs')
	const { parentPort, workerData } = require('node:worker_threads')
	let hanging = 'an ending'
	parentPort.on('message', (part) => { hanging = part })
	setTimeout(() => {
		const kill = () => process.kill(process.pid, 'SIGKILL')
		write(2, 'Stopped by force: ' + hanging + ' hangs.\\n', kill)
		setTimeout(kill, 100)
	}, workerData)
`

interface Watchdog {
	/** Sets the name of the step in progress, for the message. */
	watch(part: string): void
}

/** Kills this process if it still runs after `ms` milliseconds. */
export function startWatchdog(ms: number): Watchdog {
	const worker = new Worker(program, { eval: true, workerData: ms })
	worker.unref()
	return { watch: (part) => worker.postMessage(part, []) }
}
