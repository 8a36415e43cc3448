import { setTimeout as sleep } from 'node:timers/promises'
import { quoteEntries } from '#test/quote_entries.ts'
import { retryMs } from '#test/hang_ms.ts'

/** An acknowledged request, with the number of times it was sent. */
export interface Acknowledged {
	name: string
	leadId: string
	sendings: number
}

export interface Visitors {
	acknowledged: Acknowledged[]
	/** Resolves when every request in progress has been acknowledged. */
	leave(): Promise<void>
}

const at = 4

/**
 * Starts visitors who send one quote request after another and, like the form's script, resend a request with the same
 * submission key until it is acknowledged.
 */
export function sendVisitors(url: string, random: () => number): Visitors {
	const acknowledged: Acknowledged[] = []
	let number = 0
	const closing = new AbortController()

	async function visit() {
		while (!closing.signal.aborted) {
			acknowledged.push(await sendUntilAnswered(url, ++number, random))
			await sleep(20 + 60 * random())
		}
	}

	const visits = Promise.all(Array.from({ length: at }, visit))
	// Awaited by `leave`; until then a rejection must not end the process.
	visits.catch(() => undefined)
	return {
		acknowledged,
		async leave() {
			closing.abort()
			await visits
		},
	}
}

async function sendUntilAnswered(url: string, number: number, random: () => number): Promise<Acknowledged> {
	const name = `Neighbor ${number}`
	const idempotency_key = `crash-test-${number}`.padEnd(32, '0')
	const body = quoteEntries({ name, email: `n${number}@example.com`, idempotency_key })
	const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
	const deadline = Date.now() + retryMs
	for (let sendings = 1; ; sendings++) {
		const response = await fetch(`${url}/contact`, {
			method: 'POST',
			body,
			headers: { 'x-forwarded-for': address },
			redirect: 'manual',
		}).catch(() => null)
		const leadId = /[?&]sent=([\w-]+)/.exec(response?.headers.get('location') ?? '')?.[1]
		if (response?.status === 303 && leadId) return { name, leadId, sendings }
		if (Date.now() > deadline)
			throw new Error(`${name} was not taken: ${response?.status} ${await response?.text()}`)
		await sleep(20 + 50 * random())
	}
}
