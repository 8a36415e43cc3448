import type { Zoned } from '#app/company/zoned_time.ts'
import { type LeadKey, lockLead, recordEvent } from '#app/leads/change_lead.server.ts'
import { changeStatus } from '#app/leads/change_status.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { isSettled } from '#app/leads/lead_statuses.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { isAnswer, type ContactKind, type ContactOutcome } from '../requests/contacts.ts'

/** The outcome of a call or mail; `press` is the id of the event that started it, or null. */
interface Contact {
	kind: ContactKind
	outcome: ContactOutcome
	press: string | null
	/** Empty for none. */
	note: string
	/** Whether it settled the request; only possible for some ways. */
	isSettling: boolean
}

/**
 * Records the outcome of a call or mail. Reaching the person, or sending a mail, is the promised answer: a new lead becomes
 * contacted, and service work settled on the phone becomes done. A press gets one outcome. False if there is no such lead.
 */
export async function recordContact(
	{ db }: Pick<Store, 'db'>,
	staff: Staff,
	lead: LeadKey,
	{ kind, outcome, press, note, isSettling }: Contact,
	now: Date,
	zoned: Zoned,
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, lead)
		if (!work) return false
		if (press !== null) {
			const known = await trx
				.selectFrom('lead_events')
				.select('id')
				.where('lead_id', '=', lead.leadId)
				.where('kind', '=', kind)
				.where('from_value', '=', press)
				.executeTakeFirst()
			if (known) return true
		}
		const event = { kind, lead, from: press, to: outcome, note: note || null }
		await recordEvent(trx, staff, event, now)
		if (!isAnswer(outcome)) return true
		const isDone = isSettling && leadDefinitions[lead.form].way === 'service'
		const status = isDone ? 'won' : 'contacted'
		if (isDone ? isSettled(work.status) : work.status !== 'new') return true
		await changeStatus(trx, staff, work, { status }, now, zoned)
		return true
	})
}
