import { setTimeout as sleep } from 'node:timers/promises'
import { refusalSentence } from '#app/leads/refusal_sentence.ts'
import { quoteEntries } from './quote_entries.ts'
import { sampleFacts } from './sample_facts.ts'

/** The first sentence of the app's page when the store is unavailable. Resending the same form counts once. */
const [unavailable = ''] = refusalSentence('unavailable', sampleFacts)?.split('. ') ?? []
/** The first sentence of nginx's page when no server accepted a form. */
const restarting = 'Our site is being restarted. Please go back and try again in a minute'

/** The outcomes of the quote requests sent. */
export interface PostLoad {
	/** The names of the acknowledged requests. */
	acknowledged: string[]
	/** The responses to the other requests, or the errors. */
	failed: string[]
	/** The names of visitors whom nginx asked to send the form again, once for each time. */
	cutOff: string[]
	/** Resolves when every request has been answered. */
	end(): Promise<void>
}

/**
 * Starts visitors who send one quote request after another to `url`, each from a different address. A request is sent once;
 * with `sendAgain`, again whenever a page asks for it.
 */
export function startPostLoad(url: string, { visitors = 6, pauseMs = 15, sendAgain = false } = {}): PostLoad {
	const acknowledged: string[] = []
	const failed: string[] = []
	const cutOff: string[] = []
	let number = 0
	const ending = new AbortController()

	async function send(name: string, own: number): Promise<string> {
		const answer = await post(url, name, own).catch((error: unknown) => `${error}`)
		if (answer.includes(restarting)) cutOff.push(name)
		return sendAgain && [unavailable, restarting].some((sentence) => answer.includes(sentence))
			? send(name, own)
			: answer
	}

	async function visit() {
		while (!ending.signal.aborted) {
			const name = `Neighbor ${++number}`
			const answer = await send(name, number)
			if (answer === 'taken') acknowledged.push(name)
			else failed.push(answer)
			await sleep(pauseMs)
		}
	}

	const visits = Promise.all(Array.from({ length: visitors }, visit))
	return {
		acknowledged,
		failed,
		cutOff,
		async end() {
			ending.abort()
			await visits
		},
	}
}

async function post(url: string, name: string, number: number): Promise<string> {
	const response = await fetch(`${url}/contact`, {
		method: 'POST',
		body: quoteEntries({ name, email: `n${number}@example.com` }),
		headers: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
		redirect: 'manual',
	})
	const body = await response.text()
	if (response.status === 303 && response.headers.get('location')?.includes('sent=')) return 'taken'
	return `${response.status} ${body.includes(unavailable) ? unavailable : body.slice(0, 200)}`
}
