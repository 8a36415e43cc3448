import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import type { FreshStore } from '#test/stores.ts'

const longestMs = 240_000

/** Repeats what fails while the server is down, until it is answered as it should be; counts how often it failed. */
export async function insist<Answer>(
	ask: () => Promise<Answer | null>,
	failures: { count: number },
): Promise<Answer> {
	const deadline = Date.now() + longestMs
	for (;;) {
		const answer = await ask().catch(() => null)
		if (answer !== null) return answer
		if (Date.now() > deadline) throw new Error('Nobody answered.')
		failures.count += 1
		await sleep(30)
	}
}

/** A production server on a store, always at one address; `killOften` kills it so many times, and starts it again. It ends with the test. */
export async function startKilledServer({ connection: { dataDir, databaseUrl } }: FreshStore) {
	const port = await freePort()
	const env = {
		PORT: `${port}`,
		DATA_DIR: dataDir,
		TRUSTED_PROXIES: '127.0.0.1',
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
	}
	let server = await startServer(env)
	onTestFinished(() => server.kill().catch(() => undefined))
	return {
		url: `http://127.0.0.1:${port}`,
		async killOften(rounds: number, random: () => number) {
			for (let round = 0; round < rounds; round++) {
				await sleep(150 + 250 * random())
				await server.kill()
				server = await startServer(env)
			}
		},
	}
}
