import type { Store } from '#db/store.server.ts'
import { sendLead } from './office_leads.ts'

/** The id of the request's person; null if it has none yet. */
export async function personOf({ db }: Pick<Store, 'db'>, leadId: string): Promise<string | null> {
	const work = await db
		.selectFrom('lead_work')
		.select('person_id')
		.where('lead_id', '=', leadId)
		.executeTakeFirstOrThrow()
	return work.person_id
}

/** Submits a quote request; resolves to the lead and its person. */
export async function sendFrom(
	store: Store,
	changes: Record<string, string>,
	now?: Date,
): Promise<{ leadId: string; reference: string; form: 'quote'; person: string }> {
	const { leadId, reference } = await sendLead(store, 'quote', changes, now)
	const person = await personOf(store, leadId)
	if (person === null) throw new Error('The request has no person.')
	return { leadId, reference, form: 'quote', person }
}
