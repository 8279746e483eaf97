import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A change of price or content waits for some minutes, during which it may be stopped; then each of the contracts that it
 * touches has a line: what it cost and costs, whether an answer is asked, and the one that was given. Links are known by their
 * digests alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table legal_documents add constraint legal_documents_change_terms check (kind::text <> 'contract_changes'
      or status <> 'published' or (
        change_terms_fuel_percent is not null and change_terms_taxes_percent is not null
        and change_terms_currency_percent is not null and change_terms_answer_days is not null
        and change_terms_silence is not null
        and change_terms_fuel_percent + change_terms_taxes_percent + change_terms_currency_percent <= 100));

    create table contract_changes (
      id serial primary key,
      departure_id integer not null references departures (id) on delete cascade,
      reservation_id integer references reservations (id) on delete cascade,
      kind text not null check (kind in ('price', 'content')),
      state text not null default 'planned' check (state in ('planned', 'stopped', 'refused', 'done')),
      justification text not null check (length(justification) between 3 and 1000),
      variations jsonb not null default '[]' check (jsonb_typeof(variations) = 'array'),
      was text,
      becomes text,
      old_start date,
      old_end date,
      new_start date,
      new_end date,
      traveler_cents integer not null default 0,
      offers_dates boolean not null default false,
      answer_by date not null,
      author_id integer references users (id) on delete set null,
      planned_at timestamptz not null default now(),
      runs_at timestamptz not null,
      ended_at timestamptz,
      ended_by integer references users (id) on delete set null,
      refusal text,
      constraint contract_changes_ended check ((state = 'planned') = (ended_at is null)),
      constraint contract_changes_refused check ((state = 'refused') = (refusal is not null)),
      constraint contract_changes_price check (kind <> 'price' or (jsonb_array_length(variations) > 0
        and num_nonnulls(was, becomes, new_start, new_end) = 0 and traveler_cents = 0)),
      constraint contract_changes_content check (kind <> 'content' or (jsonb_array_length(variations) = 0
        and num_nonnulls(was, becomes) = 2)),
      constraint contract_changes_days check (num_nonnulls(old_start, old_end, new_start, new_end) in (0, 4)
        and (new_start is null or (new_start <= new_end and reservation_id is null)))
    );
    create unique index contract_changes_once on contract_changes (departure_id) where state = 'planned';
    create index contract_changes_due on contract_changes (runs_at) where state = 'planned';
    create index contract_changes_departure on contract_changes (departure_id);

    create table contract_change_answers (
      change_id integer not null references contract_changes (id) on delete cascade,
      reservation_id integer not null references reservations (id) on delete cascade,
      unit_cents integer not null check (unit_cents >= 0),
      child_cents integer check (child_cents >= 0),
      from_cents integer not null check (from_cents >= 0),
      to_cents integer not null check (to_cents >= 0),
      needs_answer boolean not null,
      text_version text not null,
      silence text not null check (silence in ('accept', 'terminate')),
      reminded_at timestamptz,
      answer text check (answer in ('accept', 'terminate', 'move', 'void')),
      answered_at timestamptz,
      answered_by text check (answered_by in ('account', 'link', 'clock')),
      refund_cents integer check (refund_cents >= 0),
      primary key (change_id, reservation_id),
      constraint contract_change_answers_whole check (num_nulls(answer, answered_at, answered_by) in (0, 3)),
      constraint contract_change_answers_asked check (needs_answer or answer is null)
    );
    create unique index contract_change_answers_open on contract_change_answers (reservation_id)
      where needs_answer and answer is null;

    create table contract_change_links (
      token_hash text primary key,
      change_id integer not null,
      reservation_id integer not null,
      drawn_at timestamptz not null default now(),
      foreign key (change_id, reservation_id) references contract_change_answers on delete cascade
    );
    create index contract_change_links_answer on contract_change_links (change_id, reservation_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table contract_change_links;
    drop table contract_change_answers;
    drop table contract_changes;
    alter table legal_documents drop constraint legal_documents_change_terms;
  `)
}
