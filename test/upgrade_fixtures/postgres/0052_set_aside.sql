CREATE FUNCTION public.add_job() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			insert into jobs (kind, subject_id, next_attempt_at, created_at)
				values (tg_argv[0], new.id, new.created_at, new.created_at)
				on conflict do nothing;
			return null;
		end $$;
CREATE FUNCTION public.add_mail_job() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			insert into jobs (kind, subject_id, priority, next_attempt_at, created_at)
				values ('mail', new.id, (new.kind = 'reminder')::int, new.created_at, new.created_at)
				on conflict do nothing;
			return null;
		end $$;
CREATE FUNCTION public.consent_records_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'consent records are only ever added'; end $$;
CREATE FUNCTION public.content_history_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'the history of the content is only ever added to'; end $$;
CREATE FUNCTION public.keep_pickup_area_slug() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
	begin
		insert into pickup_area_slugs (slug, area_id, name, removed_at)
			values (old.slug, old.id, old.name, date_trunc('milliseconds', now()))
			on conflict (slug) do update set
				area_id = excluded.area_id, name = excluded.name, removed_at = excluded.removed_at;
		if tg_op = 'DELETE' or not new.is_active then
			update pickup_area_slugs set removed_at = date_trunc('milliseconds', now()) where area_id = old.id;
		end if;
		return null;
	end $$;
CREATE FUNCTION public.lead_events_of_older_servers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			if not exists (select 1 from staff where id = new.staff_id) then new.staff_id := null; end if;
			return new;
		end $$;
CREATE FUNCTION public.lead_events_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'the history of a lead is only ever added to'; end $$;
CREATE FUNCTION public.lead_work_forget_answer_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin new.answer_seconds := null; return new; end $$;
CREATE FUNCTION public.lead_work_set_won_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin new.won_at := case when new.status = 'won' then new.updated_at end; return new; end $$;
CREATE FUNCTION public.name_removed_area() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			update pickup_subscriptions set removed_area = old.name where area_id = old.id;
			return old;
		end $$;
CREATE FUNCTION public.outbox_of_older_servers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			if tg_op = 'UPDATE' and old.sent_at is null then
				if old.leased_by is not null and new.leased_by is null then
					if new.sent_at is not null then
						delete from jobs where kind = 'mail' and subject_id = new.id and leased_by = old.leased_by;
					else
						update jobs set leased_by = null, leased_until = null, next_attempt_at = new.next_attempt_at,
								last_error = new.last_error, failure = new.failure, failures = new.failures
							where kind = 'mail' and subject_id = new.id and leased_by = old.leased_by;
					end if;
					if not found then return null; end if;
				elsif new.leased_by is distinct from old.leased_by then
					return null;
				elsif new.leased_until is distinct from old.leased_until then
					update jobs set leased_until = new.leased_until where kind = 'mail' and subject_id = new.id and leased_by = old.leased_by;
					if not found then return null; end if;
				end if;
			end if;
			if new.sent_at is null then new.next_attempt_at := '9999-12-31T00:00:00.000Z'; end if;
			return new;
		end $$;
CREATE FUNCTION public.person_consents_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'consents of people are only ever added'; end $$;
CREATE FUNCTION public.person_events_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'the history of a person is only ever added to'; end $$;
CREATE FUNCTION public.picture_jobs_of_older_servers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			insert into jobs (kind, subject_id, attempts, next_attempt_at, created_at)
				values ('picture', new.picture_id, new.attempts, new.next_attempt_at, new.next_attempt_at);
			return new;
		end $$;
CREATE FUNCTION public.raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
	begin
		update content_version set version = version + 1 where id = 1;
		perform pg_notify('content_changed', '');
		return null;
	end $$;
CREATE FUNCTION public.remove_job() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			delete from jobs where kind = tg_argv[0] and subject_id = old.id;
			return null;
		end $$;
CREATE FUNCTION public.session_ends_pushes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin delete from push_subscriptions where "session" = old.id; return null; end $$;
CREATE FUNCTION public.staff_activity_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'what staff did is not changed afterwards'; end $$;
CREATE FUNCTION public.submission_keys_of_older_servers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		begin
			insert into leads (id, form, created_at) values (new.lead_id, new.form, new.created_at)
				on conflict do nothing;
			return new;
		end $$;
CREATE TABLE public.alert_mails (
    alert_id text NOT NULL,
    subscription_id text NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT alert_mails_kind_check CHECK ((kind = ANY (ARRAY['posted'::text, 'taken_back'::text])))
);
CREATE TABLE public.answer_templates (
    id text NOT NULL,
    form text NOT NULL,
    name text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    sort_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.article_votes (
    id text NOT NULL,
    article_id text NOT NULL,
    browser_hash text NOT NULL,
    is_helpful boolean NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.backups (
    id text NOT NULL,
    file_name text NOT NULL,
    bytes bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT backups_bytes_check CHECK ((bytes >= 0))
);
CREATE TABLE public.billing_requests (
    id text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    customer_phone text,
    customer_email text,
    "fullName" text,
    "phoneNumber" text,
    email text,
    "serviceAddress" text,
    "updateDetails" text,
    review_reason text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.button_clicks (
    day text NOT NULL,
    page text NOT NULL,
    button text NOT NULL,
    clicks integer NOT NULL,
    CONSTRAINT button_clicks_clicks_check CHECK ((clicks >= 0))
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
    method text DEFAULT 'form'::text NOT NULL,
    staff_id text,
    staff_name text,
    CONSTRAINT consent_records_method_check CHECK ((method = ANY (ARRAY['form'::text, 'spoken'::text])))
);
CREATE TABLE public.content_drafts (
    id text NOT NULL,
    content_table text NOT NULL,
    row_id text NOT NULL,
    row_version text,
    typed_values json NOT NULL,
    staff_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.content_history (
    id text NOT NULL,
    content_table text NOT NULL,
    row_id text NOT NULL,
    action text NOT NULL,
    before_row json,
    after_row json,
    staff_id text,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    planned_at timestamp with time zone,
    CONSTRAINT content_history_action_check CHECK ((action = ANY (ARRAY['create'::text, 'save'::text, 'delete'::text, 'move'::text, 'revert'::text, 'activate'::text])))
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
CREATE TABLE public.jobs (
    kind text NOT NULL,
    subject_id text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    leased_by text,
    leased_until timestamp with time zone,
    last_error text,
    failure text,
    failures integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT jobs_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT jobs_failures_check CHECK ((failures >= 0))
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
CREATE TABLE public.lead_events (
    id text NOT NULL,
    form text,
    lead_id text,
    version integer,
    kind text NOT NULL,
    staff_id text,
    staff_name text NOT NULL,
    from_value text,
    to_value text,
    note text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.lead_forms (
    name text NOT NULL
);
CREATE TABLE public.lead_photos (
    id text NOT NULL,
    lead_id text NOT NULL,
    "position" integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT lead_photos_height_check CHECK ((height > 0)),
    CONSTRAINT lead_photos_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
    CONSTRAINT lead_photos_width_check CHECK ((width > 0))
);
CREATE TABLE public.lead_words (
    word text NOT NULL COLLATE pg_catalog."C",
    lead_id text NOT NULL
);
CREATE TABLE public.lead_work (
    lead_id text NOT NULL,
    form text NOT NULL,
    reference text NOT NULL,
    name text NOT NULL,
    organisation text,
    email text NOT NULL,
    phone text,
    place text,
    asked text NOT NULL,
    search_text text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    assigned_to text,
    due_at timestamp with time zone NOT NULL,
    first_answered_at timestamp with time zone,
    queue_order bigint NOT NULL,
    review_reason text,
    anonymised_at timestamp with time zone,
    version integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    person_id text,
    source text DEFAULT 'site'::text NOT NULL,
    taken_by text,
    amount_cents integer,
    amount_per text,
    lost_reason text,
    follow_up_on text,
    text_words integer DEFAULT 0 NOT NULL,
    page text,
    town text,
    answer_seconds integer,
    won_at timestamp with time zone,
    set_aside_at timestamp with time zone,
    requested_at timestamp with time zone,
    confirmed_spam_at timestamp with time zone,
    CONSTRAINT lead_work_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT lead_work_amount_per_check CHECK ((amount_per = ANY (ARRAY['once'::text, 'month'::text]))),
    CONSTRAINT lead_work_answer_seconds_check CHECK ((answer_seconds >= 0)),
    CONSTRAINT lead_work_follow_up_on_check CHECK ((follow_up_on ~~ '____-__-__'::text)),
    CONSTRAINT lead_work_source_check CHECK ((source = ANY (ARRAY['site'::text, 'phone'::text]))),
    CONSTRAINT lead_work_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'won'::text, 'lost'::text, 'spam'::text]))),
    CONSTRAINT lead_work_text_words_check CHECK ((text_words = ANY (ARRAY[0, 1]))),
    CONSTRAINT lead_work_version_check CHECK ((version >= 1))
);
CREATE TABLE public.leads (
    id text NOT NULL,
    form text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.notice_settings (
    staff_id text NOT NULL,
    plays_sound boolean NOT NULL,
    wants_opening_mail boolean NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.offers (
    id text NOT NULL,
    lead_id text NOT NULL,
    token_hash text NOT NULL,
    state text NOT NULL,
    lines json NOT NULL,
    amount_cents integer NOT NULL,
    amount_per text NOT NULL,
    valid_through text NOT NULL,
    note text,
    staff_id text NOT NULL,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    accepted_name text,
    accepted_words text,
    accepted_local_time text,
    address_hash text,
    user_agent text,
    CONSTRAINT offers_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT offers_amount_per_check CHECK ((amount_per = ANY (ARRAY['once'::text, 'month'::text]))),
    CONSTRAINT offers_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT offers_check1 CHECK (((state = 'accepted'::text) = (accepted_words IS NOT NULL))),
    CONSTRAINT offers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'withdrawn'::text, 'replaced'::text]))),
    CONSTRAINT offers_valid_through_check CHECK ((valid_through ~~ '____-__-__'::text))
);
CREATE TABLE public.office_settings (
    name text NOT NULL,
    value text NOT NULL,
    staff_name text NOT NULL,
    updated_at timestamp with time zone NOT NULL
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
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT '9999-12-31 00:00:00+00'::timestamp with time zone NOT NULL,
    leased_by text,
    leased_until timestamp with time zone,
    sent_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    failure text,
    failures integer DEFAULT 0 NOT NULL,
    subscription_id text,
    unsubscribe_url text,
    useful_until timestamp with time zone,
    clears_body boolean DEFAULT false NOT NULL,
    bundle text,
    CONSTRAINT outbox_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT outbox_bundle_check CHECK ((bundle <> ''::text)),
    CONSTRAINT outbox_failure_check CHECK ((failure = ANY (ARRAY['server'::text, 'deferred'::text, 'refused'::text]))),
    CONSTRAINT outbox_failures_check CHECK ((failures >= 0)),
    CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['staff'::text, 'receipt'::text, 'answer'::text, 'account'::text, 'subscription'::text, 'reminder'::text]))),
    CONSTRAINT outbox_lead_check CHECK ((((kind = ANY (ARRAY['staff'::text, 'receipt'::text, 'answer'::text])) = (form IS NOT NULL)) AND ((form IS NULL) = (lead_id IS NULL))))
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
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    address text,
    area_id text,
    merged_into text,
    version integer NOT NULL,
    erased_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    address_words integer DEFAULT 0 NOT NULL,
    CONSTRAINT people_address_words_check CHECK ((address_words = ANY (ARRAY[0, 1]))),
    CONSTRAINT people_version_check CHECK ((version >= 1))
);
CREATE TABLE public.person_consents (
    id text NOT NULL,
    person_id text NOT NULL,
    is_granted boolean NOT NULL,
    method text NOT NULL,
    number_hash text,
    wording text NOT NULL,
    wording_version text NOT NULL,
    local_time text NOT NULL,
    staff_id text,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT person_consents_method_check CHECK ((method = ANY (ARRAY['spoken'::text, 'text'::text])))
);
CREATE TABLE public.person_events (
    id text NOT NULL,
    person_id text NOT NULL,
    kind text NOT NULL,
    other_id text,
    details json,
    note text,
    staff_id text,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.person_identifiers (
    id text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL COLLATE pg_catalog."C",
    person_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT person_identifiers_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'phone'::text])))
);
CREATE TABLE public.person_likenesses (
    person_id text NOT NULL,
    other_id text NOT NULL,
    lead_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT person_likenesses_check CHECK ((person_id < other_id))
);
CREATE TABLE public.person_words (
    word text NOT NULL COLLATE pg_catalog."C",
    person_id text NOT NULL
);
CREATE TABLE public.pickup_area_slugs (
    slug text NOT NULL,
    area_id text NOT NULL,
    name text NOT NULL,
    removed_at timestamp with time zone NOT NULL
);
CREATE TABLE public.pickup_areas (
    id text NOT NULL,
    slug text NOT NULL,
    town_slug text NOT NULL,
    name text NOT NULL,
    weekday text NOT NULL,
    has_trash boolean NOT NULL,
    recycling text NOT NULL,
    recycling_anchor text,
    has_lawn boolean NOT NULL,
    set_out_hour integer,
    contracted_to text,
    is_sample boolean NOT NULL,
    is_active boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    valid_from text,
    earlier_rules json DEFAULT '[]'::json NOT NULL,
    rules_changed_at timestamp with time zone,
    covers_town boolean DEFAULT false NOT NULL,
    covers_zips json DEFAULT '[]'::json NOT NULL,
    CONSTRAINT pickup_areas_check CHECK (((recycling_anchor IS NOT NULL) OR (recycling <> 'every_other_week'::text))),
    CONSTRAINT pickup_areas_recycling_check CHECK ((recycling = ANY (ARRAY['none'::text, 'weekly'::text, 'every_other_week'::text]))),
    CONSTRAINT pickup_areas_set_out_hour_check CHECK (((set_out_hour >= 0) AND (set_out_hour <= 23))),
    CONSTRAINT pickup_areas_valid_from_check CHECK ((valid_from ~~ '____-__-__'::text)),
    CONSTRAINT pickup_areas_weekday_check CHECK ((weekday = ANY (ARRAY['Monday'::text, 'Tuesday'::text, 'Wednesday'::text, 'Thursday'::text, 'Friday'::text])))
);
CREATE TABLE public.pickup_reminders (
    subscription_id text NOT NULL,
    day text NOT NULL,
    stream text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    area_id text,
    scheduled text,
    corrected_to text,
    CONSTRAINT pickup_reminders_corrected_to_check CHECK (((corrected_to = 'none'::text) OR (corrected_to ~~ '____-__-__'::text))),
    CONSTRAINT pickup_reminders_scheduled_check CHECK ((scheduled ~~ '____-__-__'::text)),
    CONSTRAINT pickup_reminders_stream_check CHECK ((stream = ANY (ARRAY['trash'::text, 'recycling'::text, 'lawn'::text])))
);
CREATE TABLE public.pickup_subscriptions (
    id text NOT NULL,
    email text NOT NULL,
    mailbox text NOT NULL,
    area_id text,
    wants_trash boolean NOT NULL,
    wants_recycling boolean NOT NULL,
    wants_lawn boolean NOT NULL,
    timing text NOT NULL,
    wants_alerts boolean NOT NULL,
    confirm_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    ended_at timestamp with time zone,
    removed_area text,
    told_rules_at timestamp with time zone,
    CONSTRAINT pickup_subscriptions_check CHECK (((ended_at IS NULL) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT pickup_subscriptions_timing_check CHECK ((timing = ANY (ARRAY['evening'::text, 'morning'::text])))
);
CREATE VIEW public.picture_jobs AS
 SELECT jobs.subject_id AS picture_id,
    jobs.attempts,
    jobs.next_attempt_at,
    jobs.leased_by,
    jobs.leased_until,
    jobs.last_error
   FROM public.jobs
  WHERE (jobs.kind = 'picture'::text);
CREATE TABLE public.planned_changes (
    id text NOT NULL,
    content_table text NOT NULL,
    row_id text NOT NULL,
    field text NOT NULL,
    adds_row boolean NOT NULL,
    base text NOT NULL,
    value text NOT NULL,
    starts_on text NOT NULL,
    state text NOT NULL,
    reason text,
    staff_id text NOT NULL,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_by text,
    settled_at timestamp with time zone,
    CONSTRAINT planned_changes_check CHECK (((state = ANY (ARRAY['waiting'::text, 'held'::text])) = (settled_at IS NULL))),
    CONSTRAINT planned_changes_starts_on_check CHECK ((starts_on ~~ '____-__-__'::text)),
    CONSTRAINT planned_changes_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'held'::text, 'applied'::text, 'withdrawn'::text, 'replaced'::text])))
);
CREATE TABLE public.push_messages (
    id text NOT NULL,
    subscription_id text NOT NULL,
    kind text NOT NULL,
    lead_id text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT push_messages_check CHECK (((kind = 'test'::text) = (lead_id IS NULL))),
    CONSTRAINT push_messages_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'due'::text, 'accepted'::text, 'test'::text])))
);
CREATE TABLE public.push_subscriptions (
    id text NOT NULL,
    staff_id text NOT NULL,
    session text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL
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
CREATE TABLE public.refused_mailboxes (
    mailbox text NOT NULL,
    created_at timestamp with time zone NOT NULL
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
    contracted_to text,
    places json DEFAULT '[]'::json NOT NULL,
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
    created_at timestamp with time zone NOT NULL,
    delivery_day text,
    CONSTRAINT rolloff_quote_requests_delivery_day_check CHECK ((delivery_day ~~ '____-__-__'::text))
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
    heading text,
    delivery_label text,
    service_label text,
    places json DEFAULT '[]'::json NOT NULL,
    is_commercial boolean DEFAULT false NOT NULL,
    CONSTRAINT rolloff_towns_map_center_lat_check CHECK (((map_center_lat >= ('-90'::integer)::double precision) AND (map_center_lat <= (90)::double precision))),
    CONSTRAINT rolloff_towns_map_center_lng_check CHECK (((map_center_lng >= ('-180'::integer)::double precision) AND (map_center_lng <= (180)::double precision)))
);
CREATE TABLE public.saved_views (
    id text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    staff_id text NOT NULL,
    is_shared boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.sealed_secrets (
    name text NOT NULL,
    sealed_value text NOT NULL,
    CONSTRAINT sealed_secrets_sealed_value_check CHECK ((sealed_value ~~ 'sealed-1.%'::text))
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
CREATE TABLE public.service_alerts (
    id text NOT NULL,
    kind text NOT NULL,
    delay_days integer,
    starts_on text NOT NULL,
    ends_on text NOT NULL,
    reach text NOT NULL,
    town_slugs json NOT NULL,
    area_ids json NOT NULL,
    message text NOT NULL,
    posted_by text NOT NULL,
    posted_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    is_sample boolean NOT NULL,
    CONSTRAINT service_alerts_check CHECK ((starts_on <= ends_on)),
    CONSTRAINT service_alerts_check1 CHECK (((kind = 'delay'::text) = (delay_days IS NOT NULL))),
    CONSTRAINT service_alerts_delay_days_check CHECK (((delay_days >= 1) AND (delay_days <= 5))),
    CONSTRAINT service_alerts_kind_check CHECK ((kind = ANY (ARRAY['delay'::text, 'cancelled'::text, 'notice'::text]))),
    CONSTRAINT service_alerts_message_check CHECK ((message <> ''::text)),
    CONSTRAINT service_alerts_reach_check CHECK ((reach = ANY (ARRAY['all'::text, 'towns'::text, 'areas'::text])))
);
CREATE TABLE public.service_orders (
    id text NOT NULL,
    reference text NOT NULL,
    service text NOT NULL,
    cart text,
    extras json,
    town text NOT NULL,
    address text NOT NULL,
    area_slug text,
    start_week text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    message text,
    monthly_dollars double precision NOT NULL,
    season_dollars double precision,
    note text NOT NULL,
    cart_number text,
    first_pickup text,
    review_reason text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT service_orders_first_pickup_check CHECK ((first_pickup ~~ '____-__-__'::text)),
    CONSTRAINT service_orders_monthly_dollars_check CHECK ((monthly_dollars >= (0)::double precision)),
    CONSTRAINT service_orders_season_dollars_check CHECK ((season_dollars >= (0)::double precision)),
    CONSTRAINT service_orders_start_week_check CHECK ((start_week ~~ '____-__-__'::text))
);
CREATE TABLE public.service_requests (
    id text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    address text NOT NULL,
    area_slug text,
    missed_streams json,
    missed_on text,
    cart text,
    cart_problem text,
    cart_change text,
    cart_wanted text,
    extra_items text,
    skip_from text,
    skip_to text,
    stop_on text,
    message text,
    schedule_note text,
    review_reason text,
    created_at timestamp with time zone NOT NULL,
    photos integer,
    CONSTRAINT service_requests_missed_on_check CHECK ((missed_on ~~ '____-__-__'::text)),
    CONSTRAINT service_requests_photos_check CHECK ((photos > 0)),
    CONSTRAINT service_requests_skip_from_check CHECK ((skip_from ~~ '____-__-__'::text)),
    CONSTRAINT service_requests_skip_to_check CHECK ((skip_to ~~ '____-__-__'::text)),
    CONSTRAINT service_requests_stop_on_check CHECK ((stop_on ~~ '____-__-__'::text))
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
CREATE TABLE public.staff_activity (
    id text NOT NULL,
    kind text NOT NULL,
    staff_id text,
    staff_name text NOT NULL,
    about_id text,
    about_name text,
    detail text,
    network text,
    device text,
    created_at timestamp with time zone NOT NULL
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
CREATE TABLE public.street_import_parts (
    import_id text NOT NULL,
    part integer NOT NULL,
    lines json NOT NULL
);
CREATE TABLE public.street_import_refusals (
    import_id text NOT NULL,
    line integer NOT NULL,
    reason text NOT NULL
);
CREATE TABLE public.street_imports (
    id text NOT NULL,
    status text NOT NULL,
    file_name text NOT NULL,
    reach text NOT NULL,
    headings json NOT NULL,
    columns json,
    lines integer NOT NULL,
    base_version integer,
    summary json,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    previous_id text,
    CONSTRAINT street_imports_reach_check CHECK ((reach = ANY (ARRAY['all'::text, 'areas'::text]))),
    CONSTRAINT street_imports_status_check CHECK ((status = ANY (ARRAY['uploaded'::text, 'checked'::text, 'published'::text, 'replaced'::text, 'undone'::text])))
);
CREATE TABLE public.street_list (
    id integer NOT NULL,
    import_id text NOT NULL,
    version integer NOT NULL,
    columns json,
    CONSTRAINT street_list_id_check CHECK ((id = 1))
);
CREATE TABLE public.street_ranges (
    id text NOT NULL,
    import_id text NOT NULL,
    street text NOT NULL,
    street_key text NOT NULL COLLATE pg_catalog."C",
    name_key text NOT NULL COLLATE pg_catalog."C",
    from_number integer NOT NULL,
    to_number integer NOT NULL,
    side text NOT NULL,
    zip text,
    area_id text NOT NULL,
    is_sample boolean NOT NULL,
    CONSTRAINT street_ranges_check CHECK ((from_number < to_number)),
    CONSTRAINT street_ranges_from_number_check CHECK ((from_number > 0)),
    CONSTRAINT street_ranges_name_key_check CHECK ((name_key <> ''::text)),
    CONSTRAINT street_ranges_side_check CHECK ((side = ANY (ARRAY['all'::text, 'odd'::text, 'even'::text]))),
    CONSTRAINT street_ranges_street_check CHECK ((street <> ''::text))
);
CREATE TABLE public.submission_keys (
    key text NOT NULL,
    form text NOT NULL,
    lead_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
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
    source text,
    said_on text,
    is_sample boolean DEFAULT false NOT NULL,
    CONSTRAINT testimonials_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT testimonials_said_on_check CHECK ((said_on ~~ '____-__-__'::text))
);
CREATE TABLE public.text_templates (
    id text NOT NULL,
    form text NOT NULL,
    name text NOT NULL,
    body text NOT NULL,
    sort_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.texts (
    id text NOT NULL,
    direction text NOT NULL,
    number text NOT NULL,
    person_id text,
    lead_id text,
    body text NOT NULL,
    pictures integer NOT NULL,
    state text NOT NULL,
    problem text,
    twilio_sid text,
    staff_id text,
    staff_name text,
    leaves_at timestamp with time zone,
    raised_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT texts_check CHECK (((direction = 'in'::text) = (state = 'received'::text))),
    CONSTRAINT texts_check1 CHECK (((direction = 'in'::text) OR (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'uncertain'::text, 'sent'::text, 'delivered'::text, 'undelivered'::text, 'failed'::text, 'dropped'::text])))),
    CONSTRAINT texts_check2 CHECK (((direction = 'out'::text) = (leaves_at IS NOT NULL))),
    CONSTRAINT texts_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
    CONSTRAINT texts_pictures_check CHECK ((pictures >= 0))
);
CREATE TABLE public.told_notices (
    kind text NOT NULL,
    about text NOT NULL,
    told_at timestamp with time zone NOT NULL,
    CONSTRAINT told_notices_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'due'::text, 'assigned'::text, 'opening'::text, 'accepted'::text])))
);
CREATE TABLE public.uploaded_pictures (
    id text NOT NULL,
    name text NOT NULL,
    alt text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    focal_x double precision NOT NULL,
    focal_y double precision NOT NULL,
    widths json NOT NULL,
    is_avif_ready boolean NOT NULL,
    bytes integer NOT NULL,
    uploaded_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT uploaded_pictures_alt_check CHECK ((alt <> ''::text)),
    CONSTRAINT uploaded_pictures_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
    CONSTRAINT uploaded_pictures_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
    CONSTRAINT uploaded_pictures_height_check CHECK ((height > 0)),
    CONSTRAINT uploaded_pictures_width_check CHECK ((width > 0))
);
INSERT INTO public.alert_mails VALUES ('5b0c2d5e-6a57-4f3e-9a35-4be4a2c3f101', 'e08833cc-29a7-402c-8168-8f8b2a2ece13', 'posted', '2026-11-20 15:04:05+00');
INSERT INTO public.answer_templates VALUES ('e916e7dd-68c6-4694-8b25-3a6d18412558', 'form of answer templates', 'name of answer templates', 'subject of answer templates', 'body of answer templates', 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.article_votes VALUES ('eb89cba1-834f-464b-8ccf-d35d5f146e34', '100b6c03-55e3-4112-8136-9615d2440c48', 'browser hash of article votes', true, '2026-11-20 15:04:05+00');
INSERT INTO public.backups VALUES ('9d488c88-87ad-4009-8a70-5807a2b6fae5', 'file name of backups', 1, '2026-11-20 15:04:05+00');
INSERT INTO public.billing_requests VALUES ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-B1LL1', 'account-update', NULL, NULL, 'June Alvarez', '970 555 0100', 'june@example.com', '12 Elm St, Windsor', 'New number.', NULL, '2026-11-20 15:04:05+00');
INSERT INTO public.button_clicks VALUES ('2026-11-20', 'page of button clicks', 'button of button clicks', 1);
INSERT INTO public.color_palettes VALUES ('a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'name of color palettes', true);
INSERT INTO public.color_variables VALUES ('181557d5-1303-4414-8530-0b9ac659eda5', 'a1b09ff6-9590-458d-8a2d-50c032aa6cb9', 'css variable name of color variables', 'hsl value of color variables', 1);
INSERT INTO public.commercial_sizes VALUES ('5c9b31df-86ee-4bd4-8433-84adb98ac6a9', 1, 'size label of commercial sizes', 'title of commercial sizes', 'description of commercial sizes', 'capacity bags of commercial sizes', 'weight limit of commercial sizes', 'dimensions of commercial sizes', '{}', '[]', 'pricing range of commercial sizes', 'hero image url of commercial sizes', 'hero alt text of commercial sizes', '[]', '[]', '[]', true, 1);
INSERT INTO public.commercial_specs VALUES ('45e5217d-31d5-4692-862c-862b5d48ceca', 'label of commercial specs', 'dimensions of commercial specs', 'capacity of commercial specs', 'ideal use of commercial specs', true, 1);
INSERT INTO public.company_facts VALUES ('cad40023-02e3-4b7c-8d6b-7e22a2afec9f', 'name of company facts', 'value of company facts', '2026-11-20 15:04:05+00');
INSERT INTO public.consent_records VALUES ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', true, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-11-20 15:30:00 MST', '/contact', 'yR5h0q', 'Mozilla/5.0', '2026-11-20 22:30:00+00', 'form', NULL, NULL);
INSERT INTO public.consent_records VALUES ('4b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', false, 'I agree to receive text messages. Reply STOP to unsubscribe, HELP for help.', '2026-11-21', '2026-12-31 11:00:00 MST', '/hoa-quote', 'yR5h0q', 'Mozilla/5.0', '2026-12-31 18:00:00+00', 'form', NULL, NULL);
INSERT INTO public.content_drafts VALUES ('6d12b62d-0fb6-4acc-84ff-17b094377cf7', 'content table of content drafts', 'row id of content drafts', 'row version of content drafts', '[]', '15622065-43da-4641-83c2-1bd524674f0a', '2026-11-20 15:04:05+00');
INSERT INTO public.content_history VALUES ('f974cab7-2004-4072-827c-da6c177a035b', 'content table of content history', 'row id of content history', 'create', '{}', '{}', NULL, 'Kit Moreno', '2026-11-20 15:04:05+00', NULL);
INSERT INTO public.content_history VALUES ('f00729cd-b85a-4be5-8bec-5581a3ecdb74', 'faqs', 'ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'save', '{"id":"ca09c15a-eac1-47b5-85b3-2ed118153eaa","question":"Do you pick up on Mondays?","answer":"We do.","category":"category of faqs","audience":"general","town_slug":"windsor","is_active":true,"sort_order":1,"created_at":"2026-11-20T15:04:05.000Z","updated_at":"2026-11-20T15:04:05.000Z"}', '{"id":"ca09c15a-eac1-47b5-85b3-2ed118153eaa","question":"Do you pick up on Mondays?","answer":"We do.","category":"category of faqs","audience":"general","town_slug":null,"is_active":false,"sort_order":1,"created_at":"2026-11-20T15:04:05.000Z","updated_at":"2026-11-20T15:04:05.000Z"}', NULL, 'The site', '2026-11-22 00:51:10.962+00', NULL);
INSERT INTO public.content_version VALUES (1, 37, NULL);
INSERT INTO public.faqs VALUES ('ca09c15a-eac1-47b5-85b3-2ed118153eaa', 'Do you pick up on Mondays?', 'We do.', 'category of faqs', 'general', NULL, false, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.hoa_quote_requests VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-H0A01', 'Pat Singh', 'Elk Meadow HOA', 'pat@example.com', '(970) 555-0150', '1 Meadow Ln', 'Fort Collins', 120, 'Another hauler', 'trash-recycling', 'Two gates.', NULL, '2026-12-31 18:00:00+00');
INSERT INTO public.hoa_quote_requests VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-H0A02', 'Kim Roy', 'River Bend', 'kim@example.com', '970 555 0151', '9 River Rd', 'Windsor', 8, NULL, 'custom', NULL, NULL, '2026-11-22 03:00:00+00');
INSERT INTO public.jobs VALUES ('picture', 'c63a9f22-31ad-494c-81ca-7f93a5169cf0', 0, 1, '2026-11-20 15:04:05+00', 'leased by of picture jobs', '2026-11-20 15:04:05+00', 'last error of picture jobs', 'failed', 1, '2026-11-20 15:04:05+00');
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
INSERT INTO public.kysely_migration VALUES ('0012_inbox', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0013_content_history', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0014_pictures', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0015_sealed_secrets', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0016_office_settings', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0017_mail_waits', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0018_backups', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0019_foreign_keys', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0021_rolloff_town_texts', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0022_pickup_areas', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0023_jobs', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0024_reminders', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0025_reminder_mails', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0026_service_requests', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0027_street_ranges', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0028_people', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0029_contracts_and_removed_areas', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0030_orders', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0031_lead_photos', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0032_answer_mails', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0033_billing_requests', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0034_working_requests', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0035_answer_templates', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0036_staff_activity', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0037_planned_changes', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0038_order_cents', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0039_notices', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0040_offers', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0041_request_figures', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0042_texts', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0043_text_templates', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0044_testimonial_sources', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0045_pay_without_portal', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0046_delivery_day', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0047_area_rules', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0048_places_of_towns', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0049_reminder_corrections', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0050_won_at', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0051_covering_areas', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0052_set_aside', '2026-11-21T14:00:00.000Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.lead_events VALUES ('7c633d23-45c9-4d92-8d9f-554837728940', 'quote', 'lead id of lead events', 1, 'kind of lead events', NULL, 'Kit Moreno', 'from value of lead events', 'to value of lead events', 'note of lead events', '2026-11-20 15:04:05+00');
INSERT INTO public.lead_forms VALUES ('quote');
INSERT INTO public.lead_forms VALUES ('rolloff');
INSERT INTO public.lead_forms VALUES ('hoa');
INSERT INTO public.lead_forms VALUES ('service-request');
INSERT INTO public.lead_forms VALUES ('order');
INSERT INTO public.lead_forms VALUES ('billing-request');
INSERT INTO public.lead_photos VALUES ('045d5df8-7096-4f20-807a-dc0718f92ad4', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 1, 1, 1, '2026-11-20 15:04:05+00');
INSERT INTO public.lead_words VALUES ('june', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('alvarez', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('9705550100', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('5550100', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('0100', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('june@example.com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('hh', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('7k3q9', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('example', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('12', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('elm', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('st', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('windsor', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('commercial', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('waste', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('management', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('jose', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('o', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('neil', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('jose@example.com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('hh', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('0ab1c', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('example', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('residential', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('services', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('trash', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('recycling', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('lawn', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('pickup', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('ann', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('kathrin', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('þorsdottir', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('9705550177', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('5550177', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('0177', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('ann@example.com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('hh', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('zz9pq', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('example', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('com', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('box', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('7', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('ault', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('other', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003');
INSERT INTO public.lead_words VALUES ('sam', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('ortiz', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('9705550123', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('5550123', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('0123', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('sam@example.com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('hh', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('r0ll1', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('roofing', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('example', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('400', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('oak', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('st', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('greeley', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('15', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('yard', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('20', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('lee', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('wu', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('9705550124', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('5550124', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('0124', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('lee@example.com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('hh', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('r0ll2', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('example', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('com', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('loveland', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('30', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('yard', '2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('pat', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('singh', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('9705550150', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('5550150', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('0150', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('pat@example.com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('hh', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('h0a01', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('elk', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('meadow', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('hoa', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('example', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('1', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('ln', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('fort', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('collins', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('trash', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('recycling', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('120', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('units', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.lead_words VALUES ('kim', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('roy', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('9705550151', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('5550151', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('0151', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('kim@example.com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('hh', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('h0a02', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('river', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('bend', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('example', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('com', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('9', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('rd', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('windsor', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('custom', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('solution', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('8', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_words VALUES ('units', '3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002');
INSERT INTO public.lead_work VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'quote', 'HH-0AB1C', 'José O''Neil', NULL, 'jose@example.com', NULL, NULL, 'Residential Services: Trash, Recycling & Lawn Pickup', ' jose o neil jose@example.com hh 0ab1c example com residential services trash recycling lawn pickup', 'new', NULL, '2026-07-06 14:15:00.25+00', NULL, 1783347300250, 'The hidden field was filled in', NULL, 1, '2026-07-03 21:15:00.25+00', '2026-07-03 21:15:00.25+00', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lead_work VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'quote', 'HH-ZZ9PQ', 'Ann-Kathrin Þórsdóttir', NULL, 'ann@example.com', '+1 (970) 555-0177', 'Box 7, Ault', 'Other', ' ann kathrin þorsdottir 9705550177 5550177 0177 ann@example.com hh zz9pq example com box 7 ault other', 'new', NULL, '2026-03-09 15:00:00+00', NULL, 1773068400000, NULL, NULL, 1, '2026-03-08 08:59:59.999+00', '2026-03-08 08:59:59.999+00', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lead_work VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'rolloff', 'HH-R0LL1', 'Sam Ortiz', 'Ortiz Roofing', 'sam@example.com', '9705550123', '400 Oak St, Greeley', '15 yard, 20 yard', ' sam ortiz 9705550123 5550123 0123 sam@example.com hh r0ll1 roofing example com 400 oak st greeley 15 yard 20', 'new', NULL, '2026-11-27 16:00:00+00', NULL, 1795795200000, NULL, NULL, 1, '2026-11-25 23:59:00+00', '2026-11-25 23:59:00+00', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lead_work VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'rolloff', 'HH-R0LL2', 'Lee Wu', NULL, 'lee@example.com', '970-555-0124', 'Loveland', '30 yard', ' lee wu 9705550124 5550124 0124 lee@example.com hh r0ll2 example com loveland 30 yard', 'new', NULL, '2026-11-02 16:00:00+00', NULL, 1793635200000, 'Many requests from one address', NULL, 1, '2026-11-01 07:30:00+00', '2026-11-01 07:30:00+00', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lead_work VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'hoa', 'HH-H0A01', 'Pat Singh', 'Elk Meadow HOA', 'pat@example.com', '(970) 555-0150', '1 Meadow Ln, Fort Collins', 'Trash + Recycling, 120 units', ' pat singh 9705550150 5550150 0150 pat@example.com hh h0a01 elk meadow hoa example com 1 ln fort collins trash recycling 120 units', 'new', NULL, '2027-01-04 18:00:00+00', NULL, 1799085600000, NULL, NULL, 1, '2026-12-31 18:00:00+00', '2026-12-31 18:00:00+00', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, '/hoa-quote', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lead_work VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', 'HH-H0A02', 'Kim Roy', 'River Bend', 'kim@example.com', '970 555 0151', '9 River Rd, Windsor', 'Custom Solution, 8 units', ' kim roy 9705550151 5550151 0151 kim@example.com hh h0a02 river bend example com 9 rd windsor custom solution 8 units', 'new', NULL, '2026-11-24 07:00:00+00', NULL, 1795503600000, NULL, NULL, 1, '2026-11-22 03:00:00+00', '2026-11-22 03:00:00+00', NULL, 'site', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lead_work VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', 'HH-7K3Q9', 'June Alvarez', NULL, 'june@example.com', '970 555 0100', '12 Elm St, Windsor', 'Commercial Waste Management', ' june alvarez 9705550100 5550100 0100 june@example.com hh 7k3q9 example com 12 elm st windsor commercial waste management', 'new', NULL, '2026-11-23 15:30:00+00', NULL, 1795447800000, NULL, NULL, 1, '2026-11-20 22:30:00+00', '2026-11-20 22:30:00+00', NULL, 'site', NULL, 4300, 'month', NULL, '2026-11-27', 0, '/contact', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.leads VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'quote', '2026-11-20 22:30:00+00');
INSERT INTO public.leads VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'quote', '2026-07-03 21:15:00.25+00');
INSERT INTO public.leads VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'quote', '2026-03-08 08:59:59.999+00');
INSERT INTO public.leads VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'rolloff', '2026-11-25 23:59:00+00');
INSERT INTO public.leads VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'rolloff', '2026-11-01 07:30:00+00');
INSERT INTO public.leads VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'hoa', '2026-12-31 18:00:00+00');
INSERT INTO public.leads VALUES ('3b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'hoa', '2026-11-22 03:00:00+00');
INSERT INTO public.leads VALUES ('lead id of submission keys', 'quote', '2026-11-20 15:04:05+00');
INSERT INTO public.leads VALUES ('lead id of outbox', 'quote', '2026-11-20 15:04:05+00');
INSERT INTO public.leads VALUES ('lead id of lead events', 'quote', '2026-11-20 15:04:05+00');
INSERT INTO public.leads VALUES ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'order', '2026-11-20 15:04:05+00');
INSERT INTO public.leads VALUES ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'billing-request', '2026-11-20 15:04:05+00');
INSERT INTO public.notice_settings VALUES ('15622065-43da-4641-83c2-1bd524674f0a', true, true, '2026-11-20 15:04:05+00');
INSERT INTO public.offers VALUES ('8d6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'hash of a token', 'accepted', '["Trash, 96-gallon cart","Recycling"]', 4300, 'month', '2026-12-04', 'First pickup on Wednesday.', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit', '2026-11-20 15:04:05+00', '2026-11-20 16:04:05+00', 'June Alvarez', '$43 a month', 'Friday, November 20, 2026 at 9:04:05 AM MST (America/Denver)', 'hash of an address', 'A phone');
INSERT INTO public.office_settings VALUES ('name of office settings', 'value of office settings', 'Kit Moreno', '2026-11-20 15:04:05+00');
INSERT INTO public.outbox VALUES ('7772189a-2595-44b2-83ca-813cb5bdb069', 'quote', 'lead id of outbox', 'staff', 'june@example.com', 'reply to of outbox', 'subject of outbox', 'body of outbox', 'message id of outbox', 1, '2026-11-20 15:04:05+00', 'leased by of outbox', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', 'last error of outbox', '2026-11-20 15:04:05+00', NULL, 0, NULL, NULL, NULL, false, NULL);
INSERT INTO public.page_sections VALUES ('4b157795-c632-4d67-8ad7-967ecb9d75ea', 'page slug of page sections', 'section name of page sections', 'title of page sections', 'description of page sections', 'image path of page sections', 'button text of page sections', 'button url of page sections', 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.people VALUES ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'June Alvarez', 'june alvarez', '12 Elm St, Windsor', NULL, NULL, 2, NULL, '2026-11-20 15:04:05+00', '2026-11-20 16:04:05+00', 0);
INSERT INTO public.people VALUES ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'J. Alvarez', 'j alvarez', NULL, NULL, NULL, 1, NULL, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', 0);
INSERT INTO public.people VALUES ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'June', 'june', NULL, NULL, '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 2, NULL, '2026-11-20 15:04:05+00', '2026-11-20 16:04:05+00', 0);
INSERT INTO public.person_consents VALUES ('5c5de7da-2bbb-4253-8c02-7e1fa0223560', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', true, 'spoken', 'number hash of person consents', 'wording of person consents', 'wording version of person consents', 'local time of person consents', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit Moreno', '2026-11-20 15:04:05+00');
INSERT INTO public.person_events VALUES ('7b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'note', NULL, NULL, 'The gate sticks.', '15622065-43da-4641-83c2-1bd524674f0a', 'Ada', '2026-11-20 15:04:05+00');
INSERT INTO public.person_events VALUES ('7b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'merge', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', '{"requests":[],"identifiers":["6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001"]}', NULL, '15622065-43da-4641-83c2-1bd524674f0a', 'Ada', '2026-11-20 16:04:05+00');
INSERT INTO public.person_identifiers VALUES ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'phone', '+19705550100', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20 15:04:05+00');
INSERT INTO public.person_identifiers VALUES ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'mail', 'june@example.com', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '2026-11-20 15:04:05+00');
INSERT INTO public.person_likenesses VALUES ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20 15:04:05+00', NULL);
INSERT INTO public.person_words VALUES ('june', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.person_words VALUES ('9705550100', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
INSERT INTO public.pickup_area_slugs VALUES ('elm-street', 'area id of pickup area slugs', 'name of pickup area slugs', '2026-11-20 15:04:05+00');
INSERT INTO public.pickup_areas VALUES ('6e24809d-ca65-4720-8ac8-f21d50656995', 'elm-street', 'elm-street', 'name of pickup areas', 'Monday', true, 'none', 'recycling anchor of pickup areas', true, 1, 'contracted to of pickup areas', true, true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', NULL, '[]', NULL, false, '[]');
INSERT INTO public.pickup_reminders VALUES ('e08833cc-29a7-402c-8168-8f8b2a2ece13', '2026-11-20', 'trash', '2026-11-20 15:04:05+00', NULL, NULL, NULL);
INSERT INTO public.pickup_subscriptions VALUES ('e08833cc-29a7-402c-8168-8f8b2a2ece13', 'june@example.com', 'mailbox of pickup subscriptions', '6e24809d-ca65-4720-8ac8-f21d50656995', true, true, true, 'evening', true, 'confirm hash of pickup subscriptions', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', NULL, NULL);
INSERT INTO public.planned_changes VALUES ('3f0c9a52-5f0b-4a51-9a39-2d1a5c0d0001', 'company_facts', 'prices.cart65', 'value', false, '43', '45', '2027-01-01', 'waiting', NULL, '15622065-43da-4641-83c2-1bd524674f0a', 'June', '2026-11-20 15:04:05+00', NULL, NULL);
INSERT INTO public.planned_changes VALUES ('3f0c9a52-5f0b-4a51-9a39-2d1a5c0d0002', 'company_facts', 'prices.cart65', 'value', false, '43', '44', '2027-01-01', 'replaced', NULL, '15622065-43da-4641-83c2-1bd524674f0a', 'June', '2026-11-19 15:04:05+00', 'June', '2026-11-20 15:04:05+00');
INSERT INTO public.push_messages VALUES ('c969ae73-1d7a-4f75-8f8f-900eff39a238', '537cfd63-173b-417e-83ec-e5b0daac65e6', 'new', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20 15:04:05+00');
INSERT INTO public.push_subscriptions VALUES ('537cfd63-173b-417e-83ec-e5b0daac65e6', '15622065-43da-4641-83c2-1bd524674f0a', 'session of push subscriptions', 'endpoint of push subscriptions', 'p256dh of push subscriptions', 'auth of push subscriptions', 'device of push subscriptions', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.quote_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-7K3Q9', 'June Alvarez', 'june@example.com', '970 555 0100', 'commercial', '12 Elm St, Windsor', 'Two bins behind the bakery. Gate code on request.', true, NULL, '2026-11-20 22:30:00+00');
INSERT INTO public.quote_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-0AB1C', 'José O''Neil', 'jose@example.com', NULL, 'residential-services', NULL, NULL, false, 'The hidden field was filled in', '2026-07-03 21:15:00.25+00');
INSERT INTO public.quote_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'HH-ZZ9PQ', 'Ann-Kathrin Þórsdóttir', 'ann@example.com', '+1 (970) 555-0177', 'other', 'Box 7, Ault', 'A sofa.', false, NULL, '2026-03-08 08:59:59.999+00');
INSERT INTO public.rate_limits VALUES ('key of rate limits', '2026-11-20 15:04:05+00', 1);
INSERT INTO public.refused_mailboxes VALUES ('mailbox of refused mailboxes', '2026-11-20 15:04:05+00');
INSERT INTO public.residential_towns VALUES ('d8128047-8b70-4fbf-85ad-6c834792859a', 'elm-street', 'name of residential towns', 'state of residential towns', 'local blurb of residential towns', 'hero image url of residential towns', 'hero alt text of residential towns', 'meta title of residential towns', 'meta description of residential towns', 'pricing info of residential towns', 0.5, 0.5, true, '2026-11-20 15:04:05+00', NULL, '[]');
INSERT INTO public.rolloff_faqs VALUES ('b32e4fea-09ed-40af-8844-013869b497b3', 'Do you pick up on Mondays?', 'We do.', true, 1);
INSERT INTO public.rolloff_quote_requests VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-R0LL1', 'Sam Ortiz', 'sam@example.com', '9705550123', '400 Oak St, Greeley', 'Ortiz Roofing', 'Shingles', '1 week', 'Mornings', 'Mind the wires.', 'greeley', '["15 yard","20 yard"]', NULL, '2026-11-25 23:59:00+00', NULL);
INSERT INTO public.rolloff_quote_requests VALUES ('2b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'HH-R0LL2', 'Lee Wu', 'lee@example.com', '970-555-0124', 'Loveland', NULL, NULL, NULL, NULL, NULL, NULL, '["30 yard"]', 'Many requests from one address', '2026-11-01 07:30:00+00', NULL);
INSERT INTO public.rolloff_sizes VALUES ('cb0ae639-f03d-4814-8b14-4526f5a514a1', 'elm-street', 'size label of rolloff sizes', 1, 'description of rolloff sizes', 'detailed description of rolloff sizes', '{}', 1, '2026-11-20 15:04:05+00');
INSERT INTO public.rolloff_towns VALUES ('b4c03c22-a268-4a4f-8cbe-7d047ad4a7e6', 'elm-street', 'name of rolloff towns', 'state of rolloff towns', 'hero image url of rolloff towns', 'hero alt text of rolloff towns', 'hero subheading of rolloff towns', 'local blurb of rolloff towns', 'meta title of rolloff towns', 'meta description of rolloff towns', 0.5, 0.5, true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', NULL, NULL, NULL, '[]', false);
INSERT INTO public.saved_views VALUES ('7c6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'Waiting for me', '?status=new&who=me', '15622065-43da-4641-83c2-1bd524674f0a', true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.sealed_secrets VALUES ('known-devices', 'sealed-1.mXR4MnEYvKZkOqmrjNYNw1UcEGkpEBz4Kb7dvDCcFYOwC2YHGR0-nlG1enyhpunDM_nl');
INSERT INTO public.search_events VALUES ('2026-11-20', 'clicked', 'query of search events', '/help/holidays', 1);
INSERT INTO public.search_synonyms VALUES ('97333734-1ff0-4c2c-83b3-b230c50881f6', '[]', true, 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.secrets VALUES ('name of secrets', 'value of secrets');
INSERT INTO public.service_alerts VALUES ('5b0c2d5e-6a57-4f3e-9a35-4be4a2c3f101', 'delay', 1, '2026-11-20', '2026-11-20', 'towns', '["windsor"]', '[]', 'Snow: trucks are a day behind.', 'Kit Moreno', '2026-11-20 15:04:05+00', NULL, true);
INSERT INTO public.service_orders VALUES ('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-0RDR1', 'trash', 'large', '["recycling","lawn"]', 'Windsor', '12 Elm St', 'windsor-lake', '2026-11-30', 'June Alvarez', '970 555 0100', 'june@example.com', 'Behind the gate.', 43, 63, 'In all: $43 a month.', '4711', '2026-12-02', NULL, '2026-11-20 15:04:05+00');
INSERT INTO public.service_requests VALUES ('1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'reference of service requests', 'kind of service requests', 'name of service requests', 'june@example.com', NULL, '12 Elm St, Windsor', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:04:05+00', NULL);
INSERT INTO public.services VALUES ('ef1c4b45-f2ed-4632-83f8-de890730defb', 'elm-street', 'name of services', 'description of services', true, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff VALUES ('15622065-43da-4641-83c2-1bd524674f0a', 'name of staff', 'june@example.com', 'owner', true, true, true, true, 'image of staff', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_activity VALUES ('fc71da89-6a9a-4f6a-8f8a-8ae8b55fe3a6', 'kind of staff activity', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit Moreno', '15622065-43da-4641-83c2-1bd524674f0a', 'about name of staff activity', 'detail of staff activity', 'network of staff activity', 'device of staff activity', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_passwords VALUES ('ee124617-6686-4bd9-8c91-2d827fcf9a89', '15622065-43da-4641-83c2-1bd524674f0a', 'account id of staff passwords', 'provider id of staff passwords', 'password of staff passwords', 'access token of staff passwords', 'refresh token of staff passwords', 'id token of staff passwords', 'scope of staff passwords', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_second_steps VALUES ('55233acd-6d4a-4f10-86a4-1572f4b1b0c4', '15622065-43da-4641-83c2-1bd524674f0a', 'secret of staff second steps', 'backup codes of staff second steps', true, 1, '2026-11-20 15:04:05+00');
INSERT INTO public.staff_sessions VALUES ('f8fd85b8-0370-447d-8c44-e2a067e8b078', 'CebZHHh9ez4lcUNqfnKYaVvHlGS1bCx0CR3r0YwH4EE', '15622065-43da-4641-83c2-1bd524674f0a', 'ip address of staff sessions', 'user agent of staff sessions', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.staff_tokens VALUES ('435e7352-dc8f-497c-802e-953de385e0ee', 'step.EXM3GMF95WdqHbOas_MdOeylAhhQWNFtDyXem4SbGFI', 'value of staff tokens', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.street_import_parts VALUES ('streets-2', 0, '[[2,["Elm St"]]]');
INSERT INTO public.street_import_refusals VALUES ('streets-1', 3, 'The street is missing.');
INSERT INTO public.street_imports VALUES ('streets-1', 'published', 'routes.csv', 'all', '["Street","From","To","Area"]', '{"street":"Street","from":"From","to":"To","area":"Area"}', 2, 1, '{}', 'Kit Moreno', '2026-11-20 15:04:05+00', '2026-11-20 15:10:00+00', NULL);
INSERT INTO public.street_imports VALUES ('streets-2', 'uploaded', 'more.csv', 'areas', '["Street"]', NULL, 1, NULL, NULL, 'Kit Moreno', '2026-11-20 16:04:05+00', NULL, NULL);
INSERT INTO public.street_list VALUES (1, 'streets-1', 1, NULL);
INSERT INTO public.street_ranges VALUES ('streets-1:2', 'streets-1', 'Elm St', 'ELM ST', 'ELM', 100, 198, 'even', '80550', '6e24809d-ca65-4720-8ac8-f21d50656995', false);
INSERT INTO public.submission_keys VALUES ('key of submission keys', 'quote', 'lead id of submission keys', '2026-11-20 15:04:05+00');
INSERT INTO public.testimonials VALUES ('e9358dc4-82ae-40b1-86b1-9af1e3146126', 'content of testimonials', 1, 'June Alvarez', 'customer title of testimonials', 'company of testimonials', 'location of testimonials', 'image url of testimonials', 'service type of testimonials', true, true, '2026-11-20 15:04:05+00', NULL, NULL, false);
INSERT INTO public.text_templates VALUES ('e026cc55-c976-4dcd-8053-938ffe1655ba', 'form of text templates', 'name of text templates', 'body of text templates', 1, '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.texts VALUES ('a4b992ab-4296-4e5b-8112-ad2609ec66bc', 'out', 'number of texts', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '1b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'body of texts', 1, 'sending', 'problem of texts', 'twilio sid of texts', '15622065-43da-4641-83c2-1bd524674f0a', 'Kit Moreno', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
INSERT INTO public.told_notices VALUES ('new', 'about of told notices', '2026-11-20 15:04:05+00');
INSERT INTO public.uploaded_pictures VALUES ('c63a9f22-31ad-494c-81ca-7f93a5169cf0', 'name of uploaded pictures', 'alt of uploaded pictures', 1, 1, 0.5, 0.5, '[]', true, 1, 'uploaded by of uploaded pictures', '2026-11-20 15:04:05+00', '2026-11-20 15:04:05+00');
ALTER TABLE ONLY public.alert_mails
    ADD CONSTRAINT alert_mails_pkey PRIMARY KEY (alert_id, subscription_id, kind);
ALTER TABLE ONLY public.answer_templates
    ADD CONSTRAINT answer_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.article_votes
    ADD CONSTRAINT article_votes_article_id_browser_hash_key UNIQUE (article_id, browser_hash);
ALTER TABLE ONLY public.article_votes
    ADD CONSTRAINT article_votes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.backups
    ADD CONSTRAINT backups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.billing_requests
    ADD CONSTRAINT billing_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.billing_requests
    ADD CONSTRAINT billing_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.button_clicks
    ADD CONSTRAINT button_clicks_pkey PRIMARY KEY (day, page, button);
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
ALTER TABLE ONLY public.content_drafts
    ADD CONSTRAINT content_drafts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_history
    ADD CONSTRAINT content_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hoa_quote_requests
    ADD CONSTRAINT hoa_quote_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hoa_quote_requests
    ADD CONSTRAINT hoa_quote_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (kind, subject_id);
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
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_forms
    ADD CONSTRAINT lead_forms_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.lead_photos
    ADD CONSTRAINT lead_photos_lead_id_position_key UNIQUE (lead_id, "position");
ALTER TABLE ONLY public.lead_photos
    ADD CONSTRAINT lead_photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_words
    ADD CONSTRAINT lead_words_pkey PRIMARY KEY (word, lead_id);
ALTER TABLE ONLY public.lead_work
    ADD CONSTRAINT lead_work_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_form_id_key UNIQUE (form, id);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (staff_id);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.office_settings
    ADD CONSTRAINT office_settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_sections
    ADD CONSTRAINT page_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_consents
    ADD CONSTRAINT person_consents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_events
    ADD CONSTRAINT person_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_identifiers
    ADD CONSTRAINT person_identifiers_kind_value_key UNIQUE (kind, value);
ALTER TABLE ONLY public.person_identifiers
    ADD CONSTRAINT person_identifiers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_likenesses
    ADD CONSTRAINT person_likenesses_pkey PRIMARY KEY (person_id, other_id);
ALTER TABLE ONLY public.person_words
    ADD CONSTRAINT person_words_pkey PRIMARY KEY (word, person_id);
ALTER TABLE ONLY public.pickup_area_slugs
    ADD CONSTRAINT pickup_area_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.pickup_areas
    ADD CONSTRAINT pickup_areas_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pickup_areas
    ADD CONSTRAINT pickup_areas_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.pickup_reminders
    ADD CONSTRAINT pickup_reminders_pkey PRIMARY KEY (subscription_id, day, stream);
ALTER TABLE ONLY public.pickup_subscriptions
    ADD CONSTRAINT pickup_subscriptions_confirm_hash_key UNIQUE (confirm_hash);
ALTER TABLE ONLY public.pickup_subscriptions
    ADD CONSTRAINT pickup_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.planned_changes
    ADD CONSTRAINT planned_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_messages
    ADD CONSTRAINT push_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_start);
ALTER TABLE ONLY public.refused_mailboxes
    ADD CONSTRAINT refused_mailboxes_pkey PRIMARY KEY (mailbox);
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
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sealed_secrets
    ADD CONSTRAINT sealed_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.search_events
    ADD CONSTRAINT search_events_pkey PRIMARY KEY (day, kind, query, url);
ALTER TABLE ONLY public.search_synonyms
    ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.service_alerts
    ADD CONSTRAINT service_alerts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.service_orders
    ADD CONSTRAINT service_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.service_orders
    ADD CONSTRAINT service_orders_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.service_requests
    ADD CONSTRAINT service_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.service_requests
    ADD CONSTRAINT service_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.staff_activity
    ADD CONSTRAINT staff_activity_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.street_import_parts
    ADD CONSTRAINT street_import_parts_pkey PRIMARY KEY (import_id, part);
ALTER TABLE ONLY public.street_import_refusals
    ADD CONSTRAINT street_import_refusals_pkey PRIMARY KEY (import_id, line);
ALTER TABLE ONLY public.street_imports
    ADD CONSTRAINT street_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.street_list
    ADD CONSTRAINT street_list_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.street_ranges
    ADD CONSTRAINT street_ranges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.text_templates
    ADD CONSTRAINT text_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_twilio_sid_key UNIQUE (twilio_sid);
ALTER TABLE ONLY public.told_notices
    ADD CONSTRAINT told_notices_pkey PRIMARY KEY (kind, about);
ALTER TABLE ONLY public.uploaded_pictures
    ADD CONSTRAINT uploaded_pictures_pkey PRIMARY KEY (id);
CREATE INDEX alert_mails_subscription ON public.alert_mails USING btree (subscription_id);
CREATE INDEX backups_newest ON public.backups USING btree (created_at, id);
CREATE INDEX billing_requests_newest ON public.billing_requests USING btree (created_at);
CREATE UNIQUE INDEX color_palettes_one_active ON public.color_palettes USING btree (is_active) WHERE is_active;
CREATE INDEX consent_records_lead ON public.consent_records USING btree (form, lead_id);
CREATE INDEX content_drafts_oldest ON public.content_drafts USING btree (created_at);
CREATE INDEX content_history_by_time ON public.content_history USING btree (created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX content_history_newest ON public.content_history USING btree (created_at);
CREATE INDEX content_history_row ON public.content_history USING btree (content_table, row_id, created_at);
CREATE INDEX content_history_staff ON public.content_history USING btree (staff_id, created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX hoa_quote_requests_newest ON public.hoa_quote_requests USING btree (created_at);
CREATE INDEX jobs_due ON public.jobs USING btree (kind, priority, next_attempt_at, subject_id);
CREATE INDEX kb_articles_category ON public.kb_articles USING btree (category_id);
CREATE INDEX lead_events_accepted ON public.lead_events USING btree (created_at, id) WHERE (kind = 'accept'::text);
CREATE INDEX lead_events_assignments ON public.lead_events USING btree (created_at, id) WHERE (kind = 'assignment'::text);
CREATE INDEX lead_events_by_time ON public.lead_events USING btree (created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX lead_events_lead ON public.lead_events USING btree (lead_id, created_at);
CREATE INDEX lead_events_staff ON public.lead_events USING btree (staff_id, created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX lead_words_lead ON public.lead_words USING btree (lead_id, word);
CREATE INDEX lead_work_figures ON public.lead_work USING btree (created_at, status, form, town, page, source, due_at, first_answered_at, answer_seconds, amount_cents, amount_per, lead_id);
CREATE INDEX lead_work_name ON public.lead_work USING btree (search_text, lead_id, status, form, assigned_to, queue_order);
CREATE INDEX lead_work_newest ON public.lead_work USING btree (created_at, lead_id, status, form, assigned_to, queue_order);
CREATE INDEX lead_work_person ON public.lead_work USING btree (person_id, created_at, lead_id);
CREATE INDEX lead_work_queue ON public.lead_work USING btree (queue_order, lead_id, status, form, assigned_to);
CREATE INDEX lead_work_set_aside ON public.lead_work USING btree (set_aside_at) WHERE ((set_aside_at IS NOT NULL) AND (confirmed_spam_at IS NULL));
CREATE INDEX lead_work_unmeasured ON public.lead_work USING btree (created_at, lead_id) WHERE ((town IS NULL) OR ((first_answered_at IS NOT NULL) AND (answer_seconds IS NULL)));
CREATE INDEX lead_work_without_person ON public.lead_work USING btree (created_at, lead_id) WHERE ((person_id IS NULL) AND (anonymised_at IS NULL));
CREATE INDEX lead_work_without_text_words ON public.lead_work USING btree (created_at, lead_id) WHERE (text_words = 0);
CREATE INDEX lead_work_won ON public.lead_work USING btree (won_at, form, town, page, source, amount_per, amount_cents) WHERE (won_at IS NOT NULL);
CREATE INDEX offers_lead ON public.offers USING btree (lead_id, created_at);
CREATE UNIQUE INDEX offers_one_open ON public.offers USING btree (lead_id) WHERE (state = 'open'::text);
CREATE INDEX outbox_bodies ON public.outbox USING btree (sent_at) WHERE (body <> ''::text);
CREATE INDEX outbox_bundled ON public.outbox USING btree (bundle, to_address, created_at) WHERE (bundle IS NOT NULL);
CREATE INDEX outbox_lead ON public.outbox USING btree (form, lead_id);
CREATE INDEX outbox_pending ON public.outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX outbox_subscription ON public.outbox USING btree (subscription_id);
CREATE INDEX outbox_useful ON public.outbox USING btree (useful_until) WHERE (sent_at IS NULL);
CREATE INDEX outbox_waiting ON public.outbox USING btree (created_at) WHERE (sent_at IS NULL);
CREATE UNIQUE INDEX page_sections_one ON public.page_sections USING btree (page_slug, section_name);
CREATE INDEX people_area ON public.people USING btree (area_id) WHERE (area_id IS NOT NULL);
CREATE INDEX people_merged ON public.people USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX people_name ON public.people USING btree (sort_key, id) WHERE ((merged_into IS NULL) AND (erased_at IS NULL));
CREATE INDEX people_without_address_words ON public.people USING btree (created_at, id) WHERE ((address_words = 0) AND (merged_into IS NULL) AND (erased_at IS NULL));
CREATE INDEX person_consents_by_time ON public.person_consents USING btree (created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX person_consents_number ON public.person_consents USING btree (number_hash, created_at) WHERE (number_hash IS NOT NULL);
CREATE INDEX person_consents_person ON public.person_consents USING btree (person_id, created_at);
CREATE INDEX person_consents_staff ON public.person_consents USING btree (staff_id, created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX person_events_by_time ON public.person_events USING btree (created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX person_events_person ON public.person_events USING btree (person_id, created_at);
CREATE INDEX person_events_staff ON public.person_events USING btree (staff_id, created_at, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX person_identifiers_person ON public.person_identifiers USING btree (person_id, kind, value);
CREATE INDEX person_likenesses_other ON public.person_likenesses USING btree (other_id);
CREATE INDEX person_words_person ON public.person_words USING btree (person_id, word);
CREATE INDEX pickup_area_slugs_area ON public.pickup_area_slugs USING btree (area_id);
CREATE INDEX pickup_reminders_day ON public.pickup_reminders USING btree (day);
CREATE INDEX pickup_subscriptions_due ON public.pickup_subscriptions USING btree (area_id, timing, id) WHERE ((confirmed_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX pickup_subscriptions_mailbox ON public.pickup_subscriptions USING btree (mailbox);
CREATE UNIQUE INDEX pickup_subscriptions_one ON public.pickup_subscriptions USING btree (mailbox, area_id) WHERE ((confirmed_at IS NOT NULL) AND (ended_at IS NULL));
CREATE UNIQUE INDEX planned_changes_open ON public.planned_changes USING btree (starts_on, content_table, row_id, field) WHERE (settled_at IS NULL);
CREATE INDEX planned_changes_settled ON public.planned_changes USING btree (settled_at, id) WHERE (settled_at IS NOT NULL);
CREATE INDEX planned_changes_staff ON public.planned_changes USING btree (staff_id);
CREATE INDEX push_messages_lead ON public.push_messages USING btree (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX push_messages_subscription ON public.push_messages USING btree (subscription_id);
CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session);
CREATE INDEX push_subscriptions_staff ON public.push_subscriptions USING btree (staff_id, seen_at);
CREATE INDEX quote_requests_newest ON public.quote_requests USING btree (created_at);
CREATE INDEX rate_limits_oldest ON public.rate_limits USING btree (window_start);
CREATE INDEX rolloff_quote_requests_newest ON public.rolloff_quote_requests USING btree (created_at);
CREATE INDEX saved_views_staff ON public.saved_views USING btree (staff_id);
CREATE INDEX service_orders_newest ON public.service_orders USING btree (created_at);
CREATE INDEX service_requests_newest ON public.service_requests USING btree (created_at);
CREATE INDEX staff_activity_about ON public.staff_activity USING btree (about_id);
CREATE INDEX staff_activity_newest ON public.staff_activity USING btree (created_at, id);
CREATE INDEX staff_activity_staff ON public.staff_activity USING btree (staff_id, created_at, id);
CREATE UNIQUE INDEX staff_second_steps_staff ON public.staff_second_steps USING btree (staff_id);
CREATE INDEX staff_sessions_end ON public.staff_sessions USING btree (expires_at);
CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);
CREATE INDEX staff_tokens_end ON public.staff_tokens USING btree (expires_at);
CREATE INDEX staff_tokens_identifier ON public.staff_tokens USING btree (identifier);
CREATE INDEX staff_tokens_owner ON public.staff_tokens USING btree (value);
CREATE INDEX street_imports_newest ON public.street_imports USING btree (created_at, id);
CREATE INDEX street_ranges_area ON public.street_ranges USING btree (area_id);
CREATE INDEX street_ranges_name ON public.street_ranges USING btree (import_id, name_key, street, area_id);
CREATE INDEX street_ranges_street ON public.street_ranges USING btree (import_id, street_key, id);
CREATE INDEX submission_keys_oldest ON public.submission_keys USING btree (created_at);
CREATE INDEX texts_lead ON public.texts USING btree (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX texts_number ON public.texts USING btree (number, created_at, id);
CREATE INDEX texts_person ON public.texts USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX texts_waiting ON public.texts USING btree (raised_at, id) WHERE (raised_at IS NOT NULL);
CREATE INDEX texts_with_words ON public.texts USING btree (created_at) WHERE (body <> ''::text);
CREATE INDEX told_notices_oldest ON public.told_notices USING btree (told_at);
CREATE TRIGGER answer_templates_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.answer_templates FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER color_palettes_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.color_palettes FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER color_variables_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.color_variables FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER commercial_sizes_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.commercial_sizes FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER commercial_specs_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.commercial_specs FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER company_facts_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.company_facts FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER consent_records_no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.consent_records FOR EACH STATEMENT EXECUTE FUNCTION public.consent_records_refuse();
CREATE TRIGGER content_history_no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.content_history FOR EACH STATEMENT EXECUTE FUNCTION public.content_history_refuse();
CREATE TRIGGER faqs_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faqs FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER kb_articles_changes_content AFTER INSERT OR DELETE OR UPDATE OF id, slug, title, excerpt, content, category_id, is_published, sort_order, created_at, updated_at OR TRUNCATE ON public.kb_articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER kb_categories_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.kb_categories FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER lead_events_no_change BEFORE UPDATE ON public.lead_events FOR EACH ROW WHEN (((new.note IS NOT NULL) OR (new.id IS DISTINCT FROM old.id) OR (new.form IS DISTINCT FROM old.form) OR (new.lead_id IS DISTINCT FROM old.lead_id) OR (new.version IS DISTINCT FROM old.version) OR (new.kind IS DISTINCT FROM old.kind) OR (new.staff_id IS DISTINCT FROM old.staff_id) OR (new.staff_name IS DISTINCT FROM old.staff_name) OR (new.from_value IS DISTINCT FROM old.from_value) OR (new.to_value IS DISTINCT FROM old.to_value) OR (new.created_at IS DISTINCT FROM old.created_at))) EXECUTE FUNCTION public.lead_events_refuse();
CREATE TRIGGER lead_events_no_delete BEFORE DELETE OR TRUNCATE ON public.lead_events FOR EACH STATEMENT EXECUTE FUNCTION public.lead_events_refuse();
CREATE TRIGGER lead_events_of_older_servers BEFORE INSERT ON public.lead_events FOR EACH ROW EXECUTE FUNCTION public.lead_events_of_older_servers();
CREATE TRIGGER lead_work_answer_changed BEFORE UPDATE OF first_answered_at ON public.lead_work FOR EACH ROW WHEN ((new.first_answered_at IS DISTINCT FROM old.first_answered_at)) EXECUTE FUNCTION public.lead_work_forget_answer_time();
CREATE TRIGGER lead_work_won_changed BEFORE UPDATE OF status ON public.lead_work FOR EACH ROW WHEN (((new.status = 'won'::text) <> (old.status = 'won'::text))) EXECUTE FUNCTION public.lead_work_set_won_at();
CREATE TRIGGER outbox_adds_job AFTER INSERT ON public.outbox FOR EACH ROW WHEN ((new.sent_at IS NULL)) EXECUTE FUNCTION public.add_mail_job();
CREATE TRIGGER outbox_of_older_servers BEFORE INSERT OR UPDATE ON public.outbox FOR EACH ROW EXECUTE FUNCTION public.outbox_of_older_servers();
CREATE TRIGGER outbox_removes_job AFTER DELETE ON public.outbox FOR EACH ROW EXECUTE FUNCTION public.remove_job('mail');
CREATE TRIGGER page_sections_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.page_sections FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER person_consents_no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.person_consents FOR EACH STATEMENT EXECUTE FUNCTION public.person_consents_refuse();
CREATE TRIGGER person_events_no_change BEFORE UPDATE ON public.person_events FOR EACH ROW WHEN (((new.note IS NOT NULL) OR (new.id IS DISTINCT FROM old.id) OR (new.person_id IS DISTINCT FROM old.person_id) OR (new.kind IS DISTINCT FROM old.kind) OR (new.other_id IS DISTINCT FROM old.other_id) OR (new.staff_id IS DISTINCT FROM old.staff_id) OR (new.staff_name IS DISTINCT FROM old.staff_name) OR (new.created_at IS DISTINCT FROM old.created_at) OR ((new.details)::text IS DISTINCT FROM (old.details)::text))) EXECUTE FUNCTION public.person_events_refuse();
CREATE TRIGGER person_events_no_delete BEFORE DELETE OR TRUNCATE ON public.person_events FOR EACH STATEMENT EXECUTE FUNCTION public.person_events_refuse();
CREATE TRIGGER pickup_areas_changed AFTER UPDATE OF slug, is_active ON public.pickup_areas FOR EACH ROW WHEN (((new.slug <> old.slug) OR (old.is_active AND (NOT new.is_active)))) EXECUTE FUNCTION public.keep_pickup_area_slug();
CREATE TRIGGER pickup_areas_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pickup_areas FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER pickup_areas_deleted AFTER DELETE ON public.pickup_areas FOR EACH ROW EXECUTE FUNCTION public.keep_pickup_area_slug();
CREATE TRIGGER pickup_areas_name_subscriptions BEFORE DELETE ON public.pickup_areas FOR EACH ROW EXECUTE FUNCTION public.name_removed_area();
CREATE TRIGGER picture_jobs_of_older_servers INSTEAD OF INSERT ON public.picture_jobs FOR EACH ROW EXECUTE FUNCTION public.picture_jobs_of_older_servers();
CREATE TRIGGER residential_towns_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.residential_towns FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER rolloff_faqs_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rolloff_faqs FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER rolloff_sizes_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rolloff_sizes FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER rolloff_towns_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rolloff_towns FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER search_synonyms_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER service_alerts_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.service_alerts FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER services_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER session_ends_pushes AFTER DELETE ON public.staff_sessions FOR EACH ROW WHEN ((old.expires_at > now())) EXECUTE FUNCTION public.session_ends_pushes();
CREATE TRIGGER staff_activity_no_update BEFORE UPDATE ON public.staff_activity FOR EACH ROW WHEN (((new.id IS DISTINCT FROM old.id) OR (new.kind IS DISTINCT FROM old.kind) OR (new.staff_name IS DISTINCT FROM old.staff_name) OR (new.about_name IS DISTINCT FROM old.about_name) OR (new.detail IS DISTINCT FROM old.detail) OR (new.network IS DISTINCT FROM old.network) OR (new.device IS DISTINCT FROM old.device) OR (new.created_at IS DISTINCT FROM old.created_at))) EXECUTE FUNCTION public.staff_activity_refuse();
CREATE TRIGGER submission_keys_of_older_servers BEFORE INSERT ON public.submission_keys FOR EACH ROW EXECUTE FUNCTION public.submission_keys_of_older_servers();
CREATE TRIGGER testimonials_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER text_templates_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.text_templates FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER texts_removes_job AFTER DELETE ON public.texts FOR EACH ROW EXECUTE FUNCTION public.remove_job('text');
CREATE TRIGGER uploaded_pictures_changes_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.uploaded_pictures FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();
CREATE TRIGGER uploaded_pictures_removes_job AFTER DELETE ON public.uploaded_pictures FOR EACH ROW EXECUTE FUNCTION public.remove_job('picture');
ALTER TABLE ONLY public.alert_mails
    ADD CONSTRAINT alert_mails_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES public.service_alerts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.alert_mails
    ADD CONSTRAINT alert_mails_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.pickup_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.article_votes
    ADD CONSTRAINT article_votes_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.kb_articles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.billing_requests
    ADD CONSTRAINT billing_requests_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.color_variables
    ADD CONSTRAINT color_variables_palette_id_fkey FOREIGN KEY (palette_id) REFERENCES public.color_palettes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_form_lead_id_fkey FOREIGN KEY (form, lead_id) REFERENCES public.leads(form, id);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.content_drafts
    ADD CONSTRAINT content_drafts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.content_history
    ADD CONSTRAINT content_history_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_town_slug_fkey FOREIGN KEY (town_slug) REFERENCES public.residential_towns(slug) ON UPDATE CASCADE;
ALTER TABLE ONLY public.hoa_quote_requests
    ADD CONSTRAINT hoa_quote_requests_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.kb_articles
    ADD CONSTRAINT kb_articles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.kb_categories(id);
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_form_lead_id_fkey FOREIGN KEY (form, lead_id) REFERENCES public.leads(form, id);
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.lead_photos
    ADD CONSTRAINT lead_photos_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.lead_words
    ADD CONSTRAINT lead_words_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.lead_work(lead_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lead_work
    ADD CONSTRAINT lead_work_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.staff(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.lead_work
    ADD CONSTRAINT lead_work_form_lead_id_fkey FOREIGN KEY (form, lead_id) REFERENCES public.leads(form, id);
ALTER TABLE ONLY public.lead_work
    ADD CONSTRAINT lead_work_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.lead_work
    ADD CONSTRAINT lead_work_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.staff(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_form_fkey FOREIGN KEY (form) REFERENCES public.lead_forms(name);
ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_form_lead_id_fkey FOREIGN KEY (form, lead_id) REFERENCES public.leads(form, id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.pickup_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.pickup_areas(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_consents
    ADD CONSTRAINT person_consents_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_consents
    ADD CONSTRAINT person_consents_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.person_events
    ADD CONSTRAINT person_events_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_events
    ADD CONSTRAINT person_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_events
    ADD CONSTRAINT person_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.person_identifiers
    ADD CONSTRAINT person_identifiers_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_likenesses
    ADD CONSTRAINT person_likenesses_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.person_likenesses
    ADD CONSTRAINT person_likenesses_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_likenesses
    ADD CONSTRAINT person_likenesses_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.person_words
    ADD CONSTRAINT person_words_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.pickup_areas
    ADD CONSTRAINT pickup_areas_town_slug_fkey FOREIGN KEY (town_slug) REFERENCES public.residential_towns(slug) ON UPDATE CASCADE;
ALTER TABLE ONLY public.pickup_reminders
    ADD CONSTRAINT pickup_reminders_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.pickup_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pickup_subscriptions
    ADD CONSTRAINT pickup_subscriptions_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.pickup_areas(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.planned_changes
    ADD CONSTRAINT planned_changes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.push_messages
    ADD CONSTRAINT push_messages_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_messages
    ADD CONSTRAINT push_messages_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.push_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.rolloff_quote_requests
    ADD CONSTRAINT rolloff_quote_requests_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.service_orders
    ADD CONSTRAINT service_orders_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.service_requests
    ADD CONSTRAINT service_requests_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.staff_activity
    ADD CONSTRAINT staff_activity_about_id_fkey FOREIGN KEY (about_id) REFERENCES public.staff(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.staff_activity
    ADD CONSTRAINT staff_activity_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.staff_passwords
    ADD CONSTRAINT staff_passwords_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_second_steps
    ADD CONSTRAINT staff_second_steps_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.street_import_parts
    ADD CONSTRAINT street_import_parts_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.street_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.street_import_refusals
    ADD CONSTRAINT street_import_refusals_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.street_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.street_list
    ADD CONSTRAINT street_list_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.street_imports(id);
ALTER TABLE ONLY public.street_ranges
    ADD CONSTRAINT street_ranges_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.pickup_areas(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.street_ranges
    ADD CONSTRAINT street_ranges_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.street_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_form_lead_id_fkey FOREIGN KEY (form, lead_id) REFERENCES public.leads(form, id);
ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);
ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE SET NULL;
