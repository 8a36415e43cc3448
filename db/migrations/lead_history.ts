import type { StoreKind } from './columns.ts'

const complaint = 'the history of a lead is only ever added to'

/** Immutable columns of `lead_events`; `note` may be emptied when a person asks to be forgotten. */
const fixed = ['id', 'form', 'lead_id', 'version', 'kind', 'staff_id', 'staff_name', 'from_value', 'to_value']

/** Triggers that allow only inserts into `lead_events` and emptying notes. */
export function leadHistoryTriggers(kind: StoreKind): string[] {
	const differs = kind === 'sqlite' ? 'is not' : 'is distinct from'
	const changes = [...fixed, 'created_at'].map((column) => `new.${column} ${differs} old.${column}`)
	const isForbidden = `new.note is not null or ${changes.join(' or ')}`
	if (kind === 'postgres') {
		return [
			`create function lead_events_refuse() returns trigger language plpgsql as
				$$ begin raise exception '${complaint}'; end $$`,
			`create trigger lead_events_no_change before update on lead_events for each row
				when (${isForbidden}) execute function lead_events_refuse()`,
			`create trigger lead_events_no_delete before delete or truncate on lead_events
				for each statement execute function lead_events_refuse()`,
		]
	}
	const refuse = `begin select raise(abort, '${complaint}'); end`
	return [
		`create trigger lead_events_no_update before update on lead_events when ${isForbidden} ${refuse}`,
		`create trigger lead_events_no_delete before delete on lead_events ${refuse}`,
		// INSERT OR REPLACE deletes without firing the trigger above.
		`create trigger lead_events_no_replace before insert on lead_events
			when exists (select 1 from lead_events where id = new.id) ${refuse}`,
	]
}
