import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { testAppSecret } from './app_secret.ts'
import { assertBuilt } from './built.ts'
import { freePort } from './free_port.ts'
import { hangMs } from './hang_ms.ts'

const root = join(import.meta.dirname, '..')
const memorySettings = parseEnv(readFileSync(join(root, 'deploy/memory.env'), 'utf8'))

/** A production server as a child process, as `bin/start` would run it. */
export interface ServerProcess {
	url: string
	process: ChildProcess
	/** Its output so far. */
	output(): string
	/** Sends SIGTERM and waits; resolves with the exit code. */
	stop(): Promise<number | null>
	/** Sends SIGKILL, as abrupt as a power cut, and waits. */
	kill(): Promise<void>
}

/**
 * Starts `build/server/index.js` with the given environment, by default on a free port, and waits until it is ready. With
 * `logFile`, a file descriptor, its log goes there instead of to `output()`. `folder` is another built checkout.
 */
export async function startServer(
	environment: Record<string, string>,
	logFile?: number,
	folder = root,
): Promise<ServerProcess> {
	if (folder === root) assertBuilt()
	const port = environment.PORT ?? String(await freePort())
	const child = spawn(process.execPath, ['build/server/index.js'], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			...memorySettings,
			HOST: '127.0.0.1',
			LOG_LEVEL: 'warn',
			DRAIN_SECONDS: '0',
			APP_SECRET: testAppSecret,
			// Tests start hundreds of servers, which share the compile cache.
			NODE_COMPILE_CACHE: join(folder, '.cache/compiled'),
			...environment,
			PORT: port,
		},
		stdio: ['ignore', logFile ?? 'pipe', 'pipe'],
	})
	let output = ''
	child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
	child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
	const exited = once(child, 'exit')
	const url = `http://127.0.0.1:${port}`
	await untilReady(url, child, () => output)
	return {
		url,
		process: child,
		output: () => output,
		async stop() {
			child.kill('SIGTERM')
			await exited
			return child.exitCode
		},
		async kill() {
			child.kill('SIGKILL')
			await exited
		},
	}
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
	const deadline = Date.now() + hangMs
	while (Date.now() < deadline) {
		if (child.exitCode !== null) break
		const response = await fetch(`${url}/healthz`).catch(() => null)
		if (response?.ok) return
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
	child.kill('SIGKILL')
	throw new Error(`The server did not become ready.\n${output()}`)
}
