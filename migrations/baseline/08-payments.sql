-- bank_file_credits

create table bank_file_credits (
    id integer not null,
    file_id integer not null,
    fate text not null,
    line_id integer,
    booked_on date,
    amount_cents integer,
    told jsonb not null,
    reason text,
    constraint bank_file_credits_fate_check check ((fate = any (array['new'::text, 'known'::text, 'refused'::text]))),
    constraint bank_file_credits_line check (((fate <> 'refused'::text) or (line_id is null))),
    constraint bank_file_credits_read check (((fate = 'refused'::text) or (num_nulls(booked_on, amount_cents) = 0))),
    constraint bank_file_credits_reason_check check (((length(reason) >= 3) and (length(reason) <= 300))),
    constraint bank_file_credits_refused check (((fate = 'refused'::text) = (reason is not null)))
);

create sequence bank_file_credits_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence bank_file_credits_id_seq owned by bank_file_credits.id;

alter table only bank_file_credits alter column id set default nextval('bank_file_credits_id_seq'::regclass);

alter table only bank_file_credits add constraint bank_file_credits_pkey primary key (id);

create index bank_file_credits_fate on bank_file_credits using btree (fate, id) where (fate <> 'new'::text);

create index bank_file_credits_file on bank_file_credits using btree (file_id);

create index bank_file_credits_line_id on bank_file_credits using btree (line_id);

-- bank_files

create table bank_files (
    id integer not null,
    imported_at timestamp with time zone default now() not null,
    imported_by integer,
    credits_count integer not null,
    credits_cents bigint not null
);

create sequence bank_files_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence bank_files_id_seq owned by bank_files.id;

alter table only bank_files alter column id set default nextval('bank_files_id_seq'::regclass);

alter table only bank_files add constraint bank_files_pkey primary key (id);

-- bank_formats

create table bank_formats (
    header_hash text not null,
    columns jsonb not null,
    saved_at timestamp with time zone default now() not null
);

alter table only bank_formats add constraint bank_formats_pkey primary key (header_hash);

-- bank_line_tellings

create table bank_line_tellings (
    line_id integer not null,
    source text not null,
    own text default ''::text not null,
    said text,
    constraint bank_line_tellings_own_check check ((length(own) <= 100)),
    constraint bank_line_tellings_source_check check (((length(source) >= 3) and (length(source) <= 200)))
);

create unique index bank_line_tellings_line on bank_line_tellings using btree (line_id, source, own, said) nulls not distinct;

-- bank_lines

create table bank_lines (
    id integer not null,
    booked_on date not null,
    amount_cents integer not null,
    payer text not null,
    words text not null,
    state text default 'open'::text not null,
    reservation_id integer,
    payment_id integer,
    reason text,
    imported_at timestamp with time zone default now() not null,
    imported_by integer,
    decided_at timestamp with time zone,
    decided_by integer,
    gift_card_id integer,
    kind text default 'transfer'::text not null,
    more text default ''::text not null,
    credit_line_id integer,
    constraint bank_lines_amount_cents_check check (
case
    when (kind = 'transfer_returned'::text) then (amount_cents < 0)
    else (amount_cents > 0)
end),
    constraint bank_lines_applied check (
case
    when (state <> 'applied'::text) then (num_nonnulls(payment_id, reservation_id, gift_card_id) = 0)
    else ((num_nonnulls(payment_id, gift_card_id) = 1) and ((payment_id is null) = (reservation_id is null)))
end),
    constraint bank_lines_credit check (((credit_line_id is null) or (kind = 'transfer_returned'::text))),
    constraint bank_lines_decided check (((state = 'open'::text) = (decided_at is null))),
    constraint bank_lines_kind_check check ((kind = any (array['transfer'::text, 'batch'::text, 'refund_returned'::text, 'transfer_returned'::text]))),
    constraint bank_lines_payer_check check ((length(payer) <= 140)),
    constraint bank_lines_reason_check check (((length(reason) >= 3) and (length(reason) <= 300))),
    constraint bank_lines_set_aside check (((state = 'set_aside'::text) = (reason is not null))),
    constraint bank_lines_state_check check ((state = any (array['open'::text, 'applied'::text, 'set_aside'::text]))),
    constraint bank_lines_words_check check ((length(words) <= 500))
);

create sequence bank_lines_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence bank_lines_id_seq owned by bank_lines.id;

alter table only bank_lines alter column id set default nextval('bank_lines_id_seq'::regclass);

alter table only bank_lines add constraint bank_lines_credit_line_id_key unique (credit_line_id);

alter table only bank_lines add constraint bank_lines_gift_card_id_key unique (gift_card_id);

alter table only bank_lines add constraint bank_lines_payment_id_key unique (payment_id);

alter table only bank_lines add constraint bank_lines_pkey primary key (id);

create index bank_lines_state on bank_lines using btree (state, booked_on);

create index bank_lines_sum on bank_lines using btree (booked_on, amount_cents);

create index bank_lines_undone on bank_lines using btree (imported_at) where (state <> 'applied'::text);

-- cart_gift_cards

create table cart_gift_cards (
    cart_id integer not null,
    card_id integer not null,
    added_at timestamp with time zone default now() not null
);

alter table only cart_gift_cards add constraint cart_gift_cards_pkey primary key (cart_id, card_id);

create index cart_gift_cards_card on cart_gift_cards using btree (card_id);

-- credit_accounts

create table credit_accounts (
    id integer not null,
    kind text not null,
    user_id integer,
    origin_reservation_id integer,
    refund_cents integer,
    opened_at timestamp with time zone default now() not null,
    expires_on date not null,
    constraint credit_accounts_kind_check check ((kind = any (array['credit'::text, 'gift_card'::text]))),
    constraint credit_accounts_of_someone check (((kind <> 'credit'::text) or (num_nulls(user_id, origin_reservation_id, refund_cents) = 0))),
    constraint credit_accounts_refund_cents_check check ((refund_cents > 0)),
    constraint credit_accounts_within_a_year check (((kind <> 'credit'::text) or (expires_on <= ((((opened_at at time zone 'Europe/Paris'::text))::date + '1 year'::interval))::date)))
);

create sequence credit_accounts_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence credit_accounts_id_seq owned by credit_accounts.id;

alter table only credit_accounts alter column id set default nextval('credit_accounts_id_seq'::regclass);

alter table only credit_accounts add constraint credit_accounts_pkey primary key (id);

create unique index credit_accounts_once on credit_accounts using btree (origin_reservation_id) where (kind = 'credit'::text);

create index credit_accounts_user on credit_accounts using btree (user_id);

-- credit_entries

create table credit_entries (
    id integer not null,
    account_id integer not null,
    amount_cents integer not null,
    reason text not null,
    note text,
    reservation_id integer,
    payment_id integer,
    author_id integer,
    at timestamp with time zone default clock_timestamp() not null,
    reverses_id integer,
    constraint credit_entries_note_check check ((length(note) <= 300)),
    constraint credit_entries_reason_check check ((reason = any (array['opened'::text, 'used'::text, 'given_back'::text, 'expired'::text, 'reversed'::text]))),
    constraint credit_entries_reverses check (((reverses_id is null) or ((reverses_id < id) and (reason = 'given_back'::text) and (note is not null) and (author_id is not null)))),
    constraint credit_entries_signed check (
case
    when (reason = any (array['opened'::text, 'given_back'::text])) then (amount_cents > 0)
    else (amount_cents < 0)
end)
);

create sequence credit_entries_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence credit_entries_id_seq owned by credit_entries.id;

alter table only credit_entries alter column id set default nextval('credit_entries_id_seq'::regclass);

alter table only credit_entries add constraint credit_entries_pkey primary key (id);

alter table only credit_entries add constraint credit_entries_reverses_id_key unique (reverses_id);

create index credit_entries_account on credit_entries using btree (account_id);

create unique index credit_entries_opened_once on credit_entries using btree (account_id) where (reason = 'opened'::text);

create index credit_entries_reservation on credit_entries using btree (reservation_id);

-- credit_reminders

create table credit_reminders (
    account_id integer not null,
    days_before smallint not null,
    sent_at timestamp with time zone default now() not null
);

alter table only credit_reminders add constraint credit_reminders_pkey primary key (account_id, days_before);

-- deposit_shares

create table deposit_shares (
    id integer not null,
    deposit_id integer not null,
    "position" integer not null,
    amount_cents integer not null,
    name text,
    email text,
    terms_version text,
    agreed_at timestamp with time zone,
    link_hash text not null,
    link_sealed text not null,
    declined_at timestamp with time zone,
    constraint deposit_shares_agreed check ((num_nulls(terms_version, agreed_at) = any (array[0, 2]))),
    constraint deposit_shares_amount_cents_check check ((amount_cents > 0)),
    constraint deposit_shares_email_check check ((length(email) <= 320)),
    constraint deposit_shares_name_check check (((length(name) >= 1) and (length(name) <= 100))),
    constraint deposit_shares_position_check check ((("position" >= 1) and ("position" <= 20)))
);

create sequence deposit_shares_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence deposit_shares_id_seq owned by deposit_shares.id;

alter table only deposit_shares alter column id set default nextval('deposit_shares_id_seq'::regclass);

alter table only deposit_shares add constraint deposit_shares_link_hash_key unique (link_hash);

alter table only deposit_shares add constraint deposit_shares_pkey primary key (id);

alter table only deposit_shares add constraint deposit_shares_place unique (deposit_id, "position");

-- gift_card_events

create table gift_card_events (
    id integer not null,
    card_id integer not null,
    kind text not null,
    detail text,
    author_id integer,
    at timestamp with time zone default now() not null,
    constraint gift_card_events_detail_check check ((length(detail) <= 400)),
    constraint gift_card_events_kind_check check ((kind = any (array['paid'::text, 'issued'::text, 'sent'::text, 'resent'::text, 'opened'::text, 'extended'::text, 'voided'::text, 'transferred'::text, 'received'::text, 'withdrawn'::text, 'reversed'::text, 'repaid'::text])))
);

create sequence gift_card_events_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence gift_card_events_id_seq owned by gift_card_events.id;

alter table only gift_card_events alter column id set default nextval('gift_card_events_id_seq'::regclass);

alter table only gift_card_events add constraint gift_card_events_pkey primary key (id);

create index gift_card_events_author on gift_card_events using btree (author_id);

create index gift_card_events_card on gift_card_events using btree (card_id);

create unique index gift_card_events_opened on gift_card_events using btree (card_id) where (kind = 'opened'::text);

-- gift_card_mails

create table gift_card_mails (
    message_id text not null,
    card_id integer not null,
    template text not null,
    subject text not null,
    sent_to text not null,
    sent_at timestamp with time zone default now() not null,
    constraint gift_card_mails_sent_to_check check (((length(sent_to) >= 3) and (length(sent_to) <= 320))),
    constraint gift_card_mails_subject_check check (((length(subject) >= 1) and (length(subject) <= 998))),
    constraint gift_card_mails_template_check check (((length(template) >= 1) and (length(template) <= 60)))
);

alter table only gift_card_mails add constraint gift_card_mails_pkey primary key (message_id);

create index gift_card_mails_card on gift_card_mails using btree (card_id, sent_at);

-- gift_card_requests

create table gift_card_requests (
    key text not null,
    card_id integer not null,
    request_hash text not null,
    created_at timestamp with time zone default now() not null
);

alter table only gift_card_requests add constraint gift_card_requests_pkey primary key (key);

create index gift_card_requests_card on gift_card_requests using btree (card_id);

-- gift_cards

create table gift_cards (
    id integer not null,
    amount_cents integer not null,
    picture text not null,
    giver_name text,
    buyer_email text,
    recipient_name text,
    recipient_email text,
    message text,
    send_on date,
    terms_version text,
    request_key text,
    request_hash text,
    purchase_hash text not null,
    purchase_sealed text not null,
    intent_id uuid,
    replaces_id integer,
    account_id integer,
    code_hash text,
    code_sealed text,
    code_key text,
    last4 text,
    link_hash text,
    link_sealed text,
    expires_on date,
    created_at timestamp with time zone default now() not null,
    paid_at timestamp with time zone,
    sent_at timestamp with time zone,
    recalled_at timestamp with time zone,
    stopped_at timestamp with time zone,
    stopped_for text,
    paid_by text default 'card'::text not null,
    issued_by integer,
    issued_for text,
    reference text,
    trip_id integer,
    trip_name text,
    constraint gift_cards_amount_cents_check check ((amount_cents > 0)),
    constraint gift_cards_buyer_email_check check ((length(buyer_email) <= 320)),
    constraint gift_cards_giver_name_check check ((length(giver_name) <= 100)),
    constraint gift_cards_issued_for_check check (((length(issued_for) >= 3) and (length(issued_for) <= 300))),
    constraint gift_cards_last4_check check ((length(last4) = 4)),
    constraint gift_cards_message_check check ((length(message) <= 800)),
    constraint gift_cards_paid check ((num_nulls(paid_at, account_id, code_hash, code_sealed, code_key, last4, link_hash, link_sealed, expires_on) = any (array[0, 9]))),
    constraint gift_cards_paid_by_check check ((paid_by = any (array['card'::text, 'bank_transfer'::text, 'cheque'::text, 'gesture'::text]))),
    constraint gift_cards_picture_check check (((length(picture) >= 1) and (length(picture) <= 40))),
    constraint gift_cards_recipient_email_check check ((length(recipient_email) <= 320)),
    constraint gift_cards_recipient_name_check check ((length(recipient_name) <= 100)),
    constraint gift_cards_reference_check check (((length(reference) >= 1) and (length(reference) <= 20))),
    constraint gift_cards_stopped check (((num_nulls(stopped_at, stopped_for) = any (array[0, 2])) and ((stopped_at is null) or (paid_at is not null)))),
    constraint gift_cards_stopped_for_check check ((stopped_for = any (array['voided'::text, 'transferred'::text, 'withdrawn'::text]))),
    constraint gift_cards_trip check (((trip_id is null) or (trip_name is not null))),
    constraint gift_cards_trip_name_check check (((length(trip_name) >= 1) and (length(trip_name) <= 200)))
);

create sequence gift_cards_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence gift_cards_id_seq owned by gift_cards.id;

alter table only gift_cards alter column id set default nextval('gift_cards_id_seq'::regclass);

alter table only gift_cards add constraint gift_cards_account_id_key unique (account_id);

alter table only gift_cards add constraint gift_cards_code_hash_key unique (code_hash);

alter table only gift_cards add constraint gift_cards_intent_id_key unique (intent_id);

alter table only gift_cards add constraint gift_cards_link_hash_key unique (link_hash);

alter table only gift_cards add constraint gift_cards_pkey primary key (id);

alter table only gift_cards add constraint gift_cards_purchase_hash_key unique (purchase_hash);

alter table only gift_cards add constraint gift_cards_reference_key unique (reference);

alter table only gift_cards add constraint gift_cards_replaces_id_key unique (replaces_id);

alter table only gift_cards add constraint gift_cards_request_key_key unique (request_key);

create index gift_cards_issued_by on gift_cards using btree (issued_by);

create index gift_cards_last4 on gift_cards using btree (last4);

create index gift_cards_trip_id on gift_cards using btree (trip_id) where (trip_id is not null);

-- gift_repayments

create table gift_repayments (
    card_id integer not null,
    amount_cents integer not null,
    due_on date not null,
    created_at timestamp with time zone default now() not null,
    made_at timestamp with time zone,
    made_by integer,
    reference text,
    constraint gift_repayments_amount_cents_check check ((amount_cents > 0)),
    constraint gift_repayments_reference_check check ((length(reference) <= 300))
);

alter table only gift_repayments add constraint gift_repayments_pkey primary key (card_id);

create index gift_repayments_made_by on gift_repayments using btree (made_by);

-- house_events

create table house_events (
    id text not null,
    payment_id text not null,
    body text not null,
    created_at timestamp with time zone default clock_timestamp() not null
);

alter table only house_events add constraint house_events_pkey primary key (id);

create index house_events_payment on house_events using btree (payment_id);

-- house_payments

create table house_payments (
    id text not null,
    amount_cents integer not null,
    captured_cents integer default 0 not null,
    capture text not null,
    description text not null,
    return_url text not null,
    saves_method boolean not null,
    saved_method text,
    state text not null,
    card text,
    failure text,
    authorised_until timestamp with time zone,
    dispute_reference text,
    dispute_state text,
    created_at timestamp with time zone default clock_timestamp() not null,
    payout_id text,
    constraint house_payments_amount_cents_check check ((amount_cents > 0)),
    constraint house_payments_capture_check check ((capture = any (array['manual'::text, 'automatic'::text]))),
    constraint house_payments_check check (((captured_cents >= 0) and (captured_cents <= amount_cents))),
    constraint house_payments_check1 check (((state <> 'authorised'::text) or (authorised_until is not null))),
    constraint house_payments_check2 check (((dispute_reference is null) = (dispute_state is null))),
    constraint house_payments_check3 check (((captured_cents = 0) or (state = 'captured'::text))),
    constraint house_payments_dispute_state_check check ((dispute_state = any (array['open'::text, 'won'::text, 'lost'::text]))),
    constraint house_payments_state_check check ((state = any (array['awaiting_card'::text, 'awaiting_proof'::text, 'refused'::text, 'authorised'::text, 'captured'::text, 'released'::text, 'expired'::text])))
);

alter table only house_payments add constraint house_payments_dispute_reference_key unique (dispute_reference);

alter table only house_payments add constraint house_payments_pkey primary key (id);

alter table only house_payments add constraint house_payments_saved_method_key unique (saved_method);

create index house_payments_payout on house_payments using btree (payout_id);

create index house_payments_since on house_payments using btree (created_at, id);

-- house_payouts

create table house_payouts (
    id text not null,
    amount_cents integer not null,
    created_at timestamp with time zone default clock_timestamp() not null
);

alter table only house_payouts add constraint house_payouts_pkey primary key (id);

create index house_payouts_since on house_payouts using btree (created_at, id);

-- house_refunds

create table house_refunds (
    id text not null,
    payment_id text not null,
    amount_cents integer not null,
    state text not null,
    created_at timestamp with time zone default clock_timestamp() not null,
    label text,
    payout_id text,
    constraint house_refunds_amount_cents_check check ((amount_cents > 0)),
    constraint house_refunds_state_check check ((state = any (array['pending'::text, 'done'::text, 'failed'::text])))
);

alter table only house_refunds add constraint house_refunds_pkey primary key (id);

create index house_refunds_payment on house_refunds using btree (payment_id);

create index house_refunds_payout on house_refunds using btree (payout_id);

-- house_requests

create table house_requests (
    key text not null,
    request_hash text not null,
    status smallint,
    answer jsonb,
    created_at timestamp with time zone default now() not null
);

alter table only house_requests add constraint house_requests_pkey primary key (key);

-- house_switches

create table house_switches (
    only_row boolean default true not null,
    is_down boolean default false not null,
    loses_webhooks boolean default false not null,
    delivers_twice boolean default false not null,
    webhook_delay_seconds integer default 0 not null,
    shuffles_webhooks boolean default false not null,
    authorisation_seconds integer default 604800 not null,
    dispute_after_seconds integer default 20 not null,
    payout_error_cents integer default 0 not null,
    constraint house_switches_authorisation_seconds_check check (((authorisation_seconds >= 0) and (authorisation_seconds <= 604800))),
    constraint house_switches_dispute_after_seconds_check check (((dispute_after_seconds >= 0) and (dispute_after_seconds <= 86400))),
    constraint house_switches_only_row_check check (only_row),
    constraint house_switches_payout_error_cents_check check (((payout_error_cents >= '-100000'::integer) and (payout_error_cents <= 100000))),
    constraint house_switches_webhook_delay_seconds_check check (((webhook_delay_seconds >= 0) and (webhook_delay_seconds <= 86400)))
);

alter table only house_switches add constraint house_switches_pkey primary key (only_row);

-- invoice_counters

create table invoice_counters (
    series text not null,
    year smallint not null,
    last integer default 0 not null,
    constraint invoice_counters_last_check check ((last >= 0)),
    constraint invoice_counters_series_check check ((series = any (array['F'::text, 'A'::text])))
);

alter table only invoice_counters add constraint invoice_counters_pkey primary key (series, year);

-- invoices

create table invoices (
    id integer not null,
    reservation_id integer not null,
    payment_id integer,
    kind text not null,
    series text generated always as (
case kind
    when 'credit_note'::text then 'A'::text
    else 'F'::text
end) stored not null,
    year smallint,
    sequence integer,
    number text generated always as (((((
case kind
    when 'credit_note'::text then 'A'::text
    else 'F'::text
end || '-'::text) || (year)::text) || '-'::text) ||
case
    when (sequence < 10000) then lpad((sequence)::text, 4, '0'::text)
    else (sequence)::text
end)) stored,
    issued_at timestamp with time zone,
    amount_cents integer not null,
    refers jsonb not null,
    content jsonb not null,
    constraint invoices_amount check (
case kind
    when 'balance'::text then (amount_cents >= 0)
    else (amount_cents > 0)
end),
    constraint invoices_content_check check ((jsonb_typeof(content) = 'object'::text)),
    constraint invoices_kind_check check ((kind = any (array['deposit'::text, 'balance'::text, 'credit_note'::text]))),
    constraint invoices_numbered check ((num_nulls(year, sequence, issued_at) = any (array[0, 3]))),
    constraint invoices_refers_check check ((jsonb_typeof(refers) = 'array'::text)),
    constraint invoices_sequence_check check ((sequence > 0))
);

create sequence invoices_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence invoices_id_seq owned by invoices.id;

alter table only invoices alter column id set default nextval('invoices_id_seq'::regclass);

alter table only invoices add constraint invoices_number_once unique (series, year, sequence);

alter table only invoices add constraint invoices_payment_once unique (payment_id, kind);

alter table only invoices add constraint invoices_pkey primary key (id);

create index invoices_reservation on invoices using btree (reservation_id);

-- payment_comparisons

create table payment_comparisons (
    provider text not null,
    compared_at timestamp with time zone not null,
    payments integer not null
);

alter table only payment_comparisons add constraint payment_comparisons_pkey primary key (provider);

-- payment_differences

create table payment_differences (
    id integer not null,
    provider text not null,
    provider_reference text not null,
    kind text not null,
    detail text not null,
    found_at timestamp with time zone default now() not null,
    gone_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by integer,
    constraint payment_differences_detail_check check ((length(detail) <= 500)),
    constraint payment_differences_kind_check check ((kind = any (array['only_here'::text, 'only_there'::text, 'differs'::text, 'refund'::text, 'payout'::text])))
);

create sequence payment_differences_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence payment_differences_id_seq owned by payment_differences.id;

alter table only payment_differences alter column id set default nextval('payment_differences_id_seq'::regclass);

alter table only payment_differences add constraint payment_differences_pkey primary key (id);

create unique index payment_differences_open on payment_differences using btree (provider, provider_reference) where (gone_at is null);

-- payment_disputes

create table payment_disputes (
    intent_id uuid not null,
    reference text not null,
    state text not null,
    opened_at timestamp with time zone default now() not null,
    closed_at timestamp with time zone,
    constraint payment_disputes_check check (((closed_at is null) = (state = 'open'::text))),
    constraint payment_disputes_reference_check check (((length(reference) >= 1) and (length(reference) <= 200))),
    constraint payment_disputes_state_check check ((state = any (array['open'::text, 'won'::text, 'lost'::text])))
);

alter table only payment_disputes add constraint payment_disputes_pkey primary key (intent_id, reference);

create index payment_disputes_open on payment_disputes using btree (opened_at) where (state = 'open'::text);

-- payment_events

create table payment_events (
    provider text not null,
    event_id text not null,
    intent_id uuid not null,
    received_at timestamp with time zone default now() not null,
    constraint payment_events_event_id_check check (((length(event_id) >= 1) and (length(event_id) <= 200)))
);

alter table only payment_events add constraint payment_events_pkey primary key (provider, event_id);

create index payment_events_intent on payment_events using btree (intent_id);

-- payment_intents

create table payment_intents (
    id uuid default gen_random_uuid() not null,
    purpose text not null,
    provider text not null,
    provider_reference text,
    user_id integer,
    cart_id integer,
    reservation_id integer,
    amount_cents integer not null,
    captured_cents integer default 0 not null,
    saves_card boolean default false not null,
    kept_order jsonb,
    state text default 'started'::text not null,
    link_hash text,
    link_sealed text,
    failure text,
    failure_message text,
    authorised_until timestamp with time zone,
    created_at timestamp with time zone default now() not null,
    updated_at timestamp with time zone default now() not null,
    card_terms_version text,
    charges_saved boolean default false not null,
    share_id integer,
    receipt_email text,
    constraint payment_intents_amount_cents_check check ((amount_cents > 0)),
    constraint payment_intents_by_saved_card check (((not charges_saved) or (purpose = 'balance'::text))),
    constraint payment_intents_captured check (captured_cents between 0 and amount_cents and (state = 'captured') = (captured_cents > 0)),
    constraint payment_intents_failure_message_check check ((length(failure_message) <= 500)),
    constraint payment_intents_of_share check (((share_id is null) or (purpose = 'share'::text))),
    constraint payment_intents_ordered check (((purpose <> 'order'::text) or (kept_order is not null) or (state <> all (array['started'::text, 'refused'::text])))),
    constraint payment_intents_provider_check check (((length(provider) >= 1) and (length(provider) <= 20))),
    constraint payment_intents_provider_reference_check check (((length(provider_reference) >= 1) and (length(provider_reference) <= 200))),
    constraint payment_intents_purpose_check check ((purpose = any (array['order'::text, 'deposit'::text, 'balance'::text, 'share'::text, 'gift_card'::text]))),
    constraint payment_intents_state_check check ((state = any (array['started'::text, 'refused'::text, 'authorised'::text, 'accepted'::text, 'releasing'::text, 'captured'::text, 'released'::text, 'expired'::text])))
);

alter table only payment_intents add constraint payment_intents_pkey primary key (id);

alter table only payment_intents add constraint payment_intents_reference unique (provider, provider_reference);

create index payment_intents_charged on payment_intents using btree (reservation_id) where charges_saved;

create index payment_intents_link on payment_intents using btree (link_hash);

create unique index payment_intents_one_by_cart on payment_intents using btree (cart_id) where ((purpose = 'order'::text) and (state = any (array['started'::text, 'refused'::text, 'accepted'::text])));

create unique index payment_intents_one_by_reservation on payment_intents using btree (reservation_id) where ((purpose = any (array['deposit'::text, 'balance'::text])) and (state = any (array['started'::text, 'refused'::text, 'accepted'::text])));

create unique index payment_intents_one_by_share on payment_intents using btree (share_id) where ((state = any (array['started'::text, 'refused'::text, 'authorised'::text, 'accepted'::text])) or ((state = 'captured'::text) and (reservation_id is not null)));

create index payment_intents_open on payment_intents using btree (updated_at) where (state = any (array['started'::text, 'refused'::text, 'authorised'::text, 'accepted'::text, 'releasing'::text]));

create index payment_intents_over on payment_intents using btree (updated_at) where (state = any (array['released'::text, 'expired'::text]));

create index payment_intents_reservation on payment_intents using btree (reservation_id);

create index payment_intents_share on payment_intents using btree (share_id);

create index payment_intents_since on payment_intents using btree (provider, created_at);

create index payment_intents_user on payment_intents using btree (user_id);

-- payment_links

create table payment_links (
    token_hash text not null,
    reservation_id integer,
    drawn_at timestamp with time zone default now() not null
);

alter table only payment_links add constraint payment_links_pkey primary key (token_hash);

create index payment_links_reservation on payment_links using btree (reservation_id);

-- payment_moves

create table payment_moves (
    id integer not null,
    intent_id uuid not null,
    from_reservation_id integer not null,
    to_reservation_id integer not null,
    amount_cents integer not null,
    moved_at timestamp with time zone default now() not null,
    constraint payment_moves_amount_cents_check check ((amount_cents > 0)),
    constraint payment_moves_check check ((from_reservation_id <> to_reservation_id))
);

create sequence payment_moves_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence payment_moves_id_seq owned by payment_moves.id;

alter table only payment_moves alter column id set default nextval('payment_moves_id_seq'::regclass);

alter table only payment_moves add constraint payment_moves_pkey primary key (id);

create index payment_moves_from on payment_moves using btree (from_reservation_id);

create index payment_moves_intent on payment_moves using btree (intent_id);

create index payment_moves_to on payment_moves using btree (to_reservation_id);

-- payment_refunds

create table payment_refunds (
    id integer not null,
    intent_id uuid not null,
    reservation_id integer,
    amount_cents integer not null,
    reason text not null,
    state text default 'waiting'::text not null,
    provider_reference text,
    failure text,
    payment_id integer,
    author_id integer,
    handled_at timestamp with time zone,
    handled_by integer,
    created_at timestamp with time zone default now() not null,
    updated_at timestamp with time zone default now() not null,
    found_at timestamp with time zone,
    constraint payment_refunds_amount_cents_check check ((amount_cents > 0)),
    constraint payment_refunds_failure_check check ((length(failure) <= 300)),
    constraint payment_refunds_reason_check check (((length(reason) >= 1) and (length(reason) <= 300))),
    constraint payment_refunds_state_check check ((state = any (array['waiting'::text, 'pending'::text, 'done'::text, 'failed'::text])))
);

create sequence payment_refunds_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence payment_refunds_id_seq owned by payment_refunds.id;

alter table only payment_refunds alter column id set default nextval('payment_refunds_id_seq'::regclass);

alter table only payment_refunds add constraint payment_refunds_pkey primary key (id);

create index payment_refunds_intent on payment_refunds using btree (intent_id);

create unique index payment_refunds_of_provider on payment_refunds using btree (provider_reference, intent_id) where (provider_reference is not null);

create index payment_refunds_open on payment_refunds using btree (updated_at) where (state = any (array['waiting'::text, 'pending'::text]));

create index payment_refunds_reservation on payment_refunds using btree (reservation_id);

-- payment_requests

create table payment_requests (
    key text not null,
    reservation_id integer not null,
    request_hash text not null,
    created_at timestamp with time zone default now() not null
);

alter table only payment_requests add constraint payment_requests_pkey primary key (key);

create index payment_requests_reservation on payment_requests using btree (reservation_id);

-- payments

alter table payments add constraint payments_by_provider check ((num_nulls(provider, provider_reference) = any (array[0, 2])));

create unique index payments_of_provider on payments using btree (provider, provider_reference, kind) where (provider is not null);

create index payments_words on payments using gin (reference gin_trgm_ops) where (reference is not null);

-- saved_card_terms

create table saved_card_terms (
    version text not null,
    effective_from timestamp with time zone not null,
    body text not null,
    constraint saved_card_terms_body_check check (((length(body) >= 1) and (length(body) <= 4000))),
    constraint saved_card_terms_version_check check (((length(version) >= 1) and (length(version) <= 20)))
);

alter table only saved_card_terms add constraint saved_card_terms_pkey primary key (version);

-- saved_cards

create table saved_cards (
    intent_id uuid not null,
    user_id integer not null,
    reservation_id integer,
    provider text not null,
    method_sealed text not null,
    brand text not null,
    last4 text not null,
    terms_version text not null,
    agreed_at timestamp with time zone not null,
    announced_on date,
    announced_for date,
    announced_cents integer,
    refused_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    constraint saved_cards_announced check ((num_nulls(announced_on, announced_for, announced_cents) = any (array[0, 3]))),
    constraint saved_cards_announced_cents_check check ((announced_cents > 0)),
    constraint saved_cards_brand_check check (((length(brand) >= 1) and (length(brand) <= 40))),
    constraint saved_cards_for check (((reservation_id is not null) or (withdrawn_at is not null))),
    constraint saved_cards_last4_check check ((last4 ~ '^[0-9]{4}$'::text))
);

alter table only saved_cards add constraint saved_cards_pkey primary key (intent_id);

alter table only saved_cards add constraint saved_cards_reservation_id_key unique (reservation_id);

create index saved_cards_refused on saved_cards using btree (reservation_id) where (refused_at is not null);

create index saved_cards_user on saved_cards using btree (user_id);

-- shared_deposits

create table shared_deposits (
    id integer not null,
    user_id integer not null,
    cart_id integer not null,
    departure_id integer not null,
    reservation_id integer,
    travelers integer not null,
    amount_cents integer not null,
    terms_version text not null,
    kept_order jsonb,
    state text default 'open'::text not null,
    ended_for text,
    end_message text,
    deadline timestamp with time zone not null,
    noticed_at timestamp with time zone,
    created_at timestamp with time zone default now() not null,
    updated_at timestamp with time zone default now() not null,
    constraint shared_deposits_amount_cents_check check ((amount_cents > 0)),
    constraint shared_deposits_end_message_check check ((length(end_message) <= 500)),
    constraint shared_deposits_ended check (((state = 'released'::text) = (ended_for is not null))),
    constraint shared_deposits_ended_for_check check ((ended_for = any (array['gave_up'::text, 'deadline'::text, 'changed'::text, 'refused'::text, 'share_lost'::text, 'account'::text, 'departure'::text]))),
    constraint shared_deposits_kept check (((state = 'open'::text) = (kept_order is not null))),
    constraint shared_deposits_made check (((state <> 'complete'::text) or (reservation_id is not null))),
    constraint shared_deposits_state_check check ((state = any (array['open'::text, 'complete'::text, 'released'::text]))),
    constraint shared_deposits_travelers_check check ((travelers >= 2))
);

create sequence shared_deposits_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence shared_deposits_id_seq owned by shared_deposits.id;

alter table only shared_deposits alter column id set default nextval('shared_deposits_id_seq'::regclass);

alter table only shared_deposits add constraint shared_deposits_pkey primary key (id);

alter table only shared_deposits add constraint shared_deposits_reservation_id_key unique (reservation_id);

create index shared_deposits_departure on shared_deposits using btree (departure_id);

create unique index shared_deposits_one_by_cart on shared_deposits using btree (cart_id) where (state = 'open'::text);

create index shared_deposits_open on shared_deposits using btree (deadline) where (state = 'open'::text);

create index shared_deposits_user on shared_deposits using btree (user_id, departure_id);

-- References

alter table only bank_file_credits add constraint bank_file_credits_file_id_fkey foreign key (file_id) references bank_files(id) on delete cascade;
alter table only bank_file_credits add constraint bank_file_credits_line_id_fkey foreign key (line_id) references bank_lines(id) on delete set null;
alter table only bank_files add constraint bank_files_imported_by_fkey foreign key (imported_by) references users(id) on delete set null;
alter table only bank_line_tellings add constraint bank_line_tellings_line_id_fkey foreign key (line_id) references bank_lines(id) on delete cascade;
alter table only bank_lines add constraint bank_lines_credit_line_id_fkey foreign key (credit_line_id) references bank_lines(id) on delete set null;
alter table only bank_lines add constraint bank_lines_decided_by_fkey foreign key (decided_by) references users(id) on delete set null;
alter table only bank_lines add constraint bank_lines_gift_card_id_fkey foreign key (gift_card_id) references gift_cards(id);
alter table only bank_lines add constraint bank_lines_imported_by_fkey foreign key (imported_by) references users(id) on delete set null;
alter table only bank_lines add constraint bank_lines_payment_id_fkey foreign key (payment_id) references payments(id);
alter table only bank_lines add constraint bank_lines_reservation_id_fkey foreign key (reservation_id) references reservations(id);
alter table only cart_gift_cards add constraint cart_gift_cards_card_id_fkey foreign key (card_id) references gift_cards(id) on delete cascade;
alter table only cart_gift_cards add constraint cart_gift_cards_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade;
alter table only credit_accounts add constraint credit_accounts_origin_reservation_id_fkey foreign key (origin_reservation_id) references reservations(id);
alter table only credit_accounts add constraint credit_accounts_user_id_fkey foreign key (user_id) references users(id);
alter table only credit_entries add constraint credit_entries_account_id_fkey foreign key (account_id) references credit_accounts(id);
alter table only credit_entries add constraint credit_entries_author_id_fkey foreign key (author_id) references users(id) on delete restrict;
alter table only credit_entries add constraint credit_entries_payment_id_fkey foreign key (payment_id) references payments(id);
alter table only credit_entries add constraint credit_entries_reservation_id_fkey foreign key (reservation_id) references reservations(id);
alter table only credit_entries add constraint credit_entries_reverses_id_fkey foreign key (reverses_id) references credit_entries(id);
alter table only credit_reminders add constraint credit_reminders_account_id_fkey foreign key (account_id) references credit_accounts(id);
alter table only deposit_shares add constraint deposit_shares_deposit_id_fkey foreign key (deposit_id) references shared_deposits(id) on delete cascade;
alter table only gift_card_events add constraint gift_card_events_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only gift_card_events add constraint gift_card_events_card_id_fkey foreign key (card_id) references gift_cards(id) on delete cascade;
alter table only gift_card_mails add constraint gift_card_mails_card_id_fkey foreign key (card_id) references gift_cards(id) on delete cascade;
alter table only gift_card_requests add constraint gift_card_requests_card_id_fkey foreign key (card_id) references gift_cards(id) on delete cascade;
alter table only gift_cards add constraint gift_cards_account_id_fkey foreign key (account_id) references credit_accounts(id);
alter table only gift_cards add constraint gift_cards_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete set null;
alter table only gift_cards add constraint gift_cards_issued_by_fkey foreign key (issued_by) references users(id) on delete set null;
alter table only gift_cards add constraint gift_cards_replaces_id_fkey foreign key (replaces_id) references gift_cards(id);
alter table only gift_cards add constraint gift_cards_trip_id_fkey foreign key (trip_id) references expeditions(id) on delete set null;
alter table only gift_repayments add constraint gift_repayments_card_id_fkey foreign key (card_id) references gift_cards(id);
alter table only gift_repayments add constraint gift_repayments_made_by_fkey foreign key (made_by) references users(id) on delete set null;
alter table only house_events add constraint house_events_payment_id_fkey foreign key (payment_id) references house_payments(id) on delete cascade;
alter table only house_payments add constraint house_payments_payout_id_fkey foreign key (payout_id) references house_payouts(id) on delete set null;
alter table only house_refunds add constraint house_refunds_payment_id_fkey foreign key (payment_id) references house_payments(id) on delete cascade;
alter table only house_refunds add constraint house_refunds_payout_id_fkey foreign key (payout_id) references house_payouts(id) on delete set null;
alter table only invoices add constraint invoices_payment_id_fkey foreign key (payment_id) references payments(id);
alter table only invoices add constraint invoices_reservation_id_fkey foreign key (reservation_id) references reservations(id);
alter table only payment_differences add constraint payment_differences_decided_by_fkey foreign key (decided_by) references users(id) on delete set null;
alter table only payment_disputes add constraint payment_disputes_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete cascade;
alter table only payment_events add constraint payment_events_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete cascade;
alter table only payment_intents add constraint payment_intents_card_terms_version_fkey foreign key (card_terms_version) references saved_card_terms(version);
alter table only payment_intents add constraint payment_intents_link_hash_fkey foreign key (link_hash) references payment_links(token_hash) on delete set null;
alter table only payment_intents add constraint payment_intents_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only payment_intents add constraint payment_intents_share_id_fkey foreign key (share_id) references deposit_shares(id) on delete set null;
alter table only payment_intents add constraint payment_intents_user_id_fkey foreign key (user_id) references users(id) on delete set null;
alter table only payment_links add constraint payment_links_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only payment_moves add constraint payment_moves_from_reservation_id_fkey foreign key (from_reservation_id) references reservations(id) on delete cascade;
alter table only payment_moves add constraint payment_moves_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete cascade;
alter table only payment_moves add constraint payment_moves_to_reservation_id_fkey foreign key (to_reservation_id) references reservations(id) on delete cascade;
alter table only payment_refunds add constraint payment_refunds_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only payment_refunds add constraint payment_refunds_handled_by_fkey foreign key (handled_by) references users(id) on delete set null;
alter table only payment_refunds add constraint payment_refunds_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete cascade;
alter table only payment_refunds add constraint payment_refunds_payment_id_fkey foreign key (payment_id) references payments(id) on delete set null;
alter table only payment_refunds add constraint payment_refunds_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only payment_requests add constraint payment_requests_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only saved_cards add constraint saved_cards_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete cascade;
alter table only saved_cards add constraint saved_cards_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only saved_cards add constraint saved_cards_terms_version_fkey foreign key (terms_version) references saved_card_terms(version);
alter table only saved_cards add constraint saved_cards_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only shared_deposits add constraint shared_deposits_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only shared_deposits add constraint shared_deposits_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only shared_deposits add constraint shared_deposits_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
