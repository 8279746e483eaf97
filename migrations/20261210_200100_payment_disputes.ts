import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Payments that the holder of a card contests at their bank, as their provider tells of them: a task of the agency until it is closed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table payment_disputes (
      intent_id uuid not null references payment_intents (id) on delete cascade,
      reference text not null check (length(reference) between 1 and 200),
      state text not null check (state in ('open', 'won', 'lost')),
      opened_at timestamptz not null default now(),
      closed_at timestamptz,
      primary key (intent_id, reference),
      check ((closed_at is null) = (state = 'open'))
    );
    create index payment_disputes_open on payment_disputes (opened_at) where state = 'open';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table payment_disputes`)
}
