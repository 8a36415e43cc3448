import { columnWords, type StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'

/** Pickup areas, their former slugs, and service alerts. */
export function pickupTables(kind: StoreKind): string[] {
	const { day, flag, time, json, no, strict } = columnWords(kind)
	return [
		`create table pickup_areas (
			id text primary key not null,
			slug text not null unique,
			town_slug text not null references residential_towns (slug) on update cascade,
			name text not null,
			weekday text not null check (weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')),
			${flag('has_trash')} not null,
			recycling text not null check (recycling in ('none', 'weekly', 'every_other_week')),
			recycling_anchor text check (recycling_anchor is not null or recycling <> 'every_other_week'),
			${flag('has_lawn')} not null,
			set_out_hour integer check (set_out_hour between 0 and 23),
			contracted_to text,
			${flag('is_sample')} not null,
			${flag('is_active')} not null,
			${time('created_at')} not null,
			${time('updated_at')} not null,
			${day('valid_from')},
			${json('earlier_rules')} not null default '[]',
			${time('rules_changed_at')},
			${flag('covers_town')} not null default ${no},
			${json('covers_zips')} not null default '[]'
		) ${strict}`,
		...raisesContentVersion(kind, 'pickup_areas'),
		`create table pickup_area_slugs (
			slug text primary key not null,
			area_id text not null,
			name text not null,
			${time('removed_at')} not null
		) ${strict}`,
		`create index pickup_area_slugs_area on pickup_area_slugs (area_id)`,
		...(kind === 'sqlite' ? slugTriggersOnSqlite : slugTriggersOnPostgres),
		`create table service_alerts (
			id text primary key not null,
			kind text not null check (kind in ('delay', 'cancelled', 'notice')),
			delay_days integer check (delay_days between 1 and 5),
			starts_on text not null,
			ends_on text not null,
			reach text not null check (reach in ('all', 'towns', 'areas')),
			${json('town_slugs')} not null,
			${json('area_ids')} not null,
			message text not null check (message <> ''),
			posted_by text not null,
			${time('posted_at')} not null,
			${time('ended_at')},
			${flag('is_sample')} not null,
			check (starts_on <= ends_on),
			check ((kind = 'delay') = (delay_days is not null))
		) ${strict}`,
		...raisesContentVersion(kind, 'service_alerts'),
	]
}

/** When an area leaves the site, all its slugs, current and former, count as removed from that time. */
const isGone = `new.is_active = 0 and old.is_active = 1`
const nowOnSqlite = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const insertSlugOnSqlite = `
	insert into pickup_area_slugs (slug, area_id, name, removed_at) values (old.slug, old.id, old.name, ${nowOnSqlite})
		on conflict (slug) do update set
			area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at;`

const slugTriggersOnSqlite = [
	`create trigger pickup_areas_renamed after update of slug on pickup_areas when new.slug <> old.slug
		begin ${insertSlugOnSqlite} end`,
	`create trigger pickup_areas_hidden after update of is_active on pickup_areas when ${isGone}
		begin ${insertSlugOnSqlite} update pickup_area_slugs set removed_at = ${nowOnSqlite} where area_id = old.id; end`,
	`create trigger pickup_areas_deleted after delete on pickup_areas
		begin ${insertSlugOnSqlite} update pickup_area_slugs set removed_at = ${nowOnSqlite} where area_id = old.id; end`,
]

const nowOnPostgres = `date_trunc('milliseconds', now())`
const slugTriggersOnPostgres = [
	`create function keep_pickup_area_slug() returns trigger language plpgsql as $$
	begin
		insert into pickup_area_slugs (slug, area_id, name, removed_at)
			values (old.slug, old.id, old.name, ${nowOnPostgres})
			on conflict (slug) do update set
				area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at;
		if tg_op = 'DELETE' or not new.is_active then
			update pickup_area_slugs set removed_at = ${nowOnPostgres} where area_id = old.id;
		end if;
		return null;
	end $$`,
	`create trigger pickup_areas_changed after update of slug, is_active on pickup_areas for each row
		when (new.slug <> old.slug or (old.is_active and not new.is_active))
		execute function keep_pickup_area_slug()`,
	`create trigger pickup_areas_deleted after delete on pickup_areas for each row
		execute function keep_pickup_area_slug()`,
]
