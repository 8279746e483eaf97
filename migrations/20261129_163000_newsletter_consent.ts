import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Keeps when and how each subscriber agreed to the newsletter. Those who agreed before keep no proof. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscribers_consented_by" AS ENUM('mail', 'account');
  ALTER TABLE "newsletter_subscribers" ADD COLUMN "consented_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscribers" ADD COLUMN "consented_by" "enum_newsletter_subscribers_consented_by";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_subscribers" DROP COLUMN "consented_at";
  ALTER TABLE "newsletter_subscribers" DROP COLUMN "consented_by";
  DROP TYPE "public"."enum_newsletter_subscribers_consented_by";`)
}
