import { rowIn } from '#app/content/listing.ts'
import type { Services } from '#app/services.server.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { takeReceipt } from '#app/leads/receipt_limit.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { parseForm, type FormValues } from '#platform/forms/parse_form.ts'
import { addressKey } from '#platform/limits/address_hash.server.ts'
import { countWithinFrom } from '#platform/limits/network_limit.server.ts'
import { confirmMail } from './confirm_mail.ts'
import { subscribeLimit } from './limits.ts'
import { type Choices, subscribeSchema } from './schema.ts'
import { mailboxHash } from './tokens.server.ts'
import { newToken } from '#platform/http/secret_token.ts'

/** The services needed to change subscriptions. */
export type SubscriptionServices = Pick<Services, 'store' | 'content' | 'wake' | 'publicUrl' | 'log'>

type Subscribed =
	| { ok: true }
	/** `errors` are those of fields; if empty, `reason` says why. `values` are the typed values. */
	| {
			ok: false
			reason: 'invalid' | 'too-many' | 'unavailable'
			errors: FieldError[]
			values: FormValues
	  }

/**
 * Stores a request for reminders and mails a confirmation link. The result is the same whether or not the address is
 * known, rate-limited or blocked, so that it reveals nothing about an address.
 */
export async function subscribe(
	services: SubscriptionServices,
	entries: FormData,
	visitor: Visitor,
	now: Date,
): Promise<Subscribed> {
	const parsed = parseForm(subscribeSchema, entries)
	const { values } = parsed
	if (!parsed.ok) return { ok: false, reason: 'invalid', errors: parsed.errors, values }
	const { email, ...choices } = parsed.value
	const area = areaOf(services, choices.area)
	if (!area)
		return {
			ok: false,
			reason: 'invalid',
			errors: [{ field: 'area', message: 'Please choose your area.' }],
			values,
		}
	try {
		const isTaken = await services.store.db
			.transaction()
			.execute((trx) => writeSubscription(trx, services, { email, choices, area }, visitor, now))
		if (!isTaken) return { ok: false, reason: 'too-many', errors: [], values }
	} catch (error) {
		services.log.error({ requestId: visitor.requestId, error: String(error) }, 'reminders not stored')
		return { ok: false, reason: 'unavailable', errors: [], values }
	}
	services.wake('mail')
	return { ok: true }
}

/** The selectable area with this id; undefined if there is none. */
export function areaOf({ content }: { content: ContentHub }, id: string): PickupAreaRow | undefined {
	return rowIn(content.current.pickupAreas, id)
}

/** The columns that store the choices. */
export function chosenColumns({ area, streams, timing, wants_alerts }: Choices) {
	return {
		area_id: area,
		wants_trash: streams.includes('trash'),
		wants_recycling: streams.includes('recycling'),
		wants_lawn: streams.includes('lawn'),
		timing,
		wants_alerts,
	} satisfies Partial<PickupSubscriptionRow>
}

interface SubscriptionRequest {
	email: string
	choices: Choices
	area: PickupAreaRow
}

/**
 * Stores the subscription and its mail. Returns false, having written only the rate limit's counter, if the
 * visitor's network is over its limit.
 */
async function writeSubscription(
	trx: Transaction<Database>,
	{ publicUrl, content }: SubscriptionServices,
	{ email, choices, area }: SubscriptionRequest,
	{ address }: Visitor,
	now: Date,
): Promise<boolean> {
	const secret = await addressKey(trx)
	if (!(await countWithinFrom(trx, subscribeLimit, address, now))) return false
	const mailbox = await mailboxHash(trx, email)
	const refused = await trx
		.selectFrom('refused_mailboxes')
		.select('mailbox')
		.where('mailbox', '=', mailbox)
		.executeTakeFirst()
	if (refused || !(await takeReceipt(trx, secret, email, now))) return true
	const { token, hash } = newToken()
	const id = randomUUID()
	const created_at = now.toISOString()
	await trx
		.insertInto('pickup_subscriptions')
		.values({
			id,
			email,
			mailbox,
			...chosenColumns(choices),
			confirm_hash: hash,
			created_at,
			confirmed_at: null,
			ended_at: null,
			told_rules_at: null,
		})
		.execute()
	const { facts } = content.current
	const words = confirmMail(area, choices, { facts, publicUrl, token })
	const mail = {
		kind: 'subscription',
		to_address: email,
		reply_to: facts.email,
		subscription_id: id,
	} as const
	await trx
		.insertInto('outbox')
		.values(outboxRow({ ...mail, ...words }, facts, now))
		.execute()
	return true
}
