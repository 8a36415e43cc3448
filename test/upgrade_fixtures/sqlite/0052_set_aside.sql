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
		, source text, said_on text check (said_on like '____-__-__'), is_sample integer not null default 0 check (is_sample in (0, 1))) strict;
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
		, contracted_to text, "places" text check (json_valid("places")) not null default '[]') strict;
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
		, heading text, delivery_label text, service_label text, "places" text check (json_valid("places")) not null default '[]', "is_commercial" integer check ("is_commercial" in (0, 1)) not null default 0) strict;
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
CREATE TABLE staff (
			id text primary key not null,
			name text not null,
			email text not null unique check (email = lower(email)),
			role text not null check (role in ('owner', 'editor', 'office')),
			"is_active" integer check ("is_active" in (0, 1)) not null,
			"is_password_temporary" integer check ("is_password_temporary" in (0, 1)) not null,
			"is_second_step_on" integer check ("is_second_step_on" in (0, 1)) not null,
			"is_email_verified" integer check ("is_email_verified" in (0, 1)) not null,
			image text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, "updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE staff_sessions (
			id text primary key not null,
			token text not null unique,
			staff_id text not null references staff (id) on delete cascade,
			ip_address text,
			user_agent text,
			"expires_at" text check ("expires_at" glob '????-??-??T??:??:??.???Z') not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, "updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE staff_passwords (
			id text primary key not null,
			staff_id text not null references staff (id) on delete cascade,
			account_id text not null,
			provider_id text not null,
			password text,
			access_token text,
			refresh_token text,
			id_token text,
			scope text,
			"access_token_expires_at" text check ("access_token_expires_at" glob '????-??-??T??:??:??.???Z'),
			"refresh_token_expires_at" text check ("refresh_token_expires_at" glob '????-??-??T??:??:??.???Z'),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, "updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null,
			unique (staff_id, provider_id)
		) strict;
CREATE TABLE staff_tokens (
			id text primary key not null,
			identifier text not null,
			value text not null,
			"expires_at" text check ("expires_at" glob '????-??-??T??:??:??.???Z') not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, "updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE staff_second_steps (
			id text primary key not null,
			staff_id text not null references staff (id) on delete cascade,
			secret text not null,
			backup_codes text not null,
			"is_confirmed" integer check ("is_confirmed" in (0, 1)) not null,
			failures integer not null,
			"locked_until" text check ("locked_until" glob '????-??-??T??:??:??.???Z')
		) strict;
CREATE TABLE button_clicks (
			day text not null,
			page text not null,
			button text not null,
			clicks integer not null check (clicks >= 0),
			primary key (day, page, button)
		) strict;
CREATE TABLE uploaded_pictures (
			id text primary key not null,
			name text not null,
			alt text not null check (alt <> ''),
			width integer not null check (width > 0),
			height integer not null check (height > 0),
			focal_x real not null check (focal_x between 0 and 1),
			focal_y real not null check (focal_y between 0 and 1),
			"widths" text check (json_valid("widths")) not null,
			"is_avif_ready" integer check ("is_avif_ready" in (0, 1)) not null,
			bytes integer not null,
			uploaded_by text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE sealed_secrets (
			name text primary key not null,
			sealed_value text not null check (sealed_value like 'sealed-1.%')
		) strict;
CREATE TABLE office_settings (
			name text primary key not null,
			value text not null,
			staff_name text not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE backups (
			id text primary key not null,
			file_name text not null,
			bytes integer not null check (bytes >= 0),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE lead_forms (name text primary key not null) strict;
CREATE TABLE leads (
			id text primary key not null,
			form text not null references lead_forms (name),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			unique (form, id)
		) strict;
CREATE TABLE "quote_requests" (
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
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			foreign key (id) references leads (id)
		) strict;
CREATE TABLE "rolloff_quote_requests" (
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
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, delivery_day text check (delivery_day like '____-__-__'),
			foreign key (id) references leads (id)
		) strict;
CREATE TABLE "hoa_quote_requests" (
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
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			foreign key (id) references leads (id)
		) strict;
CREATE TABLE "consent_records" (
			id text primary key not null,
			form text not null,
			lead_id text not null,
			"is_granted" integer check ("is_granted" in (0, 1)) not null,
			wording text not null,
			wording_version text not null,
			local_time text not null,
			page text not null,
			address_hash text not null,
			user_agent text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, method text not null default 'form' check (method in ('form', 'spoken')), staff_id text references staff (id), staff_name text,
			foreign key (form, lead_id) references leads (form, id)
		) strict;
CREATE TABLE "submission_keys" (
			"key" text primary key not null,
			form text not null,
			lead_id text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			foreign key (form, lead_id) references leads (form, id)
		) strict;
CREATE TABLE "lead_work" (
			lead_id text primary key not null,
			form text not null,
			reference text not null,
			name text not null,
			organisation text,
			email text not null,
			phone text,
			place text,
			asked text not null,
			search_text text not null,
			status text not null check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
			assigned_to text,
			"due_at" text check ("due_at" glob '????-??-??T??:??:??.???Z') not null,
			"first_answered_at" text check ("first_answered_at" glob '????-??-??T??:??:??.???Z'),
			queue_order integer not null,
			review_reason text,
			"anonymised_at" text check ("anonymised_at" glob '????-??-??T??:??:??.???Z'),
			version integer not null check (version >= 1),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null, person_id text references people (id), source text not null default 'site' check (source in ('site', 'phone')), taken_by text references staff (id) on delete set null, amount_cents integer check (amount_cents > 0), amount_per text check (amount_per in ('once', 'month')), lost_reason text, follow_up_on text check (follow_up_on like '____-__-__'), text_words integer not null default 0 check (text_words in (0, 1)), page text, town text, answer_seconds integer check (answer_seconds >= 0), "won_at" text check ("won_at" glob '????-??-??T??:??:??.???Z'), "set_aside_at" text check ("set_aside_at" glob '????-??-??T??:??:??.???Z'), "requested_at" text check ("requested_at" glob '????-??-??T??:??:??.???Z'), "confirmed_spam_at" text check ("confirmed_spam_at" glob '????-??-??T??:??:??.???Z'),
			foreign key (form, lead_id) references leads (form, id),
			foreign key (assigned_to) references staff (id) on delete set null
		) strict;
CREATE TABLE "lead_words" (
			word text not null,
			lead_id text not null,
			primary key (word, lead_id),
			foreign key (lead_id) references lead_work (lead_id) on delete cascade
		) strict, without rowid;
CREATE TABLE "lead_events" (
			id text primary key not null,
			form text,
			lead_id text,
			version integer,
			kind text not null,
			staff_id text,
			staff_name text not null,
			from_value text,
			to_value text,
			note text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			foreign key (form, lead_id) references leads (form, id),
			foreign key (staff_id) references staff (id)
		) strict;
CREATE TABLE "content_history" (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			action text not null check (action in ('create', 'save', 'delete', 'move', 'revert', 'activate')),
			"before_row" text check (json_valid("before_row")),
			"after_row" text check (json_valid("after_row")),
			staff_id text,
			staff_name text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, "planned_at" text check ("planned_at" glob '????-??-??T??:??:??.???Z'),
			foreign key (staff_id) references staff (id)
		) strict;
CREATE TABLE "content_drafts" (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			row_version text,
			"typed_values" text check (json_valid("typed_values")) not null,
			staff_id text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			foreign key (staff_id) references staff (id) on delete cascade
		) strict;
CREATE TABLE "faqs" (
			id text primary key not null,
			question text not null,
			answer text not null,
			category text not null,
			audience text not null check (audience in ('general', 'residential', 'hoa', 'commercial')),
			town_slug text,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			sort_order integer not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null,
			foreign key (town_slug) references residential_towns (slug) on update cascade
		) strict;
CREATE TABLE pickup_areas (
			id text primary key not null,
			slug text not null unique,
			town_slug text not null references residential_towns (slug) on update cascade,
			name text not null,
			weekday text not null check (weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')),
			"has_trash" integer check ("has_trash" in (0, 1)) not null,
			recycling text not null check (recycling in ('none', 'weekly', 'every_other_week')),
			recycling_anchor text check (recycling_anchor is not null or recycling <> 'every_other_week'),
			"has_lawn" integer check ("has_lawn" in (0, 1)) not null,
			set_out_hour integer check (set_out_hour between 0 and 23),
			contracted_to text,
			"is_sample" integer check ("is_sample" in (0, 1)) not null,
			"is_active" integer check ("is_active" in (0, 1)) not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		, valid_from text check (valid_from like '____-__-__'), "earlier_rules" text check (json_valid("earlier_rules")) not null default '[]', "rules_changed_at" text check ("rules_changed_at" glob '????-??-??T??:??:??.???Z'), "covers_town" integer check ("covers_town" in (0, 1)) not null default 0, "covers_zips" text check (json_valid("covers_zips")) not null default '[]') strict;
CREATE TABLE pickup_area_slugs (
			slug text primary key not null,
			area_id text not null,
			name text not null,
			"removed_at" text check ("removed_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE service_alerts (
			id text primary key not null,
			kind text not null check (kind in ('delay', 'cancelled', 'notice')),
			delay_days integer check (delay_days between 1 and 5),
			starts_on text not null,
			ends_on text not null,
			reach text not null check (reach in ('all', 'towns', 'areas')),
			"town_slugs" text check (json_valid("town_slugs")) not null,
			"area_ids" text check (json_valid("area_ids")) not null,
			message text not null check (message <> ''),
			posted_by text not null,
			"posted_at" text check ("posted_at" glob '????-??-??T??:??:??.???Z') not null,
			"ended_at" text check ("ended_at" glob '????-??-??T??:??:??.???Z'),
			"is_sample" integer check ("is_sample" in (0, 1)) not null,
			check (starts_on <= ends_on),
			check ((kind = 'delay') = (delay_days is not null))
		) strict;
CREATE TABLE jobs (
			kind text not null,
			subject_id text not null,
			priority integer not null default 0,
			attempts integer not null default 0 check (attempts >= 0),
			"next_attempt_at" text check ("next_attempt_at" glob '????-??-??T??:??:??.???Z') not null,
			leased_by text,
			"leased_until" text check ("leased_until" glob '????-??-??T??:??:??.???Z'),
			last_error text,
			failure text,
			failures integer not null default 0 check (failures >= 0),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			primary key (kind, subject_id)
		) strict;
CREATE TABLE pickup_subscriptions (
			id text primary key not null,
			email text not null,
			mailbox text not null,
			area_id text references pickup_areas (id) on delete set null,
			"wants_trash" integer check ("wants_trash" in (0, 1)) not null,
			"wants_recycling" integer check ("wants_recycling" in (0, 1)) not null,
			"wants_lawn" integer check ("wants_lawn" in (0, 1)) not null,
			timing text not null check (timing in ('evening', 'morning')),
			"wants_alerts" integer check ("wants_alerts" in (0, 1)) not null,
			confirm_hash text not null unique,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"confirmed_at" text check ("confirmed_at" glob '????-??-??T??:??:??.???Z'),
			"ended_at" text check ("ended_at" glob '????-??-??T??:??:??.???Z'), removed_area text, "told_rules_at" text check ("told_rules_at" glob '????-??-??T??:??:??.???Z'),
			check (ended_at is null or confirmed_at is not null)
		) strict;
CREATE TABLE pickup_reminders (
			subscription_id text not null references pickup_subscriptions (id) on delete cascade,
			day text not null,
			stream text not null check (stream in ('trash', 'recycling', 'lawn')),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, area_id text, scheduled text check (scheduled like '____-__-__'), corrected_to text
			check (corrected_to = 'none' or corrected_to like '____-__-__'),
			primary key (subscription_id, day, stream)
		) strict;
CREATE TABLE alert_mails (
			alert_id text not null references service_alerts (id) on delete cascade,
			subscription_id text not null references pickup_subscriptions (id) on delete cascade,
			kind text not null check (kind in ('posted', 'taken_back')),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			primary key (alert_id, subscription_id, kind)
		) strict;
CREATE TABLE refused_mailboxes (
			mailbox text primary key not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE service_requests (
			id text primary key not null references leads (id),
			reference text not null unique,
			kind text not null,
			name text not null,
			email text not null,
			phone text,
			address text not null,
			area_slug text,
			"missed_streams" text check (json_valid("missed_streams")),
			missed_on text check (missed_on like '____-__-__'),
			cart text,
			cart_problem text,
			cart_change text,
			cart_wanted text,
			extra_items text,
			skip_from text check (skip_from like '____-__-__'),
			skip_to text check (skip_to like '____-__-__'),
			stop_on text check (stop_on like '____-__-__'),
			message text,
			schedule_note text,
			review_reason text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		, photos integer check (photos > 0)) strict;
CREATE TABLE street_imports (
			id text primary key not null,
			status text not null check (status in ('uploaded', 'checked', 'published', 'replaced', 'undone')),
			file_name text not null,
			reach text not null check (reach in ('all', 'areas')),
			"headings" text check (json_valid("headings")) not null,
			"columns" text check (json_valid("columns")),
			lines integer not null,
			base_version integer,
			"summary" text check (json_valid("summary")),
			staff_name text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"published_at" text check ("published_at" glob '????-??-??T??:??:??.???Z'),
			previous_id text
		) strict;
CREATE TABLE street_import_parts (
			import_id text not null references street_imports (id) on delete cascade,
			part integer not null,
			"lines" text check (json_valid("lines")) not null,
			primary key (import_id, part)
		) strict;
CREATE TABLE street_import_refusals (
			import_id text not null references street_imports (id) on delete cascade,
			line integer not null,
			reason text not null,
			primary key (import_id, line)
		) strict;
CREATE TABLE street_ranges (
			id text primary key not null,
			import_id text not null references street_imports (id) on delete cascade,
			street text not null check (street <> ''),
			street_key text not null,
			name_key text not null check (name_key <> ''),
			from_number integer not null check (from_number > 0),
			to_number integer not null,
			side text not null check (side in ('all', 'odd', 'even')),
			zip text,
			area_id text not null references pickup_areas (id) on delete cascade,
			"is_sample" integer check ("is_sample" in (0, 1)) not null,
			check (from_number < to_number)
		) strict;
CREATE TABLE street_list (
			id integer primary key not null check (id = 1),
			import_id text not null references street_imports (id),
			version integer not null,
			"columns" text check (json_valid("columns"))
		) strict;
CREATE TABLE people (
			id text primary key not null,
			name text not null,
			sort_key text not null,
			address text,
			area_id text references pickup_areas (id) on delete set null,
			merged_into text references people (id),
			version integer not null check (version >= 1),
			"erased_at" text check ("erased_at" glob '????-??-??T??:??:??.???Z'),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		, address_words integer not null default 0 check (address_words in (0, 1))) strict;
CREATE TABLE person_identifiers (
			id text primary key not null,
			kind text not null check (kind in ('mail', 'phone')),
			value text not null,
			person_id text not null references people (id),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			unique (kind, value)
		) strict;
CREATE TABLE person_words (
			word text not null,
			person_id text not null references people (id),
			primary key (word, person_id)
		) strict, without rowid;
CREATE TABLE person_likenesses (
			person_id text not null references people (id),
			other_id text not null references people (id),
			lead_id text not null references leads (id),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"settled_at" text check ("settled_at" glob '????-??-??T??:??:??.???Z'),
			primary key (person_id, other_id),
			check (person_id < other_id)
		) strict;
CREATE TABLE person_events (
			id text primary key not null,
			person_id text not null references people (id),
			kind text not null,
			other_id text references people (id),
			"details" text check (json_valid("details")),
			note text,
			staff_id text references staff (id),
			staff_name text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE person_consents (
			id text primary key not null,
			person_id text not null references people (id),
			"is_granted" integer check ("is_granted" in (0, 1)) not null,
			method text not null check (method in ('spoken', 'text')),
			number_hash text,
			wording text not null,
			wording_version text not null,
			local_time text not null,
			staff_id text references staff (id),
			staff_name text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE lead_photos (
			id text primary key not null,
			lead_id text not null references leads (id),
			position integer not null check (position between 1 and 3),
			width integer not null check (width > 0),
			height integer not null check (height > 0),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			unique (lead_id, position)
		) strict;
CREATE TABLE "outbox" (
			id text primary key not null,
			form text,
			lead_id text,
			kind text not null check (kind in ('staff', 'receipt', 'answer', 'account', 'subscription', 'reminder')),
			to_address text not null,
			reply_to text,
			subject text not null,
			body text not null,
			message_id text not null unique,
			attempts integer not null default 0 check (attempts >= 0),
			"next_attempt_at" text check ("next_attempt_at" glob '????-??-??T??:??:??.???Z') not null default '9999-12-31T00:00:00.000Z',
			leased_by text,
			"leased_until" text check ("leased_until" glob '????-??-??T??:??:??.???Z'),
			"sent_at" text check ("sent_at" glob '????-??-??T??:??:??.???Z'),
			last_error text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null, failure text check (failure in ('server', 'deferred', 'refused')), failures integer not null default 0 check (failures >= 0), subscription_id text references pickup_subscriptions (id) on delete cascade, unsubscribe_url text, "useful_until" text check ("useful_until" glob '????-??-??T??:??:??.???Z'), "clears_body" integer check ("clears_body" in (0, 1)) not null default 0, bundle text check (bundle <> ''),
			check ((kind in ('staff', 'receipt', 'answer')) = (form is not null) and (form is null) = (lead_id is null)),
			foreign key (form, lead_id) references leads (form, id)
		) strict;
CREATE TABLE billing_requests (
			id text primary key not null references leads (id),
			reference text not null unique,
			kind text not null,
			customer_phone text,
			customer_email text,
			"fullName" text,
			"phoneNumber" text,
			email text,
			"serviceAddress" text,
			"updateDetails" text,
			review_reason text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE saved_views (
			id text primary key not null,
			name text not null,
			query text not null,
			staff_id text not null references staff (id),
			"is_shared" integer check ("is_shared" in (0, 1)) not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE answer_templates (
			id text primary key not null,
			form text not null,
			name text not null,
			subject text not null,
			body text not null,
			sort_order integer not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE staff_activity (
			id text primary key not null,
			kind text not null,
			staff_id text references staff (id) on delete set null,
			staff_name text not null,
			about_id text references staff (id) on delete set null,
			about_name text,
			detail text,
			network text,
			device text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE planned_changes (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			field text not null,
			"adds_row" integer check ("adds_row" in (0, 1)) not null,
			base text not null,
			value text not null,
			starts_on text not null check (starts_on like '____-__-__'),
			state text not null check (state in ('waiting', 'held', 'applied', 'withdrawn', 'replaced')),
			reason text,
			staff_id text not null references staff (id),
			staff_name text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			settled_by text,
			"settled_at" text check ("settled_at" glob '????-??-??T??:??:??.???Z'),
			check ((state in ('waiting', 'held')) = (settled_at is null))
		) strict;
CREATE TABLE "service_orders" (
			id text primary key not null references leads (id),
			reference text not null unique,
			service text not null,
			cart text,
			"extras" text check (json_valid("extras")),
			town text not null,
			address text not null,
			area_slug text,
			start_week text check (start_week like '____-__-__') not null,
			name text not null,
			phone text not null,
			email text not null,
			message text,
			monthly_dollars real not null check (monthly_dollars >= 0),
			season_dollars real check (season_dollars >= 0),
			note text not null,
			cart_number text,
			first_pickup text check (first_pickup like '____-__-__'),
			review_reason text,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE notice_settings (
			staff_id text primary key not null references staff (id) on delete cascade,
			"plays_sound" integer check ("plays_sound" in (0, 1)) not null,
			"wants_opening_mail" integer check ("wants_opening_mail" in (0, 1)) not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE push_subscriptions (
			id text primary key not null,
			staff_id text not null references staff (id) on delete cascade,
			"session" text not null,
			endpoint text not null unique,
			p256dh text not null,
			auth text not null,
			device text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"seen_at" text check ("seen_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE offers (
			id text primary key not null,
			lead_id text not null references leads (id),
			token_hash text not null unique,
			state text not null check (state in ('open', 'accepted', 'withdrawn', 'replaced')),
			"lines" text check (json_valid("lines")) not null,
			amount_cents integer not null check (amount_cents > 0),
			amount_per text not null check (amount_per in ('once', 'month')),
			valid_through text not null check (valid_through like '____-__-__'),
			note text,
			staff_id text not null references staff (id),
			staff_name text not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"ended_at" text check ("ended_at" glob '????-??-??T??:??:??.???Z'),
			accepted_name text,
			accepted_words text,
			accepted_local_time text,
			address_hash text,
			user_agent text,
			check ((state = 'open') = (ended_at is null)),
			check ((state = 'accepted') = (accepted_words is not null))
		) strict;
CREATE TABLE texts (
			id text primary key not null,
			direction text not null check (direction in ('in', 'out')),
			number text not null,
			person_id text references people (id),
			lead_id text references leads (id),
			body text not null,
			pictures integer not null check (pictures >= 0),
			state text not null,
			problem text,
			twilio_sid text unique,
			staff_id text references staff (id) on delete set null,
			staff_name text,
			"leaves_at" text check ("leaves_at" glob '????-??-??T??:??:??.???Z'),
			"raised_at" text check ("raised_at" glob '????-??-??T??:??:??.???Z'),
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"changed_at" text check ("changed_at" glob '????-??-??T??:??:??.???Z') not null,
			check ((direction = 'in') = (state = 'received')),
			check (direction = 'in' or state in ('waiting', 'sending', 'uncertain', 'sent', 'delivered', 'undelivered', 'failed', 'dropped')),
			check ((direction = 'out') = (leaves_at is not null))
		) strict;
CREATE TABLE text_templates (
			id text primary key not null,
			form text not null,
			name text not null,
			body text not null,
			sort_order integer not null,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			"updated_at" text check ("updated_at" glob '????-??-??T??:??:??.???Z') not null
		) strict;
CREATE TABLE "told_notices" (
			kind text not null check (kind in ('new', 'due', 'assigned', 'opening', 'accepted')),
			about text not null,
			"told_at" text check ("told_at" glob '????-??-??T??:??:??.???Z') not null,
			primary key (kind, about)
		) strict;
CREATE TABLE "push_messages" (
			id text primary key not null,
			subscription_id text not null references push_subscriptions (id) on delete cascade,
			kind text not null check (kind in ('new', 'due', 'accepted', 'test')),
			lead_id text references leads (id) on delete cascade,
			"created_at" text check ("created_at" glob '????-??-??T??:??:??.???Z') not null,
			check ((kind = 'test') = (lead_id is null))
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
insert into "kysely_migration" ("name", "timestamp") values ('0011_staff', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0012_inbox', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0013_content_history', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0014_pictures', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0015_sealed_secrets', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0016_office_settings', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0017_mail_waits', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0018_backups', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0019_foreign_keys', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0021_rolloff_town_texts', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0022_pickup_areas', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0023_jobs', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0024_reminders', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0025_reminder_mails', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0026_service_requests', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0027_street_ranges', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0028_people', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0029_contracts_and_removed_areas', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0030_orders', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0031_lead_photos', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0032_answer_mails', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0033_billing_requests', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0034_working_requests', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0035_answer_templates', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0036_staff_activity', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0037_planned_changes', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0038_order_cents', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0039_notices', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0040_offers', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0041_request_figures', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0042_texts', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0043_text_templates', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0044_testimonial_sources', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0045_pay_without_portal', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0046_delivery_day', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0047_area_rules', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0048_places_of_towns', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0049_reminder_corrections', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0050_won_at', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0051_covering_areas', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0052_set_aside', '2026-11-21T14:00:00.000Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "page_sections" ("id", "page_slug", "section_name", "title", "description", "image_path", "button_text", "button_url", "display_order", "created_at", "updated_at") values ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "testimonials" ("id", "content", "rating", "customer_name", "customer_title", "company", "location", "image_url", "service_type", "is_approved", "is_featured", "created_at", "source", "said_on", "is_sample") values ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', 1, 1, '2026-11-20T15:04:05.000Z', NULL, NULL, 0);
insert into "rolloff_faqs" ("id", "question", "answer", "is_active", "sort_order") values ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', 1, 1);
insert into "color_palettes" ("id", "name", "is_active") values ('a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'name of color palettes', 1);
insert into "color_variables" ("id", "palette_id", "css_variable_name", "hsl_value", "sort_order") values ('181557d5-1303-4414-8530-0b9ac659eda5', 'a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'css variable name of color variables', 'hsl value of color variables', 1);
insert into "services" ("id", "slug", "name", "description", "is_active", "created_at", "updated_at") values ('ef1c4b45-f2ed-4632-83f8-de890730defb', 'elm-street', 'name of services', 'description of services', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "residential_towns" ("id", "slug", "name", "state", "local_blurb", "hero_image_url", "hero_alt_text", "meta_title", "meta_description", "pricing_info", "latitude", "longitude", "is_active", "updated_at", "contracted_to", "places") values ('d8128047-8b70-4fbf-85ad-6c834792859a', 'elm-street', 'name of residential towns', 'state of residential towns', 'local blurb of residential towns', 'hero image url of residential towns', 'hero alt text of residential towns', 'meta title of residential towns', 'meta description of residential towns', 'pricing info of residential towns', 0.5, 0.5, 1, '2026-11-20T15:04:05.000Z', NULL, '[]');
insert into "rolloff_towns" ("id", "slug", "name", "state", "hero_image_url", "hero_alt_text", "hero_subheading", "local_blurb", "meta_title", "meta_description", "map_center_lat", "map_center_lng", "is_active", "created_at", "updated_at", "heading", "delivery_label", "service_label", "places", "is_commercial") values ('b4c03c22-a268-4a4f-8cbe-7d047ad4a7e6', 'elm-street', 'name of rolloff towns', 'state of rolloff towns', 'hero image url of rolloff towns', 'hero alt text of rolloff towns', 'hero subheading of rolloff towns', 'local blurb of rolloff towns', 'meta title of rolloff towns', 'meta description of rolloff towns', 0.5, 0.5, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', NULL, NULL, NULL, '[]', 0);
insert into "commercial_sizes" ("id", "size_value", "size_label", "title", "description", "capacity_bags", "weight_limit", "dimensions", "ideal_for", "pickup_options", "pricing_range", "hero_image_url", "hero_alt_text", "features", "specifications", "faqs", "is_active", "sort_order") values ('5c9b31df-86ee-4bd4-8433-84adb98ac6a9', 1, 'size label of commercial sizes', 'title of commercial sizes', 'description of commercial sizes', 'capacity bags of commercial sizes', 'weight limit of commercial sizes', 'dimensions of commercial sizes', '{}', '[]', 'pricing range of commercial sizes', 'hero image url of commercial sizes', 'hero alt text of commercial sizes', '[]', '[]', '[]', 1, 1);
insert into "commercial_specs" ("id", "label", "dimensions", "capacity", "ideal_use", "is_active", "sort_order") values ('45e5217d-31d5-4692-862c-862b5d48ceca', 'label of commercial specs', 'dimensions of commercial specs', 'capacity of commercial specs', 'ideal use of commercial specs', 1, 1);
insert into "rolloff_sizes" ("id", "slug", "size_label", "cubic_yards", "description", "detailed_description", "ideal_for", "display_order", "updated_at") values ('cb0ae639-f03d-4814-8b14-4526f5a514a1', 'elm-street', 'size label of rolloff sizes', 1, 'description of rolloff sizes', 'detailed description of rolloff sizes', '{}', 1, '2026-11-20T15:04:05.000Z');
insert into "kb_categories" ("id", "name", "slug", "is_active", "sort_order") values ('c886688c-53b0-4b12-8ebe-4ceca22f83e2', 'name of kb categories', 'elm-street', 1, 1);
insert into "kb_articles" ("id", "slug", "title", "excerpt", "content", "category_id", "is_published", "sort_order", "view_count", "helpful_count", "not_helpful_count", "created_at", "updated_at") values ('100b6c03-55e3-4112-8136-9615d2440c48', 'elm-street', 'title of kb articles', 'excerpt of kb articles', 'content of kb articles', 'c886688c-53b0-4b12-8ebe-4ceca22f83e2', 1, 1, 1, 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "rate_limits" ("key", "window_start", "hits") values ('key of rate limits', '2026-11-20T15:04:05.000Z', 1);
insert into "secrets" ("name", "value") values ('name of secrets', 'value of secrets');
insert into "content_version" ("id", "version", "seeded_at") values (1, 8, NULL);
insert into "company_facts" ("id", "name", "value", "updated_at") values ('cad40023-02e3-4b7c-8d6b-7e22a2afec9f', 'name of company facts', 'value of company facts', '2026-11-20T15:04:05.000Z');
insert into "search_synonyms" ("id", "words", "is_active", "sort_order", "created_at", "updated_at") values ('97333734-1ff0-4c2c-83b3-b230c50881f6', '[]', 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "search_events" ("day", "kind", "query", "url", "hits") values ('2026-11-20', 'clicked', 'query of search events', '/help/holidays', 1);
insert into "article_votes" ("id", "article_id", "browser_hash", "is_helpful", "created_at") values ('eb89cba1-834f-464b-8ccf-d35d5f146e34', '100b6c03-55e3-4112-8136-9615d2440c48', 'browser hash of article votes', 1, '2026-11-20T15:04:05.000Z');
insert into "staff" ("id", "name", "email", "role", "is_active", "is_password_temporary", "is_second_step_on", "is_email_verified", "image", "created_at", "updated_at") values ('15622065-43da-4641-83c2-1bd524674f0a', 'name of staff', 'june@example.com', 'owner', 1, 1, 1, 1, 'image of staff', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "staff_sessions" ("id", "token", "staff_id", "ip_address", "user_agent", "expires_at", "created_at", "updated_at") values ('f8fd85b8-0370-447d-8c44-e2a067e8b078', 'CebZHHh9ez4lcUNqfnKYaVvHlGS1bCx0CR3r0YwH4EE', '15622065-43da-4641-83c2-1bd524674f0a', 'ip address of staff sessions', 'user agent of staff sessions', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "staff_passwords" ("id", "staff_id", "account_id", "provider_id", "password", "access_token", "refresh_token", "id_token", "scope", "access_token_expires_at", "refresh_token_expires_at", "created_at", "updated_at") values ('ee124617-6686-4bd9-8c91-2d827fcf9a89', '15622065-43da-4641-83c2-1bd524674f0a', 'account id of staff passwords', 'provider id of staff passwords', 'password of staff passwords', 'access token of staff passwords', 'refresh token of staff passwords', 'id token of staff passwords', 'scope of staff passwords', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "staff_tokens" ("id", "identifier", "value", "expires_at", "created_at", "updated_at") values ('435e7352-dc8f-497c-802e-953de385e0ee', 'step.EXM3GMF95WdqHbOas_MdOeylAhhQWNFtDyXem4SbGFI', 'value of staff tokens', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "staff_second_steps" ("id", "staff_id", "secret", "backup_codes", "is_confirmed", "failures", "locked_until") values ('55233acd-6d4a-4f10-86a4-1572f4b1b0c4', '15622065-43da-4641-83c2-1bd524674f0a', 'secret of staff second steps', 'backup codes of staff second steps', 1, 1, '2026-11-20T15:04:05.000Z');
insert into "button_clicks" ("day", "page", "button", "clicks") values ('2026-11-20', 'page of button clicks', 'button of button clicks', 1);
insert into "uploaded_pictures" ("id", "name", "alt", "width", "height", "focal_x", "focal_y", "widths", "is_avif_ready", "bytes", "uploaded_by", "created_at", "updated_at") values ('c63a9f22-31ad-494c-81ca-7f93a5169cf0', 'name of uploaded pictures', 'alt of uploaded pictures', 1, 1, 0.5, 0.5, '[]', 1, 1, 'uploaded by of uploaded pictures', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "sealed_secrets" ("name", "sealed_value") values ('known-devices', 'sealed-1.mXR4MnEYvKZkOqmrjNYNw1UcEGkpEBz4Kb7dvDCcFYOwC2YHGR0-nlG1enyhpunDM_nl');
insert into "office_settings" ("name", "value", "staff_name", "updated_at") values ('name of office settings', 'value of office settings', 'Kit Moreno', '2026-11-20T15:04:05.000Z');
insert into "backups" ("id", "file_name", "bytes", "created_at") values ('9d488c88-87ad-4009-8a70-5807a2b6fae5', 'file name of backups', 1, '2026-11-20T15:04:05.000Z');
insert into "lead_forms" ("name") values ('billing-request');
insert into "lead_forms" ("name") values ('hoa');
insert into "lead_forms" ("name") values ('order');
insert into "lead_forms" ("name") values ('quote');
insert into "lead_forms" ("name") values ('rolloff');
insert into "lead_forms" ("name") values ('service-request');
insert into "leads" ("id", "form", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', '2026-11-20T22:30:00.000Z');
insert into "leads" ("id", "form", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'quote', '2026-07-03T21:15:00.250Z');
insert into "leads" ("id", "form", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'quote', '2026-03-08T08:59:59.999Z');
insert into "leads" ("id", "form", "created_at") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'rolloff', '2026-11-25T23:59:00.000Z');
insert into "leads" ("id", "form", "created_at") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'rolloff', '2026-11-01T07:30:00.000Z');
insert into "leads" ("id", "form", "created_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'hoa', '2026-12-31T18:00:00.000Z');
insert into "leads" ("id", "form", "created_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', '2026-11-22T03:00:00.000Z');
insert into "leads" ("id", "form", "created_at") values ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'order', '2026-11-20T15:04:05.000Z');
insert into "leads" ("id", "form", "created_at") values ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'billing-request', '2026-11-20T15:04:05.000Z');
insert into "leads" ("id", "form", "created_at") values ('lead id of lead events', 'quote', '2026-11-20T15:04:05.000Z');
insert into "leads" ("id", "form", "created_at") values ('lead id of outbox', 'quote', '2026-11-20T15:04:05.000Z');
insert into "leads" ("id", "form", "created_at") values ('lead id of submission keys', 'quote', '2026-11-20T15:04:05.000Z');
insert into "quote_requests" ("id", "reference", "name", "email", "phone", "service_type", "address", "message", "smsConsent", "review_reason", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-7K3Q9', 'June Alvarez', 'june@example.com', '970 555 0100', 'commercial', '12 Elm St, Windsor', 'Two bins behind the bakery. Gate code on request.', 1, NULL, '2026-11-20T22:30:00.000Z');
insert into "quote_requests" ("id", "reference", "name", "email", "phone", "service_type", "address", "message", "smsConsent", "review_reason", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-0AB1C', 'José O''Neil', 'jose@example.com', NULL, 'residential-services', NULL, NULL, 0, 'The hidden field was filled in', '2026-07-03T21:15:00.250Z');
insert into "quote_requests" ("id", "reference", "name", "email", "phone", "service_type", "address", "message", "smsConsent", "review_reason", "created_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'HH-ZZ9PQ', 'Ann-Kathrin Þórsdóttir', 'ann@example.com', '+1 (970) 555-0177', 'other', 'Box 7, Ault', 'A sofa.', 0, NULL, '2026-03-08T08:59:59.999Z');
insert into "rolloff_quote_requests" ("id", "reference", "full_name", "email", "phone", "location", "business_name", "material_types", "project_duration", "best_contact_time", "notes", "town_slug", "dumpster_sizes", "review_reason", "created_at", "delivery_day") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-R0LL1', 'Sam Ortiz', 'sam@example.com', '9705550123', '400 Oak St, Greeley', 'Ortiz Roofing', 'Shingles', '1 week', 'Mornings', 'Mind the wires.', 'greeley', '["15 yard","20 yard"]', NULL, '2026-11-25T23:59:00.000Z', NULL);
insert into "rolloff_quote_requests" ("id", "reference", "full_name", "email", "phone", "location", "business_name", "material_types", "project_duration", "best_contact_time", "notes", "town_slug", "dumpster_sizes", "review_reason", "created_at", "delivery_day") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-R0LL2', 'Lee Wu', 'lee@example.com', '970-555-0124', 'Loveland', NULL, NULL, NULL, NULL, NULL, NULL, '["30 yard"]', 'Many requests from one address', '2026-11-01T07:30:00.000Z', NULL);
insert into "hoa_quote_requests" ("id", "reference", "contactName", "hoaName", "email", "phone", "address", "city", "units", "currentProvider", "serviceType", "additionalInfo", "review_reason", "created_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-H0A01', 'Pat Singh', 'Elk Meadow HOA', 'pat@example.com', '(970) 555-0150', '1 Meadow Ln', 'Fort Collins', 120, 'Another hauler', 'trash-recycling', 'Two gates.', NULL, '2026-12-31T18:00:00.000Z');
insert into "hoa_quote_requests" ("id", "reference", "contactName", "hoaName", "email", "phone", "address", "city", "units", "currentProvider", "serviceType", "additionalInfo", "review_reason", "created_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-H0A02', 'Kim Roy', 'River Bend', 'kim@example.com', '970 555 0151', '9 River Rd', 'Windsor', 8, NULL, 'custom', NULL, NULL, '2026-11-22T03:00:00.000Z');
insert into "consent_records" ("id", "form", "lead_id", "is_granted", "wording", "wording_version", "local_time", "page", "address_hash", "user_agent", "created_at", "method", "staff_id", "staff_name") values ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 1, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-11-20 15:30:00 MST', '/contact', 'yR5h0q', 'Mozilla/5.0', '2026-11-20T22:30:00.000Z', 'form', NULL, NULL);
insert into "consent_records" ("id", "form", "lead_id", "is_granted", "wording", "wording_version", "local_time", "page", "address_hash", "user_agent", "created_at", "method", "staff_id", "staff_name") values ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 0, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-12-31 11:00:00 MST', '/hoa-quote', 'yR5h0q', 'Mozilla/5.0', '2026-12-31T18:00:00.000Z', 'form', NULL, NULL);
insert into "submission_keys" ("key", "form", "lead_id", "created_at") values ('key of submission keys', 'quote', 'lead id of submission keys', '2026-11-20T15:04:05.000Z');
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', 'HH-7K3Q9', 'June Alvarez', NULL, 'june@example.com', '970 555 0100', '12 Elm St, Windsor', 'Commercial Waste Management', ' june alvarez 9705550100 5550100 0100 june@example.com hh 7k3q9 example com 12 elm st windsor commercial waste management', 'new', NULL, '2026-11-23T15:30:00.000Z', NULL, 1795447800000, NULL, NULL, 1, '2026-11-20T22:30:00.000Z', '2026-11-20T22:30:00.000Z', NULL, 'site', NULL, 4300, 'month', NULL, '2026-11-27', 0, '/contact', NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'quote', 'HH-0AB1C', 'José O''Neil', NULL, 'jose@example.com', NULL, NULL, 'Residential Services: Trash, Recycling & Lawn Pickup', ' jose o neil jose@example.com hh 0ab1c example com residential services trash recycling lawn pickup', 'new', NULL, '2026-07-06T14:15:00.250Z', NULL, 1783347300250, 'The hidden field was filled in', NULL, 1, '2026-07-03T21:15:00.250Z', '2026-07-03T21:15:00.250Z', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'quote', 'HH-ZZ9PQ', 'Ann-Kathrin Þórsdóttir', NULL, 'ann@example.com', '+1 (970) 555-0177', 'Box 7, Ault', 'Other', ' ann kathrin þorsdottir 9705550177 5550177 0177 ann@example.com hh zz9pq example com box 7 ault other', 'new', NULL, '2026-03-09T15:00:00.000Z', NULL, 1773068400000, NULL, NULL, 1, '2026-03-08T08:59:59.999Z', '2026-03-08T08:59:59.999Z', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'rolloff', 'HH-R0LL1', 'Sam Ortiz', 'Ortiz Roofing', 'sam@example.com', '9705550123', '400 Oak St, Greeley', '15 yard, 20 yard', ' sam ortiz 9705550123 5550123 0123 sam@example.com hh r0ll1 roofing example com 400 oak st greeley 15 yard 20', 'new', NULL, '2026-11-27T16:00:00.000Z', NULL, 1795795200000, NULL, NULL, 1, '2026-11-25T23:59:00.000Z', '2026-11-25T23:59:00.000Z', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'rolloff', 'HH-R0LL2', 'Lee Wu', NULL, 'lee@example.com', '970-555-0124', 'Loveland', '30 yard', ' lee wu 9705550124 5550124 0124 lee@example.com hh r0ll2 example com loveland 30 yard', 'new', NULL, '2026-11-02T16:00:00.000Z', NULL, 1793635200000, 'Many requests from one address', NULL, 1, '2026-11-01T07:30:00.000Z', '2026-11-01T07:30:00.000Z', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'hoa', 'HH-H0A01', 'Pat Singh', 'Elk Meadow HOA', 'pat@example.com', '(970) 555-0150', '1 Meadow Ln, Fort Collins', 'Trash + Recycling, 120 units', ' pat singh 9705550150 5550150 0150 pat@example.com hh h0a01 elk meadow hoa example com 1 ln fort collins trash recycling 120 units', 'new', NULL, '2027-01-04T18:00:00.000Z', NULL, 1799085600000, NULL, NULL, 1, '2026-12-31T18:00:00.000Z', '2026-12-31T18:00:00.000Z', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, '/hoa-quote', NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_work" ("lead_id", "form", "reference", "name", "organisation", "email", "phone", "place", "asked", "search_text", "status", "assigned_to", "due_at", "first_answered_at", "queue_order", "review_reason", "anonymised_at", "version", "created_at", "updated_at", "person_id", "source", "taken_by", "amount_cents", "amount_per", "lost_reason", "follow_up_on", "text_words", "page", "town", "answer_seconds", "won_at", "set_aside_at", "requested_at", "confirmed_spam_at") values ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', 'HH-H0A02', 'Kim Roy', 'River Bend', 'kim@example.com', '970 555 0151', '9 River Rd, Windsor', 'Custom Solution, 8 units', ' kim roy 9705550151 5550151 0151 kim@example.com hh h0a02 river bend example com 9 rd windsor custom solution 8 units', 'new', NULL, '2026-11-24T07:00:00.000Z', NULL, 1795503600000, NULL, NULL, 1, '2026-11-22T03:00:00.000Z', '2026-11-22T03:00:00.000Z', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "lead_words" ("word", "lead_id") values ('0100', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('0123', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('0124', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('0150', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('0151', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('0177', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('0ab1c', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('1', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('12', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('120', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('15', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('20', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('30', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('400', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('5550100', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('5550123', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('5550124', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('5550150', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('5550151', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('5550177', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('7', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('7k3q9', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('8', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('9', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('9705550100', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('9705550123', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('9705550124', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('9705550150', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('9705550151', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('9705550177', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('alvarez', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('ann', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('ann@example.com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('ault', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('bend', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('box', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('collins', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('commercial', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('custom', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('elk', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('elm', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('example', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('example', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('example', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('example', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('example', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('example', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('example', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('fort', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('greeley', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('h0a01', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('h0a02', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('hh', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('hh', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('hh', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('hh', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('hh', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('hh', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('hh', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('hoa', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('jose', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('jose@example.com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('june', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('june@example.com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('kathrin', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('kim', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('kim@example.com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('lawn', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('lee', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('lee@example.com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('ln', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('loveland', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('management', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('meadow', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('neil', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('o', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('oak', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('ortiz', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('other', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('pat', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('pat@example.com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('pickup', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('r0ll1', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('r0ll2', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('rd', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('recycling', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('recycling', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('residential', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('river', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('roofing', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('roy', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('sam', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('sam@example.com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('services', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('singh', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('solution', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('st', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('st', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('trash', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('trash', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('units', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('units', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('waste', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('windsor', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('windsor', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('wu', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('yard', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "lead_words" ("word", "lead_id") values ('yard', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
insert into "lead_words" ("word", "lead_id") values ('zz9pq', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_words" ("word", "lead_id") values ('þorsdottir', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
insert into "lead_events" ("id", "form", "lead_id", "version", "kind", "staff_id", "staff_name", "from_value", "to_value", "note", "created_at") values ('7c633d23-45c9-4d92-8d9f-554837728940', 'quote', 'lead id of lead events', 1, 'kind of lead events', NULL, 'Kit Moreno', 'from value of lead events', 'to value of lead events', 'note of lead events', '2026-11-20T15:04:05.000Z');
insert into "content_history" ("id", "content_table", "row_id", "action", "before_row", "after_row", "staff_id", "staff_name", "created_at", "planned_at") values ('43ac047f-0a80-4bef-b622-27191a39dd07', 'faqs', 'ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'save', '{"id":"ca09c15a-eac1-47b5-85b3-2ed118153eaa","question":"Do you pick up on Mondays?","answer":"We do.","category":"category of faqs","audience":"general","town_slug":"windsor","is_active":true,"sort_order":1,"created_at":"2026-11-20T15:04:05.000Z","updated_at":"2026-11-20T15:04:05.000Z"}', '{"id":"ca09c15a-eac1-47b5-85b3-2ed118153eaa","question":"Do you pick up on Mondays?","answer":"We do.","category":"category of faqs","audience":"general","town_slug":null,"is_active":false,"sort_order":1,"created_at":"2026-11-20T15:04:05.000Z","updated_at":"2026-11-20T15:04:05.000Z"}', NULL, 'The site', '2026-11-22T00:51:10.671Z', NULL);
insert into "content_history" ("id", "content_table", "row_id", "action", "before_row", "after_row", "staff_id", "staff_name", "created_at", "planned_at") values ('f974cab7-2004-4072-827c-da6c177a035b', 'content table of content history', 'row id of content history', 'create', '{}', '{}', NULL, 'Kit Moreno', '2026-11-20T15:04:05.000Z', NULL);
insert into "content_drafts" ("id", "content_table", "row_id", "row_version", "typed_values", "staff_id", "created_at") values ('6d12b62d-0fb6-4acc-84ff-17b094377cf7', 'content table of content drafts', 'row id of content drafts', 'row version of content drafts', '[]', '15622065-43da-4641-83c2-1bd524674f0a', '2026-11-20T15:04:05.000Z');
insert into "faqs" ("id", "question", "answer", "category", "audience", "town_slug", "is_active", "sort_order", "created_at", "updated_at") values ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', NULL, 0, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "pickup_areas" ("id", "slug", "town_slug", "name", "weekday", "has_trash", "recycling", "recycling_anchor", "has_lawn", "set_out_hour", "contracted_to", "is_sample", "is_active", "created_at", "updated_at", "valid_from", "earlier_rules", "rules_changed_at", "covers_town", "covers_zips") values ('6e24809d-ca65-4720-8ac8-f21d50656995', 'elm-street', 'elm-street', 'name of pickup areas', 'Monday', 1, 'none', 'recycling anchor of pickup areas', 1, 1, 'contracted to of pickup areas', 1, 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', NULL, '[]', NULL, 0, '[]');
insert into "pickup_area_slugs" ("slug", "area_id", "name", "removed_at") values ('elm-street', 'area id of pickup area slugs', 'name of pickup area slugs', '2026-11-20T15:04:05.000Z');
insert into "service_alerts" ("id", "kind", "delay_days", "starts_on", "ends_on", "reach", "town_slugs", "area_ids", "message", "posted_by", "posted_at", "ended_at", "is_sample") values ('5b0c2d5e-6a57-4f3e-9a35-4be4a2c3f101', 'delay', 1, '2026-11-20', '2026-11-20', 'towns', '["windsor"]', '[]', 'Snow: trucks are a day behind.', 'Kit Moreno', '2026-11-20T15:04:05.000Z', NULL, 1);
insert into "jobs" ("kind", "subject_id", "priority", "attempts", "next_attempt_at", "leased_by", "leased_until", "last_error", "failure", "failures", "created_at") values ('picture', 'c63a9f22-31ad-494c-81ca-7f93a5169cf0', 0, 1, '2026-11-20T15:04:05.000Z', 'leased by of picture jobs', '2026-11-20T15:04:05.000Z', 'last error of picture jobs', 'failed', 1, '2026-11-20T15:04:05.000Z');
insert into "pickup_subscriptions" ("id", "email", "mailbox", "area_id", "wants_trash", "wants_recycling", "wants_lawn", "timing", "wants_alerts", "confirm_hash", "created_at", "confirmed_at", "ended_at", "removed_area", "told_rules_at") values ('e08833cc-29a7-402c-8168-8f8b2a2ece13', 'june@example.com', 'mailbox of pickup subscriptions', '6e24809d-ca65-4720-8ac8-f21d50656995', 1, 1, 1, 'evening', 1, 'confirm hash of pickup subscriptions', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', NULL, NULL);
insert into "pickup_reminders" ("subscription_id", "day", "stream", "created_at", "area_id", "scheduled", "corrected_to") values ('e08833cc-29a7-402c-8168-8f8b2a2ece13', '2026-11-20', 'trash', '2026-11-20T15:04:05.000Z', NULL, NULL, NULL);
insert into "alert_mails" ("alert_id", "subscription_id", "kind", "created_at") values ('5b0c2d5e-6a57-4f3e-9a35-4be4a2c3f101', 'e08833cc-29a7-402c-8168-8f8b2a2ece13', 'posted', '2026-11-20T15:04:05.000Z');
insert into "refused_mailboxes" ("mailbox", "created_at") values ('mailbox of refused mailboxes', '2026-11-20T15:04:05.000Z');
insert into "service_requests" ("id", "reference", "kind", "name", "email", "phone", "address", "area_slug", "missed_streams", "missed_on", "cart", "cart_problem", "cart_change", "cart_wanted", "extra_items", "skip_from", "skip_to", "stop_on", "message", "schedule_note", "review_reason", "created_at", "photos") values ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'reference of service requests', 'kind of service requests', 'name of service requests', 'june@example.com', NULL, '12 Elm St, Windsor', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T15:04:05.000Z', NULL);
insert into "street_imports" ("id", "status", "file_name", "reach", "headings", "columns", "lines", "base_version", "summary", "staff_name", "created_at", "published_at", "previous_id") values ('streets-1', 'published', 'routes.csv', 'all', '["Street","From","To","Area"]', '{"street":"Street","from":"From","to":"To","area":"Area"}', 2, 1, '{}', 'Kit Moreno', '2026-11-20T15:04:05.000Z', '2026-11-20T15:10:00.000Z', NULL);
insert into "street_imports" ("id", "status", "file_name", "reach", "headings", "columns", "lines", "base_version", "summary", "staff_name", "created_at", "published_at", "previous_id") values ('streets-2', 'uploaded', 'more.csv', 'areas', '["Street"]', NULL, 1, NULL, NULL, 'Kit Moreno', '2026-11-20T16:04:05.000Z', NULL, NULL);
insert into "street_import_parts" ("import_id", "part", "lines") values ('streets-2', 0, '[[2,["Elm St"]]]');
insert into "street_import_refusals" ("import_id", "line", "reason") values ('streets-1', 3, 'The street is missing.');
insert into "street_ranges" ("id", "import_id", "street", "street_key", "name_key", "from_number", "to_number", "side", "zip", "area_id", "is_sample") values ('streets-1:2', 'streets-1', 'Elm St', 'ELM ST', 'ELM', 100, 198, 'even', '80550', '6e24809d-ca65-4720-8ac8-f21d50656995', 0);
insert into "street_list" ("id", "import_id", "version", "columns") values (1, 'streets-1', 1, NULL);
insert into "people" ("id", "name", "sort_key", "address", "area_id", "merged_into", "version", "erased_at", "created_at", "updated_at", "address_words") values ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'June Alvarez', 'june alvarez', '12 Elm St, Windsor', NULL, NULL, 2, NULL, '2026-11-20T15:04:05.000Z', '2026-11-20T16:04:05.000Z', 0);
insert into "people" ("id", "name", "sort_key", "address", "area_id", "merged_into", "version", "erased_at", "created_at", "updated_at", "address_words") values ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'J. Alvarez', 'j alvarez', NULL, NULL, NULL, 1, NULL, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', 0);
insert into "people" ("id", "name", "sort_key", "address", "area_id", "merged_into", "version", "erased_at", "created_at", "updated_at", "address_words") values ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'June', 'june', NULL, NULL, '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 2, NULL, '2026-11-20T15:04:05.000Z', '2026-11-20T16:04:05.000Z', 0);
insert into "person_identifiers" ("id", "kind", "value", "person_id", "created_at") values ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'phone', '+19705550100', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20T15:04:05.000Z');
insert into "person_identifiers" ("id", "kind", "value", "person_id", "created_at") values ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'mail', 'june@example.com', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '2026-11-20T15:04:05.000Z');
insert into "person_words" ("word", "person_id") values ('9705550100', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "person_words" ("word", "person_id") values ('june', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into "person_likenesses" ("person_id", "other_id", "lead_id", "created_at", "settled_at") values ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20T15:04:05.000Z', NULL);
insert into "person_events" ("id", "person_id", "kind", "other_id", "details", "note", "staff_id", "staff_name", "created_at") values ('7b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'note', NULL, NULL, 'The gate sticks.', '15622065-43da-4641-83c2-1bd524674f0a', 'Ada', '2026-11-20T15:04:05.000Z');
insert into "person_events" ("id", "person_id", "kind", "other_id", "details", "note", "staff_id", "staff_name", "created_at") values ('7b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'merge', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', '{"requests":[],"identifiers":["6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001"]}', NULL, '15622065-43da-4641-83c2-1bd524674f0a', 'Ada', '2026-11-20T16:04:05.000Z');
insert into "person_consents" ("id", "person_id", "is_granted", "method", "number_hash", "wording", "wording_version", "local_time", "staff_id", "staff_name", "created_at") values ('5c5de7da-2bbb-4253-8c02-7e1fa0223560', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 1, 'spoken', 'number hash of person consents', 'wording of person consents', 'wording version of person consents', 'local time of person consents', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit Moreno', '2026-11-20T15:04:05.000Z');
insert into "lead_photos" ("id", "lead_id", "position", "width", "height", "created_at") values ('045d5df8-7096-4f20-807a-dc0718f92ad4', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 1, 1, 1, '2026-11-20T15:04:05.000Z');
insert into "outbox" ("id", "form", "lead_id", "kind", "to_address", "reply_to", "subject", "body", "message_id", "attempts", "next_attempt_at", "leased_by", "leased_until", "sent_at", "last_error", "created_at", "failure", "failures", "subscription_id", "unsubscribe_url", "useful_until", "clears_body", "bundle") values ('7772189a-2595-44b2-83ca-813cb5bdb069', 'quote', 'lead id of outbox', 'staff', 'june@example.com', 'reply to of outbox', 'subject of outbox', 'body of outbox', 'message id of outbox', 1, '2026-11-20T15:04:05.000Z', 'leased by of outbox', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', 'last error of outbox', '2026-11-20T15:04:05.000Z', NULL, 0, NULL, NULL, NULL, 0, NULL);
insert into "billing_requests" ("id", "reference", "kind", "customer_phone", "customer_email", "fullName", "phoneNumber", "email", "serviceAddress", "updateDetails", "review_reason", "created_at") values ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-B1LL1', 'account-update', NULL, NULL, 'June Alvarez', '970 555 0100', 'june@example.com', '12 Elm St, Windsor', 'New number.', NULL, '2026-11-20T15:04:05.000Z');
insert into "saved_views" ("id", "name", "query", "staff_id", "is_shared", "created_at", "updated_at") values ('7c6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'Waiting for me', '?status=new&who=me', '15622065-43da-4641-83c2-1bd524674f0a', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "answer_templates" ("id", "form", "name", "subject", "body", "sort_order", "created_at", "updated_at") values ('e916e7dd-68c6-4694-8b25-3a6d18412558', 'form of answer templates', 'name of answer templates', 'subject of answer templates', 'body of answer templates', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "staff_activity" ("id", "kind", "staff_id", "staff_name", "about_id", "about_name", "detail", "network", "device", "created_at") values ('fc71da89-6a9a-4f6a-8f8a-8ae8b55fe3a6', 'kind of staff activity', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit Moreno', '15622065-43da-4641-83c2-1bd524674f0a', 'about name of staff activity', 'detail of staff activity', 'network of staff activity', 'device of staff activity', '2026-11-20T15:04:05.000Z');
insert into "planned_changes" ("id", "content_table", "row_id", "field", "adds_row", "base", "value", "starts_on", "state", "reason", "staff_id", "staff_name", "created_at", "settled_by", "settled_at") values ('3f0c9a52-5f0b-4a51-9a39-2d1a5c0d0001', 'company_facts', 'prices.cart65', 'value', 0, '43', '45', '2027-01-01', 'waiting', NULL, '15622065-43da-4641-83c2-1bd524674f0a', 'June', '2026-11-20T15:04:05.000Z', NULL, NULL);
insert into "planned_changes" ("id", "content_table", "row_id", "field", "adds_row", "base", "value", "starts_on", "state", "reason", "staff_id", "staff_name", "created_at", "settled_by", "settled_at") values ('3f0c9a52-5f0b-4a51-9a39-2d1a5c0d0002', 'company_facts', 'prices.cart65', 'value', 0, '43', '44', '2027-01-01', 'replaced', NULL, '15622065-43da-4641-83c2-1bd524674f0a', 'June', '2026-11-19T15:04:05.000Z', 'June', '2026-11-20T15:04:05.000Z');
insert into "service_orders" ("id", "reference", "service", "cart", "extras", "town", "address", "area_slug", "start_week", "name", "phone", "email", "message", "monthly_dollars", "season_dollars", "note", "cart_number", "first_pickup", "review_reason", "created_at") values ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-0RDR1', 'trash', 'large', '["recycling","lawn"]', 'Windsor', '12 Elm St', 'windsor-lake', '2026-11-30', 'June Alvarez', '970 555 0100', 'june@example.com', 'Behind the gate.', 43.0, 63.0, 'In all: $43 a month.', '4711', '2026-12-02', NULL, '2026-11-20T15:04:05.000Z');
insert into "notice_settings" ("staff_id", "plays_sound", "wants_opening_mail", "updated_at") values ('15622065-43da-4641-83c2-1bd524674f0a', 1, 1, '2026-11-20T15:04:05.000Z');
insert into "push_subscriptions" ("id", "staff_id", "session", "endpoint", "p256dh", "auth", "device", "created_at", "seen_at") values ('537cfd63-173b-417e-83ec-e5b0daac65e6', '15622065-43da-4641-83c2-1bd524674f0a', 'session of push subscriptions', 'endpoint of push subscriptions', 'p256dh of push subscriptions', 'auth of push subscriptions', 'device of push subscriptions', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "offers" ("id", "lead_id", "token_hash", "state", "lines", "amount_cents", "amount_per", "valid_through", "note", "staff_id", "staff_name", "created_at", "ended_at", "accepted_name", "accepted_words", "accepted_local_time", "address_hash", "user_agent") values ('8d6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'hash of a token', 'accepted', '["Trash, 96-gallon cart","Recycling"]', 4300, 'month', '2026-12-04', 'First pickup on Wednesday.', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit', '2026-11-20T15:04:05.000Z', '2026-11-20T16:04:05.000Z', 'June Alvarez', '$43 a month', 'Friday, November 20, 2026 at 9:04:05 AM MST (America/Denver)', 'hash of an address', 'A phone');
insert into "texts" ("id", "direction", "number", "person_id", "lead_id", "body", "pictures", "state", "problem", "twilio_sid", "staff_id", "staff_name", "leaves_at", "raised_at", "created_at", "changed_at") values ('a4b992ab-4296-4e5b-8112-ad2609ec66bc', 'out', 'number of texts', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'body of texts', 1, 'sending', 'problem of texts', 'twilio sid of texts', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit Moreno', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "text_templates" ("id", "form", "name", "body", "sort_order", "created_at", "updated_at") values ('e026cc55-c976-4dcd-8053-938ffe1655ba', 'form of text templates', 'name of text templates', 'body of text templates', 1, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z');
insert into "told_notices" ("kind", "about", "told_at") values ('new', 'about of told notices', '2026-11-20T15:04:05.000Z');
insert into "push_messages" ("id", "subscription_id", "kind", "lead_id", "created_at") values ('c969ae73-1d7a-4f75-8f8f-900eff39a238', '537cfd63-173b-417e-83ec-e5b0daac65e6', 'new', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20T15:04:05.000Z');
CREATE UNIQUE INDEX color_palettes_one_active on color_palettes (is_active) where is_active;
CREATE INDEX kb_articles_category on kb_articles (category_id);
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
CREATE INDEX staff_sessions_staff on staff_sessions (staff_id);
CREATE INDEX staff_tokens_identifier on staff_tokens (identifier);
CREATE UNIQUE INDEX staff_second_steps_staff on staff_second_steps (staff_id);
CREATE TRIGGER uploaded_pictures_changes_content_insert after insert on uploaded_pictures
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER uploaded_pictures_changes_content_delete after delete on uploaded_pictures
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER uploaded_pictures_changes_content_update after update on uploaded_pictures
			begin update content_version set version = version + 1 where id = 1; end;
CREATE INDEX staff_tokens_owner on staff_tokens (value);
CREATE INDEX staff_tokens_end on staff_tokens (expires_at);
CREATE INDEX staff_sessions_end on staff_sessions (expires_at);
CREATE INDEX backups_newest on backups (created_at, id);
CREATE INDEX quote_requests_newest on quote_requests (created_at);
CREATE INDEX rolloff_quote_requests_newest on rolloff_quote_requests (created_at);
CREATE INDEX hoa_quote_requests_newest on hoa_quote_requests (created_at);
CREATE INDEX consent_records_lead on consent_records (form, lead_id);
CREATE TRIGGER consent_records_no_delete before delete on consent_records begin select raise(abort, 'consent records are only ever added'); end;
CREATE TRIGGER consent_records_no_replace before insert on consent_records
			when exists (select 1 from consent_records where id = new.id) begin select raise(abort, 'consent records are only ever added'); end;
CREATE TRIGGER consent_records_no_update before update on consent_records begin select raise(abort, 'consent records are only ever added'); end;
CREATE INDEX submission_keys_oldest on submission_keys (created_at);
CREATE INDEX lead_work_name on lead_work (search_text, lead_id, status, form, assigned_to, queue_order);
CREATE INDEX lead_work_newest on lead_work (created_at, lead_id, status, form, assigned_to, queue_order);
CREATE INDEX lead_work_queue on lead_work (queue_order, lead_id, status, form, assigned_to);
CREATE INDEX lead_events_lead on lead_events (lead_id, created_at);
CREATE TRIGGER lead_events_no_delete before delete on lead_events begin select raise(abort, 'the history of a lead is only ever added to'); end;
CREATE TRIGGER lead_events_no_replace before insert on lead_events
			when exists (select 1 from lead_events where id = new.id) begin select raise(abort, 'the history of a lead is only ever added to'); end;
CREATE TRIGGER lead_events_no_update before update on lead_events when new.note is not null or new.id is not old.id or new.form is not old.form or new.lead_id is not old.lead_id or new.version is not old.version or new.kind is not old.kind or new.staff_id is not old.staff_id or new.staff_name is not old.staff_name or new.from_value is not old.from_value or new.to_value is not old.to_value or new.created_at is not old.created_at begin select raise(abort, 'the history of a lead is only ever added to'); end;
CREATE INDEX content_history_newest on content_history (created_at);
CREATE INDEX content_history_row on content_history (content_table, row_id, created_at);
CREATE TRIGGER content_history_no_delete before delete on content_history begin select raise(abort, 'the history of the content is only ever added to'); end;
CREATE TRIGGER content_history_no_replace before insert on content_history
			when exists (select 1 from content_history where id = new.id) begin select raise(abort, 'the history of the content is only ever added to'); end;
CREATE TRIGGER content_history_no_update before update on content_history begin select raise(abort, 'the history of the content is only ever added to'); end;
CREATE INDEX content_drafts_oldest on content_drafts (created_at);
CREATE TRIGGER faqs_changes_content_delete after delete on faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER faqs_changes_content_insert after insert on faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER faqs_changes_content_update after update on faqs
			begin update content_version set version = version + 1 where id = 1; end;
CREATE INDEX lead_words_lead on lead_words (lead_id);
CREATE UNIQUE INDEX page_sections_one on page_sections (page_slug, section_name);
CREATE TRIGGER pickup_areas_changes_content_insert after insert on pickup_areas
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER pickup_areas_changes_content_delete after delete on pickup_areas
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER pickup_areas_changes_content_update after update on pickup_areas
			begin update content_version set version = version + 1 where id = 1; end;
CREATE INDEX pickup_area_slugs_area on pickup_area_slugs (area_id);
CREATE TRIGGER pickup_areas_renamed after update of slug on pickup_areas when new.slug <> old.slug
		begin 
	insert into pickup_area_slugs (slug, area_id, name, removed_at) values (old.slug, old.id, old.name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
		on conflict (slug) do update set
			area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at; end;
CREATE TRIGGER pickup_areas_hidden after update of is_active on pickup_areas when new.is_active = 0 and old.is_active = 1
		begin 
	insert into pickup_area_slugs (slug, area_id, name, removed_at) values (old.slug, old.id, old.name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
		on conflict (slug) do update set
			area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at; update pickup_area_slugs set removed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where area_id = old.id; end;
CREATE TRIGGER pickup_areas_deleted after delete on pickup_areas
		begin 
	insert into pickup_area_slugs (slug, area_id, name, removed_at) values (old.slug, old.id, old.name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
		on conflict (slug) do update set
			area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at; update pickup_area_slugs set removed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where area_id = old.id; end;
CREATE TRIGGER service_alerts_changes_content_insert after insert on service_alerts
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER service_alerts_changes_content_delete after delete on service_alerts
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER service_alerts_changes_content_update after update on service_alerts
			begin update content_version set version = version + 1 where id = 1; end;
CREATE INDEX jobs_due on jobs (kind, priority, next_attempt_at, subject_id);
CREATE TRIGGER uploaded_pictures_removes_job after delete on uploaded_pictures begin delete from jobs where kind = 'picture' and subject_id = old.id; end;
CREATE UNIQUE INDEX pickup_subscriptions_one on pickup_subscriptions (mailbox, area_id)
			where confirmed_at is not null and ended_at is null;
CREATE INDEX pickup_subscriptions_due on pickup_subscriptions (area_id, timing, id)
			where confirmed_at is not null and ended_at is null;
CREATE INDEX pickup_subscriptions_mailbox on pickup_subscriptions (mailbox);
CREATE INDEX pickup_reminders_day on pickup_reminders (day);
CREATE INDEX alert_mails_subscription on alert_mails (subscription_id);
CREATE INDEX service_requests_newest on service_requests (created_at);
CREATE INDEX street_imports_newest on street_imports (created_at, id);
CREATE INDEX street_ranges_name on street_ranges (import_id, name_key, street, area_id);
CREATE INDEX street_ranges_street on street_ranges (import_id, street_key, id);
CREATE INDEX street_ranges_area on street_ranges (area_id);
CREATE INDEX people_name on people (sort_key, id) where merged_into is null and erased_at is null;
CREATE INDEX people_merged on people (merged_into) where merged_into is not null;
CREATE INDEX people_area on people (area_id) where area_id is not null;
CREATE INDEX person_identifiers_person on person_identifiers (person_id, kind, value);
CREATE INDEX person_words_person on person_words (person_id, word);
CREATE INDEX person_likenesses_other on person_likenesses (other_id);
CREATE INDEX person_events_person on person_events (person_id, created_at);
CREATE TRIGGER person_events_no_update before update on person_events when new.note is not null or new.id is not old.id or new.person_id is not old.person_id or new.kind is not old.kind or new.other_id is not old.other_id or new.staff_id is not old.staff_id or new.staff_name is not old.staff_name or new.created_at is not old.created_at or new.details is not old.details begin select raise(abort, 'the history of a person is only ever added to'); end;
CREATE TRIGGER person_events_no_delete before delete on person_events begin select raise(abort, 'the history of a person is only ever added to'); end;
CREATE TRIGGER person_events_no_replace before insert on person_events
			when exists (select 1 from person_events where id = new.id) begin select raise(abort, 'the history of a person is only ever added to'); end;
CREATE INDEX person_consents_person on person_consents (person_id, created_at);
CREATE TRIGGER person_consents_no_update before update on person_consents begin select raise(abort, 'consents of people are only ever added'); end;
CREATE TRIGGER person_consents_no_delete before delete on person_consents begin select raise(abort, 'consents of people are only ever added'); end;
CREATE TRIGGER person_consents_no_replace before insert on person_consents
			when exists (select 1 from person_consents where id = new.id) begin select raise(abort, 'consents of people are only ever added'); end;
CREATE INDEX lead_work_person on lead_work (person_id, created_at, lead_id);
CREATE INDEX lead_work_without_person on lead_work (created_at, lead_id)
			where person_id is null and anonymised_at is null;
CREATE TRIGGER pickup_areas_name_subscriptions before delete on pickup_areas begin update pickup_subscriptions set removed_area = old.name where area_id = old.id; end;
CREATE INDEX outbox_bodies on outbox (sent_at) where body <> '';
CREATE INDEX outbox_lead on outbox (form, lead_id);
CREATE INDEX outbox_pending on outbox (next_attempt_at) where sent_at is null;
CREATE INDEX outbox_subscription on outbox (subscription_id);
CREATE INDEX outbox_useful on outbox (useful_until) where sent_at is null;
CREATE INDEX outbox_waiting on outbox (created_at) where sent_at is null;
CREATE TRIGGER outbox_adds_job after insert on outbox when new.sent_at is null begin
		insert into jobs (kind, subject_id, priority, next_attempt_at, created_at)
			values ('mail', new.id, new.kind = 'reminder', new.created_at, new.created_at) on conflict do nothing; end;
CREATE TRIGGER outbox_removes_job after delete on outbox begin delete from jobs where kind = 'mail' and subject_id = old.id; end;
CREATE INDEX billing_requests_newest on billing_requests (created_at);
CREATE INDEX lead_work_without_text_words on lead_work (created_at, lead_id) where text_words = 0;
CREATE INDEX saved_views_staff on saved_views (staff_id);
CREATE TRIGGER answer_templates_changes_content_insert after insert on answer_templates
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER answer_templates_changes_content_delete after delete on answer_templates
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER answer_templates_changes_content_update after update on answer_templates
			begin update content_version set version = version + 1 where id = 1; end;
CREATE INDEX staff_activity_newest on staff_activity (created_at, id);
CREATE INDEX staff_activity_staff on staff_activity (staff_id, created_at, id);
CREATE INDEX staff_activity_about on staff_activity (about_id);
CREATE INDEX lead_events_by_time on lead_events (created_at, id) where staff_id is not null;
CREATE INDEX lead_events_staff on lead_events (staff_id, created_at, id) where staff_id is not null;
CREATE INDEX person_events_by_time on person_events (created_at, id) where staff_id is not null;
CREATE INDEX person_events_staff on person_events (staff_id, created_at, id) where staff_id is not null;
CREATE INDEX person_consents_by_time on person_consents (created_at, id) where staff_id is not null;
CREATE INDEX person_consents_staff on person_consents (staff_id, created_at, id) where staff_id is not null;
CREATE INDEX content_history_by_time on content_history (created_at, id) where staff_id is not null;
CREATE INDEX content_history_staff on content_history (staff_id, created_at, id) where staff_id is not null;
CREATE TRIGGER staff_activity_no_update before update on staff_activity when new.id is not old.id or new.kind is not old.kind or new.staff_name is not old.staff_name or new.about_name is not old.about_name or new.detail is not old.detail or new.network is not old.network or new.device is not old.device or new.created_at is not old.created_at
				begin select raise(abort, 'what staff did is not changed afterwards'); end;
CREATE UNIQUE INDEX planned_changes_open on planned_changes (starts_on, content_table, row_id, field)
			where settled_at is null;
CREATE INDEX planned_changes_settled on planned_changes (settled_at, id) where settled_at is not null;
CREATE INDEX planned_changes_staff on planned_changes (staff_id);
CREATE INDEX service_orders_newest on service_orders (created_at);
CREATE INDEX push_subscriptions_staff on push_subscriptions (staff_id, seen_at);
CREATE INDEX push_subscriptions_session on push_subscriptions ("session");
CREATE INDEX lead_events_assignments on lead_events (created_at, id) where kind = 'assignment';
CREATE TRIGGER session_ends_pushes after delete on staff_sessions for each row when old.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') begin delete from push_subscriptions where "session" = old.id; end;
CREATE INDEX offers_lead on offers (lead_id, created_at);
CREATE UNIQUE INDEX offers_one_open on offers (lead_id) where state = 'open';
CREATE INDEX lead_work_unmeasured on lead_work (created_at, lead_id)
			where town is null or (first_answered_at is not null and answer_seconds is null);
CREATE INDEX lead_work_figures on lead_work (created_at, status, form, town, page, source, due_at,
			first_answered_at, answer_seconds, amount_cents, amount_per, lead_id);
CREATE TRIGGER lead_work_answer_changed after update of first_answered_at on lead_work
				when new.first_answered_at is not old.first_answered_at and new.answer_seconds is not null
				begin update lead_work set answer_seconds = null where lead_id = new.lead_id; end;
CREATE INDEX texts_number on texts (number, created_at, id);
CREATE INDEX texts_person on texts (person_id) where person_id is not null;
CREATE INDEX texts_lead on texts (lead_id) where lead_id is not null;
CREATE INDEX texts_waiting on texts (raised_at, id) where raised_at is not null;
CREATE INDEX texts_with_words on texts (created_at) where body <> '';
CREATE TRIGGER texts_removes_job after delete on texts begin delete from jobs where kind = 'text' and subject_id = old.id; end;
CREATE INDEX person_consents_number on person_consents (number_hash, created_at) where number_hash is not null;
CREATE TRIGGER text_templates_changes_content_insert after insert on text_templates
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER text_templates_changes_content_delete after delete on text_templates
			begin update content_version set version = version + 1 where id = 1; end;
CREATE TRIGGER text_templates_changes_content_update after update on text_templates
			begin update content_version set version = version + 1 where id = 1; end;
CREATE INDEX lead_work_won on lead_work (won_at, form, town, page, source, amount_per, amount_cents)
			where won_at is not null;
CREATE INDEX lead_events_accepted on lead_events (created_at, id) where kind = 'accept';
CREATE INDEX people_without_address_words on people (created_at, id)
			where address_words = 0 and merged_into is null and erased_at is null;
CREATE TRIGGER lead_work_won_changed after update of status on lead_work
				when (new.status = 'won') <> (old.status = 'won')
				begin update lead_work set won_at = case when new.status = 'won' then new.updated_at end
					where lead_id = new.lead_id; end;
CREATE INDEX told_notices_oldest on told_notices (told_at);
CREATE INDEX push_messages_lead on push_messages (lead_id) where lead_id is not null;
CREATE INDEX push_messages_subscription on push_messages (subscription_id);
CREATE INDEX lead_work_set_aside on lead_work (set_aside_at)
			where set_aside_at is not null and confirmed_spam_at is null;
CREATE INDEX outbox_bundled on outbox (bundle, to_address, created_at) where bundle is not null;
commit;
