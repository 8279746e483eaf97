import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drops the figures of carbon that were typed by hand: every page counts them from how one gets to a trip. Going back leaves them empty.
 * Adds how many trains lead to the station, and counts every card again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_page_carbon" CASCADE;
  DROP TABLE "_home_page_v_version_carbon" CASCADE;
  ALTER TABLE "home_page" DROP COLUMN "carbon_note";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_carbon_note";
  ALTER TABLE "expeditions" DROP COLUMN "carbon_kg_train", DROP COLUMN "carbon_kg_carpool", DROP COLUMN "carbon_kg_plane",
    DROP COLUMN "carbon_kg_car";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_carbon_kg_train", DROP COLUMN "version_carbon_kg_carpool",
    DROP COLUMN "version_carbon_kg_plane", DROP COLUMN "version_carbon_kg_car";
  DROP TYPE "public"."enum_home_page_carbon_mode";
  DROP TYPE "public"."enum__home_page_v_version_carbon_mode";
  alter table trip_doors add column train_rides integer[] not null default '{}';
  alter table trip_doors alter column train_rides drop default;
  do $$ begin
    if exists (select 1 from pg_namespace where nspname = 'graphile_worker') then
      perform graphile_worker.add_job('refresh_expedition_hits', json_build_object('scope', 'all', 'id', null), job_key => 'hits:all:');
    end if;
  end $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   alter table trip_doors drop column train_rides;
  CREATE TYPE "public"."enum_home_page_carbon_mode" AS ENUM('train', 'carpool', 'plane', 'car');
  CREATE TYPE "public"."enum__home_page_v_version_carbon_mode" AS ENUM('train', 'carpool', 'plane', 'car');
  CREATE TABLE "home_page_carbon" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "mode" "enum_home_page_carbon_mode",
    "kg" numeric
  );
  CREATE TABLE "_home_page_v_version_carbon" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "mode" "enum__home_page_v_version_carbon_mode",
    "kg" numeric,
    "_uuid" varchar
  );
  ALTER TABLE "home_page_carbon" ADD CONSTRAINT "home_page_carbon_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_carbon" ADD CONSTRAINT "_home_page_v_version_carbon_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_carbon_order_idx" ON "home_page_carbon" USING btree ("_order");
  CREATE INDEX "home_page_carbon_parent_id_idx" ON "home_page_carbon" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_carbon_order_idx" ON "_home_page_v_version_carbon" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_carbon_parent_id_idx" ON "_home_page_v_version_carbon" USING btree ("_parent_id");
  ALTER TABLE "home_page" ADD COLUMN "carbon_note" varchar DEFAULT '';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_carbon_note" varchar;
  ALTER TABLE "expeditions" ADD COLUMN "carbon_kg_train" numeric, ADD COLUMN "carbon_kg_carpool" numeric, ADD COLUMN "carbon_kg_plane" numeric,
    ADD COLUMN "carbon_kg_car" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_carbon_kg_train" numeric, ADD COLUMN "version_carbon_kg_carpool" numeric,
    ADD COLUMN "version_carbon_kg_plane" numeric, ADD COLUMN "version_carbon_kg_car" numeric;`)
}
