import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A traveler is added to a booking, and pays the price of that day where it is not the contract's; in cents. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'traveler_added' BEFORE 'traveler_canceled';
  alter table participants add column added_price_cents integer check (added_price_cents >= 0)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   alter table participants drop column added_price_cents;
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'participants' WHERE "kind" = 'traveler_added';
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'payment_failed', 'refunded', 'refund_failed', 'participants', 'moved', 'options_changed', 'transferred', 'traveler_canceled', 'canceled', 'discounted', 'savings', 'departure_confirmed', 'departure_canceled', 'choice_made', 'contract_changed', 'credit_returned');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";`)
}
