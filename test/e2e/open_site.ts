import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { frontAddress, startFront } from '#test/front.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { freePort } from '#test/free_port.ts'
import { type ServerProcess, startServer } from '#test/server_process.ts'
import { copyStore } from '#test/store_templates.ts'
import { openHostedServer } from './hosted_server.ts'

/** A production server on its own seeded store. */
export interface Site {
	url: string
	/** The server's process, for tests that stop it; null if it serves other sites too. */
	server: ServerProcess | null
	/** A second connection to the server's store, to read what was written and to change content without the server. */
	store: Store
	/** The server's log so far, one JSON object per line. Lines are written in batches, at most a second late. */
	log(): string
	close(): Promise<void>
}

/**
 * Starts the built site with `environment` over its settings; `close` stops it and removes its store. With `throughFront`,
 * visitors reach it over TLS through nginx with `deploy/nginx.conf`. With `isHosted`, it runs in a shared process
 * (`test/e2e/hosted_server.ts`).
 */
export async function openSite(
	environment: Record<string, string> = {},
	{ throughFront = false, isHosted = false } = {},
): Promise<Site> {
	const dataDir = mkdtempSync(path.join(roomyFolder(), 'hauler-site-'))
	// With another company, the server seeds the store itself from that company's folder.
	if (!environment.COMPANY) copyStore(process.env.SEEDED_STORE ?? '', dataDir)
	const port = String(await freePort())
	const address = throughFront ? await frontAddress() : null
	const url = address?.url ?? `http://127.0.0.1:${port}`
	const settings = { PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' }
	const all = { ...settings, ...environment }
	const server = isHosted && !environment.COMPANY ? null : await startServer(all)
	const running = server ?? (await openHostedServer(all))
	const front = address && (await startFront(address, [`127.0.0.1:${port}`]))
	// nginx's certificate is self-signed; this process makes no other TLS requests.
	if (front) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
	const store = await openStore({ dataDir, appSecret: testAppSecret })
	return {
		url,
		server,
		store,
		log: running.output,
		async close() {
			await store.close()
			await front?.stop()
			await running.stop()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}
