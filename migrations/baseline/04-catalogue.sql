-- departure_prices

create table departure_prices (
    departure_id integer not null,
    since timestamp with time zone not null,
    price_cents integer not null,
    is_first_known boolean default false not null,
    constraint departure_prices_price_cents_check check ((price_cents >= 0))
);

alter table only departure_prices add constraint departure_prices_pkey primary key (departure_id, since);

-- departures

alter table departures add constraint departures_decided_in_time check (((decision_day is null) or (decision_day <= (first_day -
case
    when ((last_day - first_day) >= 6) then 21
    else 8
end))));

alter table departures add constraint departures_end_after_start check ((departure_end > departure_start));

alter table departures add constraint departures_price_positive check (((price_cents is null) or (price_cents >= (0)::numeric)));

alter table departures add constraint departures_reduction check (((reduction_from is null) = (reduction_until is null)));

alter table departures add constraint departures_seats_within_capacity check ((((0)::numeric <= seats_taken) and (seats_taken <= capacity)));

alter table departures add constraint departures_whole_minimum check (((min_participants is null) or (((1)::numeric <= min_participants) and (min_participants <= capacity) and (min_participants = trunc(min_participants)))));

alter table departures add constraint departures_whole_seats check (((seats_taken = trunc(seats_taken)) and (capacity = trunc(capacity))));

create index departures_long on departures using btree (first_day) include (last_day, open_seats, expedition_id) where ((status <> 'canceled'::enum_departures_status) and ((last_day - first_day) > 14));

create index departures_openings on departures using btree (first_day) include (last_day, open_seats, expedition_id) where (status <> 'canceled'::enum_departures_status);

create index departures_to_come on departures using btree (expedition_id, departure_start) where (status <> 'canceled'::enum_departures_status);

create statistics departures_places on (expedition_id >> 6) from departures;

-- emission_factors

create table emission_factors (
    id integer not null,
    key text not null,
    label text not null,
    note text default ''::text not null,
    unit text not null,
    value_mg integer not null,
    low_mg integer not null,
    high_mg integer not null,
    source text not null,
    version text not null,
    read_on date not null,
    effective_from date not null,
    reason text not null,
    author_id integer,
    created_at timestamp with time zone default now() not null,
    constraint emission_factors_key_check check ((key ~ '^[a-z]+(_[a-z0-9]+)*$'::text)),
    constraint emission_factors_label_check check (((length(label) >= 2) and (length(label) <= 80))),
    constraint emission_factors_low_mg_check check ((low_mg >= 0)),
    constraint emission_factors_note_check check ((length(note) <= 200)),
    constraint emission_factors_range check (((low_mg <= value_mg) and (value_mg <= high_mg))),
    constraint emission_factors_reason_check check (((length(reason) >= 3) and (length(reason) <= 300))),
    constraint emission_factors_source_check check (((length(source) >= 2) and (length(source) <= 120))),
    constraint emission_factors_unit_check check ((unit = any (array['passenger_km'::text, 'vehicle_km'::text, 'person_night'::text, 'meal'::text]))),
    constraint emission_factors_value_mg_check check ((value_mg > 0)),
    constraint emission_factors_version_check check (((length(version) >= 1) and (length(version) <= 60)))
);

create sequence emission_factors_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence emission_factors_id_seq owned by emission_factors.id;

alter table only emission_factors alter column id set default nextval('emission_factors_id_seq'::regclass);

alter table only emission_factors add constraint emission_factors_pkey primary key (id);

create index emission_factors_author on emission_factors using btree (author_id);

create index emission_factors_key on emission_factors using btree (key, effective_from desc, id desc);

-- expedition_hits

create table expedition_hits (
    id integer not null,
    name text not null,
    slug text not null,
    expedition_type text not null,
    carousel_rank integer,
    price_cents integer not null,
    country_1 text,
    countries text[] not null,
    activities text[] not null,
    duration_days integer not null,
    level integer not null,
    eco_rating integer not null,
    rating double precision,
    review_count integer not null,
    next_start date,
    search_text text not null,
    hit jsonb not null,
    built_on date not null,
    title_words tsvector default ''::tsvector not null,
    next_confirmed date
)
with (toast_tuple_target='600');
alter table only expedition_hits alter column hit set storage external;

alter table only expedition_hits add constraint expedition_hits_pkey primary key (id);

alter table only expedition_hits add constraint expedition_hits_slug_key unique (slug);

create index expedition_hits_activities on expedition_hits using gin (activities);

create index expedition_hits_countries on expedition_hits using gin (countries);

create index expedition_hits_next_start on expedition_hits using btree (next_start, id);

create index expedition_hits_rank on expedition_hits using btree (carousel_rank, next_start, id);

-- expeditions

alter table expeditions add constraint expeditions_ages check (((age_max_child is null) or ((age_max_child >= (3)::numeric) and (age_max_child <= (17)::numeric))));

alter table expeditions add constraint expeditions_child_price check (((child_price_cents is null) or (child_price_cents >= (0)::numeric)));

alter table expeditions add constraint expeditions_duration_range check (((duration_days >= (2)::numeric) and (duration_days <= (15)::numeric)));

alter table expeditions add constraint expeditions_eco_rating_range check (((eco_rating >= (1)::numeric) and (eco_rating <= (5)::numeric)));

alter table expeditions add constraint expeditions_level_range check (((level >= (0)::numeric) and (level <= (5)::numeric)));

alter table expeditions add constraint expeditions_price_positive check ((price_cents >= (0)::numeric));

alter table expeditions add constraint expeditions_station_altitude check (access_station_altitude between -10 and 4000 and access_station_altitude = trunc(access_station_altitude));

create index expeditions_start on expeditions using btree (start_longitude, start_latitude);

-- favourite_news

create table favourite_news (
    id bigint not null,
    expedition_id integer not null,
    departure_id integer not null,
    kind text not null,
    created_at timestamp with time zone default now() not null,
    constraint favourite_news_kind_check check ((kind = any (array['new_departure'::text, 'last_places'::text, 'confirmed'::text])))
);

alter table favourite_news alter column id add generated always as identity (
    sequence name favourite_news_id_seq
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1
);

alter table only favourite_news add constraint favourite_news_departure_id_kind_key unique (departure_id, kind);

alter table only favourite_news add constraint favourite_news_pkey primary key (id);

create index favourite_news_newest on favourite_news using btree (created_at);

-- hit_bits

create table hit_bits (
    segment integer not null,
    facet text not null,
    value text not null,
    bits bit(4096) not null
)
with (fillfactor='70');

alter table only hit_bits add constraint hit_bits_pkey primary key (segment, facet, value);

-- hit_rows

create table hit_rows (
    id integer not null,
    shape integer not null,
    price_cents integer not null,
    next_start date,
    carousel_rank integer,
    review_count integer not null,
    rating double precision,
    duration_days smallint not null,
    kind smallint not null,
    words tsvector default ''::tsvector not null,
    next_confirmed date,
    weeks smallint[] default '{}'::smallint[] not null
);

alter table only hit_rows add constraint hit_rows_pkey primary key (id);

create index hit_rows_confirmed on hit_rows using btree (next_confirmed, next_start, id);

create index hit_rows_departure on hit_rows using btree (next_start, id);

create index hit_rows_duration on hit_rows using btree (duration_days, id);

create index hit_rows_price on hit_rows using btree (price_cents, id);

create index hit_rows_rating on hit_rows using btree (rating desc nulls last, review_count desc, id);

create index hit_rows_recommended on hit_rows using btree (carousel_rank, next_start, id);

create index hit_rows_words on hit_rows using gin (words);

create statistics hit_rows_places on (id >> 6) from hit_rows;

-- hit_shapes

create table hit_shapes (
    id integer not null,
    key bigint not null,
    countries text[] not null,
    activities text[] not null,
    categories text[] not null
);

alter table hit_shapes alter column id add generated by default as identity (
    sequence name hit_shapes_id_seq
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1
);

alter table only hit_shapes add constraint hit_shapes_key_key unique (key);

alter table only hit_shapes add constraint hit_shapes_pkey primary key (id);

-- hit_words

create table hit_words (
    word text not null,
    stem text not null
);

alter table only hit_words add constraint hit_words_pkey primary key (word);

create index hit_words_prefix on hit_words using btree (word text_pattern_ops);

create index hit_words_stem on hit_words using btree (stem);

create index hit_words_trigrams on hit_words using gin (word gin_trgm_ops);

-- place_data

create table place_data (
    only_row boolean default true not null,
    version text not null,
    filled_at timestamp with time zone default now() not null,
    constraint place_data_only_row_check check (only_row)
);

alter table only place_data add constraint place_data_pkey primary key (only_row);

-- place_keys

create table place_keys (
    key text not null collate pg_catalog."C",
    place_code text not null,
    kind text not null,
    name text,
    department text not null,
    population integer not null,
    constraint place_keys_check check (((kind = 'other_name'::text) = (name is not null))),
    constraint place_keys_kind_check check ((kind = any (array['name'::text, 'other_name'::text, 'postcode'::text])))
);

alter table only place_keys add constraint place_keys_pkey primary key (key, place_code) include (kind, department, population);

create index place_keys_place on place_keys using btree (place_code);

-- places

create table places (
    code text not null,
    name text not null,
    department text not null,
    postcodes text[] not null,
    population integer not null,
    lat double precision not null,
    lon double precision not null,
    located_by text not null,
    station_id text,
    station_m integer,
    high_speed_station_id text,
    high_speed_station_m integer,
    constraint places_check check (((station_id is null) = (station_m is null))),
    constraint places_check1 check (((high_speed_station_id is null) = (high_speed_station_m is null))),
    constraint places_code_check check ((code ~ '^[0-9][0-9AB][0-9]{3}$'::text)),
    constraint places_high_speed_station_m_check check ((high_speed_station_m >= 0)),
    constraint places_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
    constraint places_located_by_check check ((located_by = any (array['town'::text, 'postcode'::text, 'intercommunality'::text, 'department'::text, 'hand'::text]))),
    constraint places_lon_check check (((lon >= ('-180'::integer)::double precision) and (lon <= (180)::double precision))),
    constraint places_population_check check ((population >= 0)),
    constraint places_station_m_check check ((station_m >= 0))
);

alter table only places add constraint places_pkey primary key (code);

-- published_slugs

create table published_slugs (
    collection text not null,
    slug text not null,
    document_id integer not null
);

alter table only published_slugs add constraint published_slugs_pkey primary key (collection, slug);

create index published_slugs_document on published_slugs using btree (collection, document_id);

-- review_counts

create table review_counts (
    rate numeric,
    count integer not null
);

alter table only review_counts add constraint review_counts_rate_key unique nulls not distinct (rate);

-- reviews

alter table reviews add constraint reviews_rate_range check (((rate is null) or ((rate >= (1)::numeric) and (rate <= (5)::numeric))));

create index reviews_published on reviews using btree (expedition_id, published_at desc) where (status = 'published'::enum_reviews_status);

-- search_backlog

create table search_backlog (
    id integer not null,
    version bigint not null,
    attempts integer default 0 not null,
    error text,
    since timestamp with time zone default now() not null,
    retry_at timestamp with time zone default now() not null,
    set_aside_at timestamp with time zone
);

alter table search_backlog alter column version add generated always as identity (
    sequence name search_backlog_version_seq
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1
);

alter table only search_backlog add constraint search_backlog_pkey primary key (id);

-- search_runs

create table search_runs (
    id integer not null,
    state text default 'waiting'::text not null,
    done integer default 0 not null,
    total integer default 0 not null,
    error text,
    started_at timestamp with time zone default now() not null,
    changed_at timestamp with time zone default now() not null,
    constraint search_runs_state_check check ((state = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

alter table search_runs alter column id add generated always as identity (
    sequence name search_runs_id_seq
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1
);

alter table only search_runs add constraint search_runs_pkey primary key (id);

-- site_texts

create table site_texts (
    collection text not null,
    document_id integer not null,
    words tsvector not null
);

alter table only site_texts add constraint site_texts_pkey primary key (collection, document_id);

create index site_texts_words on site_texts using gin (words);

-- site_words

create table site_words (
    word text not null,
    stem text not null
);

alter table only site_words add constraint site_words_pkey primary key (word);

create index site_words_trigrams on site_words using gin (word gin_trgm_ops);

-- stations

create table stations (
    id text not null,
    name text not null,
    country character(2) not null,
    lat double precision not null,
    lon double precision not null,
    is_high_speed boolean not null,
    is_long_distance boolean not null,
    weight real not null,
    constraint stations_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
    constraint stations_lon_check check (((lon >= ('-180'::integer)::double precision) and (lon <= (180)::double precision)))
);

alter table only stations add constraint stations_pkey primary key (id);

-- trip_doors

create table trip_doors (
    expedition_id integer not null,
    x double precision not null,
    y double precision not null,
    z double precision not null,
    after_g integer not null,
    after_minutes integer not null,
    stay_g integer not null,
    days integer not null,
    factors_number integer not null,
    train_g integer[] not null,
    train_minutes integer[] not null,
    train_changes integer[] not null,
    train_rides integer[] not null,
    constraint trip_doors_after_g_check check ((after_g >= 0)),
    constraint trip_doors_after_minutes_check check ((after_minutes >= 0)),
    constraint trip_doors_days_check check ((days > 0)),
    constraint trip_doors_stay_g_check check ((stay_g >= 0))
);

alter table only trip_doors add constraint trip_doors_pkey primary key (expedition_id);

-- References

alter table only _expeditions_v add constraint _expeditions_v_version_cancellation_rule_id_cancellation_rules_ foreign key (version_cancellation_rule_id) references cancellation_rules(id) on delete set null;
alter table only departure_prices add constraint departure_prices_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only emission_factors add constraint emission_factors_author_id_fkey foreign key (author_id) references users(id) on delete restrict;
alter table only expedition_hits add constraint expedition_hits_id_fkey foreign key (id) references expeditions(id) on delete cascade;
alter table only favourite_news add constraint favourite_news_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only favourite_news add constraint favourite_news_expedition_id_fkey foreign key (expedition_id) references expeditions(id) on delete cascade;
alter table only hit_rows add constraint hit_rows_id_fkey foreign key (id) references expedition_hits(id) on delete cascade;
alter table only place_keys add constraint place_keys_place_code_fkey foreign key (place_code) references places(code) on delete cascade;
alter table only places add constraint places_high_speed_station_id_fkey foreign key (high_speed_station_id) references stations(id);
alter table only places add constraint places_station_id_fkey foreign key (station_id) references stations(id);
alter table only trip_doors add constraint trip_doors_expedition_id_fkey foreign key (expedition_id) references expeditions(id) on delete cascade;
alter table only user_towns add constraint user_towns_place_code_fkey foreign key (place_code) references places(code) on delete cascade;
