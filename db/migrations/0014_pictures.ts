import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** Uploaded pictures, and pending background work on them. */
export async function createPictures(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, json, double, strict } = columnWords(kind)
	await run(db, [
		`create table uploaded_pictures (
			id text primary key not null,
			name text not null,
			alt text not null check (alt <> ''),
			width integer not null check (width > 0),
			height integer not null check (height > 0),
			focal_x ${double} not null check (focal_x between 0 and 1),
			focal_y ${double} not null check (focal_y between 0 and 1),
			${json('widths')} not null,
			${flag('is_avif_ready')} not null,
			bytes integer not null,
			uploaded_by text not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...raisesContentVersion(kind, 'uploaded_pictures'),
		`create table picture_jobs (
			picture_id text primary key not null references uploaded_pictures (id) on delete cascade,
			attempts integer not null,
			${time('next_attempt_at')} not null,
			leased_by text,
			${time('leased_until')},
			last_error text
		) ${strict}`,
	])
}
