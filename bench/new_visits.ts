import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { quoteEntries } from '#test/quote_entries.ts'

/** Milliseconds until `/` and a POST to `/contact` were answered, each on a new connection. */
export interface Visits {
	page: number[]
	form: number[]
}

/** The address to connect to, and the `Host` header to send. */
interface Site {
	url: string
	host: string
}

let visitors = 0

/**
 * Sends visits, one every 20 ms until `during` settles, each from a different address and on a new connection; every fourth
 * sends a form. A visit that gets anything but the page or the redirect to a receipt counts as infinitely long.
 */
export async function newVisits(site: Site, during: Promise<unknown>): Promise<Visits> {
	const visits: Visits = { page: [], form: [] }
	const asked: Promise<void>[] = []
	const over = new AbortController()
	void during.finally(() => over.abort())
	while (!over.signal.aborted) {
		visitors += 1
		const kind = visitors % 4 === 0 ? 'form' : 'page'
		asked.push(visit(site, kind, visitors).then((ms) => void visits[kind].push(ms)))
		await setTimeout(20)
	}
	await Promise.all(asked)
	return visits
}

async function visit({ url, host }: Site, kind: keyof Visits, number: number): Promise<number> {
	const began = performance.now()
	const body = quoteEntries({ name: `Neighbor ${number}`, email: `n${number}@example.com` }).toString()
	const status = await new Promise<number | undefined>((resolve) => {
		const outgoing = (url.startsWith('https:') ? tlsRequest : plainRequest)(
			`${url}/${kind === 'form' ? 'contact' : ''}`,
			{
				agent: false,
				rejectUnauthorized: false,
				// Every address in 127/8 is this machine, and the server takes each for a different visitor.
				localAddress: `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
				method: kind === 'form' ? 'POST' : 'GET',
				headers:
					kind === 'form'
						? { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
						: { host, 'accept-encoding': 'br' },
			},
			(response) => response.resume().on('end', () => resolve(response.statusCode)),
		)
		outgoing.on('error', () => resolve(undefined))
		outgoing.end(kind === 'form' ? body : undefined)
	})
	return status === (kind === 'form' ? 303 : 200) ? performance.now() - began : Number.POSITIVE_INFINITY
}
