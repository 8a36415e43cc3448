import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export const twilioSid = `AC${'0'.repeat(31)}1`
export const twilioToken = 'a token that only the two know'
export const twilioNumber = '+19705550100'

/** Small, so that lists have several pages. */
const pageSize = 3

/** How the service handles the next messages. */
export type TwilioBehavior =
	| { does: 'accept' }
	/** Responds with this error, one of those in Twilio's documentation. */
	| { does: 'refuse'; status: number; code: number; message: string }
	/** Accepts the message but closes the connection before responding. */
	| { does: 'break-off' }

/** A message as Twilio lists it. */
export interface ListedMessage {
	sid: string
	direction: 'inbound' | 'outbound-api'
	from: string
	to: string
	body: string
	num_media: string
	status: string
	error_code: number | null
	/** In the format of `Date.toUTCString`. */
	date_created: string
}

export interface TwilioService {
	url: string
	/** The messages that it accepted from the site, and those that a test added. */
	listed: ListedMessage[]
	/** Lists a text from a phone without calling the site. Returns its SID. */
	keep(text: { from: string; body: string; at: Date }): string
	/** The send requests it received, in order. */
	messages: Record<string, string>[]
	behave(behavior: TwilioBehavior): void
	/** Sets the delay of responses in milliseconds, initially 0. */
	answerAfter(ms: number): void
	/** The stand-in's only account, in the form that a sender takes. */
	account: Record<'sid' | 'token' | 'from' | 'apiUrl', string>
	/** The settings for a server that uses this account. */
	settings: Record<string, string>
	close(): Promise<void>
}

/** Starts a stand-in for Twilio's documented Messages API on a free port. */
export async function openTwilio(): Promise<TwilioService> {
	let behavior: TwilioBehavior = { does: 'accept' }
	let waitMs = 0
	const messages: Record<string, string>[] = []
	const listed: ListedMessage[] = []
	const keep = ({
		at,
		...message
	}: Pick<ListedMessage, 'from' | 'body'> & Partial<ListedMessage> & { at: Date }) => {
		const sid = `SM${randomBytes(16).toString('hex')}`
		const theirs = { direction: 'inbound', to: twilioNumber, status: 'received' } as const
		const date_created = at.toUTCString()
		listed.push({ sid, ...theirs, num_media: '0', error_code: null, date_created, ...message })
		return sid
	}
	const server = createServer((request, response) => void answer(request, response))

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const fields = Object.fromEntries(new URLSearchParams(await text(request)))
		const send = (status: number, body: unknown) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
		const basic = Buffer.from(`${twilioSid}:${twilioToken}`).toString('base64')
		if (request.headers.authorization !== `Basic ${basic}`)
			return void send(401, { code: 20003, message: 'Authenticate', status: 401 })
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://twilio.example')
		const isMessages = pathname === `/2010-04-01/Accounts/${twilioSid}/Messages.json`
		if (isMessages && request.method === 'GET') return void send(200, listFrom(searchParams))
		if (!isMessages || request.method !== 'POST')
			return void send(404, { code: 20404, message: 'Not found', status: 404 })
		messages.push(fields)
		if (waitMs > 0) await sleep(waitMs, undefined, { ref: false })
		if (behavior.does === 'refuse') {
			const { status, code, message } = behavior
			return void send(status, { status, code, message: `${message} ${fields.To}` })
		}
		const { From: from = '', To: to = '', Body: body = '' } = fields
		const sid = keep({ direction: 'outbound-api', from, to, body, status: 'queued', at: new Date() })
		if (behavior.does === 'break-off') return void request.socket.destroy()
		send(201, { sid, status: 'queued', to: fields.To, from: fields.From, body: fields.Body, num_media: '0' })
	}

	/** A page of the messages sent since `DateSent>`, newest first, with the path of the next page. */
	function listFrom(asked: URLSearchParams) {
		const since = Date.parse(asked.get('DateSent>') ?? '')
		const page = Number(asked.get('Page'))
		const all = listed
			.filter(({ date_created }) => Date.parse(date_created) >= since)
			.toSorted((a, b) => Date.parse(b.date_created) - Date.parse(a.date_created))
		const next = new URLSearchParams({ ...Object.fromEntries(asked), Page: `${page + 1}` })
		const path = `/2010-04-01/Accounts/${twilioSid}/Messages.json?${next}`
		return {
			messages: all.slice(page * pageSize, (page + 1) * pageSize),
			next_page_uri: all.length > (page + 1) * pageSize ? path : null,
		}
	}

	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		url,
		messages,
		listed,
		keep,
		behave: (next) => (behavior = next),
		answerAfter: (ms) => (waitMs = ms),
		account: { sid: twilioSid, token: twilioToken, from: twilioNumber, apiUrl: url },
		settings: {
			TWILIO_ACCOUNT_SID: twilioSid,
			TWILIO_AUTH_TOKEN: twilioToken,
			TWILIO_FROM: twilioNumber,
			TWILIO_API_URL: url,
		},
		async close() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

/** Calls the site as Twilio does, signed with `token` over the public URL and all fields, sorted by name. */
export function callAsTwilio(
	{ url, publicUrl, path }: { url: string; publicUrl: string; path: string },
	fields: Record<string, string>,
	token = twilioToken,
): Promise<Response> {
	const signed = Object.keys(fields)
		.toSorted()
		.map((name) => name + fields[name])
	const signature = createHmac('sha1', token)
		.update([publicUrl + path, ...signed].join(''))
		.digest('base64')
	const headers = { 'x-twilio-signature': signature, 'user-agent': 'TwilioProxy/1.1' }
	return fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
