import type { StoreKind } from './columns.ts'

const complaint = 'the history of a person is only ever added to'

/** Immutable columns of `person_events`; `note` may be emptied when a person asks to be forgotten. */
const fixed = ['id', 'person_id', 'kind', 'other_id', 'staff_id', 'staff_name', 'created_at']

/** Triggers that allow only inserts into `person_events` and emptying notes. */
export function personHistoryTriggers(kind: StoreKind): string[] {
	const differs = kind === 'sqlite' ? 'is not' : 'is distinct from'
	// PostgreSQL cannot compare values of the type json.
	const details = kind === 'sqlite' ? 'details' : 'details::text'
	const changes = [
		...fixed.map((column) => `new.${column} ${differs} old.${column}`),
		`new.${details} ${differs} old.${details}`,
	]
	const isForbidden = `new.note is not null or ${changes.join(' or ')}`
	if (kind === 'postgres') {
		return [
			`create function person_events_refuse() returns trigger language plpgsql as
				$$ begin raise exception '${complaint}'; end $$`,
			`create trigger person_events_no_change before update on person_events for each row
				when (${isForbidden}) execute function person_events_refuse()`,
			`create trigger person_events_no_delete before delete or truncate on person_events
				for each statement execute function person_events_refuse()`,
		]
	}
	const refuse = `begin select raise(abort, '${complaint}'); end`
	return [
		`create trigger person_events_no_update before update on person_events when ${isForbidden} ${refuse}`,
		`create trigger person_events_no_delete before delete on person_events ${refuse}`,
		// INSERT OR REPLACE deletes without firing the trigger above.
		`create trigger person_events_no_replace before insert on person_events
			when exists (select 1 from person_events where id = new.id) ${refuse}`,
	]
}
