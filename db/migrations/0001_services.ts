import { columnWords, type StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'

/** Services, towns and sizes. */
export function serviceTables(kind: StoreKind): string[] {
	const { flag, time, json, double, no, strict } = columnWords(kind)
	return [
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
			${time('updated_at')} not null,
			contracted_to text,
			${json('places')} not null default '[]'
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
			${time('updated_at')} not null,
			heading text,
			delivery_label text,
			service_label text,
			${json('places')} not null default '[]',
			${flag('is_commercial')} not null default ${no}
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
		...[
			'services',
			'residential_towns',
			'rolloff_towns',
			'commercial_sizes',
			'commercial_specs',
			'rolloff_sizes',
		].flatMap((table) => raisesContentVersion(kind, table)),
	]
}
