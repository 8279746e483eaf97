-- What the collections declare, written by pg_dump. Its columns that no collection declares keep their place in the row.

CREATE TYPE enum__articles_v_version_category AS ENUM (
    'podcasts',
    'histoires-dexplorateurs',
    'conseils-preparation',
    'actus',
    'engagement-responsable'
);

CREATE TYPE enum__articles_v_version_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum__expeditions_v_version_expedition_type AS ENUM (
    'adult',
    'kids',
    'family',
    'basecamp'
);

CREATE TYPE enum__expeditions_v_version_sizes_asked AS ENUM (
    'height_cm',
    'weight_kg',
    'shoe_eu',
    'clothing',
    'head_cm'
);

CREATE TYPE enum__expeditions_v_version_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum__faq_entries_v_version_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum__faq_entries_v_version_theme AS ENUM (
    'reserver',
    'annuler',
    'niveau',
    'trajet',
    'famille',
    'compte'
);

CREATE TYPE enum__home_page_v_version_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum__navigation_v_version_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum__pages_v_version_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_activity_categories_icon AS ENUM (
    'footprints',
    'bike',
    'leaf',
    'flower',
    'waves',
    'pickaxe',
    'snowflake',
    'sailboat',
    'paw',
    'trees',
    'mountain',
    'tent'
);

CREATE TYPE enum_articles_category AS ENUM (
    'podcasts',
    'histoires-dexplorateurs',
    'conseils-preparation',
    'actus',
    'engagement-responsable'
);

CREATE TYPE enum_articles_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_call_requests_status AS ENUM (
    'open',
    'closed'
);

CREATE TYPE enum_cancellation_rules_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_change_log_action AS ENUM (
    'created',
    'changed',
    'deleted'
);

CREATE TYPE enum_change_log_kind AS ENUM (
    'expeditions',
    'departures',
    'reservations',
    'payments',
    'users'
);

CREATE TYPE enum_contact_messages_caught_by AS ENUM (
    'hidden_field',
    'no_form',
    'too_quick',
    'repeated'
);

CREATE TYPE enum_contact_messages_state AS ENUM (
    'new',
    'in_progress',
    'answered',
    'closed',
    'spam'
);

CREATE TYPE enum_contact_messages_topic AS ENUM (
    'trip',
    'reservation',
    'partner',
    'company',
    'press',
    'guide'
);

CREATE TYPE enum_departures_status AS ENUM (
    'open',
    'confirmed',
    'canceled'
);

CREATE TYPE enum_expeditions_expedition_type AS ENUM (
    'adult',
    'kids',
    'family',
    'basecamp'
);

CREATE TYPE enum_expeditions_sizes_asked AS ENUM (
    'height_cm',
    'weight_kg',
    'shoe_eu',
    'clothing',
    'head_cm'
);

CREATE TYPE enum_expeditions_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_faq_entries_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_faq_entries_theme AS ENUM (
    'reserver',
    'annuler',
    'niveau',
    'trajet',
    'famille',
    'compte'
);

CREATE TYPE enum_guides_languages AS ENUM (
    'fr',
    'en',
    'it',
    'de',
    'es',
    'pt',
    'nl',
    'no',
    'sv',
    'fi',
    'sl',
    'el',
    'ar',
    'br',
    'eu',
    'co',
    'oc',
    'gd',
    'fsl'
);

CREATE TYPE enum_home_page_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_legal_documents_change_terms_silence AS ENUM (
    'terminate',
    'accept'
);

CREATE TYPE enum_legal_documents_kind AS ENUM (
    'privacy',
    'cookies',
    'legal_notice',
    'terms_of_sale',
    'information_form_a',
    'information_form_b',
    'level_notice',
    'cancellation_choices',
    'contract_changes',
    'transfer_notice',
    'invoice_notice',
    'gift_card_terms',
    'parental_authorisation',
    'terms_of_use',
    'accessibility'
);

CREATE TYPE enum_legal_documents_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_level_quizzes_questions_axis AS ENUM (
    'endurance',
    'ascent',
    'technique',
    'exposure',
    'autonomy',
    'regularity'
);

CREATE TYPE enum_level_quizzes_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_message_reports_status AS ENUM (
    'open',
    'closed'
);

CREATE TYPE enum_messages_status AS ENUM (
    'visible',
    'hidden'
);

CREATE TYPE enum_moderation_events_action AS ENUM (
    'hidden',
    'restored',
    'published',
    'rejected',
    'edited',
    'replied'
);

CREATE TYPE enum_navigation_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_newsletter_subscribers_consented_by AS ENUM (
    'mail',
    'account'
);

CREATE TYPE enum_newsletter_subscribers_status AS ENUM (
    'pending',
    'subscribed',
    'unsubscribed'
);

CREATE TYPE enum_pages_status AS ENUM (
    'draft',
    'published'
);

CREATE TYPE enum_payload_jobs_log_state AS ENUM (
    'failed',
    'succeeded'
);

CREATE TYPE enum_payload_jobs_log_task_slug AS ENUM (
    'inline',
    'schedulePublish'
);

CREATE TYPE enum_payload_jobs_task_slug AS ENUM (
    'inline',
    'schedulePublish'
);

CREATE TYPE enum_payments_kind AS ENUM (
    'deposit',
    'balance',
    'full',
    'refund',
    'refund_returned'
);

CREATE TYPE enum_payments_method AS ENUM (
    'bank_transfer',
    'card',
    'credit',
    'gift_card',
    'cheque',
    'ancv',
    'moved',
    'other'
);

CREATE TYPE enum_promo_codes_effect AS ENUM (
    'person',
    'booking',
    'percent'
);

CREATE TYPE enum_promo_codes_on_change AS ENUM (
    'kept',
    'withdrawn'
);

CREATE TYPE enum_reservation_events_kind AS ENUM (
    'created',
    'confirmed',
    'paid',
    'payment_failed',
    'refunded',
    'refund_failed',
    'participants',
    'moved',
    'options_changed',
    'transferred',
    'traveler_canceled',
    'canceled',
    'discounted',
    'savings',
    'departure_confirmed',
    'departure_canceled',
    'choice_made',
    'contract_changed',
    'credit_returned'
);

CREATE TYPE enum_reservations_source AS ENUM (
    'site',
    'phone'
);

CREATE TYPE enum_reservations_status AS ENUM (
    'pending',
    'confirmed',
    'canceled'
);

CREATE TYPE enum_reviews_felt_level AS ENUM (
    'too_easy',
    'right',
    'too_hard'
);

CREATE TYPE enum_reviews_status AS ENUM (
    'pending',
    'published',
    'rejected'
);

CREATE TYPE enum_roster_views_kind AS ENUM (
    'page',
    'print',
    'copy',
    'offline',
    'csv',
    'panel'
);

CREATE TYPE enum_site_settings_social_links_network AS ENUM (
    'instagram',
    'facebook',
    'linkedin',
    'youtube'
);

CREATE TYPE enum_users_provider AS ENUM (
    'email',
    'google_oauth2',
    'facebook'
);

CREATE TYPE enum_users_role AS ENUM (
    'customer',
    'guide',
    'marketer',
    'staff',
    'admin'
);

CREATE TYPE trip_city AS ENUM (
    'paris',
    'lyon',
    'marseille',
    'toulouse',
    'nice',
    'nantes',
    'montpellier',
    'strasbourg',
    'bordeaux',
    'lille',
    'rennes',
    'dijon'
);

CREATE TYPE trip_meals_kind AS ENUM (
    'breakfast',
    'vegan',
    'vegetarian',
    'white_meat',
    'red_meat',
    'oily_fish',
    'white_fish'
);

CREATE TYPE trip_mode AS ENUM (
    'train_abroad',
    'train_tgv',
    'train_intercites',
    'train_ter',
    'coach',
    'bus',
    'minibus',
    'ferry',
    'walk'
);

CREATE TYPE trip_nights_kind AS ENUM (
    'hotel',
    'guesthouse',
    'rental',
    'hostel',
    'refuge',
    'camping',
    'boat'
);

CREATE TABLE media (
    id integer NOT NULL,
    alt character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    sizes_xs_url character varying,
    sizes_xs_width numeric,
    sizes_xs_height numeric,
    sizes_xs_mime_type character varying,
    sizes_xs_filesize numeric,
    sizes_xs_filename character varying,
    sizes_sm_url character varying,
    sizes_sm_width numeric,
    sizes_sm_height numeric,
    sizes_sm_mime_type character varying,
    sizes_sm_filesize numeric,
    sizes_sm_filename character varying,
    sizes_md_url character varying,
    sizes_md_width numeric,
    sizes_md_height numeric,
    sizes_md_mime_type character varying,
    sizes_md_filesize numeric,
    sizes_md_filename character varying,
    sizes_lg_url character varying,
    sizes_lg_width numeric,
    sizes_lg_height numeric,
    sizes_lg_mime_type character varying,
    sizes_lg_filesize numeric,
    sizes_lg_filename character varying,
    sizes_xl_url character varying,
    sizes_xl_width numeric,
    sizes_xl_height numeric,
    sizes_xl_mime_type character varying,
    sizes_xl_filesize numeric,
    sizes_xl_filename character varying,
    sizes_2xl_url character varying,
    sizes_2xl_width numeric,
    sizes_2xl_height numeric,
    sizes_2xl_mime_type character varying,
    sizes_2xl_filesize numeric,
    sizes_2xl_filename character varying
);

CREATE TABLE _articles_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_lead character varying,
    version_cover_id integer,
    version_blocks jsonb,
    version_episode numeric,
    version_duration character varying,
    version_guest character varying,
    version_recording_id integer,
    version_seo_title character varying,
    version_seo_description character varying,
    version_seo_image_id integer,
    version_slug character varying,
    version_category enum__articles_v_version_category,
    version_author_id integer,
    version_published_at timestamp(3) with time zone,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status enum__articles_v_version_status DEFAULT 'draft'::enum__articles_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_prepares_level numeric
);

CREATE SEQUENCE _articles_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _articles_v_id_seq OWNED BY _articles_v.id;

CREATE TABLE _articles_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer
);

CREATE SEQUENCE _articles_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _articles_v_rels_id_seq OWNED BY _articles_v_rels.id;

CREATE TABLE _articles_v_version_chapters (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    start character varying,
    title character varying,
    _uuid character varying
);

CREATE SEQUENCE _articles_v_version_chapters_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _articles_v_version_chapters_id_seq OWNED BY _articles_v_version_chapters.id;

CREATE TABLE _articles_v_version_transcript (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    start character varying,
    speaker character varying,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _articles_v_version_transcript_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _articles_v_version_transcript_id_seq OWNED BY _articles_v_version_transcript.id;

CREATE TABLE _expeditions_v (
    id integer NOT NULL,
    parent_id integer,
    version_name character varying,
    version_tagline character varying,
    version_description jsonb,
    version_main_photo_id integer,
    version_expedition_type enum__expeditions_v_version_expedition_type DEFAULT 'adult'::enum__expeditions_v_version_expedition_type,
    version_age_min_child numeric,
    version_duration_days numeric,
    version_level numeric,
    version_eco_rating numeric,
    version_price_cents numeric,
    version_group_min numeric,
    version_group_max numeric,
    version_region character varying,
    version_guide_id integer,
    version_route jsonb,
    version_station character varying,
    version_meeting_point character varying,
    version_slug character varying,
    version_carousel_rank numeric,
    version_new_until timestamp(3) with time zone,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status enum__expeditions_v_version_status DEFAULT 'draft'::enum__expeditions_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_fixed_cost_cents numeric,
    version_traveler_cost_cents numeric,
    version_cancellation_rule_id integer,
    version_level_to_review boolean DEFAULT false,
    version_age_max_child numeric,
    version_child_price_cents numeric,
    version_child_price_max_age numeric,
    version_access_station_name character varying,
    version_access_latitude numeric,
    version_access_longitude numeric,
    version_access_airport_name character varying,
    version_access_airport_latitude numeric,
    version_access_airport_longitude numeric,
    version_access_airport_km numeric,
    version_stay_guide_km numeric,
    version_carbon_read_on timestamp(3) with time zone,
    version_access_station_altitude numeric
);

CREATE SEQUENCE _expeditions_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_id_seq OWNED BY _expeditions_v.id;

CREATE TABLE _expeditions_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    media_id integer,
    countries_id integer,
    activities_id integer,
    accommodation_types_id integer
);

CREATE SEQUENCE _expeditions_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_rels_id_seq OWNED BY _expeditions_v_rels.id;

CREATE TABLE _expeditions_v_version_days (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    text character varying,
    distance_km numeric,
    ascent_m numeric,
    descent_m numeric,
    hours numeric,
    night character varying,
    meals character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_days_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_days_id_seq OWNED BY _expeditions_v_version_days.id;

CREATE TABLE _expeditions_v_version_highlights (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_highlights_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_highlights_id_seq OWNED BY _expeditions_v_version_highlights.id;

CREATE TABLE _expeditions_v_version_included (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_included_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_included_id_seq OWNED BY _expeditions_v_version_included.id;

CREATE TABLE _expeditions_v_version_journeys (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    city character varying,
    duration character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_journeys_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_journeys_id_seq OWNED BY _expeditions_v_version_journeys.id;

CREATE TABLE _expeditions_v_version_journeys_legs (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    "time" character varying,
    place character varying,
    note character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_journeys_legs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_journeys_legs_id_seq OWNED BY _expeditions_v_version_journeys_legs.id;

CREATE TABLE _expeditions_v_version_kit (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_kit_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_kit_id_seq OWNED BY _expeditions_v_version_kit.id;

CREATE TABLE _expeditions_v_version_not_included (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_not_included_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_not_included_id_seq OWNED BY _expeditions_v_version_not_included.id;

CREATE TABLE _expeditions_v_version_options (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    label character varying,
    description character varying,
    price_cents numeric,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_options_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_options_id_seq OWNED BY _expeditions_v_version_options.id;

CREATE TABLE _expeditions_v_version_sizes_asked (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value enum__expeditions_v_version_sizes_asked,
    id integer NOT NULL
);

CREATE SEQUENCE _expeditions_v_version_sizes_asked_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_sizes_asked_id_seq OWNED BY _expeditions_v_version_sizes_asked.id;

CREATE TABLE _expeditions_v_version_stages (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    name character varying,
    longitude numeric,
    latitude numeric,
    elevation_m numeric,
    day numeric,
    _uuid character varying
);

CREATE SEQUENCE _expeditions_v_version_stages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _expeditions_v_version_stages_id_seq OWNED BY _expeditions_v_version_stages.id;

CREATE TABLE _faq_entries_v (
    id integer NOT NULL,
    parent_id integer,
    version_question character varying,
    version_answer jsonb,
    version_theme enum__faq_entries_v_version_theme,
    version_position numeric DEFAULT 100,
    version_short_label character varying,
    version_slug character varying,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status enum__faq_entries_v_version_status DEFAULT 'draft'::enum__faq_entries_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);

CREATE SEQUENCE _faq_entries_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _faq_entries_v_id_seq OWNED BY _faq_entries_v.id;

CREATE TABLE _home_page_v (
    id integer NOT NULL,
    version_hero_title character varying DEFAULT 'Le lagopède vole peu. Nous aussi.'::character varying,
    version_hero_lead character varying DEFAULT 'Des aventures guidées de 2 à 15 jours, en France et en Europe, qui commencent sur un quai de gare.'::character varying,
    version_promise_title character varying DEFAULT 'Notre promesse carbone tient sur un billet de train.'::character varying,
    version_featured_title character varying DEFAULT 'Les départs dont on parle au refuge'::character varying,
    version_featured_text character varying DEFAULT 'Nos guides ont voté : voici leurs coups de cœur de la saison.'::character varying,
    version_families_title character varying DEFAULT 'À pied, à ski, à la rame'::character varying,
    version_selections_title character varying DEFAULT 'Envies du moment'::character varying,
    version_train_title character varying DEFAULT 'Le voyage commence quai 4'::character varying,
    version_train_text character varying DEFAULT 'Pour chaque départ, on te propose un trajet en train jusqu’au rendez-vous, avec les correspondances et le dernier bus. Le bilan carbone, lui, ne prend pas de raccourci.'::character varying,
    version_reviews_title character varying DEFAULT 'Ce qu’on se raconte au retour'::character varying,
    version_agency_title character varying DEFAULT 'L’agence'::character varying,
    version_agency_text character varying DEFAULT 'Huit personnes, un chien, une cuisine partagée à Annecy. Depuis 2018, on dessine des voyages courts en carbone et longs en souvenirs, avec des guides du pays.'::character varying,
    version_newsletter_title character varying DEFAULT 'Des idées de départ, sans t’envoler'::character varying,
    version_newsletter_text character varying DEFAULT 'Deux fois par mois : les nouvelles dates avant tout le monde, un récit de guide et un trajet en train qui vaut le voyage.'::character varying,
    version__status enum__home_page_v_version_status DEFAULT 'draft'::enum__home_page_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean
);

CREATE SEQUENCE _home_page_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _home_page_v_id_seq OWNED BY _home_page_v.id;

CREATE TABLE _home_page_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer
);

CREATE SEQUENCE _home_page_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _home_page_v_rels_id_seq OWNED BY _home_page_v_rels.id;

CREATE TABLE _home_page_v_version_promises (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    figure character varying,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _home_page_v_version_promises_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _home_page_v_version_promises_id_seq OWNED BY _home_page_v_version_promises.id;

CREATE TABLE _home_page_v_version_train_stops (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    "time" character varying,
    city character varying,
    text character varying,
    _uuid character varying
);

CREATE SEQUENCE _home_page_v_version_train_stops_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _home_page_v_version_train_stops_id_seq OWNED BY _home_page_v_version_train_stops.id;

CREATE TABLE _navigation_v (
    id integer NOT NULL,
    version_top_links jsonb,
    version_main_links jsonb,
    version_menu_links jsonb,
    version_agency_links jsonb,
    version_featured_links jsonb,
    version_about_links jsonb,
    version_service_links jsonb,
    version_blog_links jsonb,
    version__status enum__navigation_v_version_status DEFAULT 'draft'::enum__navigation_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean
);

CREATE SEQUENCE _navigation_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _navigation_v_id_seq OWNED BY _navigation_v.id;

CREATE TABLE _pages_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_lead character varying,
    version_image_id integer,
    version_show_contents boolean DEFAULT false,
    version_blocks jsonb,
    version_seo_title character varying,
    version_seo_description character varying,
    version_seo_image_id integer,
    version_slug character varying,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status enum__pages_v_version_status DEFAULT 'draft'::enum__pages_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean
);

CREATE SEQUENCE _pages_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _pages_v_id_seq OWNED BY _pages_v.id;

CREATE TABLE _trip_approach_v (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    mode trip_mode,
    label character varying,
    km numeric,
    minutes numeric,
    is_measured boolean DEFAULT false,
    _uuid character varying
);

CREATE SEQUENCE _trip_approach_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _trip_approach_v_id_seq OWNED BY _trip_approach_v.id;

CREATE TABLE _trip_meals_v (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    kind trip_meals_kind,
    count numeric,
    _uuid character varying
);

CREATE SEQUENCE _trip_meals_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _trip_meals_v_id_seq OWNED BY _trip_meals_v.id;

CREATE TABLE _trip_nights_v (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    kind trip_nights_kind,
    count numeric,
    _uuid character varying
);

CREATE SEQUENCE _trip_nights_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _trip_nights_v_id_seq OWNED BY _trip_nights_v.id;

CREATE TABLE _trip_trains_v (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    city trip_city,
    minutes numeric,
    changes numeric,
    read_on timestamp(3) with time zone,
    tgv_km numeric,
    intercites_km numeric,
    ter_km numeric,
    by_night boolean DEFAULT false,
    _uuid character varying
);

CREATE SEQUENCE _trip_trains_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _trip_trains_v_id_seq OWNED BY _trip_trains_v.id;

CREATE TABLE _trip_transfers_v (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    mode trip_mode,
    label character varying,
    km numeric,
    occupants numeric,
    _uuid character varying
);

CREATE SEQUENCE _trip_transfers_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE _trip_transfers_v_id_seq OWNED BY _trip_transfers_v.id;

CREATE TABLE accommodation_types (
    id integer NOT NULL,
    name character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE accommodation_types_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE accommodation_types_id_seq OWNED BY accommodation_types.id;

CREATE TABLE activities (
    id integer NOT NULL,
    name character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE activities_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE activities_id_seq OWNED BY activities.id;

CREATE TABLE activity_categories (
    id integer NOT NULL,
    _order character varying,
    title character varying NOT NULL,
    slug character varying NOT NULL,
    icon enum_activity_categories_icon DEFAULT 'trees'::enum_activity_categories_icon NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE activity_categories_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE activity_categories_id_seq OWNED BY activity_categories.id;

CREATE TABLE activity_categories_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    activities_id integer
);

CREATE SEQUENCE activity_categories_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE activity_categories_rels_id_seq OWNED BY activity_categories_rels.id;

CREATE TABLE articles (
    id integer NOT NULL,
    title character varying,
    lead character varying,
    cover_id integer,
    blocks jsonb,
    episode numeric,
    duration character varying,
    guest character varying,
    recording_id integer,
    seo_title character varying,
    seo_description character varying,
    seo_image_id integer,
    slug character varying,
    category enum_articles_category,
    author_id integer,
    published_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status enum_articles_status DEFAULT 'draft'::enum_articles_status,
    prepares_level numeric
);

CREATE TABLE articles_chapters (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    start character varying,
    title character varying
);

CREATE SEQUENCE articles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE articles_id_seq OWNED BY articles.id;

CREATE TABLE articles_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer
);

CREATE SEQUENCE articles_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE articles_rels_id_seq OWNED BY articles_rels.id;

CREATE TABLE articles_transcript (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    start character varying,
    speaker character varying,
    text character varying
);

CREATE TABLE authors (
    id integer NOT NULL,
    full_name character varying NOT NULL,
    job_title character varying,
    biography character varying,
    portrait_id integer,
    guide_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE authors_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE authors_id_seq OWNED BY authors.id;

CREATE TABLE call_requests (
    id integer NOT NULL,
    phone character varying NOT NULL,
    wanted_at timestamp(3) with time zone NOT NULL,
    expedition_id integer,
    user_id integer,
    status enum_call_requests_status DEFAULT 'open'::enum_call_requests_status NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE call_requests_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE call_requests_id_seq OWNED BY call_requests.id;

CREATE TABLE cancellation_rules (
    id integer NOT NULL,
    version character varying NOT NULL,
    effective_on timestamp(3) with time zone NOT NULL,
    status enum_cancellation_rules_status DEFAULT 'draft'::enum_cancellation_rules_status NOT NULL,
    is_default boolean DEFAULT true,
    changes character varying,
    frozen jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE cancellation_rules_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE cancellation_rules_id_seq OWNED BY cancellation_rules.id;

CREATE TABLE cancellation_rules_steps (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    days_before numeric NOT NULL,
    refund_percent numeric NOT NULL
);

CREATE TABLE carts (
    id integer NOT NULL,
    user_id integer NOT NULL,
    departure_id integer NOT NULL,
    travelers_count numeric NOT NULL,
    hold_expires_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    held_seats numeric DEFAULT 0 NOT NULL,
    hold_started_at timestamp(3) with time zone,
    options jsonb,
    participants jsonb,
    reminded_at timestamp(3) with time zone,
    offered_until timestamp with time zone,
    ages jsonb,
    promo_code_id integer,
    hold_client text
);

CREATE SEQUENCE carts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE carts_id_seq OWNED BY carts.id;

CREATE TABLE change_log (
    id integer NOT NULL,
    name character varying NOT NULL,
    kind enum_change_log_kind NOT NULL,
    row_id numeric NOT NULL,
    action enum_change_log_action NOT NULL,
    author_id integer,
    before jsonb,
    after jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE change_log_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE change_log_id_seq OWNED BY change_log.id;

CREATE TABLE contact_messages (
    id integer NOT NULL,
    name character varying NOT NULL,
    email character varying NOT NULL,
    organisation character varying,
    reservation character varying,
    expedition_id integer,
    user_id integer,
    body character varying NOT NULL,
    state enum_contact_messages_state DEFAULT 'new'::enum_contact_messages_state NOT NULL,
    owner_id integer,
    topic enum_contact_messages_topic NOT NULL,
    note character varying,
    caught_by enum_contact_messages_caught_by,
    form_key character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE contact_messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE contact_messages_id_seq OWNED BY contact_messages.id;

CREATE TABLE countries (
    id integer NOT NULL,
    name character varying NOT NULL,
    code character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE countries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE countries_id_seq OWNED BY countries.id;

CREATE TABLE departures (
    id integer NOT NULL,
    title character varying,
    expedition_id integer NOT NULL,
    departure_start timestamp(3) with time zone NOT NULL,
    departure_end timestamp(3) with time zone NOT NULL,
    capacity numeric DEFAULT 8 NOT NULL,
    seats_taken numeric DEFAULT 0 NOT NULL,
    price_cents numeric,
    status enum_departures_status DEFAULT 'open'::enum_departures_status NOT NULL,
    guide_id integer,
    note character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    first_day date GENERATED ALWAYS AS (((departure_start AT TIME ZONE 'Europe/Paris'::text))::date) STORED,
    last_day date GENERATED ALWAYS AS (((departure_end AT TIME ZONE 'Europe/Paris'::text))::date) STORED,
    min_participants numeric,
    decision_on timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    decision_day date GENERATED ALWAYS AS (((decision_on AT TIME ZONE 'Europe/Paris'::text))::date) STORED,
    sales_closed boolean DEFAULT false NOT NULL,
    open_seats integer GENERATED ALWAYS AS (
CASE
    WHEN sales_closed THEN 0
    ELSE ((capacity - seats_taken))::integer
END) STORED,
    reduction_until timestamp(3) with time zone,
    reduction_from timestamp with time zone
);

CREATE SEQUENCE departures_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE departures_id_seq OWNED BY departures.id;

CREATE TABLE expeditions (
    id integer NOT NULL,
    name character varying,
    tagline character varying,
    description jsonb,
    main_photo_id integer,
    expedition_type enum_expeditions_expedition_type DEFAULT 'adult'::enum_expeditions_expedition_type,
    age_min_child numeric,
    duration_days numeric,
    level numeric,
    eco_rating numeric,
    price_cents numeric,
    group_min numeric,
    group_max numeric,
    region character varying,
    guide_id integer,
    route jsonb,
    station character varying,
    meeting_point character varying,
    slug character varying,
    carousel_rank numeric,
    new_until timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status enum_expeditions_status DEFAULT 'draft'::enum_expeditions_status,
    start_longitude double precision GENERATED ALWAYS AS (
CASE
    WHEN (jsonb_typeof(((route -> 0) -> 0)) = 'number'::text) THEN (((route -> 0) ->> 0))::double precision
    ELSE NULL::double precision
END) STORED,
    start_latitude double precision GENERATED ALWAYS AS (
CASE
    WHEN (jsonb_typeof(((route -> 0) -> 1)) = 'number'::text) THEN (((route -> 0) ->> 1))::double precision
    ELSE NULL::double precision
END) STORED,
    fixed_cost_cents numeric,
    traveler_cost_cents numeric,
    cancellation_rule_id integer,
    level_to_review boolean DEFAULT false,
    age_max_child numeric,
    child_price_cents numeric,
    child_price_max_age numeric,
    access_station_name character varying,
    access_latitude numeric,
    access_longitude numeric,
    access_airport_name character varying,
    access_airport_latitude numeric,
    access_airport_longitude numeric,
    access_airport_km numeric,
    stay_guide_km numeric,
    carbon_read_on timestamp(3) with time zone,
    access_station_altitude numeric
);

CREATE TABLE expeditions_days (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    title character varying,
    text character varying,
    distance_km numeric,
    ascent_m numeric,
    descent_m numeric,
    hours numeric,
    night character varying,
    meals character varying
);

CREATE TABLE expeditions_highlights (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying
);

CREATE SEQUENCE expeditions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE expeditions_id_seq OWNED BY expeditions.id;

CREATE TABLE expeditions_included (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying
);

CREATE TABLE expeditions_journeys (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    city character varying,
    duration character varying
);

CREATE TABLE expeditions_journeys_legs (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    "time" character varying,
    place character varying,
    note character varying
);

CREATE TABLE expeditions_kit (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying
);

CREATE TABLE expeditions_not_included (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying
);

CREATE TABLE expeditions_options (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    label character varying,
    description character varying,
    price_cents numeric
);

CREATE TABLE expeditions_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    media_id integer,
    countries_id integer,
    activities_id integer,
    accommodation_types_id integer
);

CREATE SEQUENCE expeditions_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE expeditions_rels_id_seq OWNED BY expeditions_rels.id;

CREATE TABLE expeditions_sizes_asked (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value enum_expeditions_sizes_asked,
    id integer NOT NULL
);

CREATE SEQUENCE expeditions_sizes_asked_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE expeditions_sizes_asked_id_seq OWNED BY expeditions_sizes_asked.id;

CREATE TABLE expeditions_stages (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    name character varying,
    longitude numeric,
    latitude numeric,
    elevation_m numeric,
    day numeric
);

CREATE TABLE faq_entries (
    id integer NOT NULL,
    question character varying,
    answer jsonb,
    theme enum_faq_entries_theme,
    "position" numeric DEFAULT 100,
    short_label character varying,
    slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status enum_faq_entries_status DEFAULT 'draft'::enum_faq_entries_status
);

CREATE SEQUENCE faq_entries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE faq_entries_id_seq OWNED BY faq_entries.id;

CREATE TABLE faq_searches (
    id integer NOT NULL,
    words character varying NOT NULL,
    times numeric DEFAULT 1 NOT NULL,
    searched_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE faq_searches_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE faq_searches_id_seq OWNED BY faq_searches.id;

CREATE TABLE guides (
    id integer NOT NULL,
    full_name character varying NOT NULL,
    slug character varying NOT NULL,
    job_title character varying,
    biography character varying,
    avatar_id integer,
    user_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    portrait_caption character varying,
    is_published boolean DEFAULT true,
    has_proposal boolean DEFAULT false
);

CREATE TABLE guides_diplomas (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    year numeric,
    title character varying NOT NULL
);

CREATE TABLE guides_facts (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying NOT NULL
);

CREATE SEQUENCE guides_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE guides_id_seq OWNED BY guides.id;

CREATE TABLE guides_languages (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value enum_guides_languages,
    id integer NOT NULL
);

CREATE SEQUENCE guides_languages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE guides_languages_id_seq OWNED BY guides_languages.id;

CREATE TABLE home_page (
    id integer NOT NULL,
    hero_title character varying DEFAULT 'Le lagopède vole peu. Nous aussi.'::character varying,
    hero_lead character varying DEFAULT 'Des aventures guidées de 2 à 15 jours, en France et en Europe, qui commencent sur un quai de gare.'::character varying,
    promise_title character varying DEFAULT 'Notre promesse carbone tient sur un billet de train.'::character varying,
    featured_title character varying DEFAULT 'Les départs dont on parle au refuge'::character varying,
    featured_text character varying DEFAULT 'Nos guides ont voté : voici leurs coups de cœur de la saison.'::character varying,
    families_title character varying DEFAULT 'À pied, à ski, à la rame'::character varying,
    selections_title character varying DEFAULT 'Envies du moment'::character varying,
    train_title character varying DEFAULT 'Le voyage commence quai 4'::character varying,
    train_text character varying DEFAULT 'Pour chaque départ, on te propose un trajet en train jusqu’au rendez-vous, avec les correspondances et le dernier bus. Le bilan carbone, lui, ne prend pas de raccourci.'::character varying,
    reviews_title character varying DEFAULT 'Ce qu’on se raconte au retour'::character varying,
    agency_title character varying DEFAULT 'L’agence'::character varying,
    agency_text character varying DEFAULT 'Huit personnes, un chien, une cuisine partagée à Annecy. Depuis 2018, on dessine des voyages courts en carbone et longs en souvenirs, avec des guides du pays.'::character varying,
    newsletter_title character varying DEFAULT 'Des idées de départ, sans t’envoler'::character varying,
    newsletter_text character varying DEFAULT 'Deux fois par mois : les nouvelles dates avant tout le monde, un récit de guide et un trajet en train qui vaut le voyage.'::character varying,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    _status enum_home_page_status DEFAULT 'draft'::enum_home_page_status
);

CREATE SEQUENCE home_page_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE home_page_id_seq OWNED BY home_page.id;

CREATE TABLE home_page_promises (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    figure character varying,
    text character varying
);

CREATE TABLE home_page_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer
);

CREATE SEQUENCE home_page_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE home_page_rels_id_seq OWNED BY home_page_rels.id;

CREATE TABLE home_page_train_stops (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    "time" character varying,
    city character varying,
    text character varying
);

CREATE TABLE interests (
    id integer NOT NULL,
    user_id integer NOT NULL,
    expedition_id integer NOT NULL,
    is_active boolean DEFAULT true,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE interests_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE interests_id_seq OWNED BY interests.id;

CREATE TABLE legal_documents (
    id integer NOT NULL,
    kind enum_legal_documents_kind NOT NULL,
    version character varying NOT NULL,
    effective_on timestamp(3) with time zone NOT NULL,
    status enum_legal_documents_status DEFAULT 'draft'::enum_legal_documents_status NOT NULL,
    summary character varying,
    changes character varying,
    body jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    change_terms_fuel_percent numeric,
    change_terms_taxes_percent numeric,
    change_terms_currency_percent numeric,
    change_terms_answer_days numeric,
    change_terms_silence enum_legal_documents_change_terms_silence
);

CREATE SEQUENCE legal_documents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE legal_documents_id_seq OWNED BY legal_documents.id;

CREATE TABLE level_quizzes (
    id integer NOT NULL,
    version character varying NOT NULL,
    status enum_level_quizzes_status DEFAULT 'draft'::enum_level_quizzes_status NOT NULL,
    frozen jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE level_quizzes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE level_quizzes_id_seq OWNED BY level_quizzes.id;

CREATE TABLE level_quizzes_questions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    question character varying NOT NULL,
    help character varying,
    fact character varying NOT NULL,
    axis enum_level_quizzes_questions_axis NOT NULL,
    weight numeric DEFAULT 1 NOT NULL
);

CREATE TABLE level_quizzes_questions_choices (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    label character varying NOT NULL,
    level numeric NOT NULL
);

CREATE TABLE level_quizzes_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    activity_categories_id integer
);

CREATE SEQUENCE level_quizzes_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE level_quizzes_rels_id_seq OWNED BY level_quizzes_rels.id;

CREATE SEQUENCE media_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE media_id_seq OWNED BY media.id;

CREATE TABLE message_reports (
    id integer NOT NULL,
    message_id integer NOT NULL,
    reporter_id integer NOT NULL,
    reason character varying,
    status enum_message_reports_status DEFAULT 'open'::enum_message_reports_status NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE message_reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE message_reports_id_seq OWNED BY message_reports.id;

CREATE TABLE messages (
    id integer NOT NULL,
    expedition_id integer NOT NULL,
    author_id integer NOT NULL,
    body character varying NOT NULL,
    parent_id integer,
    status enum_messages_status DEFAULT 'visible'::enum_messages_status NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    moderation_reason character varying
);

CREATE SEQUENCE messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE messages_id_seq OWNED BY messages.id;

CREATE TABLE moderation_events (
    id integer NOT NULL,
    message_id integer,
    review_id integer,
    action enum_moderation_events_action NOT NULL,
    author_id integer,
    reason character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE moderation_events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE moderation_events_id_seq OWNED BY moderation_events.id;

CREATE TABLE navigation (
    id integer NOT NULL,
    top_links jsonb,
    main_links jsonb,
    menu_links jsonb,
    agency_links jsonb,
    featured_links jsonb,
    about_links jsonb,
    service_links jsonb,
    blog_links jsonb,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    _status enum_navigation_status DEFAULT 'draft'::enum_navigation_status
);

CREATE SEQUENCE navigation_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE navigation_id_seq OWNED BY navigation.id;

CREATE TABLE newsletter_subscribers (
    id integer NOT NULL,
    email character varying NOT NULL,
    status enum_newsletter_subscribers_status DEFAULT 'pending'::enum_newsletter_subscribers_status NOT NULL,
    user_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    consented_at timestamp(3) with time zone,
    consented_by enum_newsletter_subscribers_consented_by
);

CREATE SEQUENCE newsletter_subscribers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE newsletter_subscribers_id_seq OWNED BY newsletter_subscribers.id;

CREATE TABLE pages (
    id integer NOT NULL,
    title character varying,
    lead character varying,
    image_id integer,
    show_contents boolean DEFAULT false,
    blocks jsonb,
    seo_title character varying,
    seo_description character varying,
    seo_image_id integer,
    slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status enum_pages_status DEFAULT 'draft'::enum_pages_status
);

CREATE SEQUENCE pages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE pages_id_seq OWNED BY pages.id;

CREATE TABLE participants (
    id integer NOT NULL,
    reservation_id integer NOT NULL,
    "position" numeric NOT NULL,
    first_name character varying,
    last_name character varying,
    birth_date timestamp(3) with time zone,
    email character varying,
    phone character varying,
    emergency_name character varying,
    emergency_phone character varying,
    diet character varying,
    level numeric,
    sizes jsonb,
    kit_packed jsonb,
    link_token_hash character varying,
    link_sent_at timestamp(3) with time zone,
    completed_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_age smallint,
    pays_child boolean DEFAULT false NOT NULL,
    filled integer GENERATED ALWAYS AS (((((((((((((
CASE
    WHEN ((first_name)::text ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 1
    ELSE 0
END +
CASE
    WHEN ((last_name)::text ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 2
    ELSE 0
END) +
CASE
    WHEN (birth_date IS NOT NULL) THEN 4
    ELSE 0
END) +
CASE
    WHEN ((phone)::text ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 8
    ELSE 0
END) +
CASE
    WHEN ((emergency_name)::text ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 16
    ELSE 0
END) +
CASE
    WHEN ((emergency_phone)::text ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 32
    ELSE 0
END) +
CASE
    WHEN ((diet)::text ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 64
    ELSE 0
END) +
CASE
    WHEN (level IS NOT NULL) THEN 128
    ELSE 0
END) +
CASE
    WHEN ((sizes ->> 'height_cm'::text) ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 256
    ELSE 0
END) +
CASE
    WHEN ((sizes ->> 'weight_kg'::text) ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 512
    ELSE 0
END) +
CASE
    WHEN ((sizes ->> 'shoe_eu'::text) ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 1024
    ELSE 0
END) +
CASE
    WHEN ((sizes ->> 'clothing'::text) ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 2048
    ELSE 0
END) +
CASE
    WHEN ((sizes ->> 'head_cm'::text) ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'::text) THEN 4096
    ELSE 0
END)) STORED NOT NULL,
    given_privately text[] DEFAULT '{}'::text[] NOT NULL
);

CREATE SEQUENCE participants_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE participants_id_seq OWNED BY participants.id;

CREATE TABLE payload_jobs (
    id integer NOT NULL,
    input jsonb,
    completed_at timestamp(3) with time zone,
    total_tried numeric DEFAULT 0,
    has_error boolean DEFAULT false,
    error jsonb,
    task_slug enum_payload_jobs_task_slug,
    queue character varying DEFAULT 'default'::character varying,
    wait_until timestamp(3) with time zone,
    processing boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE payload_jobs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_jobs_id_seq OWNED BY payload_jobs.id;

CREATE TABLE payload_jobs_log (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    executed_at timestamp(3) with time zone NOT NULL,
    completed_at timestamp(3) with time zone NOT NULL,
    task_slug enum_payload_jobs_log_task_slug NOT NULL,
    task_i_d character varying NOT NULL,
    input jsonb,
    output jsonb,
    state enum_payload_jobs_log_state NOT NULL,
    error jsonb
);

CREATE TABLE payload_kv (
    id integer NOT NULL,
    key character varying NOT NULL,
    data jsonb NOT NULL
);

CREATE SEQUENCE payload_kv_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_kv_id_seq OWNED BY payload_kv.id;

CREATE TABLE payload_locked_documents (
    id integer NOT NULL,
    global_slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE payload_locked_documents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_locked_documents_id_seq OWNED BY payload_locked_documents.id;

CREATE TABLE payload_locked_documents_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer,
    departures_id integer,
    guides_id integer,
    countries_id integer,
    activities_id integer,
    accommodation_types_id integer,
    activity_categories_id integer,
    selections_id integer,
    media_id integer,
    newsletter_subscribers_id integer,
    reservations_id integer,
    carts_id integer,
    reviews_id integer,
    messages_id integer,
    interests_id integer,
    users_id integer,
    search_synonyms_id integer,
    participants_id integer,
    payments_id integer,
    reservation_events_id integer,
    message_reports_id integer,
    moderation_events_id integer,
    roster_views_id integer,
    call_requests_id integer,
    change_log_id integer,
    legal_documents_id integer,
    recordings_id integer,
    pages_id integer,
    contact_messages_id integer,
    faq_entries_id integer,
    faq_searches_id integer,
    level_quizzes_id integer,
    articles_id integer,
    authors_id integer,
    cancellation_rules_id integer,
    promo_codes_id integer
);

CREATE SEQUENCE payload_locked_documents_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_locked_documents_rels_id_seq OWNED BY payload_locked_documents_rels.id;

CREATE TABLE payload_migrations (
    id integer NOT NULL,
    name character varying,
    batch numeric,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE payload_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_migrations_id_seq OWNED BY payload_migrations.id;

CREATE TABLE payload_preferences (
    id integer NOT NULL,
    key character varying,
    value jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE payload_preferences_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_preferences_id_seq OWNED BY payload_preferences.id;

CREATE TABLE payload_preferences_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    users_id integer
);

CREATE SEQUENCE payload_preferences_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payload_preferences_rels_id_seq OWNED BY payload_preferences_rels.id;

CREATE TABLE payments (
    id integer NOT NULL,
    reservation_id integer NOT NULL,
    kind enum_payments_kind NOT NULL,
    method enum_payments_method DEFAULT 'bank_transfer'::enum_payments_method NOT NULL,
    amount_cents numeric NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    reference character varying,
    author_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    provider character varying,
    provider_reference character varying
);

CREATE SEQUENCE payments_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payments_id_seq OWNED BY payments.id;

CREATE TABLE promo_codes (
    id integer NOT NULL,
    code character varying NOT NULL,
    is_restricted boolean DEFAULT false NOT NULL,
    folded character varying NOT NULL,
    effect enum_promo_codes_effect DEFAULT 'person'::enum_promo_codes_effect NOT NULL,
    amount_cents numeric,
    percent numeric,
    max_uses numeric,
    max_uses_per_person numeric,
    first_day timestamp(3) with time zone,
    last_day timestamp(3) with time zone,
    departures_from timestamp(3) with time zone,
    departures_until timestamp(3) with time zone,
    min_travelers numeric,
    first_trip_only boolean DEFAULT false,
    returns_use boolean DEFAULT true,
    is_stopped boolean DEFAULT false,
    note character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    on_change enum_promo_codes_on_change DEFAULT 'kept'::enum_promo_codes_on_change NOT NULL
);

CREATE SEQUENCE promo_codes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE promo_codes_id_seq OWNED BY promo_codes.id;

CREATE TABLE promo_codes_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer,
    activity_categories_id integer
);

CREATE SEQUENCE promo_codes_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE promo_codes_rels_id_seq OWNED BY promo_codes_rels.id;

CREATE TABLE recordings (
    id integer NOT NULL,
    title character varying NOT NULL,
    transcript jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric
);

CREATE SEQUENCE recordings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE recordings_id_seq OWNED BY recordings.id;

CREATE TABLE reservation_events (
    id integer NOT NULL,
    reservation_id integer NOT NULL,
    kind enum_reservation_events_kind NOT NULL,
    author_id integer,
    detail character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    left_departure_id integer,
    left_travelers integer
);

CREATE SEQUENCE reservation_events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE reservation_events_id_seq OWNED BY reservation_events.id;

CREATE TABLE reservations (
    id integer NOT NULL,
    user_id integer NOT NULL,
    departure_id integer NOT NULL,
    travelers_count numeric NOT NULL,
    unit_price_cents numeric NOT NULL,
    total_cents numeric NOT NULL,
    status enum_reservations_status DEFAULT 'pending'::enum_reservations_status NOT NULL,
    idempotency_key character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    number character varying,
    options jsonb,
    deposit_cents numeric,
    balance_due_on timestamp(3) with time zone,
    source enum_reservations_source DEFAULT 'site'::enum_reservations_source NOT NULL,
    terms_version character varying,
    terms_accepted_at timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    canceled_at timestamp(3) with time zone,
    cancellation_fee_cents numeric,
    cart_number numeric,
    request_hash character varying,
    answer jsonb,
    review_invited_at timestamp(3) with time zone,
    billing_name character varying,
    information_form_version character varying,
    information_form_sent_at timestamp(3) with time zone,
    information_form_sent_to character varying,
    contract jsonb,
    indemnity_cents numeric,
    travelers_fee_cents numeric DEFAULT 0,
    refund_ceiling numeric DEFAULT 100 NOT NULL,
    savings_cents numeric DEFAULT 0 NOT NULL,
    child_price_cents integer,
    child_price_max_age smallint,
    paid_cents integer DEFAULT 0 NOT NULL
);

CREATE SEQUENCE reservations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE reservations_id_seq OWNED BY reservations.id;

CREATE TABLE reviews (
    id integer NOT NULL,
    expedition_id integer NOT NULL,
    first_name character varying NOT NULL,
    rate numeric,
    text character varying NOT NULL,
    trip_date timestamp(3) with time zone,
    status enum_reviews_status DEFAULT 'pending'::enum_reviews_status NOT NULL,
    published_at timestamp(3) with time zone,
    user_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    guide_rate numeric,
    level_rate numeric,
    organisation_rate numeric,
    reply character varying,
    replied_at timestamp(3) with time zone,
    moderation_reason character varying,
    reservation_id integer,
    felt_level enum_reviews_felt_level
);

CREATE SEQUENCE reviews_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE reviews_id_seq OWNED BY reviews.id;

CREATE TABLE roster_views (
    id integer NOT NULL,
    departure_id integer NOT NULL,
    viewer_id integer NOT NULL,
    kind enum_roster_views_kind DEFAULT 'page'::enum_roster_views_kind NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    reservation_id integer
);

CREATE SEQUENCE roster_views_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE roster_views_id_seq OWNED BY roster_views.id;

CREATE TABLE search_synonyms (
    id integer NOT NULL,
    title character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE search_synonyms_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE search_synonyms_id_seq OWNED BY search_synonyms.id;

CREATE TABLE search_synonyms_terms (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying NOT NULL
);

CREATE TABLE selections (
    id integer NOT NULL,
    _order character varying,
    title character varying NOT NULL,
    slug character varying NOT NULL,
    intro character varying,
    image_id integer,
    is_published boolean DEFAULT true,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE selections_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE selections_id_seq OWNED BY selections.id;

CREATE TABLE selections_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    expeditions_id integer
);

CREATE SEQUENCE selections_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE selections_rels_id_seq OWNED BY selections_rels.id;

CREATE TABLE site_settings (
    id integer NOT NULL,
    brand character varying DEFAULT 'Lagopède'::character varying NOT NULL,
    baseline character varying DEFAULT 'Marche beaucoup, vole peu. À Annecy depuis 2018.'::character varying NOT NULL,
    phone character varying DEFAULT '04 65 71 20 18'::character varying NOT NULL,
    phone_e164 character varying DEFAULT '+33465712018'::character varying NOT NULL,
    opening_hours character varying DEFAULT 'Du lundi au vendredi, de 9 h à 18 h'::character varying NOT NULL,
    about character varying DEFAULT 'Agence de voyages d’aventure bas carbone. Toutes nos expéditions durent de 2 à 15 jours et partent d’une gare.'::character varying NOT NULL,
    award character varying DEFAULT 'Lauréat du Prix du voyage bas carbone 2025'::character varying,
    seminars_url character varying DEFAULT 'https://seminaires.lagopede.example'::character varying NOT NULL,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    appointment_url character varying DEFAULT 'https://rendez-vous.lagopede.example'::character varying NOT NULL,
    google_review_url character varying DEFAULT 'https://avis-google.lagopede.example'::character varying NOT NULL,
    hold_minutes numeric DEFAULT 30 NOT NULL,
    terms_version character varying DEFAULT '2026-11'::character varying NOT NULL,
    bank_holder character varying DEFAULT 'Lagopède SAS'::character varying NOT NULL,
    bank_iban character varying DEFAULT 'FR76 3000 4000 0312 3456 7890 143'::character varying NOT NULL,
    bank_bic character varying DEFAULT 'BNPAFRPPXXX'::character varying NOT NULL,
    require_second_factor boolean DEFAULT true,
    legal_company character varying,
    legal_form character varying,
    legal_capital character varying,
    legal_office character varying,
    legal_register character varying,
    legal_vat character varying,
    legal_travel_register character varying,
    legal_director character varying,
    legal_email character varying,
    legal_guarantor character varying,
    legal_insurer character varying,
    legal_mediator character varying,
    legal_host character varying,
    upkeep_email character varying,
    waitlist_claim_hours numeric DEFAULT 24 NOT NULL,
    transfer_cost_cents numeric DEFAULT 0,
    emergency_phone character varying,
    guide_rest_days numeric DEFAULT 1 NOT NULL,
    unproven_hold_minutes numeric DEFAULT 15 NOT NULL,
    unproven_share_percent numeric DEFAULT 50 NOT NULL,
    unproven_client_seats numeric DEFAULT 12 NOT NULL,
    unproven_client_departures numeric DEFAULT 3 NOT NULL,
    transfer_days numeric DEFAULT 2 NOT NULL,
    unpaid_call_days numeric DEFAULT 3 NOT NULL
);

CREATE SEQUENCE site_settings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE site_settings_id_seq OWNED BY site_settings.id;

CREATE TABLE site_settings_social_links (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    network enum_site_settings_social_links_network NOT NULL,
    url character varying NOT NULL
);

CREATE TABLE site_settings_train_operators (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    name character varying NOT NULL,
    read_on timestamp(3) with time zone,
    url character varying NOT NULL
);

CREATE TABLE trip_approach (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    mode trip_mode,
    label character varying,
    km numeric,
    minutes numeric,
    is_measured boolean DEFAULT false
);

CREATE TABLE trip_meals (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    kind trip_meals_kind,
    count numeric
);

CREATE TABLE trip_nights (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    kind trip_nights_kind,
    count numeric
);

CREATE TABLE trip_trains (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    city trip_city,
    minutes numeric,
    changes numeric,
    read_on timestamp(3) with time zone,
    tgv_km numeric,
    intercites_km numeric,
    ter_km numeric,
    by_night boolean DEFAULT false
);

CREATE TABLE trip_transfers (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    mode trip_mode,
    label character varying,
    km numeric,
    occupants numeric
);

CREATE TABLE users (
    id integer NOT NULL,
    role enum_users_role DEFAULT 'customer'::enum_users_role NOT NULL,
    first_name character varying,
    last_name character varying,
    phone character varying,
    avatar_url character varying,
    provider enum_users_provider DEFAULT 'email'::enum_users_provider NOT NULL,
    sign_in_count numeric DEFAULT 0 NOT NULL,
    newsletter boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email character varying NOT NULL,
    reset_password_token character varying,
    reset_password_expiration timestamp(3) with time zone,
    salt character varying,
    hash character varying,
    reset_password_requested_at timestamp(3) with time zone,
    referral character varying,
    email_verified_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    favourite_alerts boolean DEFAULT true,
    basket_reminders boolean DEFAULT false,
    favourite_news_seen_at timestamp(3) with time zone,
    favourite_mailed_at timestamp(3) with time zone
);

CREATE SEQUENCE users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE users_id_seq OWNED BY users.id;

CREATE TABLE users_sessions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE ONLY _articles_v ALTER COLUMN id SET DEFAULT nextval('_articles_v_id_seq'::regclass);

ALTER TABLE ONLY _articles_v_rels ALTER COLUMN id SET DEFAULT nextval('_articles_v_rels_id_seq'::regclass);

ALTER TABLE ONLY _articles_v_version_chapters ALTER COLUMN id SET DEFAULT nextval('_articles_v_version_chapters_id_seq'::regclass);

ALTER TABLE ONLY _articles_v_version_transcript ALTER COLUMN id SET DEFAULT nextval('_articles_v_version_transcript_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_rels ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_rels_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_days ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_days_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_highlights ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_highlights_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_included ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_included_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_journeys ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_journeys_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_journeys_legs ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_journeys_legs_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_kit ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_kit_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_not_included ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_not_included_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_options ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_options_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_sizes_asked ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_sizes_asked_id_seq'::regclass);

ALTER TABLE ONLY _expeditions_v_version_stages ALTER COLUMN id SET DEFAULT nextval('_expeditions_v_version_stages_id_seq'::regclass);

ALTER TABLE ONLY _faq_entries_v ALTER COLUMN id SET DEFAULT nextval('_faq_entries_v_id_seq'::regclass);

ALTER TABLE ONLY _home_page_v ALTER COLUMN id SET DEFAULT nextval('_home_page_v_id_seq'::regclass);

ALTER TABLE ONLY _home_page_v_rels ALTER COLUMN id SET DEFAULT nextval('_home_page_v_rels_id_seq'::regclass);

ALTER TABLE ONLY _home_page_v_version_promises ALTER COLUMN id SET DEFAULT nextval('_home_page_v_version_promises_id_seq'::regclass);

ALTER TABLE ONLY _home_page_v_version_train_stops ALTER COLUMN id SET DEFAULT nextval('_home_page_v_version_train_stops_id_seq'::regclass);

ALTER TABLE ONLY _navigation_v ALTER COLUMN id SET DEFAULT nextval('_navigation_v_id_seq'::regclass);

ALTER TABLE ONLY _pages_v ALTER COLUMN id SET DEFAULT nextval('_pages_v_id_seq'::regclass);

ALTER TABLE ONLY _trip_approach_v ALTER COLUMN id SET DEFAULT nextval('_trip_approach_v_id_seq'::regclass);

ALTER TABLE ONLY _trip_meals_v ALTER COLUMN id SET DEFAULT nextval('_trip_meals_v_id_seq'::regclass);

ALTER TABLE ONLY _trip_nights_v ALTER COLUMN id SET DEFAULT nextval('_trip_nights_v_id_seq'::regclass);

ALTER TABLE ONLY _trip_trains_v ALTER COLUMN id SET DEFAULT nextval('_trip_trains_v_id_seq'::regclass);

ALTER TABLE ONLY _trip_transfers_v ALTER COLUMN id SET DEFAULT nextval('_trip_transfers_v_id_seq'::regclass);

ALTER TABLE ONLY accommodation_types ALTER COLUMN id SET DEFAULT nextval('accommodation_types_id_seq'::regclass);

ALTER TABLE ONLY activities ALTER COLUMN id SET DEFAULT nextval('activities_id_seq'::regclass);

ALTER TABLE ONLY activity_categories ALTER COLUMN id SET DEFAULT nextval('activity_categories_id_seq'::regclass);

ALTER TABLE ONLY activity_categories_rels ALTER COLUMN id SET DEFAULT nextval('activity_categories_rels_id_seq'::regclass);

ALTER TABLE ONLY articles ALTER COLUMN id SET DEFAULT nextval('articles_id_seq'::regclass);

ALTER TABLE ONLY articles_rels ALTER COLUMN id SET DEFAULT nextval('articles_rels_id_seq'::regclass);

ALTER TABLE ONLY authors ALTER COLUMN id SET DEFAULT nextval('authors_id_seq'::regclass);

ALTER TABLE ONLY call_requests ALTER COLUMN id SET DEFAULT nextval('call_requests_id_seq'::regclass);

ALTER TABLE ONLY cancellation_rules ALTER COLUMN id SET DEFAULT nextval('cancellation_rules_id_seq'::regclass);

ALTER TABLE ONLY carts ALTER COLUMN id SET DEFAULT nextval('carts_id_seq'::regclass);

ALTER TABLE ONLY change_log ALTER COLUMN id SET DEFAULT nextval('change_log_id_seq'::regclass);

ALTER TABLE ONLY contact_messages ALTER COLUMN id SET DEFAULT nextval('contact_messages_id_seq'::regclass);

ALTER TABLE ONLY countries ALTER COLUMN id SET DEFAULT nextval('countries_id_seq'::regclass);

ALTER TABLE ONLY departures ALTER COLUMN id SET DEFAULT nextval('departures_id_seq'::regclass);

ALTER TABLE ONLY expeditions ALTER COLUMN id SET DEFAULT nextval('expeditions_id_seq'::regclass);

ALTER TABLE ONLY expeditions_rels ALTER COLUMN id SET DEFAULT nextval('expeditions_rels_id_seq'::regclass);

ALTER TABLE ONLY expeditions_sizes_asked ALTER COLUMN id SET DEFAULT nextval('expeditions_sizes_asked_id_seq'::regclass);

ALTER TABLE ONLY faq_entries ALTER COLUMN id SET DEFAULT nextval('faq_entries_id_seq'::regclass);

ALTER TABLE ONLY faq_searches ALTER COLUMN id SET DEFAULT nextval('faq_searches_id_seq'::regclass);

ALTER TABLE ONLY guides ALTER COLUMN id SET DEFAULT nextval('guides_id_seq'::regclass);

ALTER TABLE ONLY guides_languages ALTER COLUMN id SET DEFAULT nextval('guides_languages_id_seq'::regclass);

ALTER TABLE ONLY home_page ALTER COLUMN id SET DEFAULT nextval('home_page_id_seq'::regclass);

ALTER TABLE ONLY home_page_rels ALTER COLUMN id SET DEFAULT nextval('home_page_rels_id_seq'::regclass);

ALTER TABLE ONLY interests ALTER COLUMN id SET DEFAULT nextval('interests_id_seq'::regclass);

ALTER TABLE ONLY legal_documents ALTER COLUMN id SET DEFAULT nextval('legal_documents_id_seq'::regclass);

ALTER TABLE ONLY level_quizzes ALTER COLUMN id SET DEFAULT nextval('level_quizzes_id_seq'::regclass);

ALTER TABLE ONLY level_quizzes_rels ALTER COLUMN id SET DEFAULT nextval('level_quizzes_rels_id_seq'::regclass);

ALTER TABLE ONLY media ALTER COLUMN id SET DEFAULT nextval('media_id_seq'::regclass);

ALTER TABLE ONLY message_reports ALTER COLUMN id SET DEFAULT nextval('message_reports_id_seq'::regclass);

ALTER TABLE ONLY messages ALTER COLUMN id SET DEFAULT nextval('messages_id_seq'::regclass);

ALTER TABLE ONLY moderation_events ALTER COLUMN id SET DEFAULT nextval('moderation_events_id_seq'::regclass);

ALTER TABLE ONLY navigation ALTER COLUMN id SET DEFAULT nextval('navigation_id_seq'::regclass);

ALTER TABLE ONLY newsletter_subscribers ALTER COLUMN id SET DEFAULT nextval('newsletter_subscribers_id_seq'::regclass);

ALTER TABLE ONLY pages ALTER COLUMN id SET DEFAULT nextval('pages_id_seq'::regclass);

ALTER TABLE ONLY participants ALTER COLUMN id SET DEFAULT nextval('participants_id_seq'::regclass);

ALTER TABLE ONLY payload_jobs ALTER COLUMN id SET DEFAULT nextval('payload_jobs_id_seq'::regclass);

ALTER TABLE ONLY payload_kv ALTER COLUMN id SET DEFAULT nextval('payload_kv_id_seq'::regclass);

ALTER TABLE ONLY payload_locked_documents ALTER COLUMN id SET DEFAULT nextval('payload_locked_documents_id_seq'::regclass);

ALTER TABLE ONLY payload_locked_documents_rels ALTER COLUMN id SET DEFAULT nextval('payload_locked_documents_rels_id_seq'::regclass);

ALTER TABLE ONLY payload_migrations ALTER COLUMN id SET DEFAULT nextval('payload_migrations_id_seq'::regclass);

ALTER TABLE ONLY payload_preferences ALTER COLUMN id SET DEFAULT nextval('payload_preferences_id_seq'::regclass);

ALTER TABLE ONLY payload_preferences_rels ALTER COLUMN id SET DEFAULT nextval('payload_preferences_rels_id_seq'::regclass);

ALTER TABLE ONLY payments ALTER COLUMN id SET DEFAULT nextval('payments_id_seq'::regclass);

ALTER TABLE ONLY promo_codes ALTER COLUMN id SET DEFAULT nextval('promo_codes_id_seq'::regclass);

ALTER TABLE ONLY promo_codes_rels ALTER COLUMN id SET DEFAULT nextval('promo_codes_rels_id_seq'::regclass);

ALTER TABLE ONLY recordings ALTER COLUMN id SET DEFAULT nextval('recordings_id_seq'::regclass);

ALTER TABLE ONLY reservation_events ALTER COLUMN id SET DEFAULT nextval('reservation_events_id_seq'::regclass);

ALTER TABLE ONLY reservations ALTER COLUMN id SET DEFAULT nextval('reservations_id_seq'::regclass);

ALTER TABLE ONLY reviews ALTER COLUMN id SET DEFAULT nextval('reviews_id_seq'::regclass);

ALTER TABLE ONLY roster_views ALTER COLUMN id SET DEFAULT nextval('roster_views_id_seq'::regclass);

ALTER TABLE ONLY search_synonyms ALTER COLUMN id SET DEFAULT nextval('search_synonyms_id_seq'::regclass);

ALTER TABLE ONLY selections ALTER COLUMN id SET DEFAULT nextval('selections_id_seq'::regclass);

ALTER TABLE ONLY selections_rels ALTER COLUMN id SET DEFAULT nextval('selections_rels_id_seq'::regclass);

ALTER TABLE ONLY site_settings ALTER COLUMN id SET DEFAULT nextval('site_settings_id_seq'::regclass);

ALTER TABLE ONLY users ALTER COLUMN id SET DEFAULT nextval('users_id_seq'::regclass);

ALTER TABLE ONLY _articles_v ADD CONSTRAINT _articles_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _articles_v_rels ADD CONSTRAINT _articles_v_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _articles_v_version_chapters ADD CONSTRAINT _articles_v_version_chapters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _articles_v_version_transcript ADD CONSTRAINT _articles_v_version_transcript_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v ADD CONSTRAINT _expeditions_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_rels ADD CONSTRAINT _expeditions_v_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_days ADD CONSTRAINT _expeditions_v_version_days_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_highlights ADD CONSTRAINT _expeditions_v_version_highlights_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_included ADD CONSTRAINT _expeditions_v_version_included_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_journeys_legs ADD CONSTRAINT _expeditions_v_version_journeys_legs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_journeys ADD CONSTRAINT _expeditions_v_version_journeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_kit ADD CONSTRAINT _expeditions_v_version_kit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_not_included ADD CONSTRAINT _expeditions_v_version_not_included_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_options ADD CONSTRAINT _expeditions_v_version_options_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_sizes_asked ADD CONSTRAINT _expeditions_v_version_sizes_asked_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _expeditions_v_version_stages ADD CONSTRAINT _expeditions_v_version_stages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _faq_entries_v ADD CONSTRAINT _faq_entries_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _home_page_v ADD CONSTRAINT _home_page_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _home_page_v_rels ADD CONSTRAINT _home_page_v_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _home_page_v_version_promises ADD CONSTRAINT _home_page_v_version_promises_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _home_page_v_version_train_stops ADD CONSTRAINT _home_page_v_version_train_stops_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _navigation_v ADD CONSTRAINT _navigation_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _pages_v ADD CONSTRAINT _pages_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _trip_approach_v ADD CONSTRAINT _trip_approach_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _trip_meals_v ADD CONSTRAINT _trip_meals_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _trip_nights_v ADD CONSTRAINT _trip_nights_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _trip_trains_v ADD CONSTRAINT _trip_trains_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY _trip_transfers_v ADD CONSTRAINT _trip_transfers_v_pkey PRIMARY KEY (id);

ALTER TABLE ONLY accommodation_types ADD CONSTRAINT accommodation_types_pkey PRIMARY KEY (id);

ALTER TABLE ONLY activities ADD CONSTRAINT activities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY activity_categories ADD CONSTRAINT activity_categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY activity_categories_rels ADD CONSTRAINT activity_categories_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY articles_chapters ADD CONSTRAINT articles_chapters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY articles ADD CONSTRAINT articles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY articles_rels ADD CONSTRAINT articles_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY articles_transcript ADD CONSTRAINT articles_transcript_pkey PRIMARY KEY (id);

ALTER TABLE ONLY authors ADD CONSTRAINT authors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY call_requests ADD CONSTRAINT call_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cancellation_rules ADD CONSTRAINT cancellation_rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cancellation_rules_steps ADD CONSTRAINT cancellation_rules_steps_pkey PRIMARY KEY (id);

ALTER TABLE ONLY carts ADD CONSTRAINT carts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY change_log ADD CONSTRAINT change_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact_messages ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY countries ADD CONSTRAINT countries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY departures ADD CONSTRAINT departures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_days ADD CONSTRAINT expeditions_days_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_highlights ADD CONSTRAINT expeditions_highlights_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_included ADD CONSTRAINT expeditions_included_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_journeys_legs ADD CONSTRAINT expeditions_journeys_legs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_journeys ADD CONSTRAINT expeditions_journeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_kit ADD CONSTRAINT expeditions_kit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_not_included ADD CONSTRAINT expeditions_not_included_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_options ADD CONSTRAINT expeditions_options_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions ADD CONSTRAINT expeditions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_rels ADD CONSTRAINT expeditions_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_sizes_asked ADD CONSTRAINT expeditions_sizes_asked_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expeditions_stages ADD CONSTRAINT expeditions_stages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY faq_entries ADD CONSTRAINT faq_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY faq_searches ADD CONSTRAINT faq_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY guides_diplomas ADD CONSTRAINT guides_diplomas_pkey PRIMARY KEY (id);

ALTER TABLE ONLY guides_facts ADD CONSTRAINT guides_facts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY guides_languages ADD CONSTRAINT guides_languages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY guides ADD CONSTRAINT guides_pkey PRIMARY KEY (id);

ALTER TABLE ONLY home_page ADD CONSTRAINT home_page_pkey PRIMARY KEY (id);

ALTER TABLE ONLY home_page_promises ADD CONSTRAINT home_page_promises_pkey PRIMARY KEY (id);

ALTER TABLE ONLY home_page_rels ADD CONSTRAINT home_page_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY home_page_train_stops ADD CONSTRAINT home_page_train_stops_pkey PRIMARY KEY (id);

ALTER TABLE ONLY interests ADD CONSTRAINT interests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY legal_documents ADD CONSTRAINT legal_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY level_quizzes ADD CONSTRAINT level_quizzes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY level_quizzes_questions_choices ADD CONSTRAINT level_quizzes_questions_choices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY level_quizzes_questions ADD CONSTRAINT level_quizzes_questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY level_quizzes_rels ADD CONSTRAINT level_quizzes_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY media ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY message_reports ADD CONSTRAINT message_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY messages ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY moderation_events ADD CONSTRAINT moderation_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY navigation ADD CONSTRAINT navigation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pages ADD CONSTRAINT pages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY participants ADD CONSTRAINT participants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_jobs_log ADD CONSTRAINT payload_jobs_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_jobs ADD CONSTRAINT payload_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_kv ADD CONSTRAINT payload_kv_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_locked_documents ADD CONSTRAINT payload_locked_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_migrations ADD CONSTRAINT payload_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_preferences ADD CONSTRAINT payload_preferences_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payload_preferences_rels ADD CONSTRAINT payload_preferences_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY promo_codes ADD CONSTRAINT promo_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY promo_codes_rels ADD CONSTRAINT promo_codes_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY recordings ADD CONSTRAINT recordings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reservation_events ADD CONSTRAINT reservation_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reservations ADD CONSTRAINT reservations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY roster_views ADD CONSTRAINT roster_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY search_synonyms ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id);

ALTER TABLE ONLY search_synonyms_terms ADD CONSTRAINT search_synonyms_terms_pkey PRIMARY KEY (id);

ALTER TABLE ONLY selections ADD CONSTRAINT selections_pkey PRIMARY KEY (id);

ALTER TABLE ONLY selections_rels ADD CONSTRAINT selections_rels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site_settings ADD CONSTRAINT site_settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site_settings_social_links ADD CONSTRAINT site_settings_social_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site_settings_train_operators ADD CONSTRAINT site_settings_train_operators_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trip_approach ADD CONSTRAINT trip_approach_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trip_meals ADD CONSTRAINT trip_meals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trip_nights ADD CONSTRAINT trip_nights_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trip_trains ADD CONSTRAINT trip_trains_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trip_transfers ADD CONSTRAINT trip_transfers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY users ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY users_sessions ADD CONSTRAINT users_sessions_pkey PRIMARY KEY (id);

CREATE INDEX _articles_v_autosave_idx ON _articles_v USING btree (autosave);

CREATE INDEX _articles_v_created_at_idx ON _articles_v USING btree (created_at);

CREATE INDEX _articles_v_latest_idx ON _articles_v USING btree (latest);

CREATE INDEX _articles_v_parent_idx ON _articles_v USING btree (parent_id);

CREATE INDEX _articles_v_rels_expeditions_id_idx ON _articles_v_rels USING btree (expeditions_id);

CREATE INDEX _articles_v_rels_order_idx ON _articles_v_rels USING btree ("order");

CREATE INDEX _articles_v_rels_parent_idx ON _articles_v_rels USING btree (parent_id);

CREATE INDEX _articles_v_rels_path_idx ON _articles_v_rels USING btree (path);

CREATE INDEX _articles_v_updated_at_idx ON _articles_v USING btree (updated_at);

CREATE INDEX _articles_v_version_chapters_order_idx ON _articles_v_version_chapters USING btree (_order);

CREATE INDEX _articles_v_version_chapters_parent_id_idx ON _articles_v_version_chapters USING btree (_parent_id);

CREATE INDEX _articles_v_version_seo_version_seo_image_idx ON _articles_v USING btree (version_seo_image_id);

CREATE INDEX _articles_v_version_transcript_order_idx ON _articles_v_version_transcript USING btree (_order);

CREATE INDEX _articles_v_version_transcript_parent_id_idx ON _articles_v_version_transcript USING btree (_parent_id);

CREATE INDEX _articles_v_version_version__status_idx ON _articles_v USING btree (version__status);

CREATE INDEX _articles_v_version_version_author_idx ON _articles_v USING btree (version_author_id);

CREATE INDEX _articles_v_version_version_category_idx ON _articles_v USING btree (version_category);

CREATE INDEX _articles_v_version_version_cover_idx ON _articles_v USING btree (version_cover_id);

CREATE INDEX _articles_v_version_version_created_at_idx ON _articles_v USING btree (version_created_at);

CREATE INDEX _articles_v_version_version_published_at_idx ON _articles_v USING btree (version_published_at);

CREATE INDEX _articles_v_version_version_recording_idx ON _articles_v USING btree (version_recording_id);

CREATE INDEX _articles_v_version_version_slug_idx ON _articles_v USING btree (version_slug);

CREATE INDEX _articles_v_version_version_updated_at_idx ON _articles_v USING btree (version_updated_at);

CREATE INDEX _expeditions_v_autosave_idx ON _expeditions_v USING btree (autosave);

CREATE INDEX _expeditions_v_created_at_idx ON _expeditions_v USING btree (created_at);

CREATE INDEX _expeditions_v_latest_idx ON _expeditions_v USING btree (latest);

CREATE INDEX _expeditions_v_parent_idx ON _expeditions_v USING btree (parent_id);

CREATE INDEX _expeditions_v_rels_accommodation_types_id_idx ON _expeditions_v_rels USING btree (accommodation_types_id);

CREATE INDEX _expeditions_v_rels_activities_id_idx ON _expeditions_v_rels USING btree (activities_id);

CREATE INDEX _expeditions_v_rels_countries_id_idx ON _expeditions_v_rels USING btree (countries_id);

CREATE INDEX _expeditions_v_rels_media_id_idx ON _expeditions_v_rels USING btree (media_id);

CREATE INDEX _expeditions_v_rels_order_idx ON _expeditions_v_rels USING btree ("order");

CREATE INDEX _expeditions_v_rels_parent_idx ON _expeditions_v_rels USING btree (parent_id);

CREATE INDEX _expeditions_v_rels_path_idx ON _expeditions_v_rels USING btree (path);

CREATE INDEX _expeditions_v_updated_at_idx ON _expeditions_v USING btree (updated_at);

CREATE INDEX _expeditions_v_version_days_order_idx ON _expeditions_v_version_days USING btree (_order);

CREATE INDEX _expeditions_v_version_days_parent_id_idx ON _expeditions_v_version_days USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_highlights_order_idx ON _expeditions_v_version_highlights USING btree (_order);

CREATE INDEX _expeditions_v_version_highlights_parent_id_idx ON _expeditions_v_version_highlights USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_included_order_idx ON _expeditions_v_version_included USING btree (_order);

CREATE INDEX _expeditions_v_version_included_parent_id_idx ON _expeditions_v_version_included USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_journeys_legs_order_idx ON _expeditions_v_version_journeys_legs USING btree (_order);

CREATE INDEX _expeditions_v_version_journeys_legs_parent_id_idx ON _expeditions_v_version_journeys_legs USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_journeys_order_idx ON _expeditions_v_version_journeys USING btree (_order);

CREATE INDEX _expeditions_v_version_journeys_parent_id_idx ON _expeditions_v_version_journeys USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_kit_order_idx ON _expeditions_v_version_kit USING btree (_order);

CREATE INDEX _expeditions_v_version_kit_parent_id_idx ON _expeditions_v_version_kit USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_not_included_order_idx ON _expeditions_v_version_not_included USING btree (_order);

CREATE INDEX _expeditions_v_version_not_included_parent_id_idx ON _expeditions_v_version_not_included USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_options_order_idx ON _expeditions_v_version_options USING btree (_order);

CREATE INDEX _expeditions_v_version_options_parent_id_idx ON _expeditions_v_version_options USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_options_price_cents_idx ON _expeditions_v_version_options USING btree (price_cents);

CREATE INDEX _expeditions_v_version_sizes_asked_order_idx ON _expeditions_v_version_sizes_asked USING btree ("order");

CREATE INDEX _expeditions_v_version_sizes_asked_parent_idx ON _expeditions_v_version_sizes_asked USING btree (parent_id);

CREATE INDEX _expeditions_v_version_stages_order_idx ON _expeditions_v_version_stages USING btree (_order);

CREATE INDEX _expeditions_v_version_stages_parent_id_idx ON _expeditions_v_version_stages USING btree (_parent_id);

CREATE INDEX _expeditions_v_version_version__status_idx ON _expeditions_v USING btree (version__status);

CREATE INDEX _expeditions_v_version_version_cancellation_rule_idx ON _expeditions_v USING btree (version_cancellation_rule_id);

CREATE INDEX _expeditions_v_version_version_carousel_rank_idx ON _expeditions_v USING btree (version_carousel_rank);

CREATE INDEX _expeditions_v_version_version_created_at_idx ON _expeditions_v USING btree (version_created_at);

CREATE INDEX _expeditions_v_version_version_duration_days_idx ON _expeditions_v USING btree (version_duration_days);

CREATE INDEX _expeditions_v_version_version_eco_rating_idx ON _expeditions_v USING btree (version_eco_rating);

CREATE INDEX _expeditions_v_version_version_expedition_type_idx ON _expeditions_v USING btree (version_expedition_type);

CREATE INDEX _expeditions_v_version_version_guide_idx ON _expeditions_v USING btree (version_guide_id);

CREATE INDEX _expeditions_v_version_version_level_idx ON _expeditions_v USING btree (version_level);

CREATE INDEX _expeditions_v_version_version_level_to_review_idx ON _expeditions_v USING btree (version_level_to_review);

CREATE INDEX _expeditions_v_version_version_main_photo_idx ON _expeditions_v USING btree (version_main_photo_id);

CREATE INDEX _expeditions_v_version_version_price_cents_idx ON _expeditions_v USING btree (version_price_cents);

CREATE INDEX _expeditions_v_version_version_slug_idx ON _expeditions_v USING btree (version_slug);

CREATE INDEX _expeditions_v_version_version_updated_at_idx ON _expeditions_v USING btree (version_updated_at);

CREATE INDEX _faq_entries_v_created_at_idx ON _faq_entries_v USING btree (created_at);

CREATE INDEX _faq_entries_v_latest_idx ON _faq_entries_v USING btree (latest);

CREATE INDEX _faq_entries_v_parent_idx ON _faq_entries_v USING btree (parent_id);

CREATE INDEX _faq_entries_v_updated_at_idx ON _faq_entries_v USING btree (updated_at);

CREATE INDEX _faq_entries_v_version_version__status_idx ON _faq_entries_v USING btree (version__status);

CREATE INDEX _faq_entries_v_version_version_created_at_idx ON _faq_entries_v USING btree (version_created_at);

CREATE INDEX _faq_entries_v_version_version_slug_idx ON _faq_entries_v USING btree (version_slug);

CREATE INDEX _faq_entries_v_version_version_updated_at_idx ON _faq_entries_v USING btree (version_updated_at);

CREATE INDEX _home_page_v_autosave_idx ON _home_page_v USING btree (autosave);

CREATE INDEX _home_page_v_created_at_idx ON _home_page_v USING btree (created_at);

CREATE INDEX _home_page_v_latest_idx ON _home_page_v USING btree (latest);

CREATE INDEX _home_page_v_rels_expeditions_id_idx ON _home_page_v_rels USING btree (expeditions_id);

CREATE INDEX _home_page_v_rels_order_idx ON _home_page_v_rels USING btree ("order");

CREATE INDEX _home_page_v_rels_parent_idx ON _home_page_v_rels USING btree (parent_id);

CREATE INDEX _home_page_v_rels_path_idx ON _home_page_v_rels USING btree (path);

CREATE INDEX _home_page_v_updated_at_idx ON _home_page_v USING btree (updated_at);

CREATE INDEX _home_page_v_version_promises_order_idx ON _home_page_v_version_promises USING btree (_order);

CREATE INDEX _home_page_v_version_promises_parent_id_idx ON _home_page_v_version_promises USING btree (_parent_id);

CREATE INDEX _home_page_v_version_train_stops_order_idx ON _home_page_v_version_train_stops USING btree (_order);

CREATE INDEX _home_page_v_version_train_stops_parent_id_idx ON _home_page_v_version_train_stops USING btree (_parent_id);

CREATE INDEX _home_page_v_version_version__status_idx ON _home_page_v USING btree (version__status);

CREATE INDEX _navigation_v_autosave_idx ON _navigation_v USING btree (autosave);

CREATE INDEX _navigation_v_created_at_idx ON _navigation_v USING btree (created_at);

CREATE INDEX _navigation_v_latest_idx ON _navigation_v USING btree (latest);

CREATE INDEX _navigation_v_updated_at_idx ON _navigation_v USING btree (updated_at);

CREATE INDEX _navigation_v_version_version__status_idx ON _navigation_v USING btree (version__status);

CREATE INDEX _pages_v_autosave_idx ON _pages_v USING btree (autosave);

CREATE INDEX _pages_v_created_at_idx ON _pages_v USING btree (created_at);

CREATE INDEX _pages_v_latest_idx ON _pages_v USING btree (latest);

CREATE INDEX _pages_v_parent_idx ON _pages_v USING btree (parent_id);

CREATE INDEX _pages_v_updated_at_idx ON _pages_v USING btree (updated_at);

CREATE INDEX _pages_v_version_seo_version_seo_image_idx ON _pages_v USING btree (version_seo_image_id);

CREATE INDEX _pages_v_version_version__status_idx ON _pages_v USING btree (version__status);

CREATE INDEX _pages_v_version_version_created_at_idx ON _pages_v USING btree (version_created_at);

CREATE INDEX _pages_v_version_version_image_idx ON _pages_v USING btree (version_image_id);

CREATE INDEX _pages_v_version_version_slug_idx ON _pages_v USING btree (version_slug);

CREATE INDEX _pages_v_version_version_updated_at_idx ON _pages_v USING btree (version_updated_at);

CREATE INDEX _trip_approach_v_order_idx ON _trip_approach_v USING btree (_order);

CREATE INDEX _trip_approach_v_parent_id_idx ON _trip_approach_v USING btree (_parent_id);

CREATE INDEX _trip_meals_v_order_idx ON _trip_meals_v USING btree (_order);

CREATE INDEX _trip_meals_v_parent_id_idx ON _trip_meals_v USING btree (_parent_id);

CREATE INDEX _trip_nights_v_order_idx ON _trip_nights_v USING btree (_order);

CREATE INDEX _trip_nights_v_parent_id_idx ON _trip_nights_v USING btree (_parent_id);

CREATE INDEX _trip_trains_v_order_idx ON _trip_trains_v USING btree (_order);

CREATE INDEX _trip_trains_v_parent_id_idx ON _trip_trains_v USING btree (_parent_id);

CREATE INDEX _trip_transfers_v_order_idx ON _trip_transfers_v USING btree (_order);

CREATE INDEX _trip_transfers_v_parent_id_idx ON _trip_transfers_v USING btree (_parent_id);

CREATE INDEX accommodation_types_created_at_idx ON accommodation_types USING btree (created_at);

CREATE UNIQUE INDEX accommodation_types_name_idx ON accommodation_types USING btree (name);

CREATE INDEX accommodation_types_updated_at_idx ON accommodation_types USING btree (updated_at);

CREATE INDEX activities_created_at_idx ON activities USING btree (created_at);

CREATE UNIQUE INDEX activities_name_idx ON activities USING btree (name);

CREATE INDEX activities_updated_at_idx ON activities USING btree (updated_at);

CREATE INDEX activity_categories__order_idx ON activity_categories USING btree (_order);

CREATE INDEX activity_categories_created_at_idx ON activity_categories USING btree (created_at);

CREATE INDEX activity_categories_rels_activities_id_idx ON activity_categories_rels USING btree (activities_id);

CREATE INDEX activity_categories_rels_order_idx ON activity_categories_rels USING btree ("order");

CREATE INDEX activity_categories_rels_parent_idx ON activity_categories_rels USING btree (parent_id);

CREATE INDEX activity_categories_rels_path_idx ON activity_categories_rels USING btree (path);

CREATE UNIQUE INDEX activity_categories_slug_idx ON activity_categories USING btree (slug);

CREATE UNIQUE INDEX activity_categories_title_idx ON activity_categories USING btree (title);

CREATE INDEX activity_categories_updated_at_idx ON activity_categories USING btree (updated_at);

CREATE INDEX articles__status_idx ON articles USING btree (_status);

CREATE INDEX articles_author_idx ON articles USING btree (author_id);

CREATE INDEX articles_category_idx ON articles USING btree (category);

CREATE INDEX articles_chapters_order_idx ON articles_chapters USING btree (_order);

CREATE INDEX articles_chapters_parent_id_idx ON articles_chapters USING btree (_parent_id);

CREATE INDEX articles_cover_idx ON articles USING btree (cover_id);

CREATE INDEX articles_created_at_idx ON articles USING btree (created_at);

CREATE INDEX articles_published_at_idx ON articles USING btree (published_at);

CREATE INDEX articles_recording_idx ON articles USING btree (recording_id);

CREATE INDEX articles_rels_expeditions_id_idx ON articles_rels USING btree (expeditions_id);

CREATE INDEX articles_rels_order_idx ON articles_rels USING btree ("order");

CREATE INDEX articles_rels_parent_idx ON articles_rels USING btree (parent_id);

CREATE INDEX articles_rels_path_idx ON articles_rels USING btree (path);

CREATE INDEX articles_seo_seo_image_idx ON articles USING btree (seo_image_id);

CREATE UNIQUE INDEX articles_slug_idx ON articles USING btree (slug);

CREATE INDEX articles_transcript_order_idx ON articles_transcript USING btree (_order);

CREATE INDEX articles_transcript_parent_id_idx ON articles_transcript USING btree (_parent_id);

CREATE INDEX articles_updated_at_idx ON articles USING btree (updated_at);

CREATE INDEX authors_created_at_idx ON authors USING btree (created_at);

CREATE INDEX authors_guide_idx ON authors USING btree (guide_id);

CREATE INDEX authors_portrait_idx ON authors USING btree (portrait_id);

CREATE INDEX authors_updated_at_idx ON authors USING btree (updated_at);

CREATE INDEX call_requests_created_at_idx ON call_requests USING btree (created_at);

CREATE INDEX call_requests_expedition_idx ON call_requests USING btree (expedition_id);

CREATE INDEX call_requests_status_idx ON call_requests USING btree (status);

CREATE INDEX call_requests_updated_at_idx ON call_requests USING btree (updated_at);

CREATE INDEX call_requests_user_idx ON call_requests USING btree (user_id);

CREATE INDEX call_requests_wanted_at_idx ON call_requests USING btree (wanted_at);

CREATE INDEX cancellation_rules_created_at_idx ON cancellation_rules USING btree (created_at);

CREATE INDEX cancellation_rules_status_idx ON cancellation_rules USING btree (status);

CREATE INDEX cancellation_rules_steps_order_idx ON cancellation_rules_steps USING btree (_order);

CREATE INDEX cancellation_rules_steps_parent_id_idx ON cancellation_rules_steps USING btree (_parent_id);

CREATE INDEX cancellation_rules_updated_at_idx ON cancellation_rules USING btree (updated_at);

CREATE UNIQUE INDEX cancellation_rules_version_idx ON cancellation_rules USING btree (version);

CREATE INDEX carts_created_at_idx ON carts USING btree (created_at);

CREATE INDEX carts_departure_idx ON carts USING btree (departure_id);

CREATE INDEX carts_hold_expires_at_idx ON carts USING btree (hold_expires_at);

CREATE INDEX carts_updated_at_idx ON carts USING btree (updated_at);

CREATE UNIQUE INDEX carts_user_idx ON carts USING btree (user_id);

CREATE INDEX change_log_author_idx ON change_log USING btree (author_id);

CREATE INDEX change_log_created_at_idx ON change_log USING btree (created_at);

CREATE INDEX change_log_kind_idx ON change_log USING btree (kind);

CREATE INDEX change_log_updated_at_idx ON change_log USING btree (updated_at);

CREATE INDEX contact_messages_created_at_idx ON contact_messages USING btree (created_at);

CREATE INDEX contact_messages_email_idx ON contact_messages USING btree (email);

CREATE INDEX contact_messages_expedition_idx ON contact_messages USING btree (expedition_id);

CREATE UNIQUE INDEX contact_messages_form_key_idx ON contact_messages USING btree (form_key);

CREATE INDEX contact_messages_owner_idx ON contact_messages USING btree (owner_id);

CREATE INDEX contact_messages_state_idx ON contact_messages USING btree (state);

CREATE INDEX contact_messages_topic_idx ON contact_messages USING btree (topic);

CREATE INDEX contact_messages_updated_at_idx ON contact_messages USING btree (updated_at);

CREATE INDEX contact_messages_user_idx ON contact_messages USING btree (user_id);

CREATE UNIQUE INDEX countries_code_idx ON countries USING btree (code);

CREATE INDEX countries_created_at_idx ON countries USING btree (created_at);

CREATE UNIQUE INDEX countries_name_idx ON countries USING btree (name);

CREATE INDEX countries_updated_at_idx ON countries USING btree (updated_at);

CREATE INDEX departures_created_at_idx ON departures USING btree (created_at);

CREATE INDEX departures_departure_start_idx ON departures USING btree (departure_start);

CREATE INDEX departures_expedition_idx ON departures USING btree (expedition_id);

CREATE INDEX departures_guide_idx ON departures USING btree (guide_id);

CREATE INDEX departures_price_cents_idx ON departures USING btree (price_cents);

CREATE INDEX departures_status_idx ON departures USING btree (status);

CREATE INDEX departures_updated_at_idx ON departures USING btree (updated_at);

CREATE INDEX expeditions__status_idx ON expeditions USING btree (_status);

CREATE INDEX expeditions_cancellation_rule_idx ON expeditions USING btree (cancellation_rule_id);

CREATE INDEX expeditions_carousel_rank_idx ON expeditions USING btree (carousel_rank);

CREATE INDEX expeditions_created_at_idx ON expeditions USING btree (created_at);

CREATE INDEX expeditions_days_order_idx ON expeditions_days USING btree (_order);

CREATE INDEX expeditions_days_parent_id_idx ON expeditions_days USING btree (_parent_id);

CREATE INDEX expeditions_duration_days_idx ON expeditions USING btree (duration_days);

CREATE INDEX expeditions_eco_rating_idx ON expeditions USING btree (eco_rating);

CREATE INDEX expeditions_expedition_type_idx ON expeditions USING btree (expedition_type);

CREATE INDEX expeditions_guide_idx ON expeditions USING btree (guide_id);

CREATE INDEX expeditions_highlights_order_idx ON expeditions_highlights USING btree (_order);

CREATE INDEX expeditions_highlights_parent_id_idx ON expeditions_highlights USING btree (_parent_id);

CREATE INDEX expeditions_included_order_idx ON expeditions_included USING btree (_order);

CREATE INDEX expeditions_included_parent_id_idx ON expeditions_included USING btree (_parent_id);

CREATE INDEX expeditions_journeys_legs_order_idx ON expeditions_journeys_legs USING btree (_order);

CREATE INDEX expeditions_journeys_legs_parent_id_idx ON expeditions_journeys_legs USING btree (_parent_id);

CREATE INDEX expeditions_journeys_order_idx ON expeditions_journeys USING btree (_order);

CREATE INDEX expeditions_journeys_parent_id_idx ON expeditions_journeys USING btree (_parent_id);

CREATE INDEX expeditions_kit_order_idx ON expeditions_kit USING btree (_order);

CREATE INDEX expeditions_kit_parent_id_idx ON expeditions_kit USING btree (_parent_id);

CREATE INDEX expeditions_level_idx ON expeditions USING btree (level);

CREATE INDEX expeditions_level_to_review_idx ON expeditions USING btree (level_to_review);

CREATE INDEX expeditions_main_photo_idx ON expeditions USING btree (main_photo_id);

CREATE INDEX expeditions_not_included_order_idx ON expeditions_not_included USING btree (_order);

CREATE INDEX expeditions_not_included_parent_id_idx ON expeditions_not_included USING btree (_parent_id);

CREATE INDEX expeditions_options_order_idx ON expeditions_options USING btree (_order);

CREATE INDEX expeditions_options_parent_id_idx ON expeditions_options USING btree (_parent_id);

CREATE INDEX expeditions_options_price_cents_idx ON expeditions_options USING btree (price_cents);

CREATE INDEX expeditions_price_cents_idx ON expeditions USING btree (price_cents);

CREATE INDEX expeditions_rels_accommodation_types_id_idx ON expeditions_rels USING btree (accommodation_types_id);

CREATE INDEX expeditions_rels_activities_id_idx ON expeditions_rels USING btree (activities_id);

CREATE INDEX expeditions_rels_countries_id_idx ON expeditions_rels USING btree (countries_id);

CREATE INDEX expeditions_rels_media_id_idx ON expeditions_rels USING btree (media_id);

CREATE INDEX expeditions_rels_order_idx ON expeditions_rels USING btree ("order");

CREATE INDEX expeditions_rels_parent_idx ON expeditions_rels USING btree (parent_id);

CREATE INDEX expeditions_rels_path_idx ON expeditions_rels USING btree (path);

CREATE INDEX expeditions_sizes_asked_order_idx ON expeditions_sizes_asked USING btree ("order");

CREATE INDEX expeditions_sizes_asked_parent_idx ON expeditions_sizes_asked USING btree (parent_id);

CREATE UNIQUE INDEX expeditions_slug_idx ON expeditions USING btree (slug);

CREATE INDEX expeditions_stages_order_idx ON expeditions_stages USING btree (_order);

CREATE INDEX expeditions_stages_parent_id_idx ON expeditions_stages USING btree (_parent_id);

CREATE INDEX expeditions_updated_at_idx ON expeditions USING btree (updated_at);

CREATE INDEX faq_entries__status_idx ON faq_entries USING btree (_status);

CREATE INDEX faq_entries_created_at_idx ON faq_entries USING btree (created_at);

CREATE UNIQUE INDEX faq_entries_slug_idx ON faq_entries USING btree (slug);

CREATE INDEX faq_entries_updated_at_idx ON faq_entries USING btree (updated_at);

CREATE INDEX faq_searches_created_at_idx ON faq_searches USING btree (created_at);

CREATE INDEX faq_searches_searched_at_idx ON faq_searches USING btree (searched_at);

CREATE INDEX faq_searches_times_idx ON faq_searches USING btree (times);

CREATE INDEX faq_searches_updated_at_idx ON faq_searches USING btree (updated_at);

CREATE UNIQUE INDEX faq_searches_words_idx ON faq_searches USING btree (words);

CREATE INDEX guides_avatar_idx ON guides USING btree (avatar_id);

CREATE INDEX guides_created_at_idx ON guides USING btree (created_at);

CREATE INDEX guides_diplomas_order_idx ON guides_diplomas USING btree (_order);

CREATE INDEX guides_diplomas_parent_id_idx ON guides_diplomas USING btree (_parent_id);

CREATE INDEX guides_facts_order_idx ON guides_facts USING btree (_order);

CREATE INDEX guides_facts_parent_id_idx ON guides_facts USING btree (_parent_id);

CREATE INDEX guides_has_proposal_idx ON guides USING btree (has_proposal);

CREATE INDEX guides_languages_order_idx ON guides_languages USING btree ("order");

CREATE INDEX guides_languages_parent_idx ON guides_languages USING btree (parent_id);

CREATE UNIQUE INDEX guides_slug_idx ON guides USING btree (slug);

CREATE INDEX guides_updated_at_idx ON guides USING btree (updated_at);

CREATE UNIQUE INDEX guides_user_idx ON guides USING btree (user_id);

CREATE INDEX home_page__status_idx ON home_page USING btree (_status);

CREATE INDEX home_page_promises_order_idx ON home_page_promises USING btree (_order);

CREATE INDEX home_page_promises_parent_id_idx ON home_page_promises USING btree (_parent_id);

CREATE INDEX home_page_rels_expeditions_id_idx ON home_page_rels USING btree (expeditions_id);

CREATE INDEX home_page_rels_order_idx ON home_page_rels USING btree ("order");

CREATE INDEX home_page_rels_parent_idx ON home_page_rels USING btree (parent_id);

CREATE INDEX home_page_rels_path_idx ON home_page_rels USING btree (path);

CREATE INDEX home_page_train_stops_order_idx ON home_page_train_stops USING btree (_order);

CREATE INDEX home_page_train_stops_parent_id_idx ON home_page_train_stops USING btree (_parent_id);

CREATE INDEX interests_created_at_idx ON interests USING btree (created_at);

CREATE INDEX interests_expedition_idx ON interests USING btree (expedition_id);

CREATE INDEX interests_updated_at_idx ON interests USING btree (updated_at);

CREATE INDEX interests_user_idx ON interests USING btree (user_id);

CREATE UNIQUE INDEX kind_version_idx ON legal_documents USING btree (kind, version);

CREATE INDEX legal_documents_created_at_idx ON legal_documents USING btree (created_at);

CREATE INDEX legal_documents_status_idx ON legal_documents USING btree (status);

CREATE INDEX legal_documents_updated_at_idx ON legal_documents USING btree (updated_at);

CREATE INDEX level_quizzes_created_at_idx ON level_quizzes USING btree (created_at);

CREATE INDEX level_quizzes_questions_choices_order_idx ON level_quizzes_questions_choices USING btree (_order);

CREATE INDEX level_quizzes_questions_choices_parent_id_idx ON level_quizzes_questions_choices USING btree (_parent_id);

CREATE INDEX level_quizzes_questions_order_idx ON level_quizzes_questions USING btree (_order);

CREATE INDEX level_quizzes_questions_parent_id_idx ON level_quizzes_questions USING btree (_parent_id);

CREATE INDEX level_quizzes_rels_activity_categories_id_idx ON level_quizzes_rels USING btree (activity_categories_id);

CREATE INDEX level_quizzes_rels_order_idx ON level_quizzes_rels USING btree ("order");

CREATE INDEX level_quizzes_rels_parent_idx ON level_quizzes_rels USING btree (parent_id);

CREATE INDEX level_quizzes_rels_path_idx ON level_quizzes_rels USING btree (path);

CREATE INDEX level_quizzes_status_idx ON level_quizzes USING btree (status);

CREATE INDEX level_quizzes_updated_at_idx ON level_quizzes USING btree (updated_at);

CREATE UNIQUE INDEX level_quizzes_version_idx ON level_quizzes USING btree (version);

CREATE INDEX media_created_at_idx ON media USING btree (created_at);

CREATE UNIQUE INDEX media_filename_idx ON media USING btree (filename);

CREATE INDEX media_sizes_2xl_sizes_2xl_filename_idx ON media USING btree (sizes_2xl_filename);

CREATE INDEX media_sizes_lg_sizes_lg_filename_idx ON media USING btree (sizes_lg_filename);

CREATE INDEX media_sizes_md_sizes_md_filename_idx ON media USING btree (sizes_md_filename);

CREATE INDEX media_sizes_sm_sizes_sm_filename_idx ON media USING btree (sizes_sm_filename);

CREATE INDEX media_sizes_xl_sizes_xl_filename_idx ON media USING btree (sizes_xl_filename);

CREATE INDEX media_sizes_xs_sizes_xs_filename_idx ON media USING btree (sizes_xs_filename);

CREATE INDEX media_updated_at_idx ON media USING btree (updated_at);

CREATE UNIQUE INDEX message_reporter_idx ON message_reports USING btree (message_id, reporter_id);

CREATE INDEX message_reports_created_at_idx ON message_reports USING btree (created_at);

CREATE INDEX message_reports_message_idx ON message_reports USING btree (message_id);

CREATE INDEX message_reports_reporter_idx ON message_reports USING btree (reporter_id);

CREATE INDEX message_reports_status_idx ON message_reports USING btree (status);

CREATE INDEX message_reports_updated_at_idx ON message_reports USING btree (updated_at);

CREATE INDEX messages_author_idx ON messages USING btree (author_id);

CREATE INDEX messages_created_at_idx ON messages USING btree (created_at);

CREATE INDEX messages_expedition_idx ON messages USING btree (expedition_id);

CREATE INDEX messages_parent_idx ON messages USING btree (parent_id);

CREATE INDEX messages_status_idx ON messages USING btree (status);

CREATE INDEX messages_updated_at_idx ON messages USING btree (updated_at);

CREATE INDEX moderation_events_author_idx ON moderation_events USING btree (author_id);

CREATE INDEX moderation_events_created_at_idx ON moderation_events USING btree (created_at);

CREATE INDEX moderation_events_message_idx ON moderation_events USING btree (message_id);

CREATE INDEX moderation_events_review_idx ON moderation_events USING btree (review_id);

CREATE INDEX moderation_events_updated_at_idx ON moderation_events USING btree (updated_at);

CREATE INDEX navigation__status_idx ON navigation USING btree (_status);

CREATE INDEX newsletter_subscribers_created_at_idx ON newsletter_subscribers USING btree (created_at);

CREATE UNIQUE INDEX newsletter_subscribers_email_idx ON newsletter_subscribers USING btree (email);

CREATE INDEX newsletter_subscribers_status_idx ON newsletter_subscribers USING btree (status);

CREATE INDEX newsletter_subscribers_updated_at_idx ON newsletter_subscribers USING btree (updated_at);

CREATE INDEX newsletter_subscribers_user_idx ON newsletter_subscribers USING btree (user_id);

CREATE INDEX pages__status_idx ON pages USING btree (_status);

CREATE INDEX pages_created_at_idx ON pages USING btree (created_at);

CREATE INDEX pages_image_idx ON pages USING btree (image_id);

CREATE INDEX pages_seo_seo_image_idx ON pages USING btree (seo_image_id);

CREATE UNIQUE INDEX pages_slug_idx ON pages USING btree (slug);

CREATE INDEX pages_updated_at_idx ON pages USING btree (updated_at);

CREATE INDEX participants_created_at_idx ON participants USING btree (created_at);

CREATE UNIQUE INDEX participants_link_token_hash_idx ON participants USING btree (link_token_hash);

CREATE INDEX participants_reservation_idx ON participants USING btree (reservation_id);

CREATE INDEX participants_updated_at_idx ON participants USING btree (updated_at);

CREATE INDEX payload_jobs_completed_at_idx ON payload_jobs USING btree (completed_at);

CREATE INDEX payload_jobs_created_at_idx ON payload_jobs USING btree (created_at);

CREATE INDEX payload_jobs_has_error_idx ON payload_jobs USING btree (has_error);

CREATE INDEX payload_jobs_log_order_idx ON payload_jobs_log USING btree (_order);

CREATE INDEX payload_jobs_log_parent_id_idx ON payload_jobs_log USING btree (_parent_id);

CREATE INDEX payload_jobs_processing_idx ON payload_jobs USING btree (processing);

CREATE INDEX payload_jobs_queue_idx ON payload_jobs USING btree (queue);

CREATE INDEX payload_jobs_task_slug_idx ON payload_jobs USING btree (task_slug);

CREATE INDEX payload_jobs_total_tried_idx ON payload_jobs USING btree (total_tried);

CREATE INDEX payload_jobs_updated_at_idx ON payload_jobs USING btree (updated_at);

CREATE INDEX payload_jobs_wait_until_idx ON payload_jobs USING btree (wait_until);

CREATE UNIQUE INDEX payload_kv_key_idx ON payload_kv USING btree (key);

CREATE INDEX payload_locked_documents_created_at_idx ON payload_locked_documents USING btree (created_at);

CREATE INDEX payload_locked_documents_global_slug_idx ON payload_locked_documents USING btree (global_slug);

CREATE INDEX payload_locked_documents_rels_accommodation_types_id_idx ON payload_locked_documents_rels USING btree (accommodation_types_id);

CREATE INDEX payload_locked_documents_rels_activities_id_idx ON payload_locked_documents_rels USING btree (activities_id);

CREATE INDEX payload_locked_documents_rels_activity_categories_id_idx ON payload_locked_documents_rels USING btree (activity_categories_id);

CREATE INDEX payload_locked_documents_rels_articles_id_idx ON payload_locked_documents_rels USING btree (articles_id);

CREATE INDEX payload_locked_documents_rels_authors_id_idx ON payload_locked_documents_rels USING btree (authors_id);

CREATE INDEX payload_locked_documents_rels_call_requests_id_idx ON payload_locked_documents_rels USING btree (call_requests_id);

CREATE INDEX payload_locked_documents_rels_cancellation_rules_id_idx ON payload_locked_documents_rels USING btree (cancellation_rules_id);

CREATE INDEX payload_locked_documents_rels_carts_id_idx ON payload_locked_documents_rels USING btree (carts_id);

CREATE INDEX payload_locked_documents_rels_change_log_id_idx ON payload_locked_documents_rels USING btree (change_log_id);

CREATE INDEX payload_locked_documents_rels_contact_messages_id_idx ON payload_locked_documents_rels USING btree (contact_messages_id);

CREATE INDEX payload_locked_documents_rels_countries_id_idx ON payload_locked_documents_rels USING btree (countries_id);

CREATE INDEX payload_locked_documents_rels_departures_id_idx ON payload_locked_documents_rels USING btree (departures_id);

CREATE INDEX payload_locked_documents_rels_expeditions_id_idx ON payload_locked_documents_rels USING btree (expeditions_id);

CREATE INDEX payload_locked_documents_rels_faq_entries_id_idx ON payload_locked_documents_rels USING btree (faq_entries_id);

CREATE INDEX payload_locked_documents_rels_faq_searches_id_idx ON payload_locked_documents_rels USING btree (faq_searches_id);

CREATE INDEX payload_locked_documents_rels_guides_id_idx ON payload_locked_documents_rels USING btree (guides_id);

CREATE INDEX payload_locked_documents_rels_interests_id_idx ON payload_locked_documents_rels USING btree (interests_id);

CREATE INDEX payload_locked_documents_rels_legal_documents_id_idx ON payload_locked_documents_rels USING btree (legal_documents_id);

CREATE INDEX payload_locked_documents_rels_level_quizzes_id_idx ON payload_locked_documents_rels USING btree (level_quizzes_id);

CREATE INDEX payload_locked_documents_rels_media_id_idx ON payload_locked_documents_rels USING btree (media_id);

CREATE INDEX payload_locked_documents_rels_message_reports_id_idx ON payload_locked_documents_rels USING btree (message_reports_id);

CREATE INDEX payload_locked_documents_rels_messages_id_idx ON payload_locked_documents_rels USING btree (messages_id);

CREATE INDEX payload_locked_documents_rels_moderation_events_id_idx ON payload_locked_documents_rels USING btree (moderation_events_id);

CREATE INDEX payload_locked_documents_rels_newsletter_subscribers_id_idx ON payload_locked_documents_rels USING btree (newsletter_subscribers_id);

CREATE INDEX payload_locked_documents_rels_order_idx ON payload_locked_documents_rels USING btree ("order");

CREATE INDEX payload_locked_documents_rels_pages_id_idx ON payload_locked_documents_rels USING btree (pages_id);

CREATE INDEX payload_locked_documents_rels_parent_idx ON payload_locked_documents_rels USING btree (parent_id);

CREATE INDEX payload_locked_documents_rels_participants_id_idx ON payload_locked_documents_rels USING btree (participants_id);

CREATE INDEX payload_locked_documents_rels_path_idx ON payload_locked_documents_rels USING btree (path);

CREATE INDEX payload_locked_documents_rels_payments_id_idx ON payload_locked_documents_rels USING btree (payments_id);

CREATE INDEX payload_locked_documents_rels_promo_codes_id_idx ON payload_locked_documents_rels USING btree (promo_codes_id);

CREATE INDEX payload_locked_documents_rels_recordings_id_idx ON payload_locked_documents_rels USING btree (recordings_id);

CREATE INDEX payload_locked_documents_rels_reservation_events_id_idx ON payload_locked_documents_rels USING btree (reservation_events_id);

CREATE INDEX payload_locked_documents_rels_reservations_id_idx ON payload_locked_documents_rels USING btree (reservations_id);

CREATE INDEX payload_locked_documents_rels_reviews_id_idx ON payload_locked_documents_rels USING btree (reviews_id);

CREATE INDEX payload_locked_documents_rels_roster_views_id_idx ON payload_locked_documents_rels USING btree (roster_views_id);

CREATE INDEX payload_locked_documents_rels_search_synonyms_id_idx ON payload_locked_documents_rels USING btree (search_synonyms_id);

CREATE INDEX payload_locked_documents_rels_selections_id_idx ON payload_locked_documents_rels USING btree (selections_id);

CREATE INDEX payload_locked_documents_rels_users_id_idx ON payload_locked_documents_rels USING btree (users_id);

CREATE INDEX payload_locked_documents_updated_at_idx ON payload_locked_documents USING btree (updated_at);

CREATE INDEX payload_migrations_created_at_idx ON payload_migrations USING btree (created_at);

CREATE INDEX payload_migrations_updated_at_idx ON payload_migrations USING btree (updated_at);

CREATE INDEX payload_preferences_created_at_idx ON payload_preferences USING btree (created_at);

CREATE INDEX payload_preferences_key_idx ON payload_preferences USING btree (key);

CREATE INDEX payload_preferences_rels_order_idx ON payload_preferences_rels USING btree ("order");

CREATE INDEX payload_preferences_rels_parent_idx ON payload_preferences_rels USING btree (parent_id);

CREATE INDEX payload_preferences_rels_path_idx ON payload_preferences_rels USING btree (path);

CREATE INDEX payload_preferences_rels_users_id_idx ON payload_preferences_rels USING btree (users_id);

CREATE INDEX payload_preferences_updated_at_idx ON payload_preferences USING btree (updated_at);

CREATE INDEX payments_amount_cents_idx ON payments USING btree (amount_cents);

CREATE INDEX payments_author_idx ON payments USING btree (author_id);

CREATE INDEX payments_created_at_idx ON payments USING btree (created_at);

CREATE INDEX payments_reservation_idx ON payments USING btree (reservation_id);

CREATE INDEX payments_updated_at_idx ON payments USING btree (updated_at);

CREATE INDEX promo_codes_amount_cents_idx ON promo_codes USING btree (amount_cents);

CREATE INDEX promo_codes_created_at_idx ON promo_codes USING btree (created_at);

CREATE UNIQUE INDEX promo_codes_folded_idx ON promo_codes USING btree (folded);

CREATE INDEX promo_codes_rels_activity_categories_id_idx ON promo_codes_rels USING btree (activity_categories_id);

CREATE INDEX promo_codes_rels_expeditions_id_idx ON promo_codes_rels USING btree (expeditions_id);

CREATE INDEX promo_codes_rels_order_idx ON promo_codes_rels USING btree ("order");

CREATE INDEX promo_codes_rels_parent_idx ON promo_codes_rels USING btree (parent_id);

CREATE INDEX promo_codes_rels_path_idx ON promo_codes_rels USING btree (path);

CREATE INDEX promo_codes_updated_at_idx ON promo_codes USING btree (updated_at);

CREATE INDEX recordings_created_at_idx ON recordings USING btree (created_at);

CREATE UNIQUE INDEX recordings_filename_idx ON recordings USING btree (filename);

CREATE INDEX recordings_updated_at_idx ON recordings USING btree (updated_at);

CREATE INDEX reservation_events_author_idx ON reservation_events USING btree (author_id);

CREATE INDEX reservation_events_created_at_idx ON reservation_events USING btree (created_at);

CREATE INDEX reservation_events_reservation_idx ON reservation_events USING btree (reservation_id);

CREATE INDEX reservation_events_updated_at_idx ON reservation_events USING btree (updated_at);

CREATE INDEX reservations_cancellation_fee_cents_idx ON reservations USING btree (cancellation_fee_cents);

CREATE INDEX reservations_cart_number_idx ON reservations USING btree (cart_number);

CREATE INDEX reservations_created_at_idx ON reservations USING btree (created_at);

CREATE INDEX reservations_departure_idx ON reservations USING btree (departure_id);

CREATE INDEX reservations_deposit_cents_idx ON reservations USING btree (deposit_cents);

CREATE UNIQUE INDEX reservations_idempotency_key_idx ON reservations USING btree (idempotency_key);

CREATE UNIQUE INDEX reservations_number_idx ON reservations USING btree (number);

CREATE INDEX reservations_status_idx ON reservations USING btree (status);

CREATE INDEX reservations_total_cents_idx ON reservations USING btree (total_cents);

CREATE INDEX reservations_unit_price_cents_idx ON reservations USING btree (unit_price_cents);

CREATE INDEX reservations_updated_at_idx ON reservations USING btree (updated_at);

CREATE INDEX reservations_user_idx ON reservations USING btree (user_id);

CREATE INDEX reviews_created_at_idx ON reviews USING btree (created_at);

CREATE INDEX reviews_expedition_idx ON reviews USING btree (expedition_id);

CREATE INDEX reviews_published_at_idx ON reviews USING btree (published_at);

CREATE UNIQUE INDEX reviews_reservation_idx ON reviews USING btree (reservation_id);

CREATE INDEX reviews_status_idx ON reviews USING btree (status);

CREATE INDEX reviews_updated_at_idx ON reviews USING btree (updated_at);

CREATE INDEX reviews_user_idx ON reviews USING btree (user_id);

CREATE INDEX roster_views_created_at_idx ON roster_views USING btree (created_at);

CREATE INDEX roster_views_departure_idx ON roster_views USING btree (departure_id);

CREATE INDEX roster_views_reservation_idx ON roster_views USING btree (reservation_id);

CREATE INDEX roster_views_updated_at_idx ON roster_views USING btree (updated_at);

CREATE INDEX roster_views_viewer_idx ON roster_views USING btree (viewer_id);

CREATE INDEX search_synonyms_created_at_idx ON search_synonyms USING btree (created_at);

CREATE INDEX search_synonyms_terms_order_idx ON search_synonyms_terms USING btree (_order);

CREATE INDEX search_synonyms_terms_parent_id_idx ON search_synonyms_terms USING btree (_parent_id);

CREATE INDEX search_synonyms_updated_at_idx ON search_synonyms USING btree (updated_at);

CREATE INDEX selections__order_idx ON selections USING btree (_order);

CREATE INDEX selections_created_at_idx ON selections USING btree (created_at);

CREATE INDEX selections_image_idx ON selections USING btree (image_id);

CREATE INDEX selections_is_published_idx ON selections USING btree (is_published);

CREATE INDEX selections_rels_expeditions_id_idx ON selections_rels USING btree (expeditions_id);

CREATE INDEX selections_rels_order_idx ON selections_rels USING btree ("order");

CREATE INDEX selections_rels_parent_idx ON selections_rels USING btree (parent_id);

CREATE INDEX selections_rels_path_idx ON selections_rels USING btree (path);

CREATE UNIQUE INDEX selections_slug_idx ON selections USING btree (slug);

CREATE INDEX selections_updated_at_idx ON selections USING btree (updated_at);

CREATE INDEX site_settings_social_links_order_idx ON site_settings_social_links USING btree (_order);

CREATE INDEX site_settings_social_links_parent_id_idx ON site_settings_social_links USING btree (_parent_id);

CREATE INDEX site_settings_train_operators_order_idx ON site_settings_train_operators USING btree (_order);

CREATE INDEX site_settings_train_operators_parent_id_idx ON site_settings_train_operators USING btree (_parent_id);

CREATE INDEX trip_approach_order_idx ON trip_approach USING btree (_order);

CREATE INDEX trip_approach_parent_id_idx ON trip_approach USING btree (_parent_id);

CREATE INDEX trip_meals_order_idx ON trip_meals USING btree (_order);

CREATE INDEX trip_meals_parent_id_idx ON trip_meals USING btree (_parent_id);

CREATE INDEX trip_nights_order_idx ON trip_nights USING btree (_order);

CREATE INDEX trip_nights_parent_id_idx ON trip_nights USING btree (_parent_id);

CREATE INDEX trip_trains_order_idx ON trip_trains USING btree (_order);

CREATE INDEX trip_trains_parent_id_idx ON trip_trains USING btree (_parent_id);

CREATE INDEX trip_transfers_order_idx ON trip_transfers USING btree (_order);

CREATE INDEX trip_transfers_parent_id_idx ON trip_transfers USING btree (_parent_id);

CREATE UNIQUE INDEX user_expedition_idx ON interests USING btree (user_id, expedition_id);

CREATE INDEX users_created_at_idx ON users USING btree (created_at);

CREATE UNIQUE INDEX users_email_idx ON users USING btree (email);

CREATE INDEX users_role_idx ON users USING btree (role);

CREATE INDEX users_sessions_order_idx ON users_sessions USING btree (_order);

CREATE INDEX users_sessions_parent_id_idx ON users_sessions USING btree (_parent_id);

CREATE INDEX users_updated_at_idx ON users USING btree (updated_at);

ALTER TABLE ONLY _articles_v ADD CONSTRAINT _articles_v_parent_id_articles_id_fk FOREIGN KEY (parent_id) REFERENCES articles(id) ON DELETE SET NULL;

ALTER TABLE ONLY _articles_v_rels ADD CONSTRAINT _articles_v_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY _articles_v_rels ADD CONSTRAINT _articles_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES _articles_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _articles_v ADD CONSTRAINT _articles_v_version_author_id_authors_id_fk FOREIGN KEY (version_author_id) REFERENCES authors(id) ON DELETE SET NULL;

ALTER TABLE ONLY _articles_v_version_chapters ADD CONSTRAINT _articles_v_version_chapters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _articles_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _articles_v ADD CONSTRAINT _articles_v_version_cover_id_media_id_fk FOREIGN KEY (version_cover_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY _articles_v ADD CONSTRAINT _articles_v_version_recording_id_recordings_id_fk FOREIGN KEY (version_recording_id) REFERENCES recordings(id) ON DELETE SET NULL;

ALTER TABLE ONLY _articles_v ADD CONSTRAINT _articles_v_version_seo_image_id_media_id_fk FOREIGN KEY (version_seo_image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY _articles_v_version_transcript ADD CONSTRAINT _articles_v_version_transcript_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _articles_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v ADD CONSTRAINT _expeditions_v_parent_id_expeditions_id_fk FOREIGN KEY (parent_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY _expeditions_v_rels ADD CONSTRAINT _expeditions_v_rels_accommodation_types_fk FOREIGN KEY (accommodation_types_id) REFERENCES accommodation_types(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_rels ADD CONSTRAINT _expeditions_v_rels_activities_fk FOREIGN KEY (activities_id) REFERENCES activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_rels ADD CONSTRAINT _expeditions_v_rels_countries_fk FOREIGN KEY (countries_id) REFERENCES countries(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_rels ADD CONSTRAINT _expeditions_v_rels_media_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_rels ADD CONSTRAINT _expeditions_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_days ADD CONSTRAINT _expeditions_v_version_days_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v ADD CONSTRAINT _expeditions_v_version_guide_id_guides_id_fk FOREIGN KEY (version_guide_id) REFERENCES guides(id) ON DELETE SET NULL;

ALTER TABLE ONLY _expeditions_v_version_highlights ADD CONSTRAINT _expeditions_v_version_highlights_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_included ADD CONSTRAINT _expeditions_v_version_included_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_journeys_legs ADD CONSTRAINT _expeditions_v_version_journeys_legs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v_version_journeys(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_journeys ADD CONSTRAINT _expeditions_v_version_journeys_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_kit ADD CONSTRAINT _expeditions_v_version_kit_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v ADD CONSTRAINT _expeditions_v_version_main_photo_id_media_id_fk FOREIGN KEY (version_main_photo_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY _expeditions_v_version_not_included ADD CONSTRAINT _expeditions_v_version_not_included_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_options ADD CONSTRAINT _expeditions_v_version_options_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_sizes_asked ADD CONSTRAINT _expeditions_v_version_sizes_asked_parent_fk FOREIGN KEY (parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _expeditions_v_version_stages ADD CONSTRAINT _expeditions_v_version_stages_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _faq_entries_v ADD CONSTRAINT _faq_entries_v_parent_id_faq_entries_id_fk FOREIGN KEY (parent_id) REFERENCES faq_entries(id) ON DELETE SET NULL;

ALTER TABLE ONLY _home_page_v_rels ADD CONSTRAINT _home_page_v_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY _home_page_v_rels ADD CONSTRAINT _home_page_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES _home_page_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _home_page_v_version_promises ADD CONSTRAINT _home_page_v_version_promises_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _home_page_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _home_page_v_version_train_stops ADD CONSTRAINT _home_page_v_version_train_stops_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _home_page_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _pages_v ADD CONSTRAINT _pages_v_parent_id_pages_id_fk FOREIGN KEY (parent_id) REFERENCES pages(id) ON DELETE SET NULL;

ALTER TABLE ONLY _pages_v ADD CONSTRAINT _pages_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY _pages_v ADD CONSTRAINT _pages_v_version_seo_image_id_media_id_fk FOREIGN KEY (version_seo_image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY _trip_approach_v ADD CONSTRAINT _trip_approach_v_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _trip_meals_v ADD CONSTRAINT _trip_meals_v_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _trip_nights_v ADD CONSTRAINT _trip_nights_v_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _trip_trains_v ADD CONSTRAINT _trip_trains_v_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY _trip_transfers_v ADD CONSTRAINT _trip_transfers_v_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _expeditions_v(id) ON DELETE CASCADE;

ALTER TABLE ONLY activity_categories_rels ADD CONSTRAINT activity_categories_rels_activities_fk FOREIGN KEY (activities_id) REFERENCES activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY activity_categories_rels ADD CONSTRAINT activity_categories_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES activity_categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY articles ADD CONSTRAINT articles_author_id_authors_id_fk FOREIGN KEY (author_id) REFERENCES authors(id) ON DELETE SET NULL;

ALTER TABLE ONLY articles_chapters ADD CONSTRAINT articles_chapters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY articles ADD CONSTRAINT articles_cover_id_media_id_fk FOREIGN KEY (cover_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY articles ADD CONSTRAINT articles_recording_id_recordings_id_fk FOREIGN KEY (recording_id) REFERENCES recordings(id) ON DELETE SET NULL;

ALTER TABLE ONLY articles_rels ADD CONSTRAINT articles_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY articles_rels ADD CONSTRAINT articles_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY articles ADD CONSTRAINT articles_seo_image_id_media_id_fk FOREIGN KEY (seo_image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY articles_transcript ADD CONSTRAINT articles_transcript_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY authors ADD CONSTRAINT authors_guide_id_guides_id_fk FOREIGN KEY (guide_id) REFERENCES guides(id) ON DELETE SET NULL;

ALTER TABLE ONLY authors ADD CONSTRAINT authors_portrait_id_media_id_fk FOREIGN KEY (portrait_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY call_requests ADD CONSTRAINT call_requests_expedition_id_expeditions_id_fk FOREIGN KEY (expedition_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY call_requests ADD CONSTRAINT call_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY cancellation_rules_steps ADD CONSTRAINT cancellation_rules_steps_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cancellation_rules(id) ON DELETE CASCADE;

ALTER TABLE ONLY carts ADD CONSTRAINT carts_departure_id_departures_id_fk FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE SET NULL;

ALTER TABLE ONLY carts ADD CONSTRAINT carts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY contact_messages ADD CONSTRAINT contact_messages_expedition_id_expeditions_id_fk FOREIGN KEY (expedition_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY contact_messages ADD CONSTRAINT contact_messages_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY contact_messages ADD CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY departures ADD CONSTRAINT departures_expedition_id_expeditions_id_fk FOREIGN KEY (expedition_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY departures ADD CONSTRAINT departures_guide_id_guides_id_fk FOREIGN KEY (guide_id) REFERENCES guides(id) ON DELETE SET NULL;

ALTER TABLE ONLY expeditions ADD CONSTRAINT expeditions_cancellation_rule_id_cancellation_rules_id_fk FOREIGN KEY (cancellation_rule_id) REFERENCES cancellation_rules(id) ON DELETE SET NULL;

ALTER TABLE ONLY expeditions_days ADD CONSTRAINT expeditions_days_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions ADD CONSTRAINT expeditions_guide_id_guides_id_fk FOREIGN KEY (guide_id) REFERENCES guides(id) ON DELETE SET NULL;

ALTER TABLE ONLY expeditions_highlights ADD CONSTRAINT expeditions_highlights_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_included ADD CONSTRAINT expeditions_included_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_journeys_legs ADD CONSTRAINT expeditions_journeys_legs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions_journeys(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_journeys ADD CONSTRAINT expeditions_journeys_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_kit ADD CONSTRAINT expeditions_kit_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions ADD CONSTRAINT expeditions_main_photo_id_media_id_fk FOREIGN KEY (main_photo_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY expeditions_not_included ADD CONSTRAINT expeditions_not_included_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_options ADD CONSTRAINT expeditions_options_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_rels ADD CONSTRAINT expeditions_rels_accommodation_types_fk FOREIGN KEY (accommodation_types_id) REFERENCES accommodation_types(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_rels ADD CONSTRAINT expeditions_rels_activities_fk FOREIGN KEY (activities_id) REFERENCES activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_rels ADD CONSTRAINT expeditions_rels_countries_fk FOREIGN KEY (countries_id) REFERENCES countries(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_rels ADD CONSTRAINT expeditions_rels_media_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_rels ADD CONSTRAINT expeditions_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_sizes_asked ADD CONSTRAINT expeditions_sizes_asked_parent_fk FOREIGN KEY (parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY expeditions_stages ADD CONSTRAINT expeditions_stages_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY guides ADD CONSTRAINT guides_avatar_id_media_id_fk FOREIGN KEY (avatar_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY guides_diplomas ADD CONSTRAINT guides_diplomas_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES guides(id) ON DELETE CASCADE;

ALTER TABLE ONLY guides_facts ADD CONSTRAINT guides_facts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES guides(id) ON DELETE CASCADE;

ALTER TABLE ONLY guides_languages ADD CONSTRAINT guides_languages_parent_fk FOREIGN KEY (parent_id) REFERENCES guides(id) ON DELETE CASCADE;

ALTER TABLE ONLY guides ADD CONSTRAINT guides_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY home_page_promises ADD CONSTRAINT home_page_promises_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES home_page(id) ON DELETE CASCADE;

ALTER TABLE ONLY home_page_rels ADD CONSTRAINT home_page_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY home_page_rels ADD CONSTRAINT home_page_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES home_page(id) ON DELETE CASCADE;

ALTER TABLE ONLY home_page_train_stops ADD CONSTRAINT home_page_train_stops_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES home_page(id) ON DELETE CASCADE;

ALTER TABLE ONLY interests ADD CONSTRAINT interests_expedition_id_expeditions_id_fk FOREIGN KEY (expedition_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY interests ADD CONSTRAINT interests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY level_quizzes_questions_choices ADD CONSTRAINT level_quizzes_questions_choices_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES level_quizzes_questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY level_quizzes_questions ADD CONSTRAINT level_quizzes_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES level_quizzes(id) ON DELETE CASCADE;

ALTER TABLE ONLY level_quizzes_rels ADD CONSTRAINT level_quizzes_rels_activity_categories_fk FOREIGN KEY (activity_categories_id) REFERENCES activity_categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY level_quizzes_rels ADD CONSTRAINT level_quizzes_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES level_quizzes(id) ON DELETE CASCADE;

ALTER TABLE ONLY message_reports ADD CONSTRAINT message_reports_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;

ALTER TABLE ONLY message_reports ADD CONSTRAINT message_reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY messages ADD CONSTRAINT messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY messages ADD CONSTRAINT messages_expedition_id_expeditions_id_fk FOREIGN KEY (expedition_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY messages ADD CONSTRAINT messages_parent_id_messages_id_fk FOREIGN KEY (parent_id) REFERENCES messages(id) ON DELETE SET NULL;

ALTER TABLE ONLY moderation_events ADD CONSTRAINT moderation_events_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY moderation_events ADD CONSTRAINT moderation_events_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;

ALTER TABLE ONLY moderation_events ADD CONSTRAINT moderation_events_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE SET NULL;

ALTER TABLE ONLY newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY pages ADD CONSTRAINT pages_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY pages ADD CONSTRAINT pages_seo_image_id_media_id_fk FOREIGN KEY (seo_image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY participants ADD CONSTRAINT participants_reservation_id_reservations_id_fk FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL;

ALTER TABLE ONLY payload_jobs_log ADD CONSTRAINT payload_jobs_log_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES payload_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_accommodation_types_fk FOREIGN KEY (accommodation_types_id) REFERENCES accommodation_types(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_activities_fk FOREIGN KEY (activities_id) REFERENCES activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_activity_categories_fk FOREIGN KEY (activity_categories_id) REFERENCES activity_categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_articles_fk FOREIGN KEY (articles_id) REFERENCES articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_authors_fk FOREIGN KEY (authors_id) REFERENCES authors(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_call_requests_fk FOREIGN KEY (call_requests_id) REFERENCES call_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_cancellation_rules_fk FOREIGN KEY (cancellation_rules_id) REFERENCES cancellation_rules(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_carts_fk FOREIGN KEY (carts_id) REFERENCES carts(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_change_log_fk FOREIGN KEY (change_log_id) REFERENCES change_log(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_contact_messages_fk FOREIGN KEY (contact_messages_id) REFERENCES contact_messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_countries_fk FOREIGN KEY (countries_id) REFERENCES countries(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_departures_fk FOREIGN KEY (departures_id) REFERENCES departures(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_faq_entries_fk FOREIGN KEY (faq_entries_id) REFERENCES faq_entries(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_faq_searches_fk FOREIGN KEY (faq_searches_id) REFERENCES faq_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_guides_fk FOREIGN KEY (guides_id) REFERENCES guides(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_interests_fk FOREIGN KEY (interests_id) REFERENCES interests(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_legal_documents_fk FOREIGN KEY (legal_documents_id) REFERENCES legal_documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_level_quizzes_fk FOREIGN KEY (level_quizzes_id) REFERENCES level_quizzes(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_media_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_message_reports_fk FOREIGN KEY (message_reports_id) REFERENCES message_reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_messages_fk FOREIGN KEY (messages_id) REFERENCES messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_moderation_events_fk FOREIGN KEY (moderation_events_id) REFERENCES moderation_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_newsletter_subscribers_fk FOREIGN KEY (newsletter_subscribers_id) REFERENCES newsletter_subscribers(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_pages_fk FOREIGN KEY (pages_id) REFERENCES pages(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES payload_locked_documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_participants_fk FOREIGN KEY (participants_id) REFERENCES participants(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_payments_fk FOREIGN KEY (payments_id) REFERENCES payments(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_promo_codes_fk FOREIGN KEY (promo_codes_id) REFERENCES promo_codes(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_recordings_fk FOREIGN KEY (recordings_id) REFERENCES recordings(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_reservation_events_fk FOREIGN KEY (reservation_events_id) REFERENCES reservation_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_reservations_fk FOREIGN KEY (reservations_id) REFERENCES reservations(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_reviews_fk FOREIGN KEY (reviews_id) REFERENCES reviews(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_roster_views_fk FOREIGN KEY (roster_views_id) REFERENCES roster_views(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_search_synonyms_fk FOREIGN KEY (search_synonyms_id) REFERENCES search_synonyms(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_selections_fk FOREIGN KEY (selections_id) REFERENCES selections(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_users_fk FOREIGN KEY (users_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_preferences_rels ADD CONSTRAINT payload_preferences_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES payload_preferences(id) ON DELETE CASCADE;

ALTER TABLE ONLY payload_preferences_rels ADD CONSTRAINT payload_preferences_rels_users_fk FOREIGN KEY (users_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY payments ADD CONSTRAINT payments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY payments ADD CONSTRAINT payments_reservation_id_reservations_id_fk FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL;

ALTER TABLE ONLY promo_codes_rels ADD CONSTRAINT promo_codes_rels_activity_categories_fk FOREIGN KEY (activity_categories_id) REFERENCES activity_categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY promo_codes_rels ADD CONSTRAINT promo_codes_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY promo_codes_rels ADD CONSTRAINT promo_codes_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES promo_codes(id) ON DELETE CASCADE;

ALTER TABLE ONLY reservation_events ADD CONSTRAINT reservation_events_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY reservation_events ADD CONSTRAINT reservation_events_reservation_id_reservations_id_fk FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL;

ALTER TABLE ONLY reservations ADD CONSTRAINT reservations_departure_id_departures_id_fk FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE SET NULL;

ALTER TABLE ONLY reservations ADD CONSTRAINT reservations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_expedition_id_expeditions_id_fk FOREIGN KEY (expedition_id) REFERENCES expeditions(id) ON DELETE SET NULL;

ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_reservation_id_reservations_id_fk FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL;

ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY roster_views ADD CONSTRAINT roster_views_departure_id_departures_id_fk FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE SET NULL;

ALTER TABLE ONLY roster_views ADD CONSTRAINT roster_views_reservation_id_reservations_id_fk FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL;

ALTER TABLE ONLY roster_views ADD CONSTRAINT roster_views_viewer_id_users_id_fk FOREIGN KEY (viewer_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY search_synonyms_terms ADD CONSTRAINT search_synonyms_terms_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES search_synonyms(id) ON DELETE CASCADE;

ALTER TABLE ONLY selections ADD CONSTRAINT selections_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES media(id) ON DELETE SET NULL;

ALTER TABLE ONLY selections_rels ADD CONSTRAINT selections_rels_expeditions_fk FOREIGN KEY (expeditions_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY selections_rels ADD CONSTRAINT selections_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES selections(id) ON DELETE CASCADE;

ALTER TABLE ONLY site_settings_social_links ADD CONSTRAINT site_settings_social_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES site_settings(id) ON DELETE CASCADE;

ALTER TABLE ONLY site_settings_train_operators ADD CONSTRAINT site_settings_train_operators_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES site_settings(id) ON DELETE CASCADE;

ALTER TABLE ONLY trip_approach ADD CONSTRAINT trip_approach_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY trip_meals ADD CONSTRAINT trip_meals_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY trip_nights ADD CONSTRAINT trip_nights_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY trip_trains ADD CONSTRAINT trip_trains_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY trip_transfers ADD CONSTRAINT trip_transfers_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES expeditions(id) ON DELETE CASCADE;

ALTER TABLE ONLY users_sessions ADD CONSTRAINT users_sessions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES users(id) ON DELETE CASCADE;
