import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { rebuild, reworded, setAside } from './rebuild_on_sqlite.ts'
import { run } from './statements.ts'

const toldBefore = `kind in ('new', 'due', 'assigned', 'opening')`
const told = `kind in ('new', 'due', 'assigned', 'opening', 'accepted')`
const pushedBefore = `kind in ('new', 'due', 'test')`
const pushed = `kind in ('new', 'due', 'accepted', 'test')`

/** When requests were won, notices of accepted offers, and whether people are found by the addresses of their requests. */
export async function addWonAt(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time } = columnWords(kind)
	await run(db, [
		`alter table lead_work add column ${time('won_at')}`,
		`update lead_work set won_at = coalesce(
			(select max(lead_events.created_at) from lead_events where lead_events.lead_id = lead_work.lead_id
				and lead_events.kind = 'status' and lead_events.to_value = 'won'),
			first_answered_at, created_at
		) where status = 'won'`,
		`create index lead_work_won on lead_work (won_at, form, town, page, source, amount_per, amount_cents)
			where won_at is not null`,
		`create index lead_events_accepted on lead_events (created_at, id) where kind = 'accept'`,
		`alter table people add column address_words integer not null default 0 check (address_words in (0, 1))`,
		`create index people_without_address_words on people (created_at, id)
			where address_words = 0 and merged_into is null and erased_at is null`,
		...followsStatus(kind),
	])
	if (kind === 'sqlite') {
		const { restore } = await setAside(db, ['told_notices', 'push_messages'])
		await rebuild(db, 'told_notices', (definition) => reworded(definition, toldBefore, told))
		await rebuild(db, 'push_messages', (definition) => reworded(definition, pushedBefore, pushed))
		await run(db, restore)
	} else {
		await run(db, [
			`alter table told_notices drop constraint told_notices_kind_check`,
			`alter table told_notices add constraint told_notices_kind_check check (${told})`,
			`alter table push_messages drop constraint push_messages_kind_check`,
			`alter table push_messages add constraint push_messages_kind_check check (${pushed})`,
		])
	}
}

/** Whoever sets the status, older servers too, sets when it was won. */
function followsStatus(kind: StoreKind): string[] {
	if (kind === 'sqlite')
		return [
			`create trigger lead_work_won_changed after update of status on lead_work
				when (new.status = 'won') <> (old.status = 'won')
				begin update lead_work set won_at = case when new.status = 'won' then new.updated_at end
					where lead_id = new.lead_id; end`,
		]
	return [
		`create function lead_work_set_won_at() returns trigger language plpgsql as
			$$ begin new.won_at := case when new.status = 'won' then new.updated_at end; return new; end $$`,
		`create trigger lead_work_won_changed before update of status on lead_work for each row
			when ((new.status = 'won') <> (old.status = 'won')) execute function lead_work_set_won_at()`,
	]
}
