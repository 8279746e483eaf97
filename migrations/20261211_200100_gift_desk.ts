import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Gift cards at the desk: how each was paid, who issued it and why, what is to be given back by transfer, and each press of a form once.
 * A counter-entry of the ledger names the entry that it takes back, which is taken back once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_cards
      add column paid_by text not null default 'card' check (paid_by in ('card', 'bank_transfer', 'cheque', 'gesture')),
      add column issued_by integer references users (id) on delete set null,
      add column issued_for text check (length(issued_for) between 3 and 300);
    create index gift_cards_issued_by on gift_cards (issued_by);

    alter table gift_card_events drop constraint gift_card_events_kind_check;
    alter table gift_card_events add constraint gift_card_events_kind_check check (kind in ('paid', 'issued', 'sent', 'resent',
      'extended', 'voided', 'transferred', 'received', 'withdrawn', 'reversed', 'repaid'));

    create table gift_card_requests (
      key text primary key,
      card_id integer not null references gift_cards (id) on delete cascade,
      request_hash text not null,
      created_at timestamptz not null default now()
    );
    create index gift_card_requests_card on gift_card_requests (card_id);

    create table gift_repayments (
      card_id integer primary key references gift_cards (id),
      amount_cents integer not null check (amount_cents > 0),
      due_on date not null,
      created_at timestamptz not null default now(),
      made_at timestamptz,
      made_by integer references users (id) on delete set null,
      reference text check (length(reference) <= 300)
    );
    create index gift_repayments_made_by on gift_repayments (made_by);

    alter table credit_entries
      add column reverses_id integer unique references credit_entries (id),
      add constraint credit_entries_reverses check (reverses_id is null or (reverses_id < id and reason = 'given_back'
        and note is not null and author_id is not null));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table credit_entries drop column reverses_id;
    drop table gift_repayments;
    drop table gift_card_requests;
    alter table gift_card_events drop constraint gift_card_events_kind_check;
    alter table gift_card_events add constraint gift_card_events_kind_check check (kind in ('paid', 'sent', 'extended', 'voided',
      'transferred', 'received', 'withdrawn')) not valid;
    alter table gift_cards drop column paid_by, drop column issued_by, drop column issued_for;
  `)
}
