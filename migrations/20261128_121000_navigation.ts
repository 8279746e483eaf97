import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"top_links" jsonb,
  	"main_links" jsonb,
  	"menu_links" jsonb,
  	"agency_links" jsonb,
  	"featured_links" jsonb,
  	"about_links" jsonb,
  	"service_links" jsonb,
  	"blog_links" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "navigation" CASCADE;`)
}
