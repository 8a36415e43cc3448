import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two requests; long enough not to load the server. */
const everyMs = 5

/** A request's path, with its response's ETag and time. */
export interface Asked {
	path: string
	etag: string
	/** Milliseconds from the request to the last byte. */
	ms: number
}

/** Requests the paths in turn until `during` settles. Rejects if a response is not 200. */
export async function sample(
	url: string,
	paths: readonly string[],
	during: Promise<unknown>,
): Promise<Asked[]> {
	const agent = new Agent({ keepAlive: true })
	const asked: Promise<Asked>[] = []
	const over = new AbortController()
	void during.finally(() => over.abort())
	for (let at = 0; !over.signal.aborted; at += 1) {
		asked.push(ask(url, paths[at % paths.length] ?? '/', agent))
		await setTimeout(everyMs)
	}
	const answers = await Promise.all(asked)
	agent.destroy()
	return answers
}

/** The given quantile (0 to 1) of the response times; NaN for none. */
export function percentile(asked: readonly Asked[], share: number): number {
	const sorted = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

function ask(url: string, path: string, agent: Agent): Promise<Asked> {
	const began = performance.now()
	return new Promise((resolve, reject) => {
		get(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
			const etag = response.headers.etag ?? ''
			response.resume().on('end', () => resolve({ path, etag, ms: performance.now() - began }))
		}).on('error', reject)
	})
}
