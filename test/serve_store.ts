import { onTestFinished } from 'vitest'
import { type ServerProcess, startServer } from './server_process.ts'
import type { Connection } from './stores.ts'

/** A production server on a store of the test's, stopped when the test ends. */
export async function serveStore(
	connection: Connection,
	environment: Record<string, string> = {},
): Promise<ServerProcess> {
	const server = await startServer({
		DATA_DIR: connection.dataDir,
		...(connection.databaseUrl ? { DATABASE_URL: connection.databaseUrl } : {}),
		...environment,
	})
	onTestFinished(async () => {
		if (server.process.exitCode === null && server.process.signalCode === null) await server.stop()
	})
	return server
}
