import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What accounts whose address was never proven may hold together, and the client that each of their carts is counted for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "unproven_hold_minutes" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "unproven_share_percent" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "unproven_client_seats" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "unproven_client_departures" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "carts" ADD COLUMN "hold_client" text
    CONSTRAINT "carts_hold_client_while_held" CHECK (hold_client IS NULL OR held_seats > 0);
  CREATE INDEX "carts_hold_client_idx" ON "carts" ("hold_client") WHERE hold_client IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "carts" DROP COLUMN "hold_client";
  ALTER TABLE "site_settings" DROP COLUMN "unproven_client_departures";
  ALTER TABLE "site_settings" DROP COLUMN "unproven_client_seats";
  ALTER TABLE "site_settings" DROP COLUMN "unproven_share_percent";
  ALTER TABLE "site_settings" DROP COLUMN "unproven_hold_minutes";`)
}
