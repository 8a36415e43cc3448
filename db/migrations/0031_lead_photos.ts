import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Photos that come with a service request, and how many there are of them. */
export async function createLeadPhotos(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table lead_photos (
			id text primary key not null,
			lead_id text not null references leads (id),
			position integer not null check (position between 1 and 3),
			width integer not null check (width > 0),
			height integer not null check (height > 0),
			${time('created_at')} not null,
			unique (lead_id, position)
		) ${strict}`,
		`alter table service_requests add column photos integer check (photos > 0)`,
	])
}
