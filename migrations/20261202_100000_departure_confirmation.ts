import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'departure_confirmed' BEFORE 'departure_canceled';
  ALTER TABLE "expeditions" ADD COLUMN "fixed_cost_cents" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "traveler_cost_cents" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_fixed_cost_cents" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_traveler_cost_cents" numeric;
  ALTER TABLE "departures" ADD COLUMN "min_participants" numeric;
  ALTER TABLE "departures" ADD COLUMN "decision_on" timestamp(3) with time zone;
  ALTER TABLE "departures" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "indemnity_cents" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'canceled', 'departure_canceled');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  ALTER TABLE "expeditions" DROP COLUMN "fixed_cost_cents";
  ALTER TABLE "expeditions" DROP COLUMN "traveler_cost_cents";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_fixed_cost_cents";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_traveler_cost_cents";
  ALTER TABLE "departures" DROP COLUMN "min_participants";
  ALTER TABLE "departures" DROP COLUMN "decision_on";
  ALTER TABLE "departures" DROP COLUMN "confirmed_at";
  ALTER TABLE "reservations" DROP COLUMN "indemnity_cents";`)
}
