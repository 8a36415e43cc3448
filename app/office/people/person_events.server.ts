import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { MovedRows, PersonEventKind } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Staff } from '../sign_in/staff.server.ts'

interface Happening {
	personId: string
	kind: PersonEventKind
	/** The other person of a merge or split. */
	otherId?: string
	details?: MovedRows
	note?: string
}

/** Records an event in a person's history. */
export async function recordPersonEvent(
	trx: Transaction<Database>,
	staff: Staff,
	{ personId, kind, otherId, details, note }: Happening,
	now: Date,
): Promise<void> {
	await trx
		.insertInto('person_events')
		.values({
			id: randomUUID(),
			person_id: personId,
			kind,
			other_id: otherId ?? null,
			details: details ?? null,
			note: note ?? null,
			staff_id: staff.id,
			staff_name: staff.name,
			created_at: now.toISOString(),
		})
		.execute()
}
