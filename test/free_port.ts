import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Finds a port that no process listens on. It is below the ephemeral ports (32768 and up on Linux), so that no outgoing
 * connection takes it before the server listens.
 */
export async function freePort(): Promise<number> {
	for (let attempt = 0; attempt < 100; attempt++) {
		const port = randomInt(16_384, 32_768)
		const probe = createServer().listen(port, '127.0.0.1')
		const isFree = await once(probe, 'listening').then(
			() => true,
			() => false,
		)
		if (!isFree) continue
		probe.close()
		await once(probe, 'close')
		return port
	}
	throw new Error('No port is free.')
}
