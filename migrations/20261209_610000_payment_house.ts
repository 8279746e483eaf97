import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The books of the payment house of the demonstration and the tests: an issuer's own, that booking never reads. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table house_payments (
      id text primary key,
      amount_cents integer not null check (amount_cents > 0),
      captured_cents integer not null default 0 check (captured_cents between 0 and amount_cents),
      capture text not null check (capture in ('manual', 'automatic')),
      description text not null,
      return_url text not null,
      saves_method boolean not null,
      saved_method text unique,
      state text not null check (state in
        ('awaiting_card', 'awaiting_proof', 'refused', 'authorised', 'captured', 'released', 'expired')),
      card text,
      failure text,
      authorised_until timestamptz check (state <> 'authorised' or authorised_until is not null),
      dispute_reference text unique,
      dispute_state text check (dispute_state in ('open', 'won', 'lost')),
      created_at timestamptz not null default clock_timestamp(),
      check ((dispute_reference is null) = (dispute_state is null)),
      check (captured_cents = 0 or state = 'captured')
    );
    create index house_payments_since on house_payments (created_at, id);
    create table house_refunds (
      id text primary key,
      payment_id text not null references house_payments (id) on delete cascade,
      amount_cents integer not null check (amount_cents > 0),
      state text not null check (state in ('pending', 'done', 'failed')),
      created_at timestamptz not null default clock_timestamp()
    );
    create index house_refunds_payment on house_refunds (payment_id);
    create table house_requests (
      key text primary key,
      request_hash text not null,
      status smallint,
      answer jsonb,
      created_at timestamptz not null default now()
    );
    create table house_events (
      id text primary key,
      payment_id text not null references house_payments (id) on delete cascade,
      body text not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index house_events_payment on house_events (payment_id);
    create table house_switches (
      only_row boolean primary key default true check (only_row),
      is_down boolean not null default false,
      loses_webhooks boolean not null default false,
      delivers_twice boolean not null default false,
      webhook_delay_seconds integer not null default 0 check (webhook_delay_seconds between 0 and 86400),
      shuffles_webhooks boolean not null default false,
      authorisation_seconds integer not null default 604800 check (authorisation_seconds between 0 and 604800),
      dispute_after_seconds integer not null default 20 check (dispute_after_seconds between 0 and 86400)
    );
    insert into house_switches default values;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table house_switches;
    drop table house_events;
    drop table house_requests;
    drop table house_refunds;
    drop table house_payments;
  `)
}
