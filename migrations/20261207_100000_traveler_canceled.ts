import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One traveler of several is canceled: what is kept for them stays in the total, and the history says so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'traveler_canceled' BEFORE 'canceled';
  ALTER TABLE "reservations" ADD COLUMN "travelers_fee_cents" numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'participants' WHERE "kind" = 'traveler_canceled';
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'canceled', 'departure_confirmed', 'departure_canceled');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  ALTER TABLE "reservations" DROP COLUMN "travelers_fee_cents";`)
}
