import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

const containers = `('deliver-container', 'swap-container', 'pick-up-container')`
const bringing = `kind in ('deliver-container', 'swap-container')`
const watched = 'kind, day, state, address, lead_id'

/** The condition that a stop brought a container and no planned or completed stop swaps it or picks it up. */
const isStanding = `(state = 'done'
	and not exists (${later('address')} and (later.lead_id is null or stops.lead_id is null))
	and not exists (${later('lead_id')}))`

function later(column: string): string {
	return `select 1 from stops as later
		where later.kind in ('swap-container', 'pick-up-container') and later.state <> 'taken-back'
			and later.${column} = stops.${column} and later.day >= stops.day
			and (later.kind = 'pick-up-container' or later.day > stops.day)`
}

/**
 * Adds to each stop whether its container is still standing, which would be slow to compute for all. Triggers maintain it, because stops
 * are also written by code that knows nothing of containers, such as reverting to their history.
 */
export async function addStandingContainers(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, no } = columnWords(kind)
	await run(db, [
		`alter table stops add column ${flag('is_standing')} not null default ${no}`,
		`drop index stops_brought`,
		`create index stops_brought_at on stops (address) where ${bringing}`,
		`update stops set is_standing = ${isStanding} where ${bringing}`,
		`create index stops_standing on stops (day, id) where is_standing`,
		...(kind === 'sqlite' ? onSqlite() : onPostgres),
	])
}

/** A changed stop may no longer bring a container. */
const forget = `update stops set is_standing = false where id = new.id and is_standing`

/** Statements that recompute which containers stand at an address or belong to a request. */
function standingAnew(address: string, lead: string): string[] {
	return [`address = ${address}`, `lead_id = ${lead}`].map(
		(place) => `update stops set is_standing = ${isStanding} where ${bringing} and ${place}`,
	)
}

function onSqlite(): string[] {
	const of = (event: string, rows: readonly ('old' | 'new')[], work: readonly string[]) =>
		`create trigger stops_standing_${event.split(' ')[0]} after ${event} on stops
			when ${rows.map((row) => `${row}.kind in ${containers}`).join(' or ')}
			begin ${work.join('; ')}; end`
	const [before, after] = [
		standingAnew('old.address', 'old.lead_id'),
		standingAnew('new.address', 'new.lead_id'),
	]
	return [
		of('insert', ['new'], after),
		of('delete', ['old'], before),
		of(`update of ${watched}`, ['old', 'new'], [forget, ...before, ...after]),
	]
}

const onPostgres = [
	// Locks the rows before checking them, so that of two concurrent changes the second sees the first.
	`create function find_standing_containers(at text, of_lead text) returns void language plpgsql as $$
	begin
		perform 1 from stops where ${bringing} and (address = at or lead_id = of_lead) order by id for update;
		${standingAnew('at', 'of_lead').join(';\n\t\t')};
	end $$`,
	`create function find_standing_containers() returns trigger language plpgsql as $$
	begin
		if tg_op <> 'INSERT' and old.kind in ${containers} then
			perform find_standing_containers(old.address, old.lead_id);
		end if;
		if tg_op = 'UPDATE' then ${forget}; end if;
		if tg_op <> 'DELETE' and new.kind in ${containers} then
			perform find_standing_containers(new.address, new.lead_id);
		end if;
		return null;
	end $$`,
	`create trigger stops_standing after insert or delete or update of ${watched} on stops
		for each row execute function find_standing_containers()`,
]
