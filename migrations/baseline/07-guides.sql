-- group_messages

create table group_messages (
    id integer not null,
    departure_id integer not null,
    author_id integer,
    subject text not null,
    body text not null,
    recipients smallint not null,
    idempotency_key text not null,
    request_hash text not null,
    created_at timestamp with time zone default now() not null,
    constraint group_messages_recipients_check check ((recipients > 0))
);

create sequence group_messages_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence group_messages_id_seq owned by group_messages.id;

alter table only group_messages alter column id set default nextval('group_messages_id_seq'::regclass);

alter table only group_messages add constraint group_messages_idempotency_key_key unique (idempotency_key);

alter table only group_messages add constraint group_messages_pkey primary key (id);

create index group_messages_author on group_messages using btree (author_id);

create index group_messages_departure on group_messages using btree (departure_id);

-- guide_calendar_links

create table guide_calendar_links (
    user_id integer not null,
    token_hash text not null,
    created_at timestamp with time zone default now() not null
);

alter table only guide_calendar_links add constraint guide_calendar_links_pkey primary key (user_id);

alter table only guide_calendar_links add constraint guide_calendar_links_token_hash_key unique (token_hash);

-- guide_changes

create table guide_changes (
    id integer not null,
    guide_id integer not null,
    departure_id integer not null,
    kind text not null,
    title text not null,
    first_day date not null,
    last_day date not null,
    created_at timestamp with time zone default now() not null,
    told_at timestamp with time zone,
    constraint guide_changes_kind_check check ((kind = any (array['given'::text, 'taken'::text, 'moved'::text])))
);

create sequence guide_changes_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence guide_changes_id_seq owned by guide_changes.id;

alter table only guide_changes alter column id set default nextval('guide_changes_id_seq'::regclass);

alter table only guide_changes add constraint guide_changes_pkey primary key (id);

create index guide_changes_untold on guide_changes using btree (guide_id) where (told_at is null);

-- guide_news_settings

create table guide_news_settings (
    user_id integer not null,
    changes text not null,
    constraint guide_news_settings_changes_check check ((changes = any (array['at_once'::text, 'daily'::text])))
);

alter table only guide_news_settings add constraint guide_news_settings_pkey primary key (user_id);

-- guide_overrides

create table guide_overrides (
    id integer not null,
    departure_id integer not null,
    other_id integer not null,
    guide_id integer not null,
    reason text not null,
    author_id integer,
    created_at timestamp with time zone default now() not null,
    constraint guide_overrides_reason_check check (((length(reason) >= 1) and (length(reason) <= 300)))
);

create sequence guide_overrides_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence guide_overrides_id_seq owned by guide_overrides.id;

alter table only guide_overrides alter column id set default nextval('guide_overrides_id_seq'::regclass);

alter table only guide_overrides add constraint guide_overrides_pkey primary key (id);

create index guide_overrides_departure on guide_overrides using btree (departure_id);

create index guide_overrides_other on guide_overrides using btree (other_id);

-- guide_proposals

create table guide_proposals (
    id integer not null,
    guide_id integer not null,
    author_id integer,
    content jsonb not null,
    revision integer default 1 not null,
    state text default 'pending'::text not null,
    word text,
    sent_at timestamp with time zone default now() not null,
    decided_by_id integer,
    decided_at timestamp with time zone,
    constraint guide_proposals_check check (((state <> 'refused'::text) or (word is not null))),
    constraint guide_proposals_check1 check (((decided_at is null) = (state = 'pending'::text))),
    constraint guide_proposals_state_check check ((state = any (array['pending'::text, 'approved'::text, 'refused'::text])))
);

create sequence guide_proposals_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence guide_proposals_id_seq owned by guide_proposals.id;

alter table only guide_proposals alter column id set default nextval('guide_proposals_id_seq'::regclass);

alter table only guide_proposals add constraint guide_proposals_pkey primary key (id);

create index guide_proposals_decided on guide_proposals using btree (guide_id, decided_at desc) where (state <> 'pending'::text);

create unique index guide_proposals_pending on guide_proposals using btree (guide_id) where (state = 'pending'::text);

-- morning_mails

create table morning_mails (
    day date not null,
    told_until timestamp with time zone not null
);

alter table only morning_mails add constraint morning_mails_pkey primary key (day);

-- presence_checks

create table presence_checks (
    participant_id integer not null,
    departure_id integer not null,
    state text not null,
    checked_at timestamp with time zone not null,
    author_id integer,
    constraint presence_checks_state_check check ((state = any (array['here'::text, 'late'::text, 'absent'::text])))
);

alter table only presence_checks add constraint presence_checks_pkey primary key (participant_id);

create index presence_checks_author on presence_checks using btree (author_id);

create index presence_checks_departure on presence_checks using btree (departure_id);

-- References

alter table only group_messages add constraint group_messages_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only group_messages add constraint group_messages_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only guide_calendar_links add constraint guide_calendar_links_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only guide_changes add constraint guide_changes_guide_id_fkey foreign key (guide_id) references guides(id) on delete cascade;
alter table only guide_news_settings add constraint guide_news_settings_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only guide_overrides add constraint guide_overrides_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only guide_overrides add constraint guide_overrides_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only guide_overrides add constraint guide_overrides_guide_id_fkey foreign key (guide_id) references guides(id) on delete cascade;
alter table only guide_overrides add constraint guide_overrides_other_id_fkey foreign key (other_id) references departures(id) on delete cascade;
alter table only guide_proposals add constraint guide_proposals_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only guide_proposals add constraint guide_proposals_decided_by_id_fkey foreign key (decided_by_id) references users(id) on delete set null;
alter table only guide_proposals add constraint guide_proposals_guide_id_fkey foreign key (guide_id) references guides(id) on delete cascade;
alter table only presence_checks add constraint presence_checks_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only presence_checks add constraint presence_checks_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only presence_checks add constraint presence_checks_participant_id_fkey foreign key (participant_id) references participants(id) on delete cascade;
