import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Sign-ins and changes of access, and the indexes that list everything that staff did by time. */
export async function createStaffActivity(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	const byTime = ['lead_events', 'person_events', 'person_consents', 'content_history']
	await run(db, [
		`create table staff_activity (
			id text primary key not null,
			kind text not null,
			staff_id text references staff (id) on delete set null,
			staff_name text not null,
			about_id text references staff (id) on delete set null,
			about_name text,
			detail text,
			network text,
			device text,
			${time('created_at')} not null
		) ${strict}`,
		`create index staff_activity_newest on staff_activity (created_at, id)`,
		`create index staff_activity_staff on staff_activity (staff_id, created_at, id)`,
		`create index staff_activity_about on staff_activity (about_id)`,
		...byTime.flatMap((table) => [
			`create index ${table}_by_time on ${table} (created_at, id) where staff_id is not null`,
			`create index ${table}_staff on ${table} (staff_id, created_at, id) where staff_id is not null`,
		]),
		...refuseEdits(kind),
	])
}

const complaint = 'what staff did is not changed afterwards'
const fixed = ['id', 'kind', 'staff_name', 'about_name', 'detail', 'network', 'device', 'created_at']

/** Rows are added, and deleted when they have had their time; of their columns only the references to staff follow these. */
function refuseEdits(kind: StoreKind): string[] {
	const differs = kind === 'sqlite' ? 'is not' : 'is distinct from'
	const isEdit = fixed.map((column) => `new.${column} ${differs} old.${column}`).join(' or ')
	if (kind === 'sqlite')
		return [
			`create trigger staff_activity_no_update before update on staff_activity when ${isEdit}
				begin select raise(abort, '${complaint}'); end`,
		]
	return [
		`create function staff_activity_refuse() returns trigger language plpgsql as
			$$ begin raise exception '${complaint}'; end $$`,
		`create trigger staff_activity_no_update before update on staff_activity for each row
			when (${isEdit}) execute function staff_activity_refuse()`,
	]
}
