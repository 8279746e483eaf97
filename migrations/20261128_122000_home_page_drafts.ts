import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_carbon_mode" AS ENUM('train', 'carpool', 'plane', 'car');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "home_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expeditions_id" integer
  );
  
  CREATE TABLE "_home_page_v_version_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_train_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"city" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_carbon" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mode" "enum__home_page_v_version_carbon_mode",
  	"kg" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_title" varchar DEFAULT 'Le lagopède vole peu. Nous aussi.',
  	"version_hero_lead" varchar DEFAULT 'Des aventures guidées de 2 à 15 jours, en France et en Europe, qui commencent sur un quai de gare.',
  	"version_promise_title" varchar DEFAULT 'Notre promesse carbone tient sur un billet de train.',
  	"version_featured_title" varchar DEFAULT 'Les départs dont on parle au refuge',
  	"version_featured_text" varchar DEFAULT 'Nos guides ont voté : voici leurs coups de cœur de la saison.',
  	"version_families_title" varchar DEFAULT 'À pied, à ski, à la rame',
  	"version_selections_title" varchar DEFAULT 'Envies du moment',
  	"version_train_title" varchar DEFAULT 'Le voyage commence quai 4',
  	"version_train_text" varchar DEFAULT 'Pour chaque départ, on te propose un trajet en train jusqu’au rendez-vous, avec les correspondances et le dernier bus. Le bilan carbone, lui, ne prend pas de raccourci.',
  	"version_carbon_note" varchar DEFAULT 'Paris – Vercors, aller-retour, en kg CO₂e par personne. Facteurs d’émission : Base Empreinte® ADEME.',
  	"version_reviews_title" varchar DEFAULT 'Ce qu’on se raconte au retour',
  	"version_agency_title" varchar DEFAULT 'L’agence',
  	"version_agency_text" varchar DEFAULT 'Huit personnes, un chien, une cuisine partagée à Annecy. Depuis 2018, on dessine des voyages courts en carbone et longs en souvenirs, avec des guides du pays.',
  	"version_newsletter_title" varchar DEFAULT 'Des idées de départ, sans t’envoler',
  	"version_newsletter_text" varchar DEFAULT 'Deux fois par mois : les nouvelles dates avant tout le monde, un récit de guide et un trajet en train qui vaut le voyage.',
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expeditions_id" integer
  );
  
  ALTER TABLE "home_page_promises" ALTER COLUMN "figure" DROP NOT NULL;
  ALTER TABLE "home_page_promises" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page_train_stops" ALTER COLUMN "time" DROP NOT NULL;
  ALTER TABLE "home_page_train_stops" ALTER COLUMN "city" DROP NOT NULL;
  ALTER TABLE "home_page_train_stops" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page_carbon" ALTER COLUMN "mode" DROP NOT NULL;
  ALTER TABLE "home_page_carbon" ALTER COLUMN "kg" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_lead" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "promise_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "featured_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "featured_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "families_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "selections_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "train_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "train_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "carbon_note" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "reviews_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "agency_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "agency_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "newsletter_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "newsletter_text" DROP NOT NULL;
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_expeditions_fk" FOREIGN KEY ("expeditions_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_promises" ADD CONSTRAINT "_home_page_v_version_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_train_stops" ADD CONSTRAINT "_home_page_v_version_train_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_carbon" ADD CONSTRAINT "_home_page_v_version_carbon_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_expeditions_fk" FOREIGN KEY ("expeditions_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_rels_order_idx" ON "home_page_rels" USING btree ("order");
  CREATE INDEX "home_page_rels_parent_idx" ON "home_page_rels" USING btree ("parent_id");
  CREATE INDEX "home_page_rels_path_idx" ON "home_page_rels" USING btree ("path");
  CREATE INDEX "home_page_rels_expeditions_id_idx" ON "home_page_rels" USING btree ("expeditions_id");
  CREATE INDEX "_home_page_v_version_promises_order_idx" ON "_home_page_v_version_promises" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_promises_parent_id_idx" ON "_home_page_v_version_promises" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_train_stops_order_idx" ON "_home_page_v_version_train_stops" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_train_stops_parent_id_idx" ON "_home_page_v_version_train_stops" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_carbon_order_idx" ON "_home_page_v_version_carbon" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_carbon_parent_id_idx" ON "_home_page_v_version_carbon" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_expeditions_id_idx" ON "_home_page_v_rels" USING btree ("expeditions_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");`)
  // What is on the site today stays there; a draft renews nothing.
  await db.execute(sql`
    update home_page set _status = 'published';
    create trigger home_page_renew_published_content after insert or update or delete on home_page
      for each row execute function renew_published_content('home');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger home_page_renew_published_content on home_page`)
  await db.execute(sql`
   ALTER TABLE "home_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_train_stops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_carbon" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v_version_promises" CASCADE;
  DROP TABLE "_home_page_v_version_train_stops" CASCADE;
  DROP TABLE "_home_page_v_version_carbon" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  DROP INDEX "home_page__status_idx";
  ALTER TABLE "home_page_promises" ALTER COLUMN "figure" SET NOT NULL;
  ALTER TABLE "home_page_promises" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page_train_stops" ALTER COLUMN "time" SET NOT NULL;
  ALTER TABLE "home_page_train_stops" ALTER COLUMN "city" SET NOT NULL;
  ALTER TABLE "home_page_train_stops" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page_carbon" ALTER COLUMN "mode" SET NOT NULL;
  ALTER TABLE "home_page_carbon" ALTER COLUMN "kg" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_lead" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "promise_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "featured_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "featured_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "families_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "selections_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "train_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "train_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "carbon_note" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "reviews_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "agency_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "agency_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "newsletter_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "newsletter_text" SET NOT NULL;
  ALTER TABLE "home_page" DROP COLUMN "_status";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_carbon_mode";
  DROP TYPE "public"."enum__home_page_v_version_status";`)
}
