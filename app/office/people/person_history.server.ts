import type { Zoned } from '#app/company/zoned_time.ts'
import type { Kysely } from 'kysely'
import { withMerged } from '#app/people/current_person.server.ts'
import type { PersonEventKind } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import { formatDateTime } from '../parts/format_moment.ts'

const most = 200

/** The events of a person and of those merged into them, latest first. */
export async function personHistory(db: Kysely<Database>, id: string, zoned: Zoned) {
	const events = await db
		.selectFrom('person_events')
		.leftJoin('people as other', 'other.id', 'person_events.other_id')
		.select(['person_events.id', 'person_id', 'kind', 'other_id', 'details', 'note', 'staff_name'])
		.select(['person_events.created_at', 'other.name as other_name', 'other.merged_into', 'other.erased_at'])
		.innerJoin('people as own', 'own.id', 'person_events.person_id')
		.select('own.erased_at as own_erased_at')
		.where('person_id', 'in', await withMerged(db, id))
		.orderBy('person_events.created_at', 'desc')
		.orderBy('person_events.id')
		.limit(most)
		.execute()
	const undone = new Set<string>()
	return events
		.filter(({ kind }) => kind !== 'merged')
		.map((event) => {
			const { kind, other_id, merged_into, erased_at, details } = event
			const isTheirs = event.person_id === id && event.own_erased_at === null
			// Only a person's latest merge can be undone.
			const canUndo = kind === 'merge' && merged_into === id && isTheirs
			const hasPage = other_id !== null && merged_into === null && erased_at === null
			const canRejoin = hasPage && (kind === 'split' || kind === 'split-off') && isTheirs
			const isFirst = other_id !== null && !undone.has(other_id)
			const intent = canUndo ? 'undo' : canRejoin ? 'undo-split' : null
			const undo = isFirst && intent !== null ? ({ intent, other: other_id } as const) : null
			if (undo !== null) undone.add(undo.other)
			return {
				id: event.id,
				who: event.staff_name,
				did: formatPersonChange(kind, details?.requests.length ?? 0),
				note: event.note,
				when: formatDateTime(event.created_at, zoned),
				/** The command that undoes this event, with the other person; null if it cannot be undone. */
				undo,
				/** The other person's page; null if they were merged or erased. */
				other: hasPage ? { to: `/admin/people/${other_id}`, name: event.other_name ?? '' } : null,
			}
		})
}

/** An event as text to follow the name of who did it; `count` requests were moved. */
export function formatPersonChange(kind: PersonEventKind, count: number): string {
	const requests = count === 1 ? 'one request' : `${count} requests`
	return sentences[kind].replace('{requests}', requests)
}

const sentences: Record<PersonEventKind, string> = {
	note: 'wrote a note',
	edit: 'changed what we know of them',
	merge: 'merged somebody who was the same, with {requests}',
	merged: 'found them to be the same as somebody else',
	split: 'moved {requests} to a person of their own',
	'split-off': 'made this a person of their own, with {requests}',
	'undo-merge': 'took a merge back, with {requests}',
	different: 'found them to be different from somebody alike',
	erase: 'removed everything that identified them',
}
