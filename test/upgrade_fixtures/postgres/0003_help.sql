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
CREATE TABLE public.services (
    id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    is_active boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
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
INSERT INTO public.color_palettes VALUES ('a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'name of color palettes', true);
INSERT INTO public.color_variables VALUES ('181557d5-1303-4414-8530-0b9ac659eda5', 'a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'css variable name of color variables', 'hsl value of color variables', 1);
INSERT INTO public.commercial_sizes VALUES ('5c9b31df-86ee-4bd4-8433-84adb98ac6a9', 1, 'size label of commercial sizes', 'title of commercial sizes', 'description of commercial sizes', 'capacity bags of commercial sizes', 'weight limit of commercial sizes', 'dimensions of commercial sizes', '{}', '[]', 'pricing range of commercial sizes', 'hero image url of commercial sizes', 'hero alt text of commercial sizes', '[]', '[]', '[]', true, 1);
INSERT INTO public.commercial_specs VALUES ('45e5217d-31d5-4692-862c-862b5d48ceca', 'label of commercial specs', 'dimensions of commercial specs', 'capacity of commercial specs', 'ideal use of commercial specs', true, 1);
INSERT INTO public.faqs VALUES ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', 'windsor', true, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.kb_articles VALUES ('100b6c03-55e3-4112-8136-9615d2440c48', 'elm-street', 'title of kb articles', 'excerpt of kb articles', 'content of kb articles', 'c886688c-53b0-4b12-8ebe-4ceca22f83e2', true, 1, 1, 1, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.kb_categories VALUES ('c886688c-53b0-4b12-8ebe-4ceca22f83e2', 'name of kb categories', 'elm-street', true, 1);
INSERT INTO public.kysely_migration VALUES ('0001_pages', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002_services', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003_help', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.page_sections VALUES ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.residential_towns VALUES ('d8128047-8b70-4fbf-85ad-6c834792859a', 'elm-street', 'name of residential towns', 'state of residential towns', 'local blurb of residential towns', 'hero image url of residential towns', 'hero alt text of residential towns', 'meta title of residential towns', 'meta description of residential towns', 'pricing info of residential towns', 0.5, 0.5, true, '2026-11-20 15:04:05+00');
INSERT INTO public.rolloff_faqs VALUES ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', true, 1);
INSERT INTO public.rolloff_sizes VALUES ('cb0ae639-f03d-4814-8b14-4526f5a514a1', 'elm-street', 'size label of rolloff sizes', 1, 'description of rolloff sizes', 'detailed description of rolloff sizes', '{}', 1, '2026-11-20 15:04:05+00');
INSERT INTO public.rolloff_towns VALUES ('b4c03c22-a268-4a4f-8cbe-7d047ad4a7e6', 'elm-street', 'name of rolloff towns', 'state of rolloff towns', 'hero image url of rolloff towns', 'hero alt text of rolloff towns', 'hero subheading of rolloff towns', 'local blurb of rolloff towns', 'meta title of rolloff towns', 'meta description of rolloff towns', 0.5, 0.5, true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.services VALUES ('ef1c4b45-f2ed-4632-83f8-de890730defb', 'elm-street', 'name of services', 'description of services', true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.testimonials VALUES ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', true, true, '2026-11-20 15:04:05+00');
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
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.page_sections
    ADD CONSTRAINT page_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.residential_towns
    ADD CONSTRAINT residential_towns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.residential_towns
    ADD CONSTRAINT residential_towns_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.rolloff_faqs
    ADD CONSTRAINT rolloff_faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_sizes
    ADD CONSTRAINT rolloff_sizes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_sizes
    ADD CONSTRAINT rolloff_sizes_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.rolloff_towns
    ADD CONSTRAINT rolloff_towns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_towns
    ADD CONSTRAINT rolloff_towns_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX color_palettes_one_active ON public.color_palettes USING btree (is_active) WHERE is_active;
CREATE INDEX kb_articles_category ON public.kb_articles USING btree (category_id);
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_palette_id_fkey FOREIGN KEY (palette_id) REFERENCES public.color_palettes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.kb_articles
    ADD CONSTRAINT kb_articles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.kb_categories(id);
