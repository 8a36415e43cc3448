import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import type { FreshStore } from '#test/stores.ts'
import { retryMs } from '#test/hang_ms.ts'

/** Calls `ask` until it returns a value, retrying on errors and null while the server is down; counts the failures. */
export async function retryUntilAnswered<Answer>(
	ask: () => Promise<Answer | null>,
	failures: { count: number },
): Promise<Answer> {
	const deadline = Date.now() + retryMs
	for (;;) {
		const answer = await ask().catch(() => null)
		if (answer !== null) return answer
		if (Date.now() > deadline) throw new Error('Nobody answered.')
		failures.count += 1
		await sleep(30)
	}
}

/**
 * Starts a production server on a store, always at the same address, that can be killed and restarted, with `changes` to
 * its settings. It is stopped when the test ends.
 */
export async function startKilledServer(
	{ connection: { dataDir, databaseUrl } }: Pick<FreshStore, 'connection'>,
	settings: Record<string, string> = {},
) {
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const env = {
		PORT: `${port}`,
		PUBLIC_URL: url,
		DATA_DIR: dataDir,
		// Each visitor has its own address, in a forwarded header that the server trusts here.
		TRUSTED_PROXIES: '127.0.0.1',
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
		...settings,
	}
	let server = await startServer(env)
	onTestFinished(() => server.kill().catch(() => undefined))
	const killOnce = async (changes: Record<string, string> = {}) => {
		await server.kill()
		server = await startServer({ ...env, ...changes })
	}
	return {
		url,
		killOnce,
		async killOften(rounds: number, random: () => number) {
			for (let round = 0; round < rounds; round++) {
				await sleep(150 + 250 * random())
				await killOnce()
			}
		},
	}
}
