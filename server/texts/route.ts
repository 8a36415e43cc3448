import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import webhooks from 'twilio/lib/webhooks/webhooks.js'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { receiveText } from '#app/texts/receive_text.server.ts'
import { wrongSignatureLimit } from '#app/texts/text_limits.ts'
import { readFormAsSent } from '#platform/forms/read_form.server.ts'
import { storableJson } from '#platform/text/storable.ts'
import { countWithinFrom } from '#platform/limits/network_limit.server.ts'
import type { AppEnv } from '../app_env.ts'
import { recordReport } from './record_report.ts'
import type { TwilioAccount } from './twilio_account.ts'
import { incomingPath, statusPath } from './twilio_sender.ts'

const noStore = { 'cache-control': 'no-store' }
/** The longest text with ten pictures, encoded, is a third of this. */
const limit = bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('Too long.\n', 413, noStore) })

type Fields = Record<string, string>

/**
 * Twilio's webhooks: incoming texts, and the status of ours. They are called from anywhere without cookies, so this route comes before the
 * origin check; they are authenticated by the signature over our public address and all fields.
 */
export function textsRoute(services: LeadServices, account: TwilioAccount | null): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	if (account === null) return route
	const signed = (handle: (c: Context<AppEnv>, fields: Fields) => Promise<Response>) => {
		return async (c: Context<AppEnv>) => {
			const form = await readFormAsSent(c.req.raw)
			const fields = Object.fromEntries([...(form ?? [])].map(([name, value]) => [name, String(value)]))
			if (isSigned(c, account, fields)) return handle(c, storableJson(fields) as Fields)
			return refuse(c, services)
		}
	}

	route.post(
		incomingPath,
		limit,
		signed(async (c, fields) => {
			const { MessageSid: sid, From: from, Body: body = '', NumMedia, OptOutType } = fields
			if (!sid || !from) return c.text('Not a text.\n', 400, noStore)
			const text = { sid, from, body, pictures: Number(NumMedia) || 0 }
			const answeredAs = keywordOfTwilio(OptOutType)
			const answer = await receiveText(services, { ...text, answeredAs }, new Date())
			return c.body(await answerXml(answer), 200, { ...noStore, 'content-type': 'text/xml' })
		}),
	)

	route.post(
		statusPath,
		limit,
		signed(async (c, fields) => {
			const id = c.get('url').searchParams.get('text') ?? ''
			const { MessageSid, MessageStatus: status, ErrorCode } = fields
			const report = { sid: MessageSid ?? null, status, code: Number(ErrorCode) || null }
			await recordReport(services, id, report, new Date())
			return c.body(null, 204, noStore)
		}),
	)
	return route
}

function isSigned(c: Context<AppEnv>, { token, publicUrl }: TwilioAccount, fields: Fields): boolean {
	const { pathname, search } = c.get('url')
	const signature = c.req.header('x-twilio-signature') ?? ''
	return webhooks.validateRequest(token, signature, publicUrl + pathname + search, fields)
}

async function refuse(c: Context<AppEnv>, { store, log }: { store: Store; log: Log }): Promise<Response> {
	const isFew = await countWithinFrom(store.db, wrongSignatureLimit, c.get('peer').address, new Date())
	if (!isFew) return c.text('Too many.\n', 429, noStore)
	log.warn(
		{ requestId: c.get('requestId') },
		'a call that says it is Twilio’s has a wrong signature: refused. Check PUBLIC_URL and TWILIO_AUTH_TOKEN if it was',
	)
	return c.text('The signature is wrong.\n', 403, noStore)
}

function keywordOfTwilio(type: string | undefined) {
	const keyword = type?.toLowerCase()
	return keyword === 'stop' || keyword === 'start' || keyword === 'help' ? keyword : null
}

async function answerXml(answer: string | null): Promise<string> {
	const { default: MessagingResponse } = await import('twilio/lib/twiml/MessagingResponse.js')
	const response = new MessagingResponse()
	if (answer !== null) response.message(answer)
	return response.toString()
}
