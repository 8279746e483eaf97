import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Every mail of a reservation that leaves at its hour, one row each, in place of the two tables that noted reminders. Those
 * that had left stay known as sent: none leaves again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table scheduled_mails (
      id serial primary key,
      reservation_id integer not null references reservations (id) on delete cascade,
      participant_id integer references participants (id) on delete cascade,
      kind text not null check (kind in ('deposit_due_soon', 'deposit_due', 'balance_due_soon', 'balance_due',
        'balance_late', 'profiles_in_30_days', 'profiles_in_7_days', 'trip_in_7_days', 'trip_tomorrow',
        'review_invitation')),
      occasion date,
      due_at timestamptz not null,
      state text not null default 'planned' check (state in ('planned', 'sent', 'skipped', 'replaced')),
      reason text,
      note text,
      author_id integer references users (id) on delete set null,
      enqueued_at timestamptz,
      settled_at timestamptz,
      created_at timestamptz not null default now(),
      unique nulls not distinct (reservation_id, kind, participant_id, occasion),
      check ((settled_at is null) = (state = 'planned')),
      check ((reason is not null) = (state in ('skipped', 'replaced')))
    );
    create index scheduled_mails_due on scheduled_mails (due_at) where state = 'planned';
    create index scheduled_mails_day on scheduled_mails (due_at);
    create index scheduled_mails_participant on scheduled_mails (participant_id) where participant_id is not null;
    create index scheduled_mails_author on scheduled_mails (author_id) where author_id is not null;

    insert into scheduled_mails (reservation_id, kind, occasion, due_at, state, enqueued_at, settled_at, created_at)
    select m.reservation_id, 'profiles_in_' || m.days_before || '_days',
      (d.departure_start at time zone 'Europe/Paris')::date, m.sent_at, 'sent', m.sent_at, m.sent_at, m.sent_at
    from profile_reminders m join reservations r on r.id = m.reservation_id join departures d on d.id = r.departure_id;

    insert into scheduled_mails (reservation_id, kind, due_at, state, enqueued_at, settled_at, created_at)
    select reservation_id, case kind when 'recall' then 'deposit_due_soon' else 'deposit_due' end,
      sent_at, 'sent', sent_at, sent_at, sent_at
    from deposit_reminders;

    insert into scheduled_mails (reservation_id, kind, due_at, state, enqueued_at, settled_at, created_at)
    select id, 'review_invitation', review_invited_at, 'sent', review_invited_at, review_invited_at, review_invited_at
    from reservations where review_invited_at is not null;

    drop table profile_reminders;
    drop table deposit_reminders;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table profile_reminders (
      reservation_id integer not null references reservations (id) on delete cascade,
      days_before integer not null,
      sent_at timestamptz not null default now(),
      primary key (reservation_id, days_before)
    );
    create table deposit_reminders (
      reservation_id integer not null references reservations (id) on delete cascade,
      kind text not null check (kind in ('recall', 'claim')),
      sent_at timestamptz not null default now(),
      primary key (reservation_id, kind)
    );
    insert into profile_reminders (reservation_id, days_before, sent_at)
    select reservation_id, case kind when 'profiles_in_30_days' then 30 else 7 end, max(settled_at) from scheduled_mails
    where kind in ('profiles_in_30_days', 'profiles_in_7_days') and state = 'sent' group by 1, 2;
    insert into deposit_reminders (reservation_id, kind, sent_at)
    select reservation_id, case kind when 'deposit_due_soon' then 'recall' else 'claim' end, settled_at
    from scheduled_mails where kind in ('deposit_due_soon', 'deposit_due') and state = 'sent';
    drop table scheduled_mails;
  `)
}
