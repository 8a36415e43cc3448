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
CREATE TABLE public.rolloff_faqs (
    id text NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    is_active boolean NOT NULL,
    sort_order integer NOT NULL
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
INSERT INTO public.faqs VALUES ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', 'windsor', true, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.kysely_migration VALUES ('0001_pages', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.page_sections VALUES ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.rolloff_faqs VALUES ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', true, 1);
INSERT INTO public.testimonials VALUES ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', true, true, '2026-11-20 15:04:05+00');
ALTER TABLE ONLY public.color_palettes
    ADD CONSTRAINT color_palettes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_palette_id_css_variable_name_key UNIQUE (palette_id, css_variable_name);
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.page_sections
    ADD CONSTRAINT page_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rolloff_faqs
    ADD CONSTRAINT rolloff_faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX color_palettes_one_active ON public.color_palettes USING btree (is_active) WHERE is_active;
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_palette_id_fkey FOREIGN KEY (palette_id) REFERENCES public.color_palettes(id) ON DELETE CASCADE;
