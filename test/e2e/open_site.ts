import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from '#db/store.server.ts'
import type { Store } from '#db/store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { freePort, startServer } from '#test/server_process.ts'

/** A production server on a seeded store of its own. */
export interface Site {
	url: string
	/** A second connection to the server's store, to read what was written and to change content behind its back. */
	store: Store
	/** What the server logged so far, one JSON object a line; it writes them in batches, at the latest after a second. */
	log(): string
	close(): Promise<void>
}

/** Starts the built site with `environment` over its settings; `close` stops it and removes its store. */
export async function openSite(environment: Record<string, string> = {}): Promise<Site> {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'hauler-site-'))
	const port = String(await freePort())
	const url = `http://127.0.0.1:${port}`
	const settings = { PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' }
	const server = await startServer({ ...settings, ...environment })
	const store = await openStore({ dataDir, appSecret: testAppSecret })
	return {
		url,
		store,
		log: server.output,
		async close() {
			await store.close()
			await server.stop()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}
