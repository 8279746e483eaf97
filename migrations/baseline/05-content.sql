-- call_requests

create index call_requests_open_phone_idx on call_requests using btree (phone) where (status = 'open'::enum_call_requests_status);

-- contact_messages

create index contact_messages_body on contact_messages using btree (md5((body)::text));

-- contact_replies

create table contact_replies (
    id integer not null,
    message_id integer not null,
    author_id integer,
    body text not null,
    created_at timestamp with time zone default now() not null
);

create sequence contact_replies_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence contact_replies_id_seq owned by contact_replies.id;

alter table only contact_replies alter column id set default nextval('contact_replies_id_seq'::regclass);

alter table only contact_replies add constraint contact_replies_pkey primary key (id);

create index contact_replies_message on contact_replies using btree (message_id);

-- faq_ratings

create table faq_ratings (
    entry_id integer not null,
    yes integer default 0 not null,
    no integer default 0 not null
);

alter table only faq_ratings add constraint faq_ratings_pkey primary key (entry_id);

-- legal_documents

alter table legal_documents add constraint legal_documents_change_terms check ((((kind)::text <> 'contract_changes'::text) or (status <> 'published'::enum_legal_documents_status) or ((change_terms_fuel_percent is not null) and (change_terms_taxes_percent is not null) and (change_terms_currency_percent is not null) and (change_terms_answer_days is not null) and (change_terms_silence is not null) and (((change_terms_fuel_percent + change_terms_taxes_percent) + change_terms_currency_percent) <= (100)::numeric))));

alter table legal_documents add constraint legal_documents_version_form check (((version)::text ~ '^[0-9a-z][0-9a-z.-]{0,19}$'::text));

-- level_quizzes

alter table level_quizzes add constraint level_quizzes_frozen check (((status <> 'published'::enum_level_quizzes_status) or ((frozen is not null) and (jsonb_typeof(frozen) = 'array'::text))));

-- messages

create index messages_of_expedition on messages using btree (expedition_id, created_at desc) where (status = 'visible'::enum_messages_status);

-- References

alter table only contact_replies add constraint contact_replies_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only contact_replies add constraint contact_replies_message_id_fkey foreign key (message_id) references contact_messages(id) on delete cascade;
alter table only faq_ratings add constraint faq_ratings_entry_id_fkey foreign key (entry_id) references faq_entries(id) on delete cascade;
