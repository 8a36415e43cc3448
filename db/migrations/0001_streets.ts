import { columnWords, type StoreKind } from './columns.ts'

/** Street ranges (which houses are in which pickup area) and the files they are imported from. */
export function streetTables(kind: StoreKind): string[] {
	const { flag, time, json, bytewise, strict } = columnWords(kind)
	return [
		`create table street_imports (
			id text primary key not null,
			status text not null check (status in ('uploaded', 'checked', 'published', 'replaced', 'undone')),
			file_name text not null,
			reach text not null check (reach in ('all', 'areas')),
			${json('headings')} not null,
			${json('columns')},
			lines integer not null,
			base_version integer,
			${json('summary')},
			staff_name text not null,
			${time('created_at')} not null,
			${time('published_at')},
			previous_id text
		) ${strict}`,
		`create index street_imports_newest on street_imports (created_at, id)`,
		`create table street_import_parts (
			import_id text not null references street_imports (id) on delete cascade,
			part integer not null,
			${json('lines')} not null,
			primary key (import_id, part)
		) ${strict}`,
		`create table street_import_refusals (
			import_id text not null references street_imports (id) on delete cascade,
			line integer not null,
			reason text not null,
			primary key (import_id, line)
		) ${strict}`,
		`create table street_ranges (
			id text primary key not null,
			import_id text not null references street_imports (id) on delete cascade,
			street text not null check (street <> ''),
			street_key ${bytewise} not null,
			name_key ${bytewise} not null check (name_key <> ''),
			from_number integer not null check (from_number > 0),
			to_number integer not null,
			side text not null check (side in ('all', 'odd', 'even')),
			zip text,
			area_id text not null references pickup_areas (id) on delete cascade,
			${flag('is_sample')} not null,
			check (from_number < to_number)
		) ${strict}`,
		`create index street_ranges_name on street_ranges (import_id, name_key, street, area_id)`,
		`create index street_ranges_street on street_ranges (import_id, street_key, id)`,
		`create index street_ranges_area on street_ranges (area_id)`,
		`create table street_list (
			id integer primary key not null check (id = 1),
			import_id text not null references street_imports (id),
			version integer not null,
			${json('columns')}
		) ${strict}`,
	]
}
