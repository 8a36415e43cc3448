import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Orders of service at home: a form of its own, with what the office confirms. */
export async function createOrders(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, json, strict } = columnWords(kind)
	const day = (name: string) => `${name} text check (${name} like '____-__-__')`
	await run(db, [
		`insert into lead_forms (name) values ('order')`,
		`create table service_orders (
			id text primary key not null references leads (id),
			reference text not null unique,
			service text not null,
			cart text,
			${json('extras')},
			town text not null,
			address text not null,
			area_slug text,
			${day('start_week')} not null,
			name text not null,
			phone text not null,
			email text not null,
			message text,
			monthly_dollars integer not null check (monthly_dollars >= 0),
			season_dollars integer check (season_dollars >= 0),
			note text not null,
			cart_number text,
			${day('first_pickup')},
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`create index service_orders_newest on service_orders (created_at)`,
	])
}
