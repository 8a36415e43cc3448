import type { Store } from '#db/store.server.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import type { LeadFilters, LeadCursor } from './filters.ts'
import { type ListedLead, listLeads } from './lead_list.server.ts'
import { formLabels, sheetTime, statusLabels } from './labels.ts'

/** Rows read at a time: what the export keeps in memory, however many leads there are. */
const batch = 500

const head = [
	'Reference',
	'Form',
	'Received',
	'Answer due',
	'First answered',
	'Status',
	'Assigned to',
	'Name',
	'Organization',
	'Email',
	'Phone',
	'Place',
	'Asked for',
	'Message',
	'Text messages',
	'Look twice',
]

/**
 * All leads that the filters let through, newest first, as the pieces of a CSV file (UTF-8 with a byte order mark).
 * `nameOf` gives a member of staff's name. Times are the office's.
 */
export async function* exportLeads(
	store: Store,
	filters: LeadFilters,
	staffId: string,
	nameOf: (staffId: string) => string,
	now: Date,
): AsyncGenerator<string, void, void> {
	yield byteOrderMark + csvLine(head)
	let cursor: LeadCursor | null = null
	do {
		const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(
			store,
			{ ...filters, sort: 'newest', cursor },
			staffId,
			now,
			batch,
		)
		const more = await readMore(store, page.leads)
		yield page.leads.map((lead) => csvLine(cellsOf(lead, more, nameOf))).join('')
		cursor = page.next
	} while (cursor !== null)
}

interface More {
	messages: ReadonlyMap<string, string | null>
	consents: ReadonlyMap<string, boolean>
}

function cellsOf(lead: ListedLead, { messages, consents }: More, nameOf: (id: string) => string): string[] {
	const consent = consents.get(lead.lead_id)
	return [
		lead.reference,
		formLabels[lead.form],
		sheetTime(lead.created_at),
		sheetTime(lead.due_at),
		sheetTime(lead.first_answered_at),
		statusLabels[lead.status],
		lead.assigned_to === null ? '' : nameOf(lead.assigned_to),
		lead.name,
		lead.organisation ?? '',
		lead.anonymised_at === null ? lead.email : '',
		lead.phone ?? '',
		lead.place ?? '',
		lead.asked,
		messages.get(lead.lead_id) ?? '',
		consent === undefined ? '' : consent ? 'agreed' : 'not agreed',
		lead.review_reason ?? '',
	]
}

/** The messages and what was agreed to, of these leads. */
async function readMore({ db }: Store, leads: readonly ListedLead[]): Promise<More> {
	const idsOf = (form: ListedLead['form']) =>
		anyOf(leads.filter((lead) => lead.form === form).map((lead) => lead.lead_id))
	const quotes = await db
		.selectFrom('quote_requests')
		.select(['id', 'message'])
		.where('id', 'in', idsOf('quote'))
		.execute()
	const rolloffs = await db
		.selectFrom('rolloff_quote_requests')
		.select(['id', 'notes as message'])
		.where('id', 'in', idsOf('rolloff'))
		.execute()
	const hoas = await db
		.selectFrom('hoa_quote_requests')
		.select(['id', 'additionalInfo as message'])
		.where('id', 'in', idsOf('hoa'))
		.execute()
	const consents = await db
		.selectFrom('consent_records')
		.select(['lead_id', 'is_granted'])
		.where('form', 'in', ['quote', 'rolloff', 'hoa'])
		.where('lead_id', 'in', anyOf(leads.map((lead) => lead.lead_id)))
		.execute()
	return {
		messages: new Map([...quotes, ...rolloffs, ...hoas].map(({ id, message }) => [id, message])),
		consents: new Map(consents.map(({ lead_id, is_granted }) => [lead_id, is_granted])),
	}
}

/** PostgreSQL takes no empty list; no lead's id is empty. */
function anyOf(ids: string[]): string[] {
	return ids.length > 0 ? ids : ['']
}
