import type { Zoned } from '#app/company/zoned_time.ts'
import { areaNamed, type NamedAreas } from '#app/content/area_names.ts'
import type { LeadDefinition } from '#app/leads/lead_definition.ts'
import { readableValue } from '#app/leads/readable_value.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadColumns } from '#app/leads/lead_table.server.ts'
import { shownPhones } from '#app/people/identifiers.server.ts'
import type { ConsentState } from '#app/people/consent_state.ts'
import { textConsents, textTarget } from '#app/people/text_consent.server.ts'
import type { Store } from '#db/store.server.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { csvLine } from '../parts/csv.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import type { LeadFilters } from '../requests/filters.ts'
import { exportedNotes } from './exported_notes.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import { listLeads } from './lead_list.server.ts'
import type { Viewer } from './lead_query.server.ts'
import { lostReasonLabels } from '../requests/lost_reasons.ts'
import { sheetTime } from '../parts/format_moment.ts'
import { statusLabel } from '../requests/status_label.server.ts'

/** Rows per query, which bounds the memory of an export of any size. */
const batch = 500

/** Columns of every lead; those of individual forms follow. */
const headings = [
	'Reference',
	'Form',
	'Received',
	'Answer due',
	'First answered',
	'Status',
	'Assigned to',
	'Follow up on',
	'Offered',
	'Offered per',
	'Lost because',
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
 * All leads that match the filters, newest first, as chunks of a CSV file. Times are in the office's time zone. `withNotes`
 * adds a last column with the notes.
 */
export async function* exportLeads(
	store: Store,
	filters: LeadFilters,
	viewer: Viewer,
	content: NamedAreas,
	{ nameByStaffId, withNotes }: { nameByStaffId: ReadonlyMap<string, string>; withNotes: boolean },
): AsyncGenerator<string, void, void> {
	const { zoned } = viewer
	const named = areaNamed(content)
	yield csvLine([...headings, ...formHeadings(), ...(withNotes ? ['Notes'] : [])])
	let cursor: Cursor | null = null
	do {
		const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(
			store,
			{ ...filters, sort: 'newest', cursor },
			viewer,
			batch,
		)
		const more = await readOwnColumns(store, page.leads, named)
		const notes = withNotes ? await exportedNotes(store.db, page.leads, zoned) : null
		const noteCells = (id: string) => (notes === null ? [] : [notes.get(id) ?? ''])
		yield page.leads
			.map((lead) => csvLine([...cellsOf(lead, more, nameByStaffId, zoned), ...noteCells(lead.lead_id)]))
			.join('')
		cursor = page.next
	} while (cursor !== null)
}

/** Consent to texts at the time of the export. */
const consentCells: Readonly<Record<ConsentState, string>> = {
	asked: 'asked for one',
	agreed: 'agreed',
	declined: 'not agreed',
	stopped: 'stopped by STOP',
	never: '',
}

interface OwnColumns {
	/** Exported columns of the forms' own tables, by lead. */
	cells: ReadonlyMap<string, ReadonlyMap<string, string>>
	consents: ReadonlyMap<string, ConsentState>
}

function cellsOf(
	lead: LeadWorkRow,
	{ cells, consents }: OwnColumns,
	nameByStaffId: ReadonlyMap<string, string>,
	zoned: Zoned,
): string[] {
	const textOf = (heading: string) => cells.get(lead.lead_id)?.get(heading) ?? ''
	return [
		lead.reference,
		leadDefinitions[lead.form].label,
		sheetTime(lead.created_at, zoned),
		sheetTime(lead.due_at, zoned),
		sheetTime(lead.first_answered_at, zoned),
		statusLabel(lead.form, lead.status),
		lead.assigned_to === null ? '' : (nameByStaffId.get(lead.assigned_to) ?? ''),
		lead.follow_up_on ?? '',
		lead.amount_cents === null ? '' : (lead.amount_cents / 100).toFixed(2),
		lead.amount_per ?? '',
		lead.lost_reason === null ? '' : lostReasonLabels[lead.lost_reason],
		lead.name,
		lead.organization ?? '',
		lead.anonymized_at === null ? lead.email : '',
		shownPhones(lead.phone),
		lead.place ?? '',
		lead.asked,
		textOf('Message'),
		consentCells[consents.get(lead.lead_id) ?? 'never'],
		lead.review_reason ?? '',
		...formHeadings().map(textOf),
	]
}

/** Reads the forms' own columns of these leads, and the consent to text their numbers. */
async function readOwnColumns(
	{ db }: Store,
	leads: readonly LeadWorkRow[],
	named: (slug: string) => string,
): Promise<OwnColumns> {
	const cells = new Map<string, Map<string, string>>()
	for (const definition of Object.values(leadDefinitions)) {
		const ids = leads.filter(({ form }) => form === definition.form.name).map((lead) => lead.lead_id)
		const columns = exportedColumns(definition)
		const rows = await readLeadColumns(db, definition, [...columns.keys()], ids)
		for (const [id, row] of rows) {
			const own = [...columns].map(
				([column, heading]) => [heading, cellOf(definition, column, row[column], named)] as const,
			)
			cells.set(id, new Map(own))
		}
	}
	const consents = await textConsents(db, leads.map(textTarget))
	return {
		cells,
		consents: new Map(leads.map(({ lead_id }, at) => [lead_id, consents[at]?.state ?? 'never'])),
	}
}

/** A day keeps its year, so that a spreadsheet can sort it; any other value is as people read it. */
function cellOf(
	definition: LeadDefinition,
	column: string,
	value: unknown,
	named: (slug: string) => string,
): string {
	return typeof value === 'string' && isDay(value) ? value : readableValue(definition, column, value, named)
}

/** The exported columns of a form, with their headings. */
function exportedColumns({ columns }: LeadDefinition): Map<string, string> {
	const exported = new Map<string, string>()
	for (const [column, { exportColumn }] of columns)
		if (exportColumn !== null) exported.set(column, exportColumn)
	return exported
}

/** Headings of columns that only some forms have, without duplicates. */
function formHeadings(): string[] {
	const all = Object.values(leadDefinitions).flatMap((definition) => [
		...exportedColumns(definition).values(),
	])
	return [...new Set(all)].filter((heading) => !headings.includes(heading))
}
