import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Payments by a provider of cards. An intent is one payment as we want it and as the provider last said it is; a refund is what a
 * provider is to give back; an event is a message of a provider that was acted upon. No card is known here: no number, no name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table payment_links (
      token_hash text primary key,
      reservation_id integer references reservations (id) on delete cascade,
      drawn_at timestamptz not null default now()
    );
    create index payment_links_reservation on payment_links (reservation_id);

    create table payment_intents (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('order', 'deposit', 'balance', 'share', 'gift_card')),
      provider text not null check (length(provider) between 1 and 20),
      provider_reference text check (length(provider_reference) between 1 and 200),
      user_id integer references users (id) on delete set null,
      cart_id integer,
      reservation_id integer references reservations (id) on delete cascade,
      amount_cents integer not null check (amount_cents > 0),
      captured_cents integer not null default 0,
      saves_card boolean not null default false,
      kept_order jsonb,
      state text not null default 'started'
        check (state in ('started', 'refused', 'authorised', 'accepted', 'releasing', 'captured', 'released', 'expired')),
      link_hash text references payment_links (token_hash) on delete set null,
      link_sealed text,
      failure text,
      failure_message text check (length(failure_message) <= 500),
      authorised_until timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint payment_intents_captured check (captured_cents between 0 and amount_cents
        and (state = 'captured') = (captured_cents > 0)),
      constraint payment_intents_ordered check (purpose <> 'order' or kept_order is not null or state not in
        ('started', 'refused')),
      constraint payment_intents_reference unique (provider, provider_reference)
    );
    create unique index payment_intents_one_by_cart on payment_intents (cart_id)
      where purpose = 'order' and state in ('started', 'refused', 'accepted');
    create unique index payment_intents_one_by_reservation on payment_intents (reservation_id)
      where purpose in ('deposit', 'balance') and state in ('started', 'refused', 'accepted');
    create index payment_intents_reservation on payment_intents (reservation_id);
    create index payment_intents_user on payment_intents (user_id);
    create index payment_intents_link on payment_intents (link_hash);
    create index payment_intents_open on payment_intents (updated_at)
      where state in ('started', 'refused', 'authorised', 'accepted', 'releasing');

    create table payment_events (
      provider text not null,
      event_id text not null check (length(event_id) between 1 and 200),
      intent_id uuid not null references payment_intents (id) on delete cascade,
      received_at timestamptz not null default now(),
      primary key (provider, event_id)
    );
    create index payment_events_intent on payment_events (intent_id);

    create table payment_refunds (
      id serial primary key,
      intent_id uuid not null references payment_intents (id) on delete cascade,
      reservation_id integer references reservations (id) on delete cascade,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null check (length(reason) between 1 and 300),
      state text not null default 'waiting' check (state in ('waiting', 'pending', 'done', 'failed')),
      provider_reference text,
      failure text check (length(failure) <= 300),
      payment_id integer references payments (id) on delete set null,
      author_id integer references users (id) on delete set null,
      handled_at timestamptz,
      handled_by integer references users (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index payment_refunds_intent on payment_refunds (intent_id);
    create index payment_refunds_reservation on payment_refunds (reservation_id);
    create index payment_refunds_open on payment_refunds (updated_at) where state in ('waiting', 'pending');

    create unique index payments_of_provider on payments (provider, provider_reference, kind) where provider is not null;
    alter table payments add constraint payments_by_provider check (num_nulls(provider, provider_reference) in (0, 2));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payments drop constraint payments_by_provider;
    drop index payments_of_provider;
    drop table payment_refunds;
    drop table payment_events;
    drop table payment_intents;
    drop table payment_links;
  `)
}
