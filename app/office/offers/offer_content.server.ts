import type { Services } from '#app/context.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadKey } from '../inbox/lead_events.server.ts'
import { type FilledField, readLead } from '../inbox/lead_record.server.ts'
import type { TypedOffer } from './read_offer_form.ts'
import { suggestOffer } from './suggest_offer.server.ts'

/** The page on which an offer is made. */
export interface OfferContent {
	name: string
	about: string
	/** Null where there is nobody to mail to. */
	email: string | null
	/** The request's page. */
	back: string
	fields: FilledField[]
	version: number
	suggested: TypedOffer
	/** Whether sending replaces an offer that is open. */
	replaces: boolean
}

/** What the form of an offer begins with; null when there is no such request. */
export async function offerContent(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	lead: LeadKey,
	now: Date,
): Promise<OfferContent | null> {
	const record = await readLead(store, lead)
	if (record === null) return null
	const { work, fields } = record
	const open = await store.db
		.selectFrom('offers')
		.select('id')
		.where('lead_id', '=', lead.leadId)
		.where('state', '=', 'open')
		.executeTakeFirst()
	return {
		name: work.name,
		about: [leadDefinitions[work.form].label, work.reference, work.asked].filter(Boolean).join(' · '),
		email: work.anonymised_at === null && work.email !== '' ? work.email : null,
		back: leadPath(lead),
		fields,
		version: work.version,
		suggested: await suggestOffer(store, content.current.facts, lead, now),
		replaces: open !== undefined,
	}
}
