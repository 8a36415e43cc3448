import type { Zoned } from '#app/company/zoned_time.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { recordEvent, theCustomer } from '#app/leads/change_lead.server.ts'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { PersonRaced } from '#app/people/find_or_add_person.server.ts'
import { phoneKey } from '#app/people/identifiers.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import { helpText } from './compose_text.ts'
import { textRow } from './insert_text.server.ts'
import { type Keyword, keywordOf } from './keywords.ts'
import { recordConsentByText } from './record_consent_by_text.server.ts'
import { requestOfText, senderOfText } from './sender_of_text.server.ts'
import { hasEverAgreed, textConsent } from '#app/people/text_consent.server.ts'
import { helpLimit, textMailLimit, textOnce } from './text_limits.ts'
import { incomingTextMail } from './text_mail.server.ts'

/** An incoming text message as forwarded by Twilio. */
interface IncomingText {
	sid: string
	/** The sender's number in Twilio's notation. */
	from: string
	body: string
	pictures: number
	/** The keyword that Twilio's own rules recognized and answered, if they are set up; else null. */
	answeredAs: Keyword | null
	/** When it arrived, if it was missed then because no server was running. */
	missedAt?: Date
}

type Receiving = Pick<LeadServices, 'store' | 'content' | 'publicUrl' | 'wake'>

const mostAttempts = 5

/**
 * Stores an incoming text once, with its person and request; handles STOP, START and HELP, and mails anything
 * else to the office. Returns the answer to send, or null. Throws if the store fails.
 */
export async function receiveText(
	services: Receiving,
	text: IncomingText,
	now: Date,
): Promise<string | null> {
	for (let attempt = 1; ; attempt++) {
		try {
			const answer = await services.store.db.transaction().execute((trx) => receive(trx, services, text, now))
			services.wake('mail')
			return answer
		} catch (error) {
			if (!(error instanceof PersonRaced) || attempt === mostAttempts) throw error
		}
	}
}

async function receive(
	trx: Transaction<Database>,
	services: Receiving,
	{ sid, from, body, pictures, answeredAs, missedAt }: IncomingText,
	now: Date,
): Promise<string | null> {
	// A text that was deleted with its person is not stored again.
	if (!(await countIfAllowed(trx, textOnce, sid, now))) return null
	const { facts } = services.content.current
	const id = randomUUID()
	const cameAt = missedAt ?? now
	const at = cameAt.toISOString()
	const known = phoneKey(from)
	const number = known ?? from.slice(0, 40)
	const row = textRow({
		id,
		direction: 'in',
		number,
		body,
		pictures,
		state: 'received',
		twilio_sid: sid,
		raised_at: at,
		created_at: at,
	})
	const { numInsertedOrUpdatedRows: added } = await trx
		.insertInto('texts')
		.values(row)
		.onConflict((conflict) => conflict.column('twilio_sid').doNothing())
		.executeTakeFirstOrThrow()
	if (Number(added) === 0) return null
	const personId = known === null ? null : await senderOfText(trx, known, id, cameAt)
	const request = personId === null ? null : await requestOfText(trx, personId)
	const lead_id = request?.lead_id ?? null
	const keyword =
		personId === null
			? null
			: await recordKeyword(trx, { personId, number, body, answeredAs, missedAt, lead_id }, cameAt, facts)
	await trx
		.updateTable('texts')
		.set({ person_id: personId, lead_id, raised_at: keyword === null ? at : null })
		.where('id', '=', id)
		.execute()
	if (request) {
		const lead = { form: request.form, leadId: request.lead_id }
		// The history does not repeat the text's words.
		await recordEvent(trx, theCustomer, { kind: 'text-in', lead, to: keyword }, cameAt)
	}
	if (keyword === 'help' && answeredAs === null)
		return answerHelp(trx, row, { personId, lead_id }, facts, now)
	if (
		keyword === null &&
		(await countIfAllowed(trx, textMailLimit, (await phoneHash(trx, number)) ?? number, now))
	)
		await trx
			.insertInto('outbox')
			.values(await incomingTextMail(trx, services, { ...row, person_id: personId }, request, now))
			.execute()
	return null
}

interface ReceivedText {
	personId: string
	number: string
	body: string
	answeredAs: Keyword | null
	missedAt: Date | undefined
	lead_id: string | null
}

/** Records the consent that a keyword text (STOP, START, YES) withdraws or gives; null if it is an ordinary message. */
async function recordKeyword(
	trx: Transaction<Database>,
	{ personId, number, body, answeredAs, missedAt, lead_id }: ReceivedText,
	now: Date,
	zoned: Zoned,
): Promise<Keyword | null> {
	const keyword = answeredAs ?? keywordOf(body)
	// A missed HELP is too old for the automatic answer, so it goes to the office.
	if (keyword === 'help' && missedAt) return null
	if (keyword === null || keyword === 'help') return keyword
	const target = { number, personId, leadId: lead_id }
	const { state } = await textConsent(trx, target)
	const statement = { personId, number, wording: body }
	if (keyword === 'stop') {
		if (state !== 'stopped') await recordConsentByText(trx, { ...statement, isGranted: false }, now, zoned)
		return keyword
	}
	// YES may answer a question of ours, and START alone is not consent in the wording that the law requires.
	if (state !== 'stopped' || !(await hasEverAgreed(trx, target))) return null
	await recordConsentByText(trx, { ...statement, isGranted: true }, now, zoned)
	return keyword
}

async function answerHelp(
	trx: Transaction<Database>,
	{ number }: TextRow,
	of: { personId: string | null; lead_id: string | null },
	facts: Facts,
	now: Date,
): Promise<string | null> {
	if (!(await countIfAllowed(trx, helpLimit, (await phoneHash(trx, number)) ?? number, now))) return null
	const body = helpText(facts)
	// A moment later, so that it sorts after the question.
	const at = new Date(now.getTime() + 1).toISOString()
	await trx
		.insertInto('texts')
		.values(
			textRow({
				id: randomUUID(),
				direction: 'out',
				number,
				person_id: of.personId,
				lead_id: of.lead_id,
				body,
				state: 'sent',
				leaves_at: at,
				created_at: at,
			}),
		)
		.execute()
	return body
}
