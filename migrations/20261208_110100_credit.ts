import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Credit as a ledger. An account is one credit (or one gift card) with its last day; its balance is the sum of its entries,
 * which are only added: no line is changed or removed, and none takes an account below zero, whoever else writes at once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table credit_accounts (
      id serial primary key,
      kind text not null check (kind in ('credit', 'gift_card')),
      user_id integer references users (id),
      origin_reservation_id integer references reservations (id),
      refund_cents integer check (refund_cents > 0),
      opened_at timestamptz not null default now(),
      expires_on date not null,
      constraint credit_accounts_of_someone check (kind <> 'credit'
        or num_nulls(user_id, origin_reservation_id, refund_cents) = 0),
      constraint credit_accounts_within_a_year check (kind <> 'credit'
        or expires_on <= ((opened_at at time zone 'Europe/Paris')::date + interval '12 months')::date)
    );
    create unique index credit_accounts_once on credit_accounts (origin_reservation_id) where kind = 'credit';
    create index credit_accounts_user on credit_accounts (user_id);

    create table credit_entries (
      id serial primary key,
      account_id integer not null references credit_accounts (id),
      amount_cents integer not null,
      reason text not null check (reason in ('opened', 'used', 'given_back', 'expired', 'reversed')),
      note text check (length(note) <= 300),
      reservation_id integer references reservations (id),
      payment_id integer references payments (id),
      author_id integer references users (id) on delete restrict,
      at timestamptz not null default clock_timestamp(),
      constraint credit_entries_signed check (case when reason in ('opened', 'given_back') then amount_cents > 0
        else amount_cents < 0 end)
    );
    create index credit_entries_account on credit_entries (account_id);
    create index credit_entries_reservation on credit_entries (reservation_id);
    create unique index credit_entries_opened_once on credit_entries (account_id) where reason = 'opened';

    create table credit_reminders (
      account_id integer not null references credit_accounts (id),
      days_before smallint not null,
      sent_at timestamptz not null default now(),
      primary key (account_id, days_before)
    );

    -- Its owner holds the account: the site may not write it. The sum is read after the lock, so by a snapshot of its own.
    create function keep_credit_above_zero() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      account credit_accounts;
      balance bigint;
      entries bigint;
    begin
      select * into account from credit_accounts where id = new.account_id for no key update;
      select coalesce(sum(amount_cents), 0), count(*) into balance, entries from credit_entries where account_id = new.account_id;
      if entries = 0 and (new.reason <> 'opened' or new.amount_cents < coalesce(account.refund_cents, 1)) then
        raise exception 'Account % opens with at least what would have been refunded.', new.account_id
          using errcode = 'check_violation', constraint = 'credit_opens_with_its_refund';
      end if;
      if balance + new.amount_cents < 0 then
        raise exception 'Account % holds %, not %.', new.account_id, balance, -new.amount_cents
          using errcode = 'check_violation', constraint = 'credit_above_zero';
      end if;
      return new;
    end $$;
    create trigger credit_stays_above_zero before insert on credit_entries
      for each row execute function keep_credit_above_zero();
    create trigger credit_entries_are_kept before update or delete on credit_entries
      for each row execute function refuse_rewriting();
    create trigger credit_entries_are_not_emptied before truncate on credit_entries
      for each statement execute function refuse_rewriting();
    create trigger credit_accounts_are_kept before update or delete on credit_accounts
      for each row execute function refuse_rewriting();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table credit_reminders;
    drop table credit_entries;
    drop table credit_accounts;
    drop function keep_credit_above_zero();
  `)
}
