import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A departure's cancellation waits for some minutes, during which it may be stopped; then each of its reservations has a
 * choice, made once: the refund, another date or a credit. Links are known by their digests alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table departure_cancellations (
      id serial primary key,
      departure_id integer not null references departures (id) on delete cascade,
      ending text not null check (ending in ('minimum', 'circumstances', 'other')),
      reason text not null check (length(reason) between 3 and 300),
      author_id integer references users (id) on delete set null,
      state text not null default 'planned' check (state in ('planned', 'stopped', 'refused', 'done')),
      planned_at timestamptz not null default now(),
      runs_at timestamptz not null,
      closes_sales boolean not null,
      ended_at timestamptz,
      ended_by integer references users (id) on delete set null,
      refusal text,
      constraint departure_cancellations_ended check ((state = 'planned') = (ended_at is null)),
      constraint departure_cancellations_refused check ((state = 'refused') = (refusal is not null))
    );
    create unique index departure_cancellations_once on departure_cancellations (departure_id)
      where state in ('planned', 'done');
    create index departure_cancellations_due on departure_cancellations (runs_at) where state = 'planned';

    create table cancellation_choices (
      reservation_id integer primary key references reservations (id) on delete cascade,
      cancellation_id integer not null references departure_cancellations (id) on delete cascade,
      was_confirmed boolean not null,
      answer_by date not null,
      choice text check (choice in ('refund', 'move', 'credit')),
      chosen_at timestamptz,
      chosen_by text check (chosen_by in ('account', 'link', 'clock')),
      text_version text,
      amount_cents integer check (amount_cents >= 0),
      new_reservation_id integer unique references reservations (id) on delete set null,
      constraint cancellation_choices_whole check (num_nulls(choice, chosen_at, chosen_by, amount_cents) in (0, 4)),
      constraint cancellation_choices_moved check (new_reservation_id is null or choice = 'move')
    );
    create index cancellation_choices_open on cancellation_choices (answer_by) where choice is null;

    create table cancellation_choice_links (
      token_hash text primary key,
      reservation_id integer not null references cancellation_choices (reservation_id) on delete cascade,
      drawn_at timestamptz not null default now()
    );
    create index cancellation_choice_links_reservation on cancellation_choice_links (reservation_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table cancellation_choice_links;
    drop table cancellation_choices;
    drop table departure_cancellations;
  `)
}
