import type { Transaction } from 'kysely'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'
import { wordsOfLead, searchText } from '#app/leads/search_text.ts'
import type { LeadDefinition, LeadValues } from '#app/leads/lead_definition.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { deleteLeadRow, updateLead } from '#app/leads/lead_table.server.ts'
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
		const definition = leadDefinitions[lead.form]
		await updateLead(trx, definition, lead.leadId, withoutPerson(definition))
		const contact = {
			...work,
			name: removedName,
			organisation: null,
			email: removedEmail,
			phone: null,
			place: null,
		}
		const search_text = searchText(wordsOfLead(work.reference, contact))
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
		await deleteLeadRow(trx, leadDefinitions[lead.form], lead.leadId)
		await trx.deleteFrom('lead_work').where('lead_id', '=', lead.leadId).execute()
		await recordEvent(trx, staff, { kind: 'delete', lead, from: work.reference, to: trace }, now)
		return true
	})
	await store.dropOldPages()
	return isDone
}

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

/** What the form's own row has once the person is taken out: its personal columns, emptied. */
function withoutPerson({ columns, contactColumns, form }: LeadDefinition): LeadValues {
	const personal = [...columns].filter(([, { privacy }]) => privacy === 'personal').map(([column]) => column)
	return Object.fromEntries(
		personal.map((column) => {
			if (column === contactColumns.name) return [column, removedName]
			if (column === contactColumns.email) return [column, removedEmail]
			return [column, form.fields[column]?.required ? '' : null]
		}),
	)
}
