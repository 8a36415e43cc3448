import type { Zoned } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../../sign_in/staff.server.ts'
import { staffNames } from '../../requests/list_staff.server.ts'
import { saveLead } from '../../requests/save_lead.server.ts'
import { refusalSentenceOf } from '../progress_commands.server.ts'
import { theirChoice } from '../their_choice.ts'
import type { LeadProgress } from '../../requests/lead_progress.ts'
import type { SeenLead } from '../read_bulk.ts'

/** A lead that was not changed, with the reason as a sentence. */
export interface LeftLead {
	leadId: string
	why: string
}

/**
 * Applies one change to several leads, each in its own transaction with its history. Fields that somebody else has changed
 * are left alone. Throws if the store fails; earlier leads are then done, and repeating the call does the rest.
 */
export async function changeLeads(
	store: Store,
	leads: readonly SeenLead[],
	change: Partial<LeadProgress>,
	{ staff, now, zoned }: { staff: Staff; now: Date; zoned: Zoned },
): Promise<{ done: number; left: LeftLead[] }> {
	const nameByStaffId = await staffNames(store)
	const left: LeftLead[] = []
	for (const { version, was, ...lead } of leads) {
		const saved = await saveLead(store, staff, lead, { version, was, is: change, note: '' }, now, zoned)
		if (saved.ok) continue
		const { leadId } = lead
		if (saved.reason === 'changed') {
			const words = saved.collisions.map(
				(name) => theirChoice(lead.form, name, saved.stored, nameByStaffId).words,
			)
			left.push({ leadId, why: `Somebody else set it to ${words.join(', ')} meanwhile.` })
		} else
			left.push({
				leadId,
				why:
					saved.reason === 'missing'
						? 'It was deleted meanwhile.'
						: refusalSentenceOf(saved.reason, lead.form),
			})
	}
	return { done: leads.length - left.length, left }
}
