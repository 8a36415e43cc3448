import { Worker } from 'node:worker_threads'

/**
 * Runs beside the main thread, which may itself be stuck: in a write to a log that nobody reads, or on its way out,
 * where Node waits for a file or a name that some thread still asks for. It says so if that can be said, and kills.
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

export interface Watchdog {
	/** Says what would be to blame from now on. */
	watch(part: string): void
}

/** Kills this process, whatever it is doing, when it still is there in so many milliseconds. */
export function startWatchdog(ms: number): Watchdog {
	const worker = new Worker(program, { eval: true, workerData: ms })
	worker.unref()
	return { watch: (part) => worker.postMessage(part, []) }
}
