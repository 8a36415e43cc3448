import type { Twilio } from 'twilio'
import type { MessageInstance } from 'twilio/lib/rest/api/v2010/account/message.js'
import { failureOf, stoppedCode } from '#app/texts/text_failures.ts'
import { type TextDelay, usefulForMs } from '#app/texts/text_jobs.ts'
import { storable } from '#platform/text/storable.ts'
import type { TwilioReport } from './record_report.ts'
import type { TwilioAccount } from './twilio_account.ts'

/** The paths of Twilio's webhooks: for incoming texts, and for the status of ours. */
export const incomingPath = '/texts/incoming'
export const statusPath = '/texts/status'

export type SendOutcome =
	| { kind: 'sent'; sid: string }
	/** Certainly not accepted; can be retried. */
	| { kind: 'later'; why: TextDelay; error: string }
	/** It is unknown whether Twilio accepted it. */
	| { kind: 'uncertain'; error: string }
	/** Must never be retried. */
	| { kind: 'failed'; isStopped: boolean; failure: string; error: string }

/** The maximum number of texts listed, newest first: ten pages. */
const mostListed = 10_000

/** A text as listed by Twilio. */
export interface ListedText extends TwilioReport {
	sid: string
	/** True for a text sent to us, false for one of ours. */
	isTheirs: boolean
	/** The number it came from or goes to, as Twilio formats it. */
	number: string
	body: string
	pictures: number
	at: Date
}

export interface TextSender {
	/** Asks Twilio to send a text. Never throws. */
	send(text: { id: string; number: string; body: string }): Promise<SendOutcome>
	/** The texts to and from us since this time, oldest first. Throws if Twilio does not answer. */
	since(time: Date): Promise<ListedText[]>
}

/** Sends by this account. The library is loaded on first use, because it takes a tenth of the server's memory. */
export function twilioSender(account: TwilioAccount, timeoutMs = 15_000): TextSender {
	let client: Twilio | undefined
	return {
		async send({ id, number, body }) {
			try {
				client ??= await openClient(account, timeoutMs)
			} catch (error) {
				// The library cannot be loaded, as while an upgrade reinstalls the packages; nothing was sent.
				return { kind: 'later', why: 'unreachable', error: String(error) }
			}
			try {
				const { messages } = client
				const { sid } = await messages.create({
					to: number,
					body,
					...(account.from.startsWith('MG') ? { messagingServiceSid: account.from } : { from: account.from }),
					statusCallback: `${account.publicUrl}${statusPath}?text=${encodeURIComponent(id)}`,
					validityPeriod: usefulForMs / 1000,
				})
				return { kind: 'sent', sid }
			} catch (error) {
				return outcomeOf(error)
			}
		},
		async since(time) {
			client ??= await openClient(account, timeoutMs)
			const all = await client.messages.list({ dateSentAfter: time, pageSize: 1000, limit: mostListed })
			return all
				.filter(({ direction, from, to, messagingServiceSid }) =>
					[direction === 'inbound' ? to : from, messagingServiceSid].includes(account.from),
				)
				.map(listedText)
				.toSorted((a, b) => a.at.getTime() - b.at.getTime())
		},
	}
}

function listedText(message: MessageInstance): ListedText {
	const { sid, direction, from, to, body, numMedia, status, errorCode, dateCreated } = message
	const isTheirs = direction === 'inbound'
	return {
		sid,
		isTheirs,
		number: storable(isTheirs ? from : to),
		body: storable(body),
		pictures: Number(numMedia) || 0,
		status,
		code: errorCode,
		at: dateCreated,
	}
}

async function openClient({ sid, token, apiUrl }: TwilioAccount, timeout: number): Promise<Twilio> {
	const { default: twilio } = await import('twilio')
	class Client extends twilio.RequestClient {
		override request<T>(options: Parameters<typeof twilio.RequestClient.prototype.request<T>>[0]) {
			const { pathname, search } = new URL(options.uri)
			return super.request<T>({ ...options, uri: apiUrl + pathname + search })
		}
	}
	return twilio(sid, token, { httpClient: new Client({ timeout }) })
}

/** Errors of connections that were never established. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function outcomeOf(thrown: unknown): SendOutcome {
	const { code, status } = thrown as { code?: unknown; status?: unknown }
	const error = String(thrown)
	if (typeof status !== 'number') {
		const isUnreachable = typeof code === 'string' && neverConnected.has(code)
		return isUnreachable ? { kind: 'later', why: 'unreachable', error } : { kind: 'uncertain', error }
	}
	if (status === 429 || status === 503) return { kind: 'later', why: 'limited', error }
	if (status >= 500) return { kind: 'uncertain', error }
	// The account was refused, not this text: it can leave once the operator has fixed the account.
	if (status === 401 || status === 403) return { kind: 'later', why: 'account', error }
	const number = typeof code === 'number' ? code : null
	return { kind: 'failed', isStopped: number === stoppedCode, failure: failureOf(number), error }
}
