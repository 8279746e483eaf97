-- cancellation_choice_links

create table cancellation_choice_links (
    token_hash text not null,
    reservation_id integer not null,
    drawn_at timestamp with time zone default now() not null
);

alter table only cancellation_choice_links add constraint cancellation_choice_links_pkey primary key (token_hash);

create index cancellation_choice_links_reservation on cancellation_choice_links using btree (reservation_id);

-- cancellation_choices

create table cancellation_choices (
    reservation_id integer not null,
    cancellation_id integer not null,
    was_confirmed boolean not null,
    answer_by date not null,
    choice text,
    chosen_at timestamp with time zone,
    chosen_by text,
    text_version text,
    amount_cents integer,
    new_reservation_id integer,
    constraint cancellation_choices_amount_cents_check check ((amount_cents >= 0)),
    constraint cancellation_choices_choice_check check ((choice = any (array['refund'::text, 'move'::text, 'credit'::text]))),
    constraint cancellation_choices_chosen_by_check check ((chosen_by = any (array['account'::text, 'link'::text, 'clock'::text]))),
    constraint cancellation_choices_moved check (((new_reservation_id is null) or (choice = 'move'::text))),
    constraint cancellation_choices_whole check ((num_nulls(choice, chosen_at, chosen_by, amount_cents) = any (array[0, 4])))
);

alter table only cancellation_choices add constraint cancellation_choices_new_reservation_id_key unique (new_reservation_id);

alter table only cancellation_choices add constraint cancellation_choices_pkey primary key (reservation_id);

create index cancellation_choices_open on cancellation_choices using btree (answer_by) where (choice is null);

-- cancellation_rules

alter table cancellation_rules add constraint cancellation_rules_frozen check (((status <> 'published'::enum_cancellation_rules_status) or ((frozen is not null) and (jsonb_typeof(frozen) = 'array'::text))));

alter table cancellation_rules add constraint cancellation_rules_version_form check (((version)::text ~ '^[0-9a-z][0-9a-z.-]{0,19}$'::text));

-- carts

alter table carts add constraint carts_hold_all_or_nothing check (((held_seats = (0)::numeric) or (held_seats = travelers_count)));

alter table carts add constraint carts_hold_client_while_held check (((hold_client is null) or (held_seats > (0)::numeric)));

alter table carts add constraint carts_hold_ends check (((held_seats = (0)::numeric) or ((hold_expires_at is not null) and (hold_started_at is not null))));

alter table carts add constraint carts_travelers_positive check ((travelers_count >= (1)::numeric));

create index carts_hold_client_idx on carts using btree (hold_client) where (hold_client is not null);

create index carts_holding on carts using btree (departure_id, hold_expires_at) where (held_seats > (0)::numeric);

create index carts_promo_code on carts using btree (promo_code_id) where (promo_code_id is not null);

-- contract_change_answers

create table contract_change_answers (
    change_id integer not null,
    reservation_id integer not null,
    unit_cents integer not null,
    child_cents integer,
    from_cents integer not null,
    to_cents integer not null,
    needs_answer boolean not null,
    text_version text not null,
    silence text not null,
    reminded_at timestamp with time zone,
    answer text,
    answered_at timestamp with time zone,
    answered_by text,
    refund_cents integer,
    constraint contract_change_answers_answer_check check ((answer = any (array['accept'::text, 'terminate'::text, 'move'::text, 'void'::text]))),
    constraint contract_change_answers_answered_by_check check ((answered_by = any (array['account'::text, 'link'::text, 'clock'::text]))),
    constraint contract_change_answers_asked check ((needs_answer or (answer is null))),
    constraint contract_change_answers_child_cents_check check ((child_cents >= 0)),
    constraint contract_change_answers_from_cents_check check ((from_cents >= 0)),
    constraint contract_change_answers_refund_cents_check check ((refund_cents >= 0)),
    constraint contract_change_answers_silence_check check ((silence = any (array['accept'::text, 'terminate'::text]))),
    constraint contract_change_answers_to_cents_check check ((to_cents >= 0)),
    constraint contract_change_answers_unit_cents_check check ((unit_cents >= 0)),
    constraint contract_change_answers_whole check ((num_nulls(answer, answered_at, answered_by) = any (array[0, 3])))
);

alter table only contract_change_answers add constraint contract_change_answers_pkey primary key (change_id, reservation_id);

create unique index contract_change_answers_open on contract_change_answers using btree (reservation_id) where (needs_answer and (answer is null));

-- contract_change_links

create table contract_change_links (
    token_hash text not null,
    change_id integer not null,
    reservation_id integer not null,
    drawn_at timestamp with time zone default now() not null
);

alter table only contract_change_links add constraint contract_change_links_pkey primary key (token_hash);

create index contract_change_links_answer on contract_change_links using btree (change_id, reservation_id);

-- contract_changes

create table contract_changes (
    id integer not null,
    departure_id integer not null,
    reservation_id integer,
    kind text not null,
    state text default 'planned'::text not null,
    justification text not null,
    variations jsonb default '[]'::jsonb not null,
    was text,
    becomes text,
    old_start date,
    old_end date,
    new_start date,
    new_end date,
    traveler_cents integer default 0 not null,
    offers_dates boolean default false not null,
    answer_by date not null,
    author_id integer,
    planned_at timestamp with time zone default now() not null,
    runs_at timestamp with time zone not null,
    ended_at timestamp with time zone,
    ended_by integer,
    refusal text,
    constraint contract_changes_content check (((kind <> 'content'::text) or ((jsonb_array_length(variations) = 0) and (num_nonnulls(was, becomes) = 2)))),
    constraint contract_changes_days check (((num_nonnulls(old_start, old_end, new_start, new_end) = any (array[0, 4])) and ((new_start is null) or ((new_start <= new_end) and (reservation_id is null))))),
    constraint contract_changes_ended check (((state = 'planned'::text) = (ended_at is null))),
    constraint contract_changes_justification_check check (((length(justification) >= 3) and (length(justification) <= 1000))),
    constraint contract_changes_kind_check check ((kind = any (array['price'::text, 'content'::text]))),
    constraint contract_changes_price check (((kind <> 'price'::text) or ((jsonb_array_length(variations) > 0) and (num_nonnulls(was, becomes, new_start, new_end) = 0) and (traveler_cents = 0)))),
    constraint contract_changes_refused check (((state = 'refused'::text) = (refusal is not null))),
    constraint contract_changes_state_check check ((state = any (array['planned'::text, 'stopped'::text, 'refused'::text, 'done'::text]))),
    constraint contract_changes_variations_check check ((jsonb_typeof(variations) = 'array'::text))
);

create sequence contract_changes_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence contract_changes_id_seq owned by contract_changes.id;

alter table only contract_changes alter column id set default nextval('contract_changes_id_seq'::regclass);

alter table only contract_changes add constraint contract_changes_pkey primary key (id);

create index contract_changes_departure on contract_changes using btree (departure_id);

create index contract_changes_due on contract_changes using btree (runs_at) where (state = 'planned'::text);

create unique index contract_changes_once on contract_changes using btree (departure_id) where (state = 'planned'::text);

-- departure_cancellations

create table departure_cancellations (
    id integer not null,
    departure_id integer not null,
    ending text not null,
    reason text not null,
    author_id integer,
    state text default 'planned'::text not null,
    planned_at timestamp with time zone default now() not null,
    runs_at timestamp with time zone not null,
    closes_sales boolean not null,
    ended_at timestamp with time zone,
    ended_by integer,
    refusal text,
    constraint departure_cancellations_ended check (((state = 'planned'::text) = (ended_at is null))),
    constraint departure_cancellations_ending_check check ((ending = any (array['minimum'::text, 'circumstances'::text, 'other'::text]))),
    constraint departure_cancellations_reason_check check (((length(reason) >= 3) and (length(reason) <= 300))),
    constraint departure_cancellations_refused check (((state = 'refused'::text) = (refusal is not null))),
    constraint departure_cancellations_state_check check ((state = any (array['planned'::text, 'stopped'::text, 'refused'::text, 'done'::text])))
);

create sequence departure_cancellations_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence departure_cancellations_id_seq owned by departure_cancellations.id;

alter table only departure_cancellations alter column id set default nextval('departure_cancellations_id_seq'::regclass);

alter table only departure_cancellations add constraint departure_cancellations_pkey primary key (id);

create index departure_cancellations_due on departure_cancellations using btree (runs_at) where (state = 'planned'::text);

create unique index departure_cancellations_once on departure_cancellations using btree (departure_id) where (state = any (array['planned'::text, 'done'::text]));

-- departure_copies

create table departure_copies (
    key text not null,
    request_hash text not null,
    author_id integer,
    departure_ids integer[] default '{}'::integer[] not null,
    created_at timestamp with time zone default now() not null
);

alter table only departure_copies add constraint departure_copies_pkey primary key (key);

-- departure_decisions

create table departure_decisions (
    departure_id integer not null,
    days_before smallint not null,
    asked_at timestamp with time zone default now() not null,
    first_day date not null
);

alter table only departure_decisions add constraint departure_decisions_pkey primary key (departure_id, first_day, days_before);

-- guardians

create table guardians (
    reservation_id integer not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    contacts jsonb not null,
    pick_ups jsonb not null,
    authorisation_version text,
    created_at timestamp with time zone default now() not null,
    updated_at timestamp with time zone default now() not null,
    received_on date,
    received_at timestamp with time zone,
    received_by integer,
    constraint guardians_contacts_check check (((jsonb_typeof(contacts) = 'array'::text) and (jsonb_array_length(contacts) = 2))),
    constraint guardians_first_name_check check ((first_name <> ''::text)),
    constraint guardians_last_name_check check ((last_name <> ''::text)),
    constraint guardians_phone_check check ((phone ~~ '+%'::text)),
    constraint guardians_pick_ups_check check (((jsonb_typeof(pick_ups) = 'array'::text) and (jsonb_array_length(pick_ups) <= 4))),
    constraint guardians_received check ((((received_on is null) = (received_at is null)) and ((received_by is null) or (received_on is not null))))
);

alter table only guardians add constraint guardians_pkey primary key (reservation_id);

-- hold_periods

create table hold_periods (
    user_id integer not null,
    departure_id integer not null,
    starts_at timestamp with time zone not null,
    ends_at timestamp with time zone not null,
    waits boolean default false not null
);

alter table only hold_periods add constraint hold_periods_pkey primary key (user_id, departure_id, starts_at);

create index hold_periods_departure on hold_periods using btree (departure_id);

create index hold_periods_end on hold_periods using btree (ends_at);

-- participants

alter table participants add constraint participants_told_age_check check (((told_age >= 0) and (told_age <= 18)));

create unique index participants_position_once on participants using btree (reservation_id, "position");

create index participants_with_trip_data on participants using btree (reservation_id) where (num_nonnulls(birth_date, told_age, email, phone, emergency_name, emergency_phone, diet, level, sizes, kit_packed, link_token_hash, link_sent_at) > 0);

create index participants_words on participants using gin (first_name gin_trgm_ops, last_name gin_trgm_ops);

create statistics participants_trip_data on num_nonnulls(birth_date, told_age, email, phone, emergency_name, emergency_phone, diet, level, sizes, kit_packed, link_token_hash, link_sent_at) from participants;

-- pending_order_links

create table pending_order_links (
    token_hash text not null,
    pending_order_id integer not null
);

alter table only pending_order_links add constraint pending_order_links_pkey primary key (token_hash);

create index pending_order_links_order on pending_order_links using btree (pending_order_id);

-- pending_orders

create table pending_orders (
    id integer not null,
    user_id integer not null,
    cart_id integer not null,
    session_id text not null,
    body jsonb not null,
    idempotency_key text not null,
    request_hash text not null,
    created_at timestamp with time zone default now() not null,
    expires_at timestamp with time zone not null
);

alter table pending_orders alter column id add generated always as identity (
    sequence name pending_orders_id_seq
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1
);

alter table only pending_orders add constraint pending_orders_pkey primary key (id);

alter table only pending_orders add constraint pending_orders_user_id_key unique (user_id);

create index pending_orders_cart on pending_orders using btree (cart_id);

-- promo_codes

alter table promo_codes add constraint promo_codes_code_form check (((code)::text ~ '^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$'::text));

alter table promo_codes add constraint promo_codes_days check ((coalesce((first_day <= last_day), true) and coalesce((departures_from <= departures_until), true)));

alter table promo_codes add constraint promo_codes_effect check (
case effect
    when 'percent'::enum_promo_codes_effect then (percent between 1 and 100 and amount_cents is null)
    else ((amount_cents > (0)::numeric) and (percent is null))
end);

alter table promo_codes add constraint promo_codes_limits check (((coalesce(max_uses, (1)::numeric) > (0)::numeric) and (coalesce(max_uses_per_person, (1)::numeric) > (0)::numeric) and ((coalesce(min_travelers, (2)::numeric) >= (2)::numeric) and (coalesce(min_travelers, (2)::numeric) <= (30)::numeric))));

create unique index promo_codes_code on promo_codes using btree (upper((code)::text));

-- reservation_discounts

create table reservation_discounts (
    reservation_id integer not null,
    kind text not null,
    promo_code_id integer,
    code text,
    effect text not null,
    cents integer,
    percent smallint,
    author_id integer,
    created_at timestamp with time zone default now() not null,
    released_at timestamp with time zone,
    on_change text default 'kept'::text not null,
    min_travelers smallint,
    departures_from date,
    departures_until date,
    withdrawn_at timestamp with time zone,
    constraint reservation_discounts_cents_check check ((cents > 0)),
    constraint reservation_discounts_check check ((((kind = 'promo'::text) = (promo_code_id is not null)) and ((kind = 'promo'::text) = (code is not null)))),
    constraint reservation_discounts_check1 check (((kind = 'promo'::text) or (effect = 'booking'::text))),
    constraint reservation_discounts_check2 check ((((effect = 'percent'::text) = (percent is not null)) and ((effect = 'percent'::text) = (cents is null)))),
    constraint reservation_discounts_check3 check (((withdrawn_at is null) or (on_change = 'withdrawn'::text))),
    constraint reservation_discounts_effect_check check ((effect = any (array['person'::text, 'booking'::text, 'percent'::text]))),
    constraint reservation_discounts_kind_check check ((kind = any (array['promo'::text, 'desk'::text]))),
    constraint reservation_discounts_on_change_check check ((on_change = any (array['kept'::text, 'withdrawn'::text]))),
    constraint reservation_discounts_percent_check check (((percent >= 1) and (percent <= 100)))
);

alter table only reservation_discounts add constraint reservation_discounts_pkey primary key (reservation_id, kind);

create index reservation_discounts_uses on reservation_discounts using btree (promo_code_id) where (promo_code_id is not null);

-- reservation_events

alter table reservation_events add constraint reservation_events_left check (
case
    when (left_travelers is null) then (left_departure_id is null)
    else ((kind = 'moved'::enum_reservation_events_kind) and (left_travelers > 0))
end);

create index reservation_events_left_departure on reservation_events using btree (left_departure_id) where (left_departure_id is not null);

-- reservation_mails

create table reservation_mails (
    message_id text not null,
    reservation_id integer not null,
    template text not null,
    subject text not null,
    sent_to text,
    sent_at timestamp with time zone default now() not null,
    constraint reservation_mails_sent_to_check check (((length(sent_to) >= 3) and (length(sent_to) <= 320))),
    constraint reservation_mails_subject_check check (((length(subject) >= 1) and (length(subject) <= 998))),
    constraint reservation_mails_template_check check (((length(template) >= 1) and (length(template) <= 60)))
);

alter table only reservation_mails add constraint reservation_mails_pkey primary key (message_id);

create index reservation_mails_reservation on reservation_mails using btree (reservation_id, sent_at);

-- reservation_notes

create table reservation_notes (
    reservation_id integer not null,
    text text not null,
    author_id integer,
    written_at timestamp with time zone default now() not null,
    constraint reservation_notes_text_check check ((text <> ''::text))
);

alter table only reservation_notes add constraint reservation_notes_pkey primary key (reservation_id);

create index reservation_notes_author on reservation_notes using btree (author_id);

-- reservation_transfers

create table reservation_transfers (
    id integer not null,
    reservation_id integer not null,
    "position" integer not null,
    cost_cents integer not null,
    notice_version text,
    previous_contract jsonb,
    transferred_at timestamp with time zone default now() not null,
    constraint reservation_transfers_cost_cents_check check ((cost_cents >= 0)),
    constraint reservation_transfers_position_check check ((("position" >= 1) and ("position" <= 30)))
);

create sequence reservation_transfers_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence reservation_transfers_id_seq owned by reservation_transfers.id;

alter table only reservation_transfers alter column id set default nextval('reservation_transfers_id_seq'::regclass);

alter table only reservation_transfers add constraint reservation_transfers_pkey primary key (id);

create index reservation_transfers_reservation on reservation_transfers using btree (reservation_id);

-- reservations

alter table reservations add constraint reservations_check check (((child_price_cents >= 0) and ((child_price_cents)::numeric < unit_price_cents)));

alter table reservations add constraint reservations_child_price check (((child_price_cents is null) = (child_price_max_age is null)));

alter table reservations add constraint reservations_have_cancellation_table check ((coalesce(jsonb_typeof(((contract -> 'cancellation'::text) -> 'steps'::text)), ''::text) = 'array'::text));

alter table reservations add constraint reservations_refund_ceiling check (((refund_ceiling >= (0)::numeric) and (refund_ceiling <= (100)::numeric)));

alter table reservations add constraint reservations_savings check ((savings_cents >= (0)::numeric));

alter table reservations add constraint reservations_total_positive check (((total_cents >= (0)::numeric) and (unit_price_cents >= (0)::numeric)));

alter table reservations add constraint reservations_travelers_positive check ((travelers_count >= (1)::numeric));

alter table reservations add constraint reservations_canceled_dated check (((status <> 'canceled'::enum_reservations_status) or (canceled_at is not null))) not valid;

create index reservations_answered on reservations using btree (created_at) where (answer is not null);

create unique index reservations_cart_number_once on reservations using btree (cart_number) where (cart_number is not null);

create index reservations_deposit_left on reservations using btree (((deposit_cents - (paid_cents)::numeric))) where ((status <> 'canceled'::enum_reservations_status) and (deposit_cents > (paid_cents)::numeric));

create index reservations_left on reservations using btree (((total_cents - (paid_cents)::numeric))) where ((status <> 'canceled'::enum_reservations_status) and (total_cents > (paid_cents)::numeric));

create index reservations_number_upper on reservations using btree (upper((number)::text));

create index reservations_overpaid on reservations using btree (id) where 
case
    when (status = 'canceled'::enum_reservations_status) then ((paid_cents)::numeric > (coalesce(cancellation_fee_cents, (0)::numeric) - coalesce(indemnity_cents, (0)::numeric)))
    else ((paid_cents)::numeric > total_cents)
end;

create index reservations_plain_reference on reservations using btree (upper(regexp_replace((coalesce(number, ((id)::text)::character varying))::text, '[^[:alnum:]]'::text, ''::text, 'g'::text)));

create index reservations_unsettled on reservations using btree (departure_id) where 
case
    when (status = 'canceled'::enum_reservations_status) then ((paid_cents)::numeric > (coalesce(cancellation_fee_cents, (0)::numeric) - coalesce(indemnity_cents, (0)::numeric)))
    else ((paid_cents)::numeric <> total_cents)
end;

create index reservations_words on reservations using gin (number gin_trgm_ops, billing_name gin_trgm_ops);

-- roster_views

create unique index roster_views_offline on roster_views using btree (departure_id, viewer_id, created_at) where (kind = 'offline'::enum_roster_views_kind);

create unique index roster_views_panel_once_an_hour on roster_views using btree (viewer_id, reservation_id, date_trunc('hour'::text, (created_at at time zone 'UTC'::text))) where (reservation_id is not null);

-- scheduled_mails

create table scheduled_mails (
    id integer not null,
    reservation_id integer not null,
    participant_id integer,
    kind text not null,
    occasion date,
    due_at timestamp with time zone not null,
    state text default 'planned'::text not null,
    reason text,
    note text,
    author_id integer,
    enqueued_at timestamp with time zone,
    settled_at timestamp with time zone,
    created_at timestamp with time zone default now() not null,
    constraint scheduled_mails_check check (((settled_at is null) = (state = 'planned'::text))),
    constraint scheduled_mails_check1 check (((reason is not null) = (state = any (array['skipped'::text, 'replaced'::text])))),
    constraint scheduled_mails_kind_check check ((kind = any (array['deposit_due_soon'::text, 'deposit_due'::text, 'balance_due_soon'::text, 'balance_due'::text, 'balance_late'::text, 'profiles_in_30_days'::text, 'profiles_in_7_days'::text, 'authorisation_due'::text, 'trip_in_7_days'::text, 'trip_tomorrow'::text, 'review_invitation'::text]))),
    constraint scheduled_mails_state_check check ((state = any (array['planned'::text, 'sent'::text, 'skipped'::text, 'replaced'::text])))
);

create sequence scheduled_mails_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence scheduled_mails_id_seq owned by scheduled_mails.id;

alter table only scheduled_mails alter column id set default nextval('scheduled_mails_id_seq'::regclass);

alter table only scheduled_mails add constraint scheduled_mails_pkey primary key (id);

alter table only scheduled_mails add constraint scheduled_mails_reservation_id_kind_participant_id_occasion_key unique nulls not distinct (reservation_id, kind, participant_id, occasion);

create index scheduled_mails_author on scheduled_mails using btree (author_id) where (author_id is not null);

create index scheduled_mails_day on scheduled_mails using btree (due_at);

create index scheduled_mails_due on scheduled_mails using btree (due_at) where (state = 'planned'::text);

create index scheduled_mails_leaving on scheduled_mails using btree (enqueued_at) where ((state = 'planned'::text) and (enqueued_at is not null));

create index scheduled_mails_participant on scheduled_mails using btree (participant_id) where (participant_id is not null);

-- unpaid_calls

create table unpaid_calls (
    reservation_id integer not null,
    first_day date not null,
    told_at timestamp with time zone default now() not null
);

alter table only unpaid_calls add constraint unpaid_calls_pkey primary key (reservation_id, first_day);

-- waitlist_entries

create table waitlist_entries (
    id integer not null,
    departure_id integer not null,
    user_id integer not null,
    rank integer not null,
    travelers smallint not null,
    fewest smallint not null,
    held_seats smallint default 0 not null,
    offered_until timestamp with time zone,
    claimed_until timestamp with time zone,
    is_paused boolean default false not null,
    joined_at timestamp with time zone default now() not null,
    ages jsonb default '[]'::jsonb not null,
    constraint waitlist_entries_ages check (((jsonb_typeof(ages) = 'array'::text) and ((jsonb_array_length(ages) = 0) or (jsonb_array_length(ages) = travelers)))),
    constraint waitlist_entries_check check (((fewest >= 1) and (fewest <= travelers))),
    constraint waitlist_entries_check1 check (((held_seats >= 0) and (held_seats <= travelers))),
    constraint waitlist_entries_check2 check (((offered_until is null) or (held_seats >= fewest))),
    constraint waitlist_entries_rank_check check ((rank >= 1)),
    constraint waitlist_entries_travelers_check check (((travelers >= 1) and (travelers <= 30)))
);

create sequence waitlist_entries_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence waitlist_entries_id_seq owned by waitlist_entries.id;

alter table only waitlist_entries alter column id set default nextval('waitlist_entries_id_seq'::regclass);

alter table only waitlist_entries add constraint waitlist_entries_departure_id_rank_key unique (departure_id, rank) deferrable;

alter table only waitlist_entries add constraint waitlist_entries_departure_id_user_id_key unique (departure_id, user_id);

alter table only waitlist_entries add constraint waitlist_entries_pkey primary key (id);

create index waitlist_entries_due on waitlist_entries using btree (coalesce(offered_until, claimed_until)) where (held_seats > 0);

create index waitlist_entries_user on waitlist_entries using btree (user_id);

-- waitlist_moves

create table waitlist_moves (
    id integer not null,
    entry_id integer not null,
    author_id integer,
    from_place integer not null,
    to_place integer not null,
    reason text not null,
    moved_at timestamp with time zone default now() not null,
    constraint waitlist_moves_check check (((to_place >= 1) and (to_place <> from_place))),
    constraint waitlist_moves_from_place_check check ((from_place >= 1)),
    constraint waitlist_moves_reason_check check (((length(reason) >= 3) and (length(reason) <= 300)))
);

create sequence waitlist_moves_id_seq
    as integer
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

alter sequence waitlist_moves_id_seq owned by waitlist_moves.id;

alter table only waitlist_moves alter column id set default nextval('waitlist_moves_id_seq'::regclass);

alter table only waitlist_moves add constraint waitlist_moves_pkey primary key (id);

create index waitlist_moves_author on waitlist_moves using btree (author_id);

create index waitlist_moves_entry on waitlist_moves using btree (entry_id, id);

-- References

alter table only cancellation_choice_links add constraint cancellation_choice_links_reservation_id_fkey foreign key (reservation_id) references cancellation_choices(reservation_id) on delete cascade;
alter table only cancellation_choices add constraint cancellation_choices_cancellation_id_fkey foreign key (cancellation_id) references departure_cancellations(id) on delete cascade;
alter table only cancellation_choices add constraint cancellation_choices_new_reservation_id_fkey foreign key (new_reservation_id) references reservations(id) on delete set null;
alter table only cancellation_choices add constraint cancellation_choices_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only carts add constraint carts_promo_code_id_fkey foreign key (promo_code_id) references promo_codes(id) on delete set null;
alter table only contract_change_answers add constraint contract_change_answers_change_id_fkey foreign key (change_id) references contract_changes(id) on delete cascade;
alter table only contract_change_answers add constraint contract_change_answers_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only contract_change_links add constraint contract_change_links_change_id_reservation_id_fkey foreign key (change_id, reservation_id) references contract_change_answers(change_id, reservation_id) on delete cascade;
alter table only contract_changes add constraint contract_changes_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only contract_changes add constraint contract_changes_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only contract_changes add constraint contract_changes_ended_by_fkey foreign key (ended_by) references users(id) on delete set null;
alter table only contract_changes add constraint contract_changes_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only departure_cancellations add constraint departure_cancellations_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only departure_cancellations add constraint departure_cancellations_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only departure_cancellations add constraint departure_cancellations_ended_by_fkey foreign key (ended_by) references users(id) on delete set null;
alter table only departure_copies add constraint departure_copies_author_id_fkey foreign key (author_id) references users(id) on delete cascade;
alter table only departure_decisions add constraint departure_decisions_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only guardians add constraint guardians_received_by_fkey foreign key (received_by) references users(id) on delete set null;
alter table only guardians add constraint guardians_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only hold_periods add constraint hold_periods_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only hold_periods add constraint hold_periods_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only pending_order_links add constraint pending_order_links_pending_order_id_fkey foreign key (pending_order_id) references pending_orders(id) on delete cascade;
alter table only pending_orders add constraint pending_orders_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade;
alter table only pending_orders add constraint pending_orders_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only reservation_discounts add constraint reservation_discounts_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only reservation_discounts add constraint reservation_discounts_promo_code_id_fkey foreign key (promo_code_id) references promo_codes(id) on delete restrict;
alter table only reservation_discounts add constraint reservation_discounts_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only reservation_events add constraint reservation_events_left_departure_id_fkey foreign key (left_departure_id) references departures(id) on delete set null;
alter table only reservation_mails add constraint reservation_mails_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only reservation_notes add constraint reservation_notes_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only reservation_notes add constraint reservation_notes_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only reservation_transfers add constraint reservation_transfers_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only scheduled_mails add constraint scheduled_mails_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only scheduled_mails add constraint scheduled_mails_participant_id_fkey foreign key (participant_id) references participants(id) on delete cascade;
alter table only scheduled_mails add constraint scheduled_mails_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only unpaid_calls add constraint unpaid_calls_reservation_id_fkey foreign key (reservation_id) references reservations(id) on delete cascade;
alter table only waitlist_entries add constraint waitlist_entries_departure_id_fkey foreign key (departure_id) references departures(id) on delete cascade;
alter table only waitlist_entries add constraint waitlist_entries_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table only waitlist_moves add constraint waitlist_moves_author_id_fkey foreign key (author_id) references users(id) on delete set null;
alter table only waitlist_moves add constraint waitlist_moves_entry_id_fkey foreign key (entry_id) references waitlist_entries(id) on delete cascade;
