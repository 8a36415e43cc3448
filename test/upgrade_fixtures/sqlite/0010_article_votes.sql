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
CREATE TABLE kb_categories (
			id text primary key not null,
			name text not null,
			slug text not null unique,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null
		) strict;
CREATE TABLE kb_articles (
			id text primary key not null,
			slug text not null unique,
			title text not null,
			excerpt text not null,
			content text not null,
			category_id text not null references kb_categories (id),
			"is_published" integer check ("is_published" in (0, 1)) not null,
			sort_order integer not null,
			view_count integer not null check (view_count >= 0),
			helpful_count integer not null check (helpful_count >= 0),
			not_helpful_count integer not null check (not_helpful_count >= 0),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE quote_requests (
			id text primary key not null,
			reference text not null unique,
			name text not null,
			email text not null,
			phone text,
			service_type text not null,
			address text,
			message text,
			"smsConsent" integer check ("smsConsent" in (0, 1)) not null,
			review_reason text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE rolloff_quote_requests (
			id text primary key not null,
			reference text not null unique,
			full_name text not null,
			email text not null,
			phone text not null,
			location text not null,
			business_name text,
			material_types text,
			project_duration text,
			best_contact_time text,
			notes text,
			town_slug text,
			"dumpster_sizes" text check (json_valid("dumpster_sizes")) not null,
			review_reason text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE hoa_quote_requests (
			id text primary key not null,
			reference text not null unique,
			"contactName" text not null,
			"hoaName" text not null,
			email text not null,
			phone text not null,
			address text not null,
			city text not null,
			units integer not null check (units >= 1),
			"currentProvider" text,
			"serviceType" text not null,
			"additionalInfo" text,
			review_reason text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE consent_records (
			id text primary key not null,
			form text not null check (form in ('quote', 'rolloff', 'hoa')),
			lead_id text not null,
			"is_granted" integer check ("is_granted" in (0, 1)) not null,
			wording text not null,
			wording_version text not null,
			local_time text not null,
			page text not null,
			address_hash text not null,
			user_agent text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE submission_keys (
			"key" text primary key not null,
			form text not null check (form in ('quote', 'rolloff', 'hoa')),
			lead_id text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE outbox (
			id text primary key not null,
			form text not null check (form in ('quote', 'rolloff', 'hoa')),
			lead_id text not null,
			kind text not null check (kind in ('staff', 'receipt')),
			to_address text not null,
			reply_to text,
			subject text not null,
			body text not null,
			message_id text not null unique,
			attempts integer not null check (attempts >= 0),
			"next_attempt_at" text check ("next_attempt_at" glob '????-??-??T??:??:??.???Z') not null,
			leased_by text,
			"leased_until" text check ("leased_until" glob '????-??-??T??:??:??.???Z'),
			"sent_at" text check ("sent_at" glob '????-??-??T??:??:??.???Z'),
			last_error text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE rate_limits (
			"key" text not null,
			"window_start" text check ("window_start" glob '????-??-??T??:??:??.???Z') not null,
			hits integer not null check (hits >= 0),
			primary key ("key", window_start)
		) strict;
CREATE TABLE secrets (
			name text primary key not null,
			value text not null
		) strict;
CREATE TABLE content_version (
			id integer primary key not null check (id = 1),
			version integer not null,
			"seeded_at" text check ("seeded_at" glob '????-??-??T??:??:??.???Z')
		) strict;
CREATE TABLE company_facts (
			id text primary key not null,
			name text not null unique,
			value text not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE search_synonyms (
			id text primary key not null,
			"words" text check (json_valid("words")) not null,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE search_events (
			day text not null check (length(day) = 10),
			kind text not null check (kind in ('searched', 'nothing', 'clicked')),
			query text not null check (length(query) between 1 and 80),
			url text not null check (length(url) <= 200 and (kind = 'clicked') = (url <> '')),
			hits integer not null check (hits > 0),
			primary key (day, kind, query, url)
		) strict;
CREATE TABLE article_votes (
			id text primary key not null,
			article_id text not null references kb_articles (id) on delete cascade,
			browser_hash text not null,
			"is_helpful" integer check ("is_helpful" in (0, 1)) not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			unique (article_id, browser_hash)
		) strict;
insert into "kysely_migration" ("name", "timestamp") values ('0001_pages', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0002_services', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0003_help', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0004_leads', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0005_outbox', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0006_content_version', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0007_company_facts', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0008_search_synonyms', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0009_search_events', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0010_article_votes', '2026-11-21T14:00:00.000Z');
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
insert into "kb_categories" ("id", "name", "slug", "is_active", "sort_order") values ('c886688c-53b0-4b12-8ebe-4ceca22f83e2', 'name of kb categories', 'elm-street', 1, 1);
insert into "kb_articles" ("id", "slug", "title", "excerpt", "content", "category_id", "is_published", "sort_order", "view_count", "helpful_count", "not_helpful_count", "created_at", "updated_at") values ('100b6c03-55e3-4112-8136-9615d2440c48', 'elm-street', 'title of kb articles', 'excerpt of kb articles', 'content of kb articles', 'c886688c-53b0-4b12-8ebe-4ceca22f83e2', 1, 1, 1, 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "quote_requests" ("id", "reference", "name", "email", "phone", "service_type", "address", "message", "smsConsent", "review_reason", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-7K3Q9', 'June Alvarez', 'june@example.com', '970 555 0100', 'commercial', '12 Elm St, Windsor', 'Two bins behind the bakery. Gate code on request.', 1, NULL, '2026-11-20T22:30:00.000Z');
insert into "quote_requests" ("id", "reference", "name", "email", "phone", "service_type", "address", "message", "smsConsent", "review_reason", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-0AB1C', 'José O''Neil', 'jose@example.com', NULL, 'residential-services', NULL, NULL, 0, 'The hidden field was filled in', '2026-07-03T21:15:00.250Z');
insert into "quote_requests" ("id", "reference", "name", "email", "phone", "service_type", "address", "message", "smsConsent", "review_reason", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'HH-ZZ9PQ', 'Ann-Kathrin Þórsdóttir', 'ann@example.com', '+1 (970) 555-0177', 'other', 'Box 7, Ault', 'A sofa.', 0, NULL, '2026-03-08T08:59:59.999Z');
insert into "rolloff_quote_requests" ("id", "reference", "full_name", "email", "phone", "location", "business_name", "material_types", "project_duration", "best_contact_time", "notes", "town_slug", "dumpster_sizes", "review_reason", "created_at") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-R0LL1', 'Sam Ortiz', 'sam@example.com', '9705550123', '400 Oak St, Greeley', 'Ortiz Roofing', 'Shingles', '1 week', 'Mornings', 'Mind the wires.', 'greeley', '["15 yard","20 yard"]', NULL, '2026-11-25T23:59:00.000Z');
insert into "rolloff_quote_requests" ("id", "reference", "full_name", "email", "phone", "location", "business_name", "material_types", "project_duration", "best_contact_time", "notes", "town_slug", "dumpster_sizes", "review_reason", "created_at") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-R0LL2', 'Lee Wu', 'lee@example.com', '970-555-0124', 'Loveland', NULL, NULL, NULL, NULL, NULL, NULL, '["30 yard"]', 'Many requests from one address', '2026-11-01T07:30:00.000Z');
insert into "hoa_quote_requests" ("id", "reference", "contactName", "hoaName", "email", "phone", "address", "city", "units", "currentProvider", "serviceType", "additionalInfo", "review_reason", "created_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-H0A01', 'Pat Singh', 'Elk Meadow HOA', 'pat@example.com', '(970) 555-0150', '1 Meadow Ln', 'Fort Collins', 120, 'Another hauler', 'trash-recycling', 'Two gates.', NULL, '2026-12-31T18:00:00.000Z');
insert into "hoa_quote_requests" ("id", "reference", "contactName", "hoaName", "email", "phone", "address", "city", "units", "currentProvider", "serviceType", "additionalInfo", "review_reason", "created_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-H0A02', 'Kim Roy', 'River Bend', 'kim@example.com', '970 555 0151', '9 River Rd', 'Windsor', 8, NULL, 'custom', NULL, NULL, '2026-11-22T03:00:00.000Z');
insert into "consent_records" ("id", "form", "lead_id", "is_granted", "wording", "wording_version", "local_time", "page", "address_hash", "user_agent", "created_at") values ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 1, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-11-20 15:30:00 MST', '/contact', 'yR5h0q', 'Mozilla/5.0', '2026-11-20T22:30:00.000Z');
insert into "consent_records" ("id", "form", "lead_id", "is_granted", "wording", "wording_version", "local_time", "page", "address_hash", "user_agent", "created_at") values ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 0, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-12-31 11:00:00 MST', '/hoa-quote', 'yR5h0q', 'Mozilla/5.0', '2026-12-31T18:00:00.000Z');
insert into "submission_keys" ("key", "form", "lead_id", "created_at") values ('key of submission keys', 'quote', 'lead id of submission keys', '2026-11-20T15:04:05.000Z');
insert into "outbox" ("id", "form", "lead_id", "kind", "to_address", "reply_to", "subject", "body", "message_id", "attempts", "next_attempt_at", "leased_by", "leased_until", "sent_at", "last_error", "created_at") values ('7772189a-2595-44b2-83ca-813cb5bdb069', 'quote', 'lead id of outbox', 'staff', 'june@example.com', 'reply to of outbox', 'subject of outbox', 'body of outbox', 'message id of outbox', 1, '2026-11-20T15:04:05.000Z', 'leased by of outbox', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', 'last error of outbox', '2026-11-20T15:04:05.000Z');
insert into "rate_limits" ("key", "window_start", "hits") values ('key of rate limits', '2026-11-20T15:04:05.000Z', 1);
insert into "secrets" ("name", "value") values ('name of secrets', 'value of secrets');
insert into "content_version" ("id", "version", "seeded_at") values (1, 3, NULL);
insert into "company_facts" ("id", "name", "value", "updated_at") values ('cad40023-02e3-4b7c-8d6b-7e22a2afec9f', 'name of company facts', 'value of company facts', '2026-11-20T15:04:05.000Z');
insert into "search_synonyms" ("id", "words", "is_active", "sort_order", "created_at", "updated_at") values ('97333734-1ff0-4c2c-83b3-b230c50881f6', '[]', 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "search_events" ("day", "kind", "query", "url", "hits") values ('2026-11-20', 'clicked', 'query of search events', '/help/holidays', 1);
insert into "article_votes" ("id", "article_id", "browser_hash", "is_helpful", "created_at") values ('eb89cba1-834f-464b-8ccf-d35d5f146e34', '100b6c03-55e3-4112-8136-9615d2440c48', 'browser hash of article votes', 1, '2026-11-20T15:04:05.000Z');
CREATE UNIQUE INDEX color_palettes_one_active on color_palettes (is_active) where is_active;
CREATE INDEX kb_articles_category on kb_articles (category_id);
CREATE INDEX quote_requests_newest on quote_requests (created_at);
CREATE INDEX rolloff_quote_requests_newest on rolloff_quote_requests (created_at);
CREATE INDEX hoa_quote_requests_newest on hoa_quote_requests (created_at);
CREATE INDEX consent_records_lead on consent_records (form, lead_id);
CREATE TRIGGER consent_records_no_update before update on consent_records begin select raise(abort, 'consent records are only ever added'); end;
CREATE TRIGGER consent_records_no_delete before delete on consent_records begin select raise(abort, 'consent records are only ever added'); end;
CREATE TRIGGER consent_records_no_replace before insert on consent_records
			when exists (select 1 from consent_records where id = new.id) begin select raise(abort, 'consent records are only ever added'); end;
CREATE INDEX submission_keys_oldest on submission_keys (created_at);
CREATE INDEX outbox_pending on outbox (next_attempt_at) where sent_at is null;
CREATE INDEX outbox_lead on outbox (form, lead_id);
CREATE INDEX rate_limits_oldest on rate_limits (window_start);
CREATE TRIGGER page_sections_changes_content_insert after insert on page_sections
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER page_sections_changes_content_delete after delete on page_sections
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER page_sections_changes_content_update after update on page_sections
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER testimonials_changes_content_insert after insert on testimonials
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER testimonials_changes_content_delete after delete on testimonials
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER testimonials_changes_content_update after update on testimonials
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER color_palettes_changes_content_insert after insert on color_palettes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER color_palettes_changes_content_delete after delete on color_palettes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER color_palettes_changes_content_update after update on color_palettes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER color_variables_changes_content_insert after insert on color_variables
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER color_variables_changes_content_delete after delete on color_variables
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER color_variables_changes_content_update after update on color_variables
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER faqs_changes_content_insert after insert on faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER faqs_changes_content_delete after delete on faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER faqs_changes_content_update after update on faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_faqs_changes_content_insert after insert on rolloff_faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_faqs_changes_content_delete after delete on rolloff_faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_faqs_changes_content_update after update on rolloff_faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER services_changes_content_insert after insert on services
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER services_changes_content_delete after delete on services
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER services_changes_content_update after update on services
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER residential_towns_changes_content_insert after insert on residential_towns
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER residential_towns_changes_content_delete after delete on residential_towns
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER residential_towns_changes_content_update after update on residential_towns
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_towns_changes_content_insert after insert on rolloff_towns
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_towns_changes_content_delete after delete on rolloff_towns
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_towns_changes_content_update after update on rolloff_towns
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER commercial_sizes_changes_content_insert after insert on commercial_sizes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER commercial_sizes_changes_content_delete after delete on commercial_sizes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER commercial_sizes_changes_content_update after update on commercial_sizes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER commercial_specs_changes_content_insert after insert on commercial_specs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER commercial_specs_changes_content_delete after delete on commercial_specs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER commercial_specs_changes_content_update after update on commercial_specs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_sizes_changes_content_insert after insert on rolloff_sizes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_sizes_changes_content_delete after delete on rolloff_sizes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER rolloff_sizes_changes_content_update after update on rolloff_sizes
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER kb_categories_changes_content_insert after insert on kb_categories
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER kb_categories_changes_content_delete after delete on kb_categories
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER kb_categories_changes_content_update after update on kb_categories
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER kb_articles_changes_content_insert after insert on kb_articles
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER kb_articles_changes_content_delete after delete on kb_articles
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER kb_articles_changes_content_update after update of id, slug, title, excerpt, content, category_id, is_published, sort_order, created_at, updated_at on kb_articles
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER company_facts_changes_content_insert after insert on company_facts
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER company_facts_changes_content_delete after delete on company_facts
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER company_facts_changes_content_update after update on company_facts
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER search_synonyms_changes_content_insert after insert on search_synonyms
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER search_synonyms_changes_content_delete after delete on search_synonyms
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER search_synonyms_changes_content_update after update on search_synonyms
			begin update content_version set version = version + 1 where id = 1; end;
commit;
