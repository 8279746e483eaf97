import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Places that were handed over: when, for what cost and under which texts, with the contract as it stood before. Nobody is named. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table reservation_transfers (
      id serial primary key,
      reservation_id integer not null references reservations(id) on delete cascade,
      position integer not null check (position between 1 and 30),
      cost_cents integer not null check (cost_cents >= 0),
      notice_version text,
      previous_contract jsonb,
      transferred_at timestamptz not null default now()
    );
    create index reservation_transfers_reservation on reservation_transfers (reservation_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table reservation_transfers;`)
}
