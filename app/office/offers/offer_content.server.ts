import type { Services } from '#app/context.server.ts'
import { mailPage, type MailPageContent } from '../answers/mail_page.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { asksForPrice } from './asks_for_price.server.ts'
import type { TypedOffer } from './read_offer_form.ts'
import { suggestOffer } from './suggest_offer.server.ts'

/** The page on which an offer is made. */
export interface OfferContent extends MailPageContent {
	suggested: TypedOffer
	/** Whether sending replaces an offer that is open. */
	replaces: boolean
}

/** What the form of an offer begins with; null when there is no such request, or nothing in it has a price. */
export async function offerContent(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	lead: LeadKey,
	search: URLSearchParams,
	now: Date,
): Promise<OfferContent | null> {
	const record = await readLead(store, lead)
	if (record === null || !(await asksForPrice(store, lead))) return null
	const open = await store.db
		.selectFrom('offers')
		.select('id')
		.where('lead_id', '=', lead.leadId)
		.where('state', '=', 'open')
		.executeTakeFirst()
	return {
		...mailPage(record, search),
		suggested: await suggestOffer(store, content.current.facts, lead, now),
		replaces: open !== undefined,
	}
}
