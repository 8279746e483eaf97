-- audience_counts

create table audience_counts (
    day date not null,
    measure text not null,
    subject text not null,
    detail text not null,
    times bigint not null,
    constraint audience_counts_detail_check check ((length(detail) <= 500)),
    constraint audience_counts_measure_check check ((measure = any (array['view'::text, 'visitors'::text, 'missing'::text, 'search'::text]))),
    constraint audience_counts_subject_check check ((length(subject) <= 500)),
    constraint audience_counts_times_check check ((times > 0))
);

alter table only audience_counts add constraint audience_counts_pkey primary key (day, measure, subject, detail);

-- audience_marks

create table audience_marks (
    day date not null,
    step text not null,
    mark bytea not null,
    constraint audience_marks_step_check check ((step = any (array['site'::text, 'catalogue'::text, 'product'::text, 'booking'::text])))
);

alter table only audience_marks add constraint audience_marks_pkey primary key (day, step, mark);

-- audience_salts

create table audience_salts (
    day date not null,
    salt bytea not null,
    constraint audience_salts_salt_check check ((length(salt) = 32))
);

alter table only audience_salts add constraint audience_salts_pkey primary key (day);

-- audience_vitals

create table audience_vitals (
    day date not null,
    template text not null,
    vital text not null,
    value integer not null,
    times bigint not null,
    constraint audience_vitals_times_check check ((times > 0)),
    constraint audience_vitals_value_check check ((value >= 0)),
    constraint audience_vitals_vital_check check ((vital = any (array['lcp'::text, 'inp'::text, 'cls'::text, 'ttfb'::text])))
);

alter table only audience_vitals add constraint audience_vitals_pkey primary key (day, template, vital, value);

-- former_files

create table former_files (
    folder text not null,
    name text not null,
    media_id integer,
    recording_id integer,
    size text not null,
    constraint former_files_check check ((num_nonnulls(media_id, recording_id) = 1)),
    constraint former_files_folder_check check ((folder = any (array['media'::text, 'recordings'::text])))
);

alter table only former_files add constraint former_files_pkey primary key (folder, name);

create index former_files_media_id on former_files using btree (media_id);

create index former_files_recording_id on former_files using btree (recording_id);

-- job_alerts

create table job_alerts (
    subject text not null,
    told_at timestamp with time zone default now() not null
);

alter table only job_alerts add constraint job_alerts_pkey primary key (subject);

-- loose_files

create table loose_files (
    folder text not null,
    name text not null,
    due_at timestamp with time zone default now() not null,
    constraint loose_files_folder_check check ((folder = any (array['media'::text, 'recordings'::text, 'sent'::text])))
);

alter table only loose_files add constraint loose_files_pkey primary key (folder, name);

-- open_documents

create table open_documents (
    entity text not null,
    document_id integer not null,
    user_id integer not null,
    seen_at timestamp with time zone default now() not null
);

alter table only open_documents add constraint open_documents_pkey primary key (entity, document_id, user_id);

create index open_documents_seen_at on open_documents using btree (seen_at);

create index open_documents_user_id on open_documents using btree (user_id);

-- picture_drawings

create table picture_drawings (
    media_id integer not null,
    source text not null,
    crop jsonb not null,
    asked_at timestamp with time zone default now() not null
);

alter table only picture_drawings add constraint picture_drawings_pkey primary key (media_id);

alter table only picture_drawings add constraint picture_drawings_source_key unique (source);

-- rate_limits

create table rate_limits (
    key character varying(255) not null,
    points integer default 0 not null,
    expire bigint
);

alter table only rate_limits add constraint rate_limits_pkey primary key (key);

create index rate_limits_expire on rate_limits using btree (expire);

-- saved_fields

create table saved_fields (
    entity text not null,
    document_id integer not null,
    field text not null,
    mark text not null,
    user_id integer not null,
    saved_at timestamp with time zone not null
);

alter table only saved_fields add constraint saved_fields_pkey primary key (entity, document_id, field);

create index saved_fields_saved_at on saved_fields using btree (saved_at);

create index saved_fields_user_id on saved_fields using btree (user_id);

-- sent_mails

create table sent_mails (
    message_id text not null,
    sent_at timestamp with time zone default now() not null
);

alter table only sent_mails add constraint sent_mails_pkey primary key (message_id);

create index sent_mails_sent_at on sent_mails using btree (sent_at);

-- set_aside_rows

create table set_aside_rows (
    task text not null,
    step text not null,
    row_id text not null,
    attempts integer default 1 not null,
    error text not null,
    first_failed_at timestamp with time zone default now() not null,
    failed_at timestamp with time zone default now() not null,
    retry_at timestamp with time zone not null,
    told_at timestamp with time zone,
    given_up_at timestamp with time zone,
    given_up_by integer
);

alter table only set_aside_rows add constraint set_aside_rows_pkey primary key (task, step, row_id);

create index set_aside_rows_given_up_by_idx on set_aside_rows using btree (given_up_by);

-- References

alter table only former_files add constraint former_files_media_id_fkey foreign key (media_id) references media(id) on delete cascade;
alter table only former_files add constraint former_files_recording_id_fkey foreign key (recording_id) references recordings(id) on delete cascade;
alter table only open_documents add constraint open_documents_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only picture_drawings add constraint picture_drawings_media_id_fkey foreign key (media_id) references media(id) on delete cascade;
alter table only saved_fields add constraint saved_fields_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only set_aside_rows add constraint set_aside_rows_given_up_by_fkey foreign key (given_up_by) references users(id) on delete set null;
