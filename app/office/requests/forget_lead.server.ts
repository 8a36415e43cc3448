import type { Transaction } from 'kysely'
import { wordsOfLead, searchText } from '#app/leads/search_text.ts'
import { forgetRequest } from '#app/people/forget_person.server.ts'
import { forgetStopsOfLead, removedName } from '#app/people/forget_stops.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import type { LeadDefinition, LeadValues } from '#app/leads/lead_definition.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { deleteLeadRow, updateLead } from '#app/leads/lead_table.server.ts'
import { ownOrder, wordRows } from '#app/leads/lead_work.ts'
import { deletePhotos } from '#app/leads/photos/photo_rows.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import {
	changeLead,
	type LeadEvent,
	type LeadKey,
	lockLead,
	recordEvent,
	statusEvents,
} from '#app/leads/change_lead.server.ts'
import { isSettled } from '#app/leads/lead_statuses.ts'
import { forgetViews } from './forget_views.server.ts'

const removedEmail = 'removed@invalid'

/**
 * Removes everything that identifies the person and keeps what statistics need: form, service, sizes, town, times, status; an
 * open lead becomes lost. The consent record stays, since it has no personal data; the history keeps the number's keyed
 * hash, so that consent can be proved in a dispute. False if there is no such lead.
 */
export async function anonymizeLead(store: Store, staff: Staff, lead: LeadKey, now: Date): Promise<boolean> {
	const isDone = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, lead)
		if (!work || work.anonymized_at !== null) return work !== undefined
		await anonymizeWork(trx, staff, work, now)
		if (work.person_id !== null) await forgetRequest(trx, work.person_id, work, now)
		return true
	})
	await store.eraseFreedData()
	return isDone
}

/** Anonymizes a locked lead within a transaction; the person's other requests are not affected. */
export async function anonymizeWork(
	trx: Transaction<Database>,
	staff: Staff,
	work: LeadWorkRow,
	now: Date,
): Promise<void> {
	const lead: LeadKey = { form: work.form, leadId: work.lead_id }
	const trace = await phoneHash(trx, work.phone)
	const definition = leadDefinitions[lead.form]
	await updateLead(trx, definition, lead.leadId, withoutPerson(definition))
	const contact = { name: removedName, organization: null, email: removedEmail, phone: null, place: null }
	const search_text = searchText(wordsOfLead(work.reference, { ...work, ...contact }))
	await removeTraces(trx, work)
	await trx
		.insertInto('lead_words')
		.values(wordRows({ ...work, search_text }))
		.execute()
	// There is nobody left to answer or follow up; an unanswered lead stays unanswered in the statistics.
	const status = isSettled(work.status) ? work.status : 'lost'
	const closed = { status, follow_up_on: null, queue_order: ownOrder({ ...work, status }) }
	const anonymous = { ...contact, search_text, anonymized_at: now.toISOString(), person_id: null }
	const events: LeadEvent[] = [{ kind: 'anonymise', to: trace }, ...statusEvents(work, status)]
	await changeLead(trx, staff, work, { columns: { ...anonymous, ...closed }, events }, now)
}

/**
 * Deletes a lead, which also removes it from statistics. The append-only consent record stays, and the history without its
 * notes. False if there is no such lead.
 */
export async function deleteLead(store: Store, staff: Staff, lead: LeadKey, now: Date): Promise<boolean> {
	const isDone = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, lead)
		if (!work) return false
		const trace = await phoneHash(trx, work.phone)
		await removeTraces(trx, work)
		await deleteLeadRow(trx, leadDefinitions[lead.form], lead.leadId)
		await trx.deleteFrom('lead_work').where('lead_id', '=', lead.leadId).execute()
		if (work.person_id !== null) await forgetRequest(trx, work.person_id, work, now)
		await recordEvent(trx, staff, { kind: 'delete', lead, from: work.reference, to: trace }, now)
		return true
	})
	await store.eraseFreedData()
	return isDone
}

/** Deletes mails, texts, notes, offers, photos, the names on its stops, search words, saved views that contain the person, and
submission keys. */
async function removeTraces(trx: Transaction<Database>, work: LeadWorkRow): Promise<void> {
	const { lead_id } = work
	await trx.deleteFrom('outbox').where('form', '=', work.form).where('lead_id', '=', lead_id).execute()
	await trx.deleteFrom('texts').where('lead_id', '=', lead_id).execute()
	await trx.deleteFrom('submission_keys').where('lead_id', '=', lead_id).execute()
	await trx.deleteFrom('offers').where('lead_id', '=', lead_id).execute()
	await deletePhotos(trx, lead_id)
	await forgetStopsOfLead(trx, lead_id)
	await trx.deleteFrom('lead_words').where('lead_id', '=', lead_id).execute()
	await forgetViews(trx, work)
	await trx
		.updateTable('lead_events')
		.set({ note: null })
		.where('lead_id', '=', lead_id)
		.where('note', 'is not', null)
		.execute()
}

/** The form's own row with its personal columns emptied. */
function withoutPerson({ columns, contactColumns, form }: LeadDefinition): LeadValues {
	const personal = [...columns].filter(([, { privacy }]) => privacy === 'personal').map(([column]) => column)
	return Object.fromEntries(
		personal.map((column) => {
			if (column === contactColumns.name) return [column, removedName]
			if (column === contactColumns.email) return [column, removedEmail]
			const field = form.fields[column]
			return [column, field?.required && !field.when ? '' : null]
		}),
	)
}
