import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Refunds that a provider of cards has and nobody asked for here, and payouts that do not add up: what the night's comparison finds
 * is a task until the desk decides on it. The payment house pays out what it takes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payment_refunds add column found_at timestamptz;
    create unique index payment_refunds_of_provider on payment_refunds (provider_reference, intent_id)
      where provider_reference is not null;

    alter table payment_differences
      drop constraint payment_differences_kind_check,
      add constraint payment_differences_kind_check
        check (kind in ('only_here', 'only_there', 'differs', 'refund', 'payout')),
      add column decided_at timestamptz,
      add column decided_by integer references users (id) on delete set null;

    create table house_payouts (
      id text primary key,
      amount_cents integer not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index house_payouts_since on house_payouts (created_at, id);
    alter table house_payments add column payout_id text references house_payouts (id) on delete set null;
    create index house_payments_payout on house_payments (payout_id);
    alter table house_refunds
      add column label text,
      add column payout_id text references house_payouts (id) on delete set null;
    create index house_refunds_payout on house_refunds (payout_id);
    alter table house_switches add column payout_error_cents integer not null default 0
      check (payout_error_cents between -100000 and 100000);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table house_switches drop column payout_error_cents;
    alter table house_refunds drop column payout_id, drop column label;
    alter table house_payments drop column payout_id;
    drop table house_payouts;
    delete from payment_differences where kind in ('refund', 'payout');
    alter table payment_differences
      drop column decided_by,
      drop column decided_at,
      drop constraint payment_differences_kind_check,
      add constraint payment_differences_kind_check check (kind in ('only_here', 'only_there', 'differs'));
    drop index payment_refunds_of_provider;
    alter table payment_refunds drop column found_at;
  `)
}
