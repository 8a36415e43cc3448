import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Visitor } from '#app/context.server.ts'
import type { StaffActivityKind } from '#db/activity_rows.ts'
import type { Database } from '#db/schema.ts'
import { deviceName } from './device_name.ts'
import { shownNetwork } from './shown_network.server.ts'

interface Named {
	id: string
	name: string
}

export interface Activity {
	kind: StaffActivityKind
	/** Who did it; null where that is not known. */
	by: Named | null
	/** Whose access it was, if not their own. */
	about?: Named | null
	detail?: string | null
	/** Where it came from; left out for what is done within the office. */
	from?: Pick<Visitor, 'address' | 'userAgent'>
}

/** Adds a line to the list of what staff did: who, what, when and from where. */
export async function recordActivity(
	db: Kysely<Database>,
	{ kind, by, about = null, detail = null, from }: Activity,
	now: Date = new Date(),
): Promise<void> {
	await db
		.insertInto('staff_activity')
		.values({
			id: randomUUID(),
			kind,
			staff_id: by?.id ?? null,
			staff_name: by?.name ?? '',
			about_id: about?.id ?? null,
			about_name: about?.name ?? null,
			detail,
			network: from ? shownNetwork(from.address) : null,
			device: from ? deviceName(from.userAgent) : null,
			created_at: now.toISOString(),
		})
		.execute()
}
