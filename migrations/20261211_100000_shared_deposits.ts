import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Deposits that several persons pay, each a share by a link of their own, within one hold. The order is kept until it is made, or
 * is not. A share has one payment at a time, and one only that counts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shared_deposits (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      cart_id integer not null,
      departure_id integer not null references departures (id) on delete cascade,
      reservation_id integer unique references reservations (id) on delete cascade,
      travelers integer not null check (travelers >= 2),
      amount_cents integer not null check (amount_cents > 0),
      terms_version text not null,
      kept_order jsonb,
      state text not null default 'open' check (state in ('open', 'complete', 'released')),
      ended_for text check (ended_for in ('gave_up', 'deadline', 'changed', 'refused', 'share_lost', 'account')),
      end_message text check (length(end_message) <= 500),
      deadline timestamptz not null,
      noticed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint shared_deposits_kept check ((state = 'open') = (kept_order is not null)),
      constraint shared_deposits_made check (state <> 'complete' or reservation_id is not null),
      constraint shared_deposits_ended check ((state = 'released') = (ended_for is not null))
    );
    create unique index shared_deposits_one_by_cart on shared_deposits (cart_id) where state = 'open';
    create index shared_deposits_user on shared_deposits (user_id, departure_id);
    create index shared_deposits_departure on shared_deposits (departure_id);
    create index shared_deposits_open on shared_deposits (deadline) where state = 'open';

    create table deposit_shares (
      id serial primary key,
      deposit_id integer not null references shared_deposits (id) on delete cascade,
      position integer not null check (position between 1 and 20),
      amount_cents integer not null check (amount_cents > 0),
      name text check (length(name) between 1 and 100),
      email text check (length(email) <= 320),
      terms_version text,
      agreed_at timestamptz,
      link_hash text not null unique,
      link_sealed text not null,
      constraint deposit_shares_place unique (deposit_id, position),
      constraint deposit_shares_agreed check (num_nulls(terms_version, agreed_at) in (0, 2))
    );

    alter table payment_intents
      add column share_id integer references deposit_shares (id) on delete set null,
      add constraint payment_intents_of_share check (share_id is null or purpose = 'share');
    create unique index payment_intents_one_by_share on payment_intents (share_id)
      where state in ('started', 'refused', 'authorised', 'accepted') or (state = 'captured' and reservation_id is not null);
    create index payment_intents_share on payment_intents (share_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index payment_intents_share;
    drop index payment_intents_one_by_share;
    alter table payment_intents drop constraint payment_intents_of_share, drop column share_id;
    drop table deposit_shares;
    drop table shared_deposits;
  `)
}
