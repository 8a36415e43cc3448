import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Creates the table of service requests, with its place among the lead forms. */
export async function createServiceRequests(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, json, strict } = columnWords(kind)
	const day = (name: string) => `${name} text check (${name} like '____-__-__')`
	await run(db, [
		`insert into lead_forms (name) values ('service-request')`,
		`create table service_requests (
			id text primary key not null references leads (id),
			reference text not null unique,
			kind text not null,
			name text not null,
			email text not null,
			phone text,
			address text not null,
			area_slug text,
			${json('missed_streams')},
			${day('missed_on')},
			cart text,
			cart_problem text,
			cart_change text,
			cart_wanted text,
			extra_items text,
			${day('skip_from')},
			${day('skip_to')},
			${day('stop_on')},
			message text,
			schedule_note text,
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`create index service_requests_newest on service_requests (created_at)`,
	])
}
