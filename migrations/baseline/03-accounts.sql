-- consent_proofs

create table consent_proofs (
    id bigint not null,
    version text not null,
    audience boolean not null,
    advertising boolean not null,
    chosen_at timestamp with time zone default now() not null
);

alter table consent_proofs alter column id add generated always as identity (
    sequence name consent_proofs_id_seq
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1
);

alter table only consent_proofs add constraint consent_proofs_pkey primary key (id);

create index consent_proofs_chosen_at on consent_proofs using btree (chosen_at);

-- consent_requests

create table consent_requests (
    version text not null,
    words jsonb not null
);

alter table only consent_requests add constraint consent_requests_pkey primary key (version);

-- device_marks

create table device_marks (
    user_id integer not null,
    known_since timestamp with time zone not null
);

alter table only device_marks add constraint device_marks_pkey primary key (user_id);

-- interests

create index interests_active_of_user on interests using btree (user_id) where is_active;

-- newsletter_subscribers

create index newsletter_subscribers_email_lower on newsletter_subscribers using btree (lower((email)::text));

create index newsletter_subscribers_words on newsletter_subscribers using gin (email gin_trgm_ops);

-- password_resets

create table password_resets (
    token_hash text not null,
    user_id integer not null,
    expires_at timestamp with time zone not null
);

alter table only password_resets add constraint password_resets_pkey primary key (token_hash);

create index password_resets_user on password_resets using btree (user_id);

-- refused_addresses

create table refused_addresses (
    address text not null,
    reply_code integer not null,
    template text not null,
    refusals integer default 1 not null,
    first_refused_at timestamp with time zone default now() not null,
    last_refused_at timestamp with time zone default now() not null
);

alter table only refused_addresses add constraint refused_addresses_pkey primary key (address);

-- second_factors

create table second_factors (
    user_id integer not null,
    secret text,
    confirmed_at timestamp with time zone,
    last_step bigint default 0 not null,
    recovery_hashes text[] default '{}'::text[] not null,
    next_secret text,
    next_drawn_at timestamp with time zone,
    constraint second_factors_check check (((secret is null) = (confirmed_at is null))),
    constraint second_factors_check1 check (((next_secret is null) = (next_drawn_at is null)))
);

alter table only second_factors add constraint second_factors_pkey primary key (user_id);

-- session_details

create table session_details (
    session_id character varying not null,
    opened_by text,
    client_address text not null,
    device text not null,
    last_used_at timestamp with time zone default now() not null,
    proved_at timestamp with time zone,
    constraint session_details_opened_by_check check ((opened_by = any (array['password'::text, 'google'::text, 'facebook'::text, 'link'::text])))
);

alter table only session_details add constraint session_details_pkey primary key (session_id);

-- user_identities

create table user_identities (
    provider text not null,
    subject text not null,
    user_id integer not null,
    linked_at timestamp with time zone default now() not null,
    constraint user_identities_provider_check check ((provider = any (array['google'::text, 'facebook'::text])))
);

alter table only user_identities add constraint user_identities_pkey primary key (provider, subject);

alter table only user_identities add constraint user_identities_user_id_provider_key unique (user_id, provider);

-- user_levels

create table user_levels (
    user_id integer not null,
    version text not null,
    answers jsonb not null,
    levels jsonb not null,
    saved_at timestamp with time zone default now() not null,
    constraint user_levels_answers_check check ((jsonb_typeof(answers) = 'object'::text)),
    constraint user_levels_levels_check check ((jsonb_typeof(levels) = 'object'::text))
);

alter table only user_levels add constraint user_levels_pkey primary key (user_id);

-- user_portraits

create table user_portraits (
    user_id integer not null,
    name text not null,
    image bytea not null,
    constraint user_portraits_image_check check ((octet_length(image) < 200000))
);

alter table only user_portraits add constraint user_portraits_name_key unique (name);

alter table only user_portraits add constraint user_portraits_pkey primary key (user_id);

-- user_towns

create table user_towns (
    user_id integer not null,
    place_code text not null,
    saved_at timestamp with time zone default now() not null
);

alter table only user_towns add constraint user_towns_pkey primary key (user_id);

create index user_towns_place on user_towns using btree (place_code);

-- users

create unique index users_email_lower on users using btree (lower((email)::text));

create index users_gone on users using btree (id) where (deleted_at is not null);

create index users_mailbox_idx on users using btree (mailbox_of((email)::text));

create index users_words on users using gin (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, phone gin_trgm_ops);

-- users_sessions

create index users_sessions_begin on users_sessions using btree (created_at);

create index users_sessions_end on users_sessions using btree (expires_at);

-- References

alter table only consent_proofs add constraint consent_proofs_version_fkey foreign key (version) references consent_requests(version);
alter table only device_marks add constraint device_marks_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only password_resets add constraint password_resets_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only second_factors add constraint second_factors_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only user_identities add constraint user_identities_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only user_levels add constraint user_levels_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only user_portraits add constraint user_portraits_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only user_towns add constraint user_towns_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
