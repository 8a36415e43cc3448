pragma foreign_keys = off;
begin;
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE page_sections (
			id text primary key not null,
			page_slug text not null,
			section_name text not null,
			title text,
			description text,
			image_path text,
			button_text text,
			button_url text,
			display_order integer not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE testimonials (
			id text primary key not null,
			content text not null,
			rating integer check (rating between 1 and 5),
			customer_name text not null,
			customer_title text,
			company text,
			location text,
			image_url text,
			service_type text,
			"is_approved" integer check ("is_approved" in (0, 1)) not null,
			"is_featured" integer check ("is_featured" in (0, 1)) not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE faqs (
			id text primary key not null,
			question text not null,
			answer text not null,
			category text not null,
			audience text not null check (audience in ('general', 'residential', 'hoa', 'commercial')),
			town_slug text,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE rolloff_faqs (
			id text primary key not null,
			question text not null,
			answer text not null,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null
		) strict;
CREATE TABLE color_palettes (
			id text primary key not null,
			name text not null,
			"is_active" integer check ("is_active" in (0, 1)) not null
		) strict;
CREATE TABLE color_variables (
			id text primary key not null,
			palette_id text not null references color_palettes (id) on delete cascade,
			css_variable_name text not null,
			hsl_value text not null,
			sort_order integer not null,
			unique (palette_id, css_variable_name)
		) strict;
CREATE TABLE services (
			id text primary key not null,
			slug text not null unique,
			name text not null,
			description text not null,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE residential_towns (
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
			latitude real not null check (latitude between -90 and 90),
			longitude real not null check (longitude between -180 and 180),
			"is_active" integer check ("is_active" in (0, 1)) not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE rolloff_towns (
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
			map_center_lat real not null check (map_center_lat between -90 and 90),
			map_center_lng real not null check (map_center_lng between -180 and 180),
			"is_active" integer check ("is_active" in (0, 1)) not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE commercial_sizes (
			id text primary key not null,
			size_value integer not null unique check (size_value > 0),
			size_label text not null,
			title text not null,
			description text not null,
			capacity_bags text not null,
			weight_limit text not null,
			dimensions text not null,
			"ideal_for" text check (json_valid("ideal_for")) not null,
			"pickup_options" text check (json_valid("pickup_options")) not null,
			pricing_range text not null,
			hero_image_url text,
			hero_alt_text text,
			"features" text check (json_valid("features")) not null,
			"specifications" text check (json_valid("specifications")) not null,
			"faqs" text check (json_valid("faqs")) not null,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null
		) strict;
CREATE TABLE commercial_specs (
			id text primary key not null,
			label text not null,
			dimensions text not null,
			capacity text not null,
			ideal_use text not null,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null
		) strict;
CREATE TABLE rolloff_sizes (
			id text primary key not null,
			slug text not null unique,
			size_label text not null,
			cubic_yards integer not null check (cubic_yards > 0),
			description text not null,
			detailed_description text not null,
			"ideal_for" text check (json_valid("ideal_for")) not null,
			display_order integer not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
insert into "kysely_migration" ("name", "timestamp") values ('0001_pages', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0002_services', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "page_sections" ("id", "page_slug", "section_name", "title", "description", "image_path", "button_text", "button_url", "display_order", "created_at", "updated_at") values ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "testimonials" ("id", "content", "rating", "customer_name", "customer_title", "company", "location", "image_url", "service_type", "is_approved", "is_featured", "created_at") values ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', 1, 1, '2026-11-20T15:04:05.000Z');
insert into "faqs" ("id", "question", "answer", "category", "audience", "town_slug", "is_active", "sort_order", "created_at", "updated_at") values ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', 'windsor', 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "rolloff_faqs" ("id", "question", "answer", "is_active", "sort_order") values ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', 1, 1);
insert into "color_palettes" ("id", "name", "is_active") values ('a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'name of color palettes', 1);
insert into "color_variables" ("id", "palette_id", "css_variable_name", "hsl_value", "sort_order") values ('181557d5-1303-4414-8530-0b9ac659eda5', 'a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'css variable name of color variables', 'hsl value of color variables', 1);
insert into "services" ("id", "slug", "name", "description", "is_active", "created_at", "updated_at") values ('ef1c4b45-f2ed-4632-83f8-de890730defb', 'elm-street', 'name of services', 'description of services', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "residential_towns" ("id", "slug", "name", "state", "local_blurb", "hero_image_url", "hero_alt_text", "meta_title", "meta_description", "pricing_info", "latitude", "longitude", "is_active", "updated_at") values ('d8128047-8b70-4fbf-85ad-6c834792859a', 'elm-street', 'name of residential towns', 'state of residential towns', 'local blurb of residential towns', 'hero image url of residential towns', 'hero alt text of residential towns', 'meta title of residential towns', 'meta description of residential towns', 'pricing info of residential towns', 0.5, 0.5, 1, '2026-11-20T15:04:05.000Z');
insert into "rolloff_towns" ("id", "slug", "name", "state", "hero_image_url", "hero_alt_text", "hero_subheading", "local_blurb", "meta_title", "meta_description", "map_center_lat", "map_center_lng", "is_active", "created_at", "updated_at") values ('b4c03c22-a268-4a4f-8cbe-7d047ad4a7e6', 'elm-street', 'name of rolloff towns', 'state of rolloff towns', 'hero image url of rolloff towns', 'hero alt text of rolloff towns', 'hero subheading of rolloff towns', 'local blurb of rolloff towns', 'meta title of rolloff towns', 'meta description of rolloff towns', 0.5, 0.5, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "commercial_sizes" ("id", "size_value", "size_label", "title", "description", "capacity_bags", "weight_limit", "dimensions", "ideal_for", "pickup_options", "pricing_range", "hero_image_url", "hero_alt_text", "features", "specifications", "faqs", "is_active", "sort_order") values ('5c9b31df-86ee-4bd4-8433-84adb98ac6a9', 1, 'size label of commercial sizes', 'title of commercial sizes', 'description of commercial sizes', 'capacity bags of commercial sizes', 'weight limit of commercial sizes', 'dimensions of commercial sizes', '{}', '[]', 'pricing range of commercial sizes', 'hero image url of commercial sizes', 'hero alt text of commercial sizes', '[]', '[]', '[]', 1, 1);
insert into "commercial_specs" ("id", "label", "dimensions", "capacity", "ideal_use", "is_active", "sort_order") values ('45e5217d-31d5-4692-862c-862b5d48ceca', 'label of commercial specs', 'dimensions of commercial specs', 'capacity of commercial specs', 'ideal use of commercial specs', 1, 1);
insert into "rolloff_sizes" ("id", "slug", "size_label", "cubic_yards", "description", "detailed_description", "ideal_for", "display_order", "updated_at") values ('cb0ae639-f03d-4814-8b14-4526f5a514a1', 'elm-street', 'size label of rolloff sizes', 1, 'description of rolloff sizes', 'detailed description of rolloff sizes', '{}', 1, '2026-11-20T15:04:05.000Z');
CREATE UNIQUE INDEX color_palettes_one_active on color_palettes (is_active) where is_active;
commit;
