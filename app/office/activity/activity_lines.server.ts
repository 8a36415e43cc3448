import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadEventRow } from '#db/inbox_rows.ts'
import type { PersonRow } from '#db/people_rows.ts'
import { type HistoryEntry, historyEntryOf } from '../content/history.server.ts'
import { actionLabels } from '../content/history_words.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatEvent } from '../requests/format_event.ts'
import { staffNames } from '../requests/list_staff.server.ts'
import { formatPersonChange } from '../people/person_history.server.ts'
import { formatActivity } from './activity_words.ts'
import type { ActivityKey, ActivitySource } from './read_activity.server.ts'

/** A line of the list: who did what to which object, and from where. */
export interface ActivityLine {
	id: string
	at: string
	who: string
	did: string
	/** The object, and its page if it has one. */
	what: { name: string; to: string | null } | null
	/** What changed, in a few words. */
	detail: string | null
	/** Browser and network; null for work within the office. */
	from: string | null
	isAlarming: boolean
}

type Line = Pick<ActivityLine, 'id' | 'who' | 'did'> & Partial<ActivityLine>
type Reader = (reading: ContentReading, ids: readonly string[]) => Promise<Line[]>

const readers: Record<ActivitySource, Reader> = {
	staff_activity: accessLines,
	lead_events: requestLines,
	person_events: personLines,
	person_consents: consentLines,
	content_history: contentLines,
}

/** These entries as lines, in order. Entries whose object cannot be named any more are omitted. */
export async function activityLines(
	reading: ContentReading,
	keys: readonly ActivityKey[],
): Promise<ActivityLine[]> {
	const lines = new Map<string, Line>()
	for (const [source, ofSource] of Map.groupBy(keys, (key) => key.source)) {
		const ids = ofSource.map(({ id }) => id)
		for (const line of await readers[source](reading, ids)) lines.set(line.id, line)
	}
	const empty = { what: null, detail: null, from: null, isAlarming: false }
	return keys.flatMap(({ id, created_at: at }) => {
		const line = lines.get(id)
		return line ? [{ ...empty, ...line, at }] : []
	})
}

async function accessLines({ store }: ContentReading, ids: readonly string[]): Promise<Line[]> {
	const rows = await store.db.selectFrom('staff_activity').selectAll().where('id', 'in', ids).execute()
	return rows.map((row) => ({ id: row.id, ...formatActivity(row) }))
}

/** Lines do not contain the notes themselves, which are erased with their requests. */
async function requestLines({ store }: ContentReading, ids: readonly string[]): Promise<Line[]> {
	const rows = await store.db
		.selectFrom('lead_events')
		.leftJoin('lead_work', 'lead_work.lead_id', 'lead_events.lead_id')
		.select(['lead_events.id', 'lead_events.form', 'lead_events.lead_id', 'kind', 'from_value', 'to_value'])
		.select(['staff_id', 'staff_name', 'lead_work.reference'])
		.where('lead_events.id', 'in', ids)
		.execute()
	const nameByStaffId = await staffNames(store)
	return rows.map((row) => ({
		id: row.id,
		who: row.staff_name,
		did: formatEvent(row, nameByStaffId),
		what: requestOf(row),
	}))
}

function requestOf({
	form,
	lead_id,
	reference,
	kind,
	from_value,
}: Pick<LeadEventRow, 'form' | 'lead_id' | 'kind' | 'from_value'> & { reference: string | null }) {
	if (form === null || lead_id === null) return null
	const { label } = leadDefinitions[form]
	if (reference !== null) return { name: `${label} ${reference}`, to: leadPath({ form, leadId: lead_id }) }
	return { name: kind === 'delete' ? `${label} ${from_value ?? ''}` : `${label}, deleted since`, to: null }
}

async function personLines({ store }: ContentReading, ids: readonly string[]): Promise<Line[]> {
	const rows = await store.db
		.selectFrom('person_events')
		.innerJoin('people', 'people.id', 'person_events.person_id')
		.select(['person_events.id', 'kind', 'details', 'staff_name', 'person_id', 'name', 'erased_at'])
		.where('person_events.id', 'in', ids)
		.execute()
	return rows.map((row) => ({
		id: row.id,
		who: row.staff_name,
		did: formatPersonChange(row.kind, row.details?.requests.length ?? 0),
		what: personOf(row),
	}))
}

async function consentLines({ store }: ContentReading, ids: readonly string[]): Promise<Line[]> {
	const rows = await store.db
		.selectFrom('person_consents')
		.innerJoin('people', 'people.id', 'person_consents.person_id')
		.select(['person_consents.id', 'is_granted', 'staff_name', 'person_id', 'name', 'erased_at'])
		.where('person_consents.id', 'in', ids)
		.execute()
	return rows.map((row) => ({
		id: row.id,
		who: row.staff_name,
		did: row.is_granted ? 'recorded a yes to text messages' : 'recorded a no to text messages',
		what: personOf(row),
	}))
}

function personOf({
	person_id,
	name,
	erased_at,
}: { person_id: string } & Pick<PersonRow, 'name' | 'erased_at'>) {
	return erased_at === null
		? { name, to: `/admin/people/${person_id}` }
		: { name: 'somebody who was erased', to: null }
}

async function contentLines(reading: ContentReading, ids: readonly string[]): Promise<Line[]> {
	const rows = await reading.store.db
		.selectFrom('content_history')
		.selectAll()
		.where('id', 'in', ids)
		.execute()
	const entries = await Promise.all(rows.map((row) => historyEntryOf(reading, row)))
	return entries
		.filter((entry) => entry !== null)
		.map((entry) => ({
			id: entry.id,
			who: entry.staffName,
			did: actionLabels[entry.action],
			what: { name: `${entry.title} (${entry.tableLabel})`, to: entry.path },
			detail: formatChanges(entry),
		}))
}

/** For facts, the values before and after; for other content, the names of the changed fields. */
function formatChanges({ table, action, changes }: HistoryEntry): string | null {
	if (table === 'company_facts')
		return changes.map(({ before, after }) => `${before || 'nothing'} → ${after || 'nothing'}`).join('; ')
	if (action !== 'save' && action !== 'revert') return null
	return changes.map(({ label }) => label).join(', ') || null
}
