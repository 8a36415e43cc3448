CREATE FUNCTION public.consent_records_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'consent records are only ever added'; end $$;
CREATE FUNCTION public.raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
	begin
		update content_version set version = version + 1 where id = 1;
		perform pg_notify('content_changed', '');
		return null;
	end $$;
CREATE TABLE public.article_votes (
    id text NOT NULL,
    article_id text NOT NULL,
    browser_hash text NOT NULL,
    is_helpful boolean NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.color_palettes (
    id text NOT NULL,
    name text NOT NULL,
    is_active boolean NOT NULL
);
CREATE TABLE public.color_variables (
    id text NOT NULL,
    palette_id text NOT NULL,
    css_variable_name text NOT NULL,
    hsl_value text NOT NULL,
    sort_order integer NOT NULL
);
CREATE TABLE public.commercial_sizes (
    id text NOT NULL,
    size_value integer NOT NULL,
    size_label text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    capacity_bags text NOT NULL,
    weight_limit text NOT NULL,
    dimensions text NOT NULL,
    ideal_for json NOT NULL,
    pickup_options json NOT NULL,
    pricing_range text NOT NULL,
    hero_image_url text,
    hero_alt_text text,
    features json NOT NULL,
    specifications json NOT NULL,
    faqs json NOT NULL,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL,
    CONSTRAINT commercial_sizes_size_value_check CHECK ((size_value > 0))
);
CREATE TABLE public.commercial_specs (
    id text NOT NULL,
    label text NOT NULL,
    dimensions text NOT NULL,
    capacity text NOT NULL,
    ideal_use text NOT NULL,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL
);
CREATE TABLE public.company_facts (
    id text NOT NULL,
    name text NOT NULL,
    value text NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.consent_records (
    id text NOT NULL,
    form text NOT NULL,
    lead_id text NOT NULL,
    is_granted boolean NOT NULL,
    wording text NOT NULL,
    wording_version text NOT NULL,
    local_time text NOT NULL,
    page text NOT NULL,
    address_hash text NOT NULL,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT consent_records_form_check CHECK ((form = ANY (ARRAY['quote'::text, 'rolloff'::text, 'hoa'::text])))
);
CREATE TABLE public.content_version (
    id integer NOT NULL,
    version integer NOT NULL,
    seeded_at timestamp with time zone,
    CONSTRAINT content_version_id_check CHECK ((id = 1))
);
CREATE TABLE public.faqs (
    id text NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    category text NOT NULL,
    audience text NOT NULL,
    town_slug text,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT faqs_audience_check CHECK ((audience = ANY (ARRAY['general'::text, 'residential'::text, 'hoa'::text, 'commercial'::text])))
);
CREATE TABLE public.hoa_quote_requests (
    id text NOT NULL,
    reference text NOT NULL,
    "contactName" text NOT NULL,
    "hoaName" text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    units integer NOT NULL,
    "currentProvider" text,
    "serviceType" text NOT NULL,
    "additionalInfo" text,
    review_reason text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT hoa_quote_requests_units_check CHECK ((units >= 1))
);
CREATE TABLE public.kb_articles (
    id text NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    category_id text NOT NULL,
    is_published boolean NOT NULL,
    sort_order integer NOT NULL,
    view_count integer NOT NULL,
    helpful_count integer NOT NULL,
    not_helpful_count integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT kb_articles_helpful_count_check CHECK ((helpful_count >= 0)),
    CONSTRAINT kb_articles_not_helpful_count_check CHECK ((not_helpful_count >= 0)),
    CONSTRAINT kb_articles_view_count_check CHECK ((view_count >= 0))
);
CREATE TABLE public.kb_categories (
    id text NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    form text,
    lead_id text,
    kind text NOT NULL,
    to_address text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    body text NOT NULL,
    message_id text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    leased_by text,
    leased_until timestamp with time zone,
    sent_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT outbox_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT outbox_form_check CHECK ((form = ANY (ARRAY['quote'::text, 'rolloff'::text, 'hoa'::text]))),
    CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['staff'::text, 'receipt'::text, 'account'::text]))),
    CONSTRAINT outbox_lead_check CHECK ((((kind = 'account'::text) = (form IS NULL)) AND ((form IS NULL) = (lead_id IS NULL))))
);
CREATE TABLE public.page_sections (
    id text NOT NULL,
    page_slug text NOT NULL,
    section_name text NOT NULL,
    title text,
    description text,
    image_path text,
    button_text text,
    button_url text,
    display_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.quote_requests (
    id text NOT NULL,
    reference text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    service_type text NOT NULL,
    address text,
    message text,
    "smsConsent" boolean NOT NULL,
    review_reason text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.rate_limits (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer NOT NULL,
    CONSTRAINT rate_limits_hits_check CHECK ((hits >= 0))
);
CREATE TABLE public.residential_towns (
    id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    local_blurb text NOT NULL,
    hero_image_url text,
    hero_alt_text text,
    meta_title text,
    meta_description text,
    pricing_info text,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    is_active boolean NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT residential_towns_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT residential_towns_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);
CREATE TABLE public.rolloff_faqs (
    id text NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL
);
CREATE TABLE public.rolloff_quote_requests (
    id text NOT NULL,
    reference text NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    location text NOT NULL,
    business_name text,
    material_types text,
    project_duration text,
    best_contact_time text,
    notes text,
    town_slug text,
    dumpster_sizes json NOT NULL,
    review_reason text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.rolloff_sizes (
    id text NOT NULL,
    slug text NOT NULL,
    size_label text NOT NULL,
    cubic_yards integer NOT NULL,
    description text NOT NULL,
    detailed_description text NOT NULL,
    ideal_for json NOT NULL,
    display_order integer NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT rolloff_sizes_cubic_yards_check CHECK ((cubic_yards > 0))
);
CREATE TABLE public.rolloff_towns (
    id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    hero_image_url text,
    hero_alt_text text,
    hero_subheading text,
    local_blurb text NOT NULL,
    meta_title text,
    meta_description text,
    map_center_lat double precision NOT NULL,
    map_center_lng double precision NOT NULL,
    is_active boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT rolloff_towns_map_center_lat_check CHECK (((map_center_lat >= ('-90'::integer)::double precision) AND (map_center_lat <= (90)::double precision))),
    CONSTRAINT rolloff_towns_map_center_lng_check CHECK (((map_center_lng >= ('-180'::integer)::double precision) AND (map_center_lng <= (180)::double precision)))
);
CREATE TABLE public.search_events (
    day text NOT NULL,
    kind text NOT NULL,
    query text NOT NULL,
    url text NOT NULL,
    hits integer NOT NULL,
    CONSTRAINT search_events_check CHECK (((length(url) <= 200) AND ((kind = 'clicked'::text) = (url <> ''::text)))),
    CONSTRAINT search_events_day_check CHECK ((length(day) = 10)),
    CONSTRAINT search_events_hits_check CHECK ((hits > 0)),
    CONSTRAINT search_events_kind_check CHECK ((kind = ANY (ARRAY['searched'::text, 'nothing'::text, 'clicked'::text]))),
    CONSTRAINT search_events_query_check CHECK (((length(query) >= 1) AND (length(query) <= 80)))
);
CREATE TABLE public.search_synonyms (
    id text NOT NULL,
    words json NOT NULL,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.services (
    id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    is_active boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.staff (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    is_active boolean NOT NULL,
    is_password_temporary boolean NOT NULL,
    is_second_step_on boolean NOT NULL,
    is_email_verified boolean NOT NULL,
    image text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_email_check CHECK ((email = lower(email))),
    CONSTRAINT staff_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'office'::text])))
);
CREATE TABLE public.staff_passwords (
    id text NOT NULL,
    staff_id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    scope text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.staff_second_steps (
    id text NOT NULL,
    staff_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    is_confirmed boolean NOT NULL,
    failures integer NOT NULL,
    locked_until timestamp with time zone
);
CREATE TABLE public.staff_sessions (
    id text NOT NULL,
    token text NOT NULL,
    staff_id text NOT NULL,
    ip_address text,
    user_agent text,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.staff_tokens (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.submission_keys (
    key text NOT NULL,
    form text NOT NULL,
    lead_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT submission_keys_form_check CHECK ((form = ANY (ARRAY['quote'::text, 'rolloff'::text, 'hoa'::text])))
);
CREATE TABLE public.testimonials (
    id text NOT NULL,
    content text NOT NULL,
    rating integer,
    customer_name text NOT NULL,
    customer_title text,
    company text,
    location text,
    image_url text,
    service_type text,
    is_approved boolean NOT NULL,
    is_featured boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT testimonials_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
INSERT INTO public.article_votes VALUES ('eb89cba1-834f-464b-8ccf-d35d5f146e34', '100b6c03-55e3-4112-8136-9615d2440c48', 'browser hash of article votes', true, '2026-11-20 15:04:05+00');
INSERT INTO public.color_palettes VALUES ('a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'name of color palettes', true);
INSERT INTO public.color_variables VALUES ('181557d5-1303-4414-8530-0b9ac659eda5', 'a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'css variable name of color variables', 'hsl value of color variables', 1);
INSERT INTO public.commercial_sizes VALUES ('5c9b31df-86ee-4bd4-8433-84adb98ac6a9', 1, 'size label of commercial sizes', 'title of commercial sizes', 'description of commercial sizes', 'capacity bags of commercial sizes', 'weight limit of commercial sizes', 'dimensions of commercial sizes', '{}', '[]', 'pricing range of commercial sizes', 'hero image url of commercial sizes', 'hero alt text of commercial sizes', '[]', '[]', '[]', true, 1);
INSERT INTO public.commercial_specs VALUES ('45e5217d-31d5-4692-862c-862b5d48ceca', 'label of commercial specs', 'dimensions of commercial specs', 'capacity of commercial specs', 'ideal use of commercial specs', true, 1);
INSERT INTO public.company_facts VALUES ('cad40023-02e3-4b7c-8d6b-7e22a2afec9f', 'name of company facts', 'value of company facts', '2026-11-20 15:04:05+00');
INSERT INTO public.consent_records VALUES ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', true, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-11-20 15:30:00 MST', '/contact', 'yR5h0q', 'Mozilla/5.0', '2026-11-20 22:30:00+00');
INSERT INTO public.consent_records VALUES ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', false, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-12-31 11:00:00 MST', '/hoa-quote', 'yR5h0q', 'Mozilla/5.0', '2026-12-31 18:00:00+00');
INSERT INTO public.content_version VALUES (1, 3, NULL);
INSERT INTO public.faqs VALUES ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', 'windsor', true, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.hoa_quote_requests VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-H0A01', 'Pat Singh', 'Elk Meadow HOA', 'pat@example.com', '(970) 555-0150', '1 Meadow Ln', 'Fort Collins', 120, 'Another hauler', 'trash-recycling', 'Two gates.', NULL, '2026-12-31 18:00:00+00');
INSERT INTO public.hoa_quote_requests VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-H0A02', 'Kim Roy', 'River Bend', 'kim@example.com', '970 555 0151', '9 River Rd', 'Windsor', 8, NULL, 'custom', NULL, NULL, '2026-11-22 03:00:00+00');
INSERT INTO public.kb_articles VALUES ('100b6c03-55e3-4112-8136-9615d2440c48', 'elm-street', 'title of kb articles', 'excerpt of kb articles', 'content of kb articles', 'c886688c-53b0-4b12-8ebe-4ceca22f83e2', true, 1, 1, 1, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.kb_categories VALUES ('c886688c-53b0-4b12-8ebe-4ceca22f83e2', 'name of kb categories', 'elm-street', true, 1);
INSERT INTO public.kysely_migration VALUES ('0001_pages', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002_services', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003_help', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004_leads', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0005_outbox', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0006_content_version', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0007_company_facts', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0008_search_synonyms', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0009_search_events', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0010_article_votes', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0011_staff', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.outbox VALUES ('7772189a-2595-44b2-83ca-813cb5bdb069', 'quote', 'lead id of outbox', 'staff', 'june@example.com', 'reply to of outbox', 'subject of outbox', 'body of outbox', 'message id of outbox', 1, '2026-11-20 15:04:05+00', 'leased by of outbox', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', 'last error of outbox', '2026-11-20 15:04:05+00');
INSERT INTO public.page_sections VALUES ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.quote_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-7K3Q9', 'June Alvarez', 'june@example.com', '970 555 0100', 'commercial', '12 Elm St, Windsor', 'Two bins behind the bakery. Gate code on request.', true, NULL, '2026-11-20 22:30:00+00');
INSERT INTO public.quote_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-0AB1C', 'José O''Neil', 'jose@example.com', NULL, 'residential-services', NULL, NULL, false, 'The hidden field was filled in', '2026-07-03 21:15:00.25+00');
INSERT INTO public.quote_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'HH-ZZ9PQ', 'Ann-Kathrin Þórsdóttir', 'ann@example.com', '+1 (970) 555-0177', 'other', 'Box 7, Ault', 'A sofa.', false, NULL, '2026-03-08 08:59:59.999+00');
INSERT INTO public.rate_limits VALUES ('key of rate limits', '2026-11-20 15:04:05+00', 1);
INSERT INTO public.residential_towns VALUES ('d8128047-8b70-4fbf-85ad-6c834792859a', 'elm-street', 'name of residential towns', 'state of residential towns', 'local blurb of residential towns', 'hero image url of residential towns', 'hero alt text of residential towns', 'meta title of residential towns', 'meta description of residential towns', 'pricing info of residential towns', 0.5, 0.5, true, '2026-11-20 15:04:05+00');
INSERT INTO public.rolloff_faqs VALUES ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', true, 1);
INSERT INTO public.rolloff_quote_requests VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-R0LL1', 'Sam Ortiz', 'sam@example.com', '9705550123', '400 Oak St, Greeley', 'Ortiz Roofing', 'Shingles', '1 week', 'Mornings', 'Mind the wires.', 'greeley', '["15 yard","20 yard"]', NULL, '2026-11-25 23:59:00+00');
INSERT INTO public.rolloff_quote_requests VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-R0LL2', 'Lee Wu', 'lee@example.com', '970-555-0124', 'Loveland', NULL, NULL, NULL, NULL, NULL, NULL, '["30 yard"]', 'Many requests from one address', '2026-11-01 07:30:00+00');
INSERT INTO public.rolloff_sizes VALUES ('cb0ae639-f03d-4814-8b14-4526f5a514a1', 'elm-street', 'size label of rolloff sizes', 1, 'description of rolloff sizes', 'detailed description of rolloff sizes', '{}', 1, '2026-11-20 15:04:05+00');
INSERT INTO public.rolloff_towns VALUES ('b4c03c22-a268-4a4f-8cbe-7d047ad4a7e6', 'elm-street', 'name of rolloff towns', 'state of rolloff towns', 'hero image url of rolloff towns', 'hero alt text of rolloff towns', 'hero subheading of rolloff towns', 'local blurb of rolloff towns', 'meta title of rolloff towns', 'meta description of rolloff towns', 0.5, 0.5, true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.search_events VALUES ('2026-11-20', 'clicked', 'query of search events', '/help/holidays', 1);
INSERT INTO public.search_synonyms VALUES ('97333734-1ff0-4c2c-83b3-b230c50881f6', '[]', true, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.secrets VALUES ('name of secrets', 'value of secrets');
INSERT INTO public.services VALUES ('ef1c4b45-f2ed-4632-83f8-de890730defb', 'elm-street', 'name of services', 'description of services', true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff VALUES ('15622065-43da-4641-83c2-1bd524674f0a', 'name of staff', 'june@example.com', 'owner', true, true, true, true, 'image of staff', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_passwords VALUES ('ee124617-6686-4bd9-8c91-2d827fcf9a89', '15622065-43da-4641-83c2-1bd524674f0a', 'account id of staff passwords', 'provider id of staff passwords', 'password of staff passwords', 'access token of staff passwords', 'refresh token of staff passwords', 'id token of staff passwords', 'scope of staff passwords', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_second_steps VALUES ('55233acd-6d4a-4f10-86a4-1572f4b1b0c4', '15622065-43da-4641-83c2-1bd524674f0a', 'secret of staff second steps', 'backup codes of staff second steps', true, 1, '2026-11-20 15:04:05+00');
INSERT INTO public.staff_sessions VALUES ('f8fd85b8-0370-447d-8c44-e2a067e8b078', 'token of staff sessions', '15622065-43da-4641-83c2-1bd524674f0a', 'ip address of staff sessions', 'user agent of staff sessions', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_tokens VALUES ('435e7352-dc8f-497c-802e-953de385e0ee', 'identifier of staff tokens', 'value of staff tokens', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.submission_keys VALUES ('key of submission keys', 'quote', 'lead id of submission keys', '2026-11-20 15:04:05+00');
INSERT INTO public.testimonials VALUES ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', true, true, '2026-11-20 15:04:05+00');
ALTER TABLE ONLY public.article_votes
    ADD CONSTRAINT article_votes_article_id_browser_hash_key UNIQUE (article_id, browser_hash);
ALTER TABLE ONLY public.article_votes
    ADD CONSTRAINT article_votes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.color_palettes
    ADD CONSTRAINT color_palettes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_palette_id_css_variable_name_key UNIQUE (palette_id, css_variable_name);
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.commercial_sizes
    ADD CONSTRAINT commercial_sizes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.commercial_sizes
    ADD CONSTRAINT commercial_sizes_size_value_key UNIQUE (size_value);
ALTER TABLE ONLY public.commercial_specs
    ADD CONSTRAINT commercial_specs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.company_facts
    ADD CONSTRAINT company_facts_name_key UNIQUE (name);
ALTER TABLE ONLY public.company_facts
    ADD CONSTRAINT company_facts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hoa_quote_requests
    ADD CONSTRAINT hoa_quote_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hoa_quote_requests
    ADD CONSTRAINT hoa_quote_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.kb_articles
    ADD CONSTRAINT kb_articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kb_articles
    ADD CONSTRAINT kb_articles_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.kb_categories
    ADD CONSTRAINT kb_categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kb_categories
    ADD CONSTRAINT kb_categories_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_sections
    ADD CONSTRAINT page_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_start);
ALTER TABLE ONLY public.residential_towns
    ADD CONSTRAINT residential_towns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.residential_towns
    ADD CONSTRAINT residential_towns_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.rolloff_faqs
    ADD CONSTRAINT rolloff_faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_quote_requests
    ADD CONSTRAINT rolloff_quote_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_quote_requests
    ADD CONSTRAINT rolloff_quote_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.rolloff_sizes
    ADD CONSTRAINT rolloff_sizes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_sizes
    ADD CONSTRAINT rolloff_sizes_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.rolloff_towns
    ADD CONSTRAINT rolloff_towns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_towns
    ADD CONSTRAINT rolloff_towns_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.search_events
    ADD CONSTRAINT search_events_pkey PRIMARY KEY (day, kind, query, url);
ALTER TABLE ONLY public.search_synonyms
    ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_email_key UNIQUE (email);
ALTER TABLE ONLY public.staff_passwords
    ADD CONSTRAINT staff_passwords_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_passwords
    ADD CONSTRAINT staff_passwords_staff_id_provider_id_key UNIQUE (staff_id, provider_id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_second_steps
    ADD CONSTRAINT staff_second_steps_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX color_palettes_one_active ON public.color_palettes USING btree (is_active) WHERE is_active;
CREATE INDEX consent_records_lead ON public.consent_records USING btree (form, lead_id);
CREATE INDEX hoa_quote_requests_newest ON public.hoa_quote_requests USING btree (created_at);
CREATE INDEX kb_articles_category ON public.kb_articles USING btree (category_id);
CREATE INDEX outbox_lead ON public.outbox USING btree (form, lead_id);
CREATE INDEX outbox_pending ON public.outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX quote_requests_newest ON public.quote_requests USING btree (created_at);
CREATE INDEX rate_limits_oldest ON public.rate_limits USING btree (window_start);
CREATE INDEX rolloff_quote_requests_newest ON public.rolloff_quote_requests USING btree (created_at);
CREATE UNIQUE INDEX staff_second_steps_staff ON public.staff_second_steps USING btree (staff_id);
CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);
CREATE INDEX staff_tokens_identifier ON public.staff_tokens USING btree (identifier);
CREATE INDEX submission_keys_oldest ON public.submission_keys USING btree (created_at);
CREATE TRIGGER color_palettes_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.color_palettes FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER color_variables_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.color_variables FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER commercial_sizes_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.commercial_sizes FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER commercial_specs_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.commercial_specs FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER company_facts_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.company_facts FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER consent_records_no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.consent_records FOR EACH STATEMENT EXECUTE FUNCTION public.consent_records_refuse();
CREATE TRIGGER faqs_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faqs FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER kb_articles_changes_content AFTER INSERT OR DELETE OR UPDATE OF id, slug, title, excerpt, content, category_id, is_published, sort_order, created_at, updated_at OR TRUNCATE ON public.kb_articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER kb_categories_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.kb_categories FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER page_sections_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.page_sections FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER residential_towns_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.residential_towns FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER rolloff_faqs_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rolloff_faqs FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER rolloff_sizes_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rolloff_sizes FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER rolloff_towns_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rolloff_towns FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER search_synonyms_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER services_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER testimonials_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
ALTER TABLE ONLY public.article_votes
    ADD CONSTRAINT article_votes_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.kb_articles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_palette_id_fkey FOREIGN KEY (palette_id) REFERENCES public.color_palettes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.kb_articles
    ADD CONSTRAINT kb_articles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.kb_categories(id);
ALTER TABLE ONLY public.staff_passwords
    ADD CONSTRAINT staff_passwords_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_second_steps
    ADD CONSTRAINT staff_second_steps_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
