import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where our ledger and the books of a provider of cards did not agree, from when and until when; and when they were compared. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table payment_differences (
      id serial primary key,
      provider text not null,
      provider_reference text not null,
      kind text not null check (kind in ('only_here', 'only_there', 'differs')),
      detail text not null check (length(detail) <= 500),
      found_at timestamptz not null default now(),
      gone_at timestamptz
    );
    create unique index payment_differences_open on payment_differences (provider, provider_reference)
      where gone_at is null;

    create table payment_comparisons (
      provider text primary key,
      compared_at timestamptz not null,
      payments integer not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table payment_comparisons;
    drop table payment_differences;
  `)
}
