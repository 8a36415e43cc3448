import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadColumns } from '#app/leads/lead_table.server.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'

/** Whether the request asks for something that has a price, so that an offer can be made. False if there is no such request. */
export async function asksForPrice({ db }: Pick<Store, 'db'>, { form, leadId }: LeadKey): Promise<boolean> {
	const definition = leadDefinitions[form]
	const read = await readLeadColumns(db, definition, [...definition.columns.keys()], [leadId])
	const values = read.get(leadId)
	return values !== undefined && definition.isPriced(values)
}
