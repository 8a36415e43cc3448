import { randomUUID } from 'node:crypto'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import type { Staff } from '#app/office/sign_in/staff.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import { leadServices } from './lead_services.ts'
import { leadEntries, leadSender } from './lead_entries.ts'
import { insertStaff } from './staff.ts'

/** Adds a staff member and returns it as the office's commands expect it. */
export async function createStaff(
	store: Store,
	role: Staff['role'] = 'office',
	name?: string,
): Promise<Staff> {
	const { id, email } = await insertStaff(store, role, name && `${name.toLowerCase()}@office.example`)
	if (name) await store.db.updateTable('staff').set({ name }).where('id', '=', id).execute()
	return { id, email, role, name: name ?? `Test ${role}` }
}

/** Submits a form as a visitor with a new address; resolves to the lead. */
export async function sendLead(
	store: Store,
	form: LeadForm,
	changes: Record<string, string> = {},
	now: Date = new Date(),
): Promise<{ form: LeadForm; leadId: string; reference: string }> {
	const services = leadServices(store)
	const sender = leadSender({ address: randomUUID() })
	const result = await submitLead(leadDefinitions[form], services, leadEntries[form](changes), sender, now)
	if (!result.ok) throw new Error(`The lead was not taken: ${result.reason}`)
	return { form, leadId: result.leadId, reference: result.reference }
}
