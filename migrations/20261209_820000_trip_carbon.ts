import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."trip_mode" AS ENUM('train_abroad', 'train_tgv', 'train_intercites', 'train_ter', 'coach', 'bus', 'minibus', 'ferry', 'walk');
  CREATE TYPE "public"."trip_city" AS ENUM('paris', 'lyon', 'marseille', 'toulouse', 'nice', 'nantes', 'montpellier', 'strasbourg', 'bordeaux', 'lille', 'rennes', 'dijon');
  CREATE TYPE "public"."trip_nights_kind" AS ENUM('hotel', 'guesthouse', 'rental', 'hostel', 'refuge', 'camping', 'boat');
  CREATE TYPE "public"."trip_meals_kind" AS ENUM('breakfast', 'vegan', 'vegetarian', 'white_meat', 'red_meat', 'oily_fish', 'white_fish');
  CREATE TABLE "trip_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mode" "trip_mode",
  	"label" varchar,
  	"km" numeric,
  	"minutes" numeric,
  	"is_measured" boolean DEFAULT false
  );
  
  CREATE TABLE "trip_trains" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" "trip_city",
  	"minutes" numeric,
  	"changes" numeric,
  	"read_on" timestamp(3) with time zone,
  	"tgv_km" numeric,
  	"intercites_km" numeric,
  	"ter_km" numeric,
  	"by_night" boolean DEFAULT false
  );
  
  CREATE TABLE "trip_nights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "trip_nights_kind",
  	"count" numeric
  );
  
  CREATE TABLE "trip_meals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "trip_meals_kind",
  	"count" numeric
  );
  
  CREATE TABLE "trip_transfers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mode" "trip_mode",
  	"label" varchar,
  	"km" numeric,
  	"occupants" numeric
  );
  
  CREATE TABLE "_trip_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mode" "trip_mode",
  	"label" varchar,
  	"km" numeric,
  	"minutes" numeric,
  	"is_measured" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trip_trains_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" "trip_city",
  	"minutes" numeric,
  	"changes" numeric,
  	"read_on" timestamp(3) with time zone,
  	"tgv_km" numeric,
  	"intercites_km" numeric,
  	"ter_km" numeric,
  	"by_night" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trip_nights_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "trip_nights_kind",
  	"count" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trip_meals_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "trip_meals_kind",
  	"count" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trip_transfers_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mode" "trip_mode",
  	"label" varchar,
  	"km" numeric,
  	"occupants" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "expeditions" ADD COLUMN "access_station_name" varchar;
  ALTER TABLE "expeditions" ADD COLUMN "access_latitude" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "access_longitude" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "access_airport_name" varchar;
  ALTER TABLE "expeditions" ADD COLUMN "access_airport_latitude" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "access_airport_longitude" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "access_airport_km" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "stay_guide_km" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "carbon_read_on" timestamp(3) with time zone;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_station_name" varchar;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_latitude" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_longitude" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_airport_name" varchar;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_airport_latitude" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_airport_longitude" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_access_airport_km" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_stay_guide_km" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_carbon_read_on" timestamp(3) with time zone;
  ALTER TABLE "trip_approach" ADD CONSTRAINT "trip_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trip_trains" ADD CONSTRAINT "trip_trains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trip_nights" ADD CONSTRAINT "trip_nights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trip_meals" ADD CONSTRAINT "trip_meals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trip_transfers" ADD CONSTRAINT "trip_transfers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trip_approach_v" ADD CONSTRAINT "_trip_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trip_trains_v" ADD CONSTRAINT "_trip_trains_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trip_nights_v" ADD CONSTRAINT "_trip_nights_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trip_meals_v" ADD CONSTRAINT "_trip_meals_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trip_transfers_v" ADD CONSTRAINT "_trip_transfers_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "trip_approach_order_idx" ON "trip_approach" USING btree ("_order");
  CREATE INDEX "trip_approach_parent_id_idx" ON "trip_approach" USING btree ("_parent_id");
  CREATE INDEX "trip_trains_order_idx" ON "trip_trains" USING btree ("_order");
  CREATE INDEX "trip_trains_parent_id_idx" ON "trip_trains" USING btree ("_parent_id");
  CREATE INDEX "trip_nights_order_idx" ON "trip_nights" USING btree ("_order");
  CREATE INDEX "trip_nights_parent_id_idx" ON "trip_nights" USING btree ("_parent_id");
  CREATE INDEX "trip_meals_order_idx" ON "trip_meals" USING btree ("_order");
  CREATE INDEX "trip_meals_parent_id_idx" ON "trip_meals" USING btree ("_parent_id");
  CREATE INDEX "trip_transfers_order_idx" ON "trip_transfers" USING btree ("_order");
  CREATE INDEX "trip_transfers_parent_id_idx" ON "trip_transfers" USING btree ("_parent_id");
  CREATE INDEX "_trip_approach_v_order_idx" ON "_trip_approach_v" USING btree ("_order");
  CREATE INDEX "_trip_approach_v_parent_id_idx" ON "_trip_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_trip_trains_v_order_idx" ON "_trip_trains_v" USING btree ("_order");
  CREATE INDEX "_trip_trains_v_parent_id_idx" ON "_trip_trains_v" USING btree ("_parent_id");
  CREATE INDEX "_trip_nights_v_order_idx" ON "_trip_nights_v" USING btree ("_order");
  CREATE INDEX "_trip_nights_v_parent_id_idx" ON "_trip_nights_v" USING btree ("_parent_id");
  CREATE INDEX "_trip_meals_v_order_idx" ON "_trip_meals_v" USING btree ("_order");
  CREATE INDEX "_trip_meals_v_parent_id_idx" ON "_trip_meals_v" USING btree ("_parent_id");
  CREATE INDEX "_trip_transfers_v_order_idx" ON "_trip_transfers_v" USING btree ("_order");
  CREATE INDEX "_trip_transfers_v_parent_id_idx" ON "_trip_transfers_v" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "trip_approach" CASCADE;
  DROP TABLE "trip_trains" CASCADE;
  DROP TABLE "trip_nights" CASCADE;
  DROP TABLE "trip_meals" CASCADE;
  DROP TABLE "trip_transfers" CASCADE;
  DROP TABLE "_trip_approach_v" CASCADE;
  DROP TABLE "_trip_trains_v" CASCADE;
  DROP TABLE "_trip_nights_v" CASCADE;
  DROP TABLE "_trip_meals_v" CASCADE;
  DROP TABLE "_trip_transfers_v" CASCADE;
  ALTER TABLE "expeditions" DROP COLUMN "access_station_name";
  ALTER TABLE "expeditions" DROP COLUMN "access_latitude";
  ALTER TABLE "expeditions" DROP COLUMN "access_longitude";
  ALTER TABLE "expeditions" DROP COLUMN "access_airport_name";
  ALTER TABLE "expeditions" DROP COLUMN "access_airport_latitude";
  ALTER TABLE "expeditions" DROP COLUMN "access_airport_longitude";
  ALTER TABLE "expeditions" DROP COLUMN "access_airport_km";
  ALTER TABLE "expeditions" DROP COLUMN "stay_guide_km";
  ALTER TABLE "expeditions" DROP COLUMN "carbon_read_on";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_station_name";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_latitude";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_longitude";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_airport_name";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_airport_latitude";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_airport_longitude";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_access_airport_km";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_stay_guide_km";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_carbon_read_on";
  DROP TYPE "public"."trip_mode";
  DROP TYPE "public"."trip_city";
  DROP TYPE "public"."trip_nights_kind";
  DROP TYPE "public"."trip_meals_kind";`)
}
