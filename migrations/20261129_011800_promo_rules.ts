import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What becomes of a code's discount once a change of the reservation ends what the code is for. Until now it was kept, and so it stays
 * for the codes and the reservations that are there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_codes_on_change" AS ENUM('kept', 'withdrawn');
  ALTER TABLE "promo_codes" ADD COLUMN "on_change" "enum_promo_codes_on_change" DEFAULT 'kept' NOT NULL;
  alter table reservation_discounts
    add column on_change text not null default 'kept' check (on_change in ('kept', 'withdrawn')),
    add column min_travelers smallint,
    add column departures_from date,
    add column departures_until date,
    add column withdrawn_at timestamptz check (withdrawn_at is null or on_change = 'withdrawn');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   alter table reservation_discounts drop column withdrawn_at, drop column departures_until, drop column departures_from,
    drop column min_travelers, drop column on_change;
  ALTER TABLE "promo_codes" DROP COLUMN "on_change";
  DROP TYPE "public"."enum_promo_codes_on_change";`)
}
