import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Services, towns and sizes (docs/spec/tables.md). */
export async function createServices(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, json, double, strict } = columnWords(kind)
	await run(db, [
		`create table services (
			id text primary key not null,
			slug text not null unique,
			name text not null,
			description text not null,
			${flag('is_active')} not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table residential_towns (
			id text primary key not null,
			slug text not null unique,
			name text not null,
			state text not null,
			local_blurb text not null,
			hero_image_url text,
			hero_alt_text text,
			meta_title text,
			meta_description text,
			pricing_info text,
			latitude ${double} not null check (latitude between -90 and 90),
			longitude ${double} not null check (longitude between -180 and 180),
			${flag('is_active')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table rolloff_towns (
			id text primary key not null,
			slug text not null unique,
			name text not null,
			state text not null,
			hero_image_url text,
			hero_alt_text text,
			hero_subheading text,
			local_blurb text not null,
			meta_title text,
			meta_description text,
			map_center_lat ${double} not null check (map_center_lat between -90 and 90),
			map_center_lng ${double} not null check (map_center_lng between -180 and 180),
			${flag('is_active')} not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table commercial_sizes (
			id text primary key not null,
			size_value integer not null unique check (size_value > 0),
			size_label text not null,
			title text not null,
			description text not null,
			capacity_bags text not null,
			weight_limit text not null,
			dimensions text not null,
			${json('ideal_for')} not null,
			${json('pickup_options')} not null,
			pricing_range text not null,
			hero_image_url text,
			hero_alt_text text,
			${json('features')} not null,
			${json('specifications')} not null,
			${json('faqs')} not null,
			${flag('is_active')} not null,
			sort_order integer not null
		) ${strict}`,
		`create table commercial_specs (
			id text primary key not null,
			label text not null,
			dimensions text not null,
			capacity text not null,
			ideal_use text not null,
			${flag('is_active')} not null,
			sort_order integer not null
		) ${strict}`,
		`create table rolloff_sizes (
			id text primary key not null,
			slug text not null unique,
			size_label text not null,
			cubic_yards integer not null check (cubic_yards > 0),
			description text not null,
			detailed_description text not null,
			${json('ideal_for')} not null,
			display_order integer not null,
			${time('updated_at')} not null
		) ${strict}`,
	])
}
