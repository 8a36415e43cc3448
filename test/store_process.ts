import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Connection } from './stores.ts'

/** The tasks that a second process can run on a store (`test/store_process_main.ts`). */
export type StoreTask = 'start' | 'edit' | 'write'

export interface StoreProcess {
	/** Starts the task; resolves to its result. If the process fails, rejects with its error output. */
	go(): Promise<unknown>
}

/** Starts a real process that loads the code and waits for `go`, so that several can run their tasks at the same moment. */
export async function storeProcess(task: StoreTask, connection: Connection): Promise<StoreProcess> {
	const main = fileURLToPath(new URL('store_process_main.ts', import.meta.url))
	const child = spawn(process.execPath, [main, task, JSON.stringify(connection)])
	const exit = once(child, 'exit')
	let output = ''
	let complaint = ''
	child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
	const ready = new Promise<void>((resolve, reject) => {
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			output += text
			if (output.startsWith('ready\n')) resolve()
		})
		child.once('exit', () => reject(new Error(complaint)))
	})
	await ready
	return {
		async go() {
			child.stdin.end('go\n')
			const [code] = await exit
			if (code !== 0) throw new Error(complaint)
			return JSON.parse(output.slice('ready\n'.length)) as unknown
		},
	}
}
