import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * Names a removed area together with its town if another town has an area of the same name: pages said that one “is no longer one of our
 * pickup areas” while the other still was. Former slugs keep the area's last name.
 */
export async function distinguishRemovedAreas(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	await run(db, kind === 'sqlite' ? onSqlite : onPostgres)
}

const name = `case
	when exists (select 1 from pickup_areas as other
		where other.id <> old.id and other.town_slug <> old.town_slug and lower(other.name) = lower(old.name))
	then (select old.name || ' (' || town.name || ', ' || town.state || ')'
		from residential_towns as town where town.slug = old.town_slug)
	else old.name end`

const nameSubscriptions = `update pickup_subscriptions set removed_area = ${name} where area_id = old.id;`

const storeSlug = (now: string) => `
	insert into pickup_area_slugs (slug, area_id, name, removed_at) values (old.slug, old.id, old.name, ${now})
		on conflict (slug) do update set
			area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at;`
const removeSlugs = (now: string) => `
	update pickup_area_slugs set name = ${name}, removed_at = ${now} where area_id = old.id;`

const sqliteNow = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const onSqlite = [
	'drop trigger pickup_areas_name_subscriptions',
	`create trigger pickup_areas_name_subscriptions before delete on pickup_areas begin ${nameSubscriptions} end`,
	'drop trigger pickup_areas_hidden',
	`create trigger pickup_areas_hidden after update of is_active on pickup_areas
		when new.is_active = 0 and old.is_active = 1
		begin ${storeSlug(sqliteNow)} ${removeSlugs(sqliteNow)} end`,
	'drop trigger pickup_areas_deleted',
	`create trigger pickup_areas_deleted after delete on pickup_areas
		begin ${storeSlug(sqliteNow)} ${removeSlugs(sqliteNow)} end`,
]

const postgresNow = `date_trunc('milliseconds', now())`
const onPostgres = [
	`create or replace function name_removed_area() returns trigger language plpgsql as $$
		begin
			${nameSubscriptions}
			return old;
		end $$`,
	`create or replace function keep_pickup_area_slug() returns trigger language plpgsql as $$
		begin
			${storeSlug(postgresNow)}
			if tg_op = 'DELETE' or not new.is_active then
				${removeSlugs(postgresNow)}
			end if;
			return null;
		end $$`,
]
