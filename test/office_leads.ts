import { randomUUID } from 'node:crypto'
import { billingLead } from '#app/leads/billing_request/definition.ts'
import { hoaLead } from '#app/leads/hoa/definition.ts'
import { orderLead } from '#app/leads/order/definition.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { rolloffLead } from '#app/leads/rolloff/definition.ts'
import { serviceLead } from '#app/leads/service_request/definition.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import type { Staff } from '#app/office/sign_in/staff.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import { leadServices } from './lead_services.ts'
import { billingEntries } from './billing_entries.ts'
import { hoaEntries } from './hoa_entries.ts'
import { orderColumns, orderEntries } from './order_entries.ts'
import { quoteEntries, quoteSender } from './quote_entries.ts'
import { rolloffEntries } from './rolloff_entries.ts'
import { serviceEntries } from './service_entries.ts'
import { insertStaff } from './staff.ts'

/** Adds a member of staff, in the form the office's commands take. */
export async function createStaff(
	store: Store,
	role: Staff['role'] = 'office',
	name?: string,
): Promise<Staff> {
	const { id, email } = await insertStaff(store, role, name && `${name.toLowerCase()}@office.example`)
	if (name) await store.db.updateTable('staff').set({ name }).where('id', '=', id).execute()
	return { id, email, role, name: name ?? `Test ${role}` }
}

/** Sends a form as a visitor would, from an address of its own; resolves to the lead. */
export async function sendLead(
	store: Store,
	form: LeadForm,
	changes: Record<string, string> = {},
	now: Date = new Date(),
): Promise<{ form: LeadForm; leadId: string; reference: string }> {
	const services = leadServices(store)
	const sender = quoteSender({ address: randomUUID() })
	const result =
		form === 'quote'
			? await submitLead(quoteLead, services, quoteEntries(changes), sender, now)
			: form === 'rolloff'
				? await submitLead(
						rolloffLead,
						services,
						rolloffEntries(changes),
						{ ...sender, town_slug: 'windsor' },
						now,
					)
				: form === 'hoa'
					? await submitLead(hoaLead, services, hoaEntries(changes), sender, now)
					: form === 'order'
						? await submitLead(
								orderLead,
								services,
								orderEntries(changes),
								{ ...sender, ...orderColumns },
								now,
							)
						: form === 'billing-request'
							? await submitLead(billingLead, services, billingEntries(changes), sender, now)
							: await submitLead(
									serviceLead,
									services,
									serviceEntries(changes),
									{ ...sender, schedule_note: null },
									now,
								)
	if (!result.ok) throw new Error(`The lead was not taken: ${result.reason}`)
	return { form, leadId: result.leadId, reference: result.reference }
}
