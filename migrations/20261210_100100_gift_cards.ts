import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Gift cards. What a card holds is an account of the ledger of credit, opened once the card is paid: an unpaid one has neither money nor
 * a code. Codes and links are known by a digest, and kept sealed for the mails that print them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table gift_cards (
      id serial primary key,
      amount_cents integer not null check (amount_cents > 0),
      picture text not null check (length(picture) between 1 and 40),
      giver_name text check (length(giver_name) <= 100),
      buyer_email text check (length(buyer_email) <= 320),
      recipient_name text check (length(recipient_name) <= 100),
      recipient_email text check (length(recipient_email) <= 320),
      message text check (length(message) <= 800),
      send_on date,
      terms_version text,
      request_key text unique,
      request_hash text,
      purchase_hash text not null unique,
      purchase_sealed text not null,
      intent_id uuid unique references payment_intents (id) on delete set null,
      replaces_id integer unique references gift_cards (id),
      account_id integer unique references credit_accounts (id),
      code_hash text unique,
      code_sealed text,
      code_key text,
      last4 text check (length(last4) = 4),
      link_hash text unique,
      link_sealed text,
      expires_on date,
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      sent_at timestamptz,
      recalled_at timestamptz,
      stopped_at timestamptz,
      stopped_for text check (stopped_for in ('voided', 'transferred', 'withdrawn')),
      constraint gift_cards_paid check (num_nulls(paid_at, account_id, code_hash, code_sealed, code_key, last4, link_hash,
        link_sealed, expires_on) in (0, 9)),
      constraint gift_cards_stopped check (num_nulls(stopped_at, stopped_for) in (0, 2) and (stopped_at is null or paid_at is not null))
    );
    create index gift_cards_last4 on gift_cards (last4);

    create table gift_card_events (
      id serial primary key,
      card_id integer not null references gift_cards (id) on delete cascade,
      kind text not null check (kind in ('paid', 'sent', 'extended', 'voided', 'transferred', 'received', 'withdrawn')),
      detail text check (length(detail) <= 400),
      author_id integer references users (id) on delete set null,
      at timestamptz not null default now()
    );
    create index gift_card_events_card on gift_card_events (card_id);
    create index gift_card_events_author on gift_card_events (author_id);

    create table cart_gift_cards (
      cart_id integer not null references carts (id) on delete cascade,
      card_id integer not null references gift_cards (id) on delete cascade,
      added_at timestamptz not null default now(),
      primary key (cart_id, card_id)
    );
    create index cart_gift_cards_card on cart_gift_cards (card_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table cart_gift_cards;
    drop table gift_card_events;
    drop table gift_cards;
  `)
}
