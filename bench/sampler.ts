import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two questions; few enough that the asking itself keeps nobody waiting. */
const everyMs = 5

/** Sorted milliseconds from asking to the last byte, one of the paths after the other, for as long as `during` lasts. */
export async function sample(
	url: string,
	paths: readonly string[],
	during: Promise<unknown>,
): Promise<number[]> {
	const agent = new Agent({ keepAlive: true })
	const times: number[] = []
	const asked: Promise<void>[] = []
	const over = new AbortController()
	void during.finally(() => over.abort())
	for (let at = 0; !over.signal.aborted; at += 1) {
		asked.push(ask(url + paths[at % paths.length], agent).then((ms) => void times.push(ms)))
		await setTimeout(everyMs)
	}
	await Promise.all(asked)
	agent.destroy()
	return times.toSorted((a, b) => a - b)
}

/** The value that `share` (0 to 1) of the sorted values do not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

function ask(address: string, agent: Agent): Promise<number> {
	const began = performance.now()
	return new Promise((resolve, reject) => {
		get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
			if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
			answer.resume().on('end', () => resolve(performance.now() - began))
		}).on('error', reject)
	})
}
