import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a customer was told about a deposit that is awaited: each is said once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table deposit_reminders (
      reservation_id integer not null references reservations (id) on delete cascade,
      kind text not null check (kind in ('recall', 'claim')),
      sent_at timestamptz not null default now(),
      primary key (reservation_id, kind)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table deposit_reminders;`)
}
