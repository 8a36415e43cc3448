import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { NamedAreas } from '#app/content/area_names.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { Log } from '#platform/log/log.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'
import { countLead } from './count_lead.server.ts'
import { assignPerson } from '#app/people/assign_person.server.ts'
import { consentRecord, type GivenConsent } from './consent_record.server.ts'
import type { LeadContact } from './lead_contact.ts'
import { type LeadDefinition, type LeadValues, messageOf, type StoredLead } from './lead_definition.ts'
import { type LeadMail, leadMailRow } from './lead_mail.server.ts'
import type { SentLead } from './lead_mails.server.ts'
import { insertLead } from './lead_table.server.ts'
import { publishLeadOutcome } from './lead_outcomes.server.ts'
import { waitForBundle } from './wait_for_bundle.server.ts'
import { waitingWork, wordRows } from './lead_work.ts'
import { dueAt } from './promise_clock/due_at.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import { recordEvent, theSite } from './change_lead.server.ts'
import { takeReceipt } from './receipt_limit.server.ts'
import { newReference } from './reference.server.ts'
import { addTextWords } from './text_words.server.ts'
import { submissionKeys } from './submission_key.server.ts'

/** The server's services needed to record a lead. */
export interface LeadServices {
	store: Store
	log: Log
	wake(worker: 'mail'): void
	publicUrl: string
	storage: PictureStorage
	content: { readonly current: Pick<Snapshot, 'facts'> & NamedAreas }
}

/** Who sent the form, and the path of its page. */
export interface Sender extends Visitor {
	page: string
}

/** A staff member who takes a request on the phone. */
export interface TakenBy {
	id: string
	name: string
}

export interface Lead {
	definition: LeadDefinition
	/** The columns of the lead's own row: the checked values, and what is stored about its page. */
	columns: LeadValues
	smsConsent: boolean
	/** Further values that tell the lead apart from a repeat, such as its photos' hashes. */
	furtherValues?: LeadValues
	/** The idempotency key that the browser's script added; null without JavaScript. */
	clientKey: string | null
	/** The company facts that its due time, wording and mails are based on. */
	facts: Facts
	/** The answer about text messages; null if it was not asked. */
	consent: GivenConsent | null
	/** Who took it on the phone; null for a form on the site. */
	takenBy: TakenBy | null
	/** The contact shown in the office's list. */
	contact: LeadContact
	/** Why it looks like spam, and is therefore set aside without mails; null for a genuine request. */
	spam: string | null
	/** Writes further rows of the lead, after its own row. */
	writeMore?(trx: Transaction<Database>, lead: StoredLead): Promise<void>
	mails(sent: SentLead): LeadMail[]
}

export type Recorded =
	{ ok: true; leadId: string; reference: string } | { ok: false; reason: 'too-many' | 'unavailable' }

/**
 * Writes a lead, its inbox row, its consent record, its submission keys and its mails in one transaction (decision D13),
 * then wakes the mail worker. A repeat writes nothing and returns the first lead's reference. `unavailable` means that the
 * store failed, which is logged; retrying is safe and finds out whether the lead was stored.
 */
export async function recordLead(
	services: LeadServices,
	lead: Lead,
	sender: Sender,
	now: Date,
): Promise<Recorded> {
	const { store, log, wake } = services
	const form = lead.definition.form.name
	const fields = { requestId: sender.requestId, form }
	const taken = await inTransaction<Database, Taken>(store.db, (trx, rollBack) =>
		write(trx, rollBack, services, lead, sender, now),
	).catch((thrown: unknown) => {
		const stack = thrown instanceof Error ? thrown.stack : undefined
		log.error({ ...fields, error: String(thrown), stack }, 'lead not stored')
		return { ok: false, reason: 'unavailable' } as const
	})
	if (!taken.ok) {
		publishLeadOutcome({ form, outcome: taken.reason })
		return taken
	}
	const { isRepeat, ...recorded } = taken
	publishLeadOutcome({ form, outcome: isRepeat ? 'repeat' : 'taken' })
	log.info({ ...fields, reference: recorded.reference, isRepeat }, 'lead taken')
	if (!isRepeat) wake('mail')
	return recorded
}

/** A UUID that sorts by this time (RFC 9562, version 7), so that requests due at the same minute are listed as they came. */
function idAt(time: Date): string {
	const hex = time.getTime().toString(16).padStart(12, '0')
	return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`
}

type Taken =
	{ ok: true; leadId: string; reference: string; isRepeat: boolean } | { ok: false; reason: 'too-many' }

async function write(
	trx: Transaction<Database>,
	rollBack: (taken: Taken) => never,
	{ log, publicUrl }: Pick<LeadServices, 'log' | 'publicUrl'>,
	lead: Lead,
	sender: Sender,
	now: Date,
): Promise<Taken> {
	const { definition, columns, smsConsent, furtherValues } = lead
	const form = definition.form.name
	const id = idAt(now)
	const created_at = now.toISOString()
	await trx.insertInto('leads').values({ id, form, created_at }).execute()
	// Written first, so that concurrent submissions block each other only here, without deadlocks.
	const values = { ...columns, smsConsent }
	const sent = {
		form,
		clientKey: lead.clientKey,
		fields: { ...values, ...furtherValues },
		address: sender.address,
	}
	const keys = submissionKeys(sent, now)
	const { numInsertedOrUpdatedRows: taken } = await trx
		.insertInto('submission_keys')
		.values(keys.map((key) => ({ key, form, lead_id: id, created_at })))
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	if (Number(taken) < keys.length) rollBack(await existingLead(trx, keys, id))

	const secret = await addressKey(trx)
	const flood = await countLead(trx, lead.takenBy, sender, now)
	if (flood === 'too-many') rollBack({ ok: false, reason: 'too-many' })
	const isMany = flood === 'many'
	const reasons = [lead.spam, isMany ? 'Many requests from one address' : null]
	const review_reason = reasons.filter((reason) => reason !== null).join('; ') || null

	const stored = await insertWithReference(trx, lead, { id, created_at, review_reason })
	await lead.writeMore?.(trx, stored)
	const due = dueAt(definition.promise, now, lead.facts)
	const personRequest = { ...lead.contact, leadId: id, at: created_at, isHeard: lead.takenBy !== null }
	// Spam is not assigned to a person.
	const person_id = lead.spam === null ? await assignPerson(trx, personRequest, log) : null
	const work = waitingWork(form, stored, lead.contact, due, {
		person_id,
		takenBy: lead.takenBy,
		page: sender.page,
		isSetAside: lead.spam !== null,
	})
	await trx
		.insertInto('lead_work')
		.values({ ...work, text_words: 1 })
		.execute()
	await trx.insertInto('lead_words').values(wordRows(work)).execute()
	await addTextWords(trx, id, messageOf(definition, columns))
	if (lead.consent !== null) {
		const consent = consentRecord(
			{
				form,
				lead_id: id,
				page: sender.page,
				address_hash: hashAddress(secret, sender.address),
				user_agent: sender.userAgent,
			},
			lead.consent,
			lead.takenBy,
			now,
			lead.facts,
		)
		await trx.insertInto('consent_records').values(consent).execute()
	}
	if (lead.spam === null) {
		const { facts } = lead
		const mails = lead.mails({ definition, values, stored, due, page: sender.page, facts, publicUrl })
		await queueMails(trx, { form, facts }, id, mails, secret, now)
	}
	return { ok: true, leadId: id, reference: stored.reference, isRepeat: false }
}

/** Queues mails. Skips a receipt above its mailbox's limit and notes that in the lead's history. */
export async function queueMails(
	trx: Transaction<Database>,
	{ form, facts }: { form: LeadForm; facts: Facts },
	leadId: string,
	mails: readonly LeadMail[],
	secret: string,
	now: Date,
): Promise<void> {
	for (const mail of mails) {
		if (mail.kind !== 'receipt' || (await takeReceipt(trx, secret, mail.to, now))) {
			const row = leadMailRow(form, leadId, mail, facts, now)
			await trx.insertInto('outbox').values(row).execute()
			await waitForBundle(trx, row, now)
		} else await recordEvent(trx, theSite, { kind: 'no-receipt', lead: { form, leadId } }, now)
	}
}

async function insertWithReference(
	trx: Transaction<Database>,
	{ definition, columns, smsConsent, facts }: Lead,
	row: Omit<StoredLead, 'reference'>,
): Promise<StoredLead> {
	const values = definition.storesConsent ? { ...columns, smsConsent } : columns
	for (let attempt = 0; attempt < 10; attempt++) {
		const stored = { ...row, reference: newReference(facts) }
		if (await insertLead(trx, definition, stored, values)) return stored
	}
	throw new Error('Ten references in a row were taken; they have become too short.')
}

/** The existing lead with one of these keys; ignores `exceptId`, the one being written. */
async function existingLead(trx: Transaction<Database>, keys: string[], exceptId: string): Promise<Taken> {
	const { lead_id: leadId } = await trx
		.selectFrom('submission_keys')
		.select('lead_id')
		.where('key', 'in', keys)
		.where('lead_id', '!=', exceptId)
		.executeTakeFirstOrThrow()
	const { reference } = await trx
		.selectFrom('lead_work')
		.select('reference')
		.where('lead_id', '=', leadId)
		.executeTakeFirstOrThrow()
	return { ok: true, leadId, reference, isRepeat: true }
}
