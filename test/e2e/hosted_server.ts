import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** A message that asks the host to open a server with these settings, or to close it if they are null. */
export interface HostRequest {
	id: number
	environment: Record<string, string> | null
}
export type HostReply = { id: number } & ({ isDone: true } | { error: string } | { lines: string })

/** A production server in a process that it shares with earlier and later ones. */
export interface HostedServer {
	/** Everything it has logged so far. */
	output(): string
	stop(): Promise<void>
}

let host: ChildProcess | undefined
let last = 0

/**
 * Opens a server as `startServer` does, in a fifth of the time. Open only one at a time, since the servers of the host process
 * share its module state.
 */
export async function openHostedServer(environment: Record<string, string>): Promise<HostedServer> {
	host ??= fork(join(import.meta.dirname, 'site_host.ts'), { execArgv: [] })
	const child = host
	const id = ++last
	let output = ''
	const listen = (reply: HostReply) => {
		if (reply.id === id && 'lines' in reply) output += reply.lines
	}
	child.on('message', listen)
	await ask(child, { id, environment })
	return {
		output: () => output,
		async stop() {
			await ask(child, { id, environment: null })
			child.off('message', listen)
		},
	}
}

/** Ends the host process if one was started. */
export function closeHost(): void {
	host?.disconnect()
	host = undefined
}

function ask(child: ChildProcess, request: HostRequest): Promise<void> {
	return new Promise((resolve, reject) => {
		const settle = (reply: HostReply) => {
			if (reply.id !== request.id || 'lines' in reply) return
			child.off('message', settle).off('exit', end)
			if ('error' in reply) reject(new Error(reply.error))
			else resolve()
		}
		const end = () => reject(new Error('The process of the sites has ended.'))
		child.on('message', settle).once('exit', end).send(request)
	})
}
