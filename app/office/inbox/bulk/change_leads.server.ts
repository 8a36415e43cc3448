import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { LeadWay } from '#app/leads/lead_statuses.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../../sign_in/staff.server.ts'
import { saveLead } from '../../requests/save_lead.server.ts'
import { theirChoice } from '../their_choice.ts'
import type { Workings } from '../../requests/workings.ts'
import type { SeenLead } from '../read_bulk.ts'

/** A lead that was left as it is, and the sentence that says why. */
export interface LeftLead {
	leadId: string
	why: string
}

/**
 * Does the same with several leads, each in a transaction of its own with its lines of history. What somebody else set
 * meanwhile is left as it is. Throws if the store fails; the ones before are done then, and doing it again does the rest.
 */
export async function changeLeads(
	store: Store,
	staff: Staff,
	leads: readonly SeenLead[],
	is: Partial<Workings>,
	nameOf: ReadonlyMap<string, string>,
	now: Date,
): Promise<{ done: number; left: LeftLead[] }> {
	const left: LeftLead[] = []
	for (const { version, was, ...lead } of leads) {
		const saved = await saveLead(store, staff, lead, { version, was, is, note: '' }, now)
		if (saved.ok) continue
		const { leadId } = lead
		if (saved.reason === 'changed') {
			const words = saved.collisions.map((name) => theirChoice(lead.form, name, saved.stored, nameOf).words)
			left.push({ leadId, why: `Somebody else set it to ${words.join(', ')} meanwhile.` })
		} else if (saved.reason === 'not-by-hand')
			left.push({ leadId, why: otherWay[leadDefinitions[lead.form].way] })
		else left.push({ leadId, why: complaints[saved.reason] })
	}
	return { done: leads.length - left.length, left }
}

/** Why one end does not fit what is asked. */
const otherWay: Record<LeadWay, string> = {
	sale: 'It does not get that status by hand.',
	order: 'An order is confirmed on its own page, with cart and day.',
	service: 'Service work is not lost: close it as done.',
}

const complaints = {
	missing: 'It was deleted meanwhile.',
	'unknown-person': 'That person no longer works in the office.',
	'no-reason': 'It needs a reason for the loss.',
	'set-aside': 'It was set aside as spam: make it a request on its own page.',
} as const
