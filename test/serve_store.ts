import { onTestFinished } from 'vitest'
import { openServer, type OpenServer } from './open_server.ts'
import { type ServerProcess, startServer } from './server_process.ts'
import type { Connection } from './stores.ts'

/** Serves the built site on a test's store from this process; closed when the test ends. */
export async function serveStore(
	connection: Connection,
	environment: Record<string, string> = {},
): Promise<OpenServer> {
	const server = await openServer(connection, environment)
	onTestFinished(() => server.stop())
	return server
}

/** Serves it from a separate process, for tests of starting, stopping and killing, and of several servers at once. */
export async function runServer(
	{ dataDir, databaseUrl }: Connection,
	environment: Record<string, string> = {},
): Promise<ServerProcess> {
	const server = await startServer({
		DATA_DIR: dataDir,
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
		...environment,
	})
	onTestFinished(async () => {
		if (server.process.exitCode === null && server.process.signalCode === null) await server.stop()
	})
	return server
}
