import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

const bringing = `('deliver-container', 'swap-container')`
const fetching = `('swap-container', 'pick-up-container')`
const containers = `('deliver-container', 'swap-container', 'pick-up-container')`
const watched = 'kind, state, fetches'

/**
 * For a stop that fetches a container: the last earlier stop that brought one, for the same request, or at the same address if either has
 * no request.
 */
const broughtBefore = `select id from stops as brought
	where brought.kind in ${bringing} and brought.state <> 'taken-back'
		and (brought.lead_id = stops.lead_id
			or (brought.address = stops.address and (brought.lead_id is null or stops.lead_id is null)))
		and (brought.day < stops.day or (brought.day = stops.day and stops.kind = 'pick-up-container'))
	order by case when brought.container_id = stops.container_id then 0 else 1 end, brought.day desc, brought.id desc
	limit 1`

/** The condition that a stop brought a container and no planned or completed stop fetches it. */
const isStanding = `(kind in ${bringing} and state = 'done' and not exists (
	select 1 from stops as later
	where later.fetches = stops.id and later.kind in ${fetching} and later.state <> 'taken-back'))`

/**
 * Adds to a stop that fetches a container the stop that brought it, so that of two containers at an address only that one counts as
 * fetched.
 */
export async function addFetchedStops(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	await run(db, [
		...(kind === 'sqlite' ? withoutSqlite : withoutPostgres),
		...['stops_fetched_at', 'stops_fetched_of'].map((index) => `drop index ${index}`),
		`alter table stops add column fetches text references stops (id)`,
		`create index stops_fetches on stops (fetches, kind, state) where fetches is not null`,
		`update stops set fetches = (${broughtBefore}) where kind in ${fetching}`,
		`update stops set is_standing = ${isStanding} where kind in ${bringing}`,
		...(kind === 'sqlite' ? onSqlite() : onPostgres),
	])
}

const withoutSqlite = ['insert', 'delete', 'update'].map((event) => `drop trigger stops_standing_${event}`)

const withoutPostgres = [
	'drop trigger stops_standing on stops',
	'drop function find_standing_containers()',
	'drop function find_standing_containers(text, text)',
]

function onSqlite(): string[] {
	const of = (event: string, rows: readonly ('old' | 'new')[], stops: string) =>
		`create trigger stops_standing_${event.split(' ')[0]} after ${event} on stops
			when ${rows.map((row) => `${row}.kind in ${containers}`).join(' or ')}
			begin update stops set is_standing = ${isStanding} where id in (${stops}) and is_standing <> ${isStanding}; end`
	return [
		of('insert', ['new'], 'new.id, new.fetches'),
		of('delete', ['old'], 'old.fetches'),
		of(`update of ${watched}`, ['old', 'new'], 'new.id, new.fetches, old.fetches'),
	]
}

const onPostgres = [
	// Locks the rows before checking them, so that of two concurrent changes the second sees the first.
	`create function find_standing_containers() returns trigger language plpgsql as $$
	declare touched text[] := case tg_op
		when 'INSERT' then array[new.id, new.fetches]
		when 'DELETE' then array[old.fetches]
		else array[new.id, new.fetches, old.fetches] end;
	begin
		if (tg_op = 'INSERT' or old.kind not in ${containers}) and (tg_op = 'DELETE' or new.kind not in ${containers}) then
			return null;
		end if;
		perform 1 from stops where id = any (touched) order by id for update;
		update stops set is_standing = ${isStanding} where id = any (touched) and is_standing <> ${isStanding};
		return null;
	end $$`,
	`create trigger stops_standing after insert or delete or update of ${watched} on stops
		for each row execute function find_standing_containers()`,
]
