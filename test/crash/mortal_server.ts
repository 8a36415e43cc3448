import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface MortalServer {
	/** SIGKILL, as a power cut would; resolves when it is gone. */
	kill(): Promise<void>
	/** Asks it to stop, and waits. */
	stop(): Promise<void>
}

/**
 * The program whose crashes are tested, as Node runs it: the small one beside this file, or what CRASH_SERVER names,
 * such as `build/server/main.js`.
 */
const program = process.env.CRASH_SERVER ?? 'test/crash/child.ts'

/** Starts the program and waits until it answers. Throws what it printed when it ends or is silent for 15 s. */
export async function startMortalServer(env: Record<string, string>): Promise<MortalServer> {
	const child = spawn(process.execPath, [program], {
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			HOST: '127.0.0.1',
			LOG_LEVEL: 'error',
			// Each lead comes from an address of its own, which the server believes only a trusted proxy about.
			TRUSTED_PROXIES: '127.0.0.1',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	child.stdout.on('data', (text: Buffer) => (output += text.toString()))
	child.stderr.on('data', (text: Buffer) => (output += text.toString()))
	const isUp = await answers(`http://127.0.0.1:${env.PORT}/healthz`, child)
	if (!isUp) {
		child.kill('SIGKILL')
		throw new Error(`The server did not start.\n${output}`)
	}
	const end = async (signal: NodeJS.Signals) => {
		const gone = once(child, 'exit')
		child.kill(signal)
		await gone
	}
	return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
	const deadline = Date.now() + 15_000
	while (child.exitCode === null && Date.now() < deadline) {
		const answer = await fetch(url).catch(() => null)
		if (answer?.ok) return true
		await sleep(20)
	}
	return false
}
