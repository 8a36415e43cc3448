import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** What customers ask of billing: their customer ID, or an account that has changed. */
export async function createBillingRequests(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`insert into lead_forms (name) values ('billing-request')`,
		`create table billing_requests (
			id text primary key not null references leads (id),
			reference text not null unique,
			kind text not null,
			customer_phone text,
			customer_email text,
			"fullName" text,
			"phoneNumber" text,
			email text,
			"serviceAddress" text,
			"updateDetails" text,
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`create index billing_requests_newest on billing_requests (created_at)`,
	])
}
