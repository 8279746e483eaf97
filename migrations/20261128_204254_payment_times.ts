import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The working days of a transfer, the days before a departure when unpaid bookings are called, and the bookings that the agency was told of. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "transfer_days" numeric DEFAULT 2 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "unpaid_call_days" numeric DEFAULT 3 NOT NULL;
  create table unpaid_calls (
    reservation_id integer not null references reservations (id) on delete cascade,
    first_day date not null,
    told_at timestamptz not null default now(),
    primary key (reservation_id, first_day)
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table unpaid_calls;
  ALTER TABLE "site_settings" DROP COLUMN "unpaid_call_days";
  ALTER TABLE "site_settings" DROP COLUMN "transfer_days";`)
}
