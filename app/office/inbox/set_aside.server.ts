import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { assignPerson } from '#app/people/assign_person.server.ts'
import { receiptMails } from '#app/leads/lead_mails.server.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import { changeLead, type LeadKey, lockLead } from '#app/leads/change_lead.server.ts'
import { readLostPhotos } from '#app/leads/photos/lost_photos.server.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { type LeadServices, queueMails } from '#app/leads/record_lead.server.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import { addressKey } from '#platform/limits/address_hash.server.ts'
import { done } from '../kernel/screens/commands.server.ts'
import { recordNoticeOnce } from '../notices/told_notices.server.ts'
import { requestGone } from '../parts/gone.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadSubmission } from './lead_submission.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'

/** Whether the office has confirmed that a lead set aside is spam. */
export type AsideState = 'undecided' | 'confirmed'

/** Null if the lead was not set aside, or was anonymized and so can no longer become a request. */
export function asideState({
	set_aside_at,
	confirmed_spam_at,
	anonymized_at,
}: Pick<LeadWorkRow, 'set_aside_at' | 'confirmed_spam_at' | 'anonymized_at'>): AsideState | null {
	if (set_aside_at === null || anonymized_at !== null) return null
	return confirmed_spam_at === null ? 'undecided' : 'confirmed'
}

/**
 * Turns a lead that was set aside into a request: its clock starts now, and the customer gets a receipt. Idempotent. False if
 * there is no such lead. Throws if the store fails.
 */
export async function makeRequest(
	{ store, content, log, publicUrl, wake }: Omit<LeadServices, 'storage'>,
	staff: Staff,
	lead: LeadKey,
	now: Date,
): Promise<boolean> {
	const { facts } = content.current
	const definition = leadDefinitions[lead.form]
	const isThere = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, lead)
		if (!work || work.anonymized_at !== null) return work !== undefined
		if (work.set_aside_at === null) return true
		const due = dueAt(definition.promise, now, facts)
		const [due_at, at] = [due.toISOString(), now.toISOString()]
		const personRequest = { ...work, leadId: lead.leadId, at: work.created_at, isHeard: false }
		const person_id = await assignPerson(trx, personRequest, log)
		const columns = {
			...statusColumns({ ...work, due_at }, 'new', now, facts),
			due_at,
			requested_at: at,
			person_id,
		}
		await changeLead(trx, staff, work, { columns, events: [{ kind: 'status', to: 'new' }] }, now)
		// No notice of a new request: the office has just seen it.
		await recordNoticeOnce(trx, 'new', lead.leadId, now)
		const { reference, review_reason } = work
		const receipts = receiptMails({
			definition,
			values: await readLeadValues(trx, definition, lead.leadId),
			stored: { id: lead.leadId, reference, review_reason, created_at: at },
			lostPhotos: await readLostPhotos(trx, lead.leadId),
			page: work.page ?? '',
			due,
			facts,
			publicUrl,
		})
		const secret = await addressKey(trx)
		await queueMails(trx, { form: lead.form, facts }, lead.leadId, receipts, secret, now)
		return true
	})
	wake('mail')
	return isThere
}

/** Commands for a lead that was set aside. If somebody has already made it a request, it stays one. */
export const asideCommands = {
	async 'make-request'({ services, staff, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		if (!(await makeRequest(services, staff, lead, now))) throw requestGone({})
		return done(leadPathFrom(url.searchParams, lead))
	},
	async 'confirm-spam'({ services: { store, content }, staff, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		const spam = { status: 'spam' } as const
		const edit = { version: 0, was: spam, is: spam, note: '' }
		const saved = await saveLead(store, staff, lead, edit, now, content.current.facts)
		if (!saved.ok && saved.reason === 'missing') throw requestGone({})
		return done(leadPathFrom(url.searchParams, lead))
	},
}
