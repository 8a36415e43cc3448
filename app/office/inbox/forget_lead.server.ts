import type { Transaction } from 'kysely'
import { addressKey, hashAddress } from '#app/leads/address_hash.server.ts'
import { leadWords, searchText } from '#app/leads/search_text.ts'
import { wordRows } from '#app/leads/lead_work.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadKey, recordEvent } from './lead_events.server.ts'
import { lockLead } from './lock_lead.server.ts'

/** What stands where a person was. */
export const removedName = 'Removed on request'
const removedEmail = 'removed@invalid'

/**
 * Takes out everything that tells who asked, and keeps what is counted: form, service, sizes, town, times, status.
 * The consent record stays, since nothing in it names anybody; so that it can still be found for a number in a
 * dispute, the history keeps the number's keyed hash. False when there is no such lead.
 */
export async function anonymizeLead(store: Store, staff: Staff, lead: LeadKey, now: Date): Promise<boolean> {
	const isDone = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work || work.anonymised_at !== null) return work !== undefined
		const trace = await phoneTrace(trx, work)
		await anonymizeForm(trx, lead)
		const contact = {
			...work,
			name: removedName,
			organisation: null,
			email: removedEmail,
			phone: null,
			place: null,
		}
		const search_text = searchText(leadWords(work.reference, contact))
		await removeTraces(trx, work)
		await trx
			.insertInto('lead_words')
			.values(wordRows({ ...work, search_text }))
			.execute()
		const version = work.version + 1
		await trx
			.updateTable('lead_work')
			.set({
				name: removedName,
				organisation: null,
				email: removedEmail,
				phone: null,
				place: null,
				search_text,
				anonymised_at: now.toISOString(),
				version,
				updated_at: now.toISOString(),
			})
			.where('lead_id', '=', lead.leadId)
			.execute()
		await recordEvent(trx, staff, { kind: 'anonymise', lead, version, to: trace }, now)
		return true
	})
	await store.dropOldPages()
	return isDone
}

/**
 * Removes a lead, as if it had never come: it leaves the counts too. What stays is the consent record, which can only
 * be added to, and the history without its notes. False when there is no such lead.
 */
export async function deleteLead(store: Store, staff: Staff, lead: LeadKey, now: Date): Promise<boolean> {
	const isDone = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work) return false
		const trace = await phoneTrace(trx, work)
		await removeTraces(trx, work)
		await trx.deleteFrom(tables[lead.form]).where('id', '=', lead.leadId).execute()
		await trx.deleteFrom('lead_work').where('lead_id', '=', lead.leadId).execute()
		await recordEvent(trx, staff, { kind: 'delete', lead, from: work.reference, to: trace }, now)
		return true
	})
	await store.dropOldPages()
	return isDone
}

const tables = {
	quote: 'quote_requests',
	rolloff: 'rolloff_quote_requests',
	hoa: 'hoa_quote_requests',
} as const

/** The same for the same number, and of no use to whoever does not have the store's key. */
async function phoneTrace(trx: Transaction<Database>, { phone }: LeadWorkRow): Promise<string | null> {
	const digits = phone?.replaceAll(/\D/g, '').slice(-10)
	return digits ? hashAddress(await addressKey(trx), `phone:${digits}`) : null
}

/** Mails, notes, search words, and the keys by which a repeat of the form would find the lead. */
async function removeTraces(trx: Transaction<Database>, work: LeadWorkRow): Promise<void> {
	const { lead_id } = work
	await trx.deleteFrom('outbox').where('form', '=', work.form).where('lead_id', '=', lead_id).execute()
	await trx.deleteFrom('submission_keys').where('lead_id', '=', lead_id).execute()
	await trx.deleteFrom('lead_words').where('lead_id', '=', lead_id).execute()
	await trx
		.updateTable('lead_events')
		.set({ note: null })
		.where('lead_id', '=', lead_id)
		.where('note', 'is not', null)
		.execute()
}

async function anonymizeForm(trx: Transaction<Database>, { form, leadId }: LeadKey): Promise<void> {
	const gone = { email: removedEmail, phone: '' }
	if (form === 'quote') {
		const set = { ...gone, phone: null, name: removedName, address: null, message: null }
		await trx.updateTable('quote_requests').set(set).where('id', '=', leadId).execute()
	} else if (form === 'rolloff') {
		const words = { location: '', business_name: null, material_types: null, notes: null }
		const set = { ...gone, ...words, full_name: removedName }
		await trx.updateTable('rolloff_quote_requests').set(set).where('id', '=', leadId).execute()
	} else {
		const words = { hoaName: '', address: '', currentProvider: null, additionalInfo: null }
		const set = { ...gone, ...words, contactName: removedName }
		await trx.updateTable('hoa_quote_requests').set(set).where('id', '=', leadId).execute()
	}
}
