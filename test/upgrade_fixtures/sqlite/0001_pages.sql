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
insert into "kysely_migration" ("name", "timestamp") values ('0001_pages', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "page_sections" ("id", "page_slug", "section_name", "title", "description", "image_path", "button_text", "button_url", "display_order", "created_at", "updated_at") values ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "testimonials" ("id", "content", "rating", "customer_name", "customer_title", "company", "location", "image_url", "service_type", "is_approved", "is_featured", "created_at") values ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', 1, 1, '2026-11-20T15:04:05.000Z');
insert into "faqs" ("id", "question", "answer", "category", "audience", "town_slug", "is_active", "sort_order", "created_at", "updated_at") values ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', 'windsor', 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "rolloff_faqs" ("id", "question", "answer", "is_active", "sort_order") values ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', 1, 1);
insert into "color_palettes" ("id", "name", "is_active") values ('a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'name of color palettes', 1);
insert into "color_variables" ("id", "palette_id", "css_variable_name", "hsl_value", "sort_order") values ('181557d5-1303-4414-8530-0b9ac659eda5', 'a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'css variable name of color variables', 'hsl value of color variables', 1);
CREATE UNIQUE INDEX color_palettes_one_active on color_palettes (is_active) where is_active;
commit;
