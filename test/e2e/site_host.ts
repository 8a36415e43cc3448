import { type OpenServer, openServer } from '#test/open_server.ts'
import type { Connection } from '#test/stores.ts'
import type { HostReply, HostRequest } from './hosted_server.ts'

/**
 * A process that serves sites one after another, each on its own store, loading the build only once. Ends with its parent
 * process.
 */
const open = new Map<number, OpenServer>()
const reply = (message: HostReply) => void process.send?.(message)

process.on('disconnect', () => process.exit(0))
process.on('message', (request: HostRequest) => {
	void answer(request).then(reply, (error: unknown) => {
		reply({ id: request.id, error: error instanceof Error ? String(error.stack) : String(error) })
	})
})

async function answer({ id, environment }: HostRequest): Promise<HostReply> {
	if (environment === null) {
		await open.get(id)?.stop()
		open.delete(id)
	} else {
		const connection: Connection = {
			databaseUrl: undefined,
			dataDir: environment.DATA_DIR ?? '',
			appSecret: '',
		}
		open.set(id, await openServer(connection, environment, (lines) => reply({ id, lines })))
	}
	return { id, isDone: true }
}
