import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_expeditions_expedition_type" AS ENUM('adult', 'kids', 'family', 'basecamp');
  CREATE TYPE "public"."enum_expeditions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expeditions_v_version_expedition_type" AS ENUM('adult', 'kids', 'family', 'basecamp');
  CREATE TYPE "public"."enum__expeditions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_departures_status" AS ENUM('open', 'confirmed', 'canceled');
  CREATE TYPE "public"."enum_activity_categories_icon" AS ENUM('footprints', 'bike', 'leaf', 'flower', 'waves', 'pickaxe', 'snowflake', 'sailboat', 'paw', 'trees', 'mountain', 'tent');
  CREATE TYPE "public"."enum_newsletter_subscribers_status" AS ENUM('pending', 'subscribed', 'unsubscribed');
  CREATE TYPE "public"."enum_reservations_status" AS ENUM('pending', 'confirmed', 'canceled');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'published', 'rejected');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('visible', 'hidden');
  CREATE TYPE "public"."enum_users_role" AS ENUM('customer', 'guide', 'marketer', 'staff', 'admin');
  CREATE TYPE "public"."enum_users_provider" AS ENUM('email', 'google_oauth2', 'facebook');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_page_carbon_mode" AS ENUM('train', 'carpool', 'plane', 'car');
  CREATE TYPE "public"."enum_site_settings_social_links_network" AS ENUM('instagram', 'facebook', 'linkedin', 'youtube');
  CREATE TABLE "expeditions_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "expeditions_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"distance_km" numeric,
  	"ascent_m" numeric,
  	"descent_m" numeric,
  	"hours" numeric,
  	"night" varchar,
  	"meals" varchar
  );
  
  CREATE TABLE "expeditions_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"elevation_m" numeric,
  	"day" numeric
  );
  
  CREATE TABLE "expeditions_journeys_legs" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"place" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "expeditions_journeys" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"duration" varchar
  );
  
  CREATE TABLE "expeditions_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "expeditions_not_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "expeditions_kit" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "expeditions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"tagline" varchar,
  	"description" jsonb,
  	"main_photo_id" integer,
  	"expedition_type" "enum_expeditions_expedition_type" DEFAULT 'adult',
  	"age_min_child" numeric,
  	"duration_days" numeric,
  	"level" numeric,
  	"eco_rating" numeric,
  	"price_cents" numeric,
  	"group_min" numeric,
  	"group_max" numeric,
  	"region" varchar,
  	"guide_id" integer,
  	"route" jsonb,
  	"station" varchar,
  	"meeting_point" varchar,
  	"carbon_kg_train" numeric,
  	"carbon_kg_carpool" numeric,
  	"carbon_kg_plane" numeric,
  	"carbon_kg_car" numeric,
  	"slug" varchar,
  	"carousel_rank" numeric,
  	"new_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_expeditions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "expeditions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"countries_id" integer,
  	"activities_id" integer,
  	"accommodation_types_id" integer
  );
  
  CREATE TABLE "_expeditions_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"distance_km" numeric,
  	"ascent_m" numeric,
  	"descent_m" numeric,
  	"hours" numeric,
  	"night" varchar,
  	"meals" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"elevation_m" numeric,
  	"day" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_journeys_legs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"place" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_journeys" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_not_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_kit" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_description" jsonb,
  	"version_main_photo_id" integer,
  	"version_expedition_type" "enum__expeditions_v_version_expedition_type" DEFAULT 'adult',
  	"version_age_min_child" numeric,
  	"version_duration_days" numeric,
  	"version_level" numeric,
  	"version_eco_rating" numeric,
  	"version_price_cents" numeric,
  	"version_group_min" numeric,
  	"version_group_max" numeric,
  	"version_region" varchar,
  	"version_guide_id" integer,
  	"version_route" jsonb,
  	"version_station" varchar,
  	"version_meeting_point" varchar,
  	"version_carbon_kg_train" numeric,
  	"version_carbon_kg_carpool" numeric,
  	"version_carbon_kg_plane" numeric,
  	"version_carbon_kg_car" numeric,
  	"version_slug" varchar,
  	"version_carousel_rank" numeric,
  	"version_new_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__expeditions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_expeditions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"countries_id" integer,
  	"activities_id" integer,
  	"accommodation_types_id" integer
  );
  
  CREATE TABLE "departures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"expedition_id" integer NOT NULL,
  	"departure_start" timestamp(3) with time zone NOT NULL,
  	"departure_end" timestamp(3) with time zone NOT NULL,
  	"capacity" numeric DEFAULT 8 NOT NULL,
  	"seats_taken" numeric DEFAULT 0 NOT NULL,
  	"price_cents" numeric,
  	"status" "enum_departures_status" DEFAULT 'open' NOT NULL,
  	"guide_id" integer,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guides_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"job_title" varchar,
  	"biography" varchar,
  	"avatar_id" integer,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "activities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accommodation_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "activity_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"icon" "enum_activity_categories_icon" DEFAULT 'trees' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "activity_categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"activities_id" integer
  );
  
  CREATE TABLE "selections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"intro" varchar,
  	"image_id" integer,
  	"is_published" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expeditions_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_xs_url" varchar,
  	"sizes_xs_width" numeric,
  	"sizes_xs_height" numeric,
  	"sizes_xs_mime_type" varchar,
  	"sizes_xs_filesize" numeric,
  	"sizes_xs_filename" varchar,
  	"sizes_sm_url" varchar,
  	"sizes_sm_width" numeric,
  	"sizes_sm_height" numeric,
  	"sizes_sm_mime_type" varchar,
  	"sizes_sm_filesize" numeric,
  	"sizes_sm_filename" varchar,
  	"sizes_md_url" varchar,
  	"sizes_md_width" numeric,
  	"sizes_md_height" numeric,
  	"sizes_md_mime_type" varchar,
  	"sizes_md_filesize" numeric,
  	"sizes_md_filename" varchar,
  	"sizes_lg_url" varchar,
  	"sizes_lg_width" numeric,
  	"sizes_lg_height" numeric,
  	"sizes_lg_mime_type" varchar,
  	"sizes_lg_filesize" numeric,
  	"sizes_lg_filename" varchar,
  	"sizes_xl_url" varchar,
  	"sizes_xl_width" numeric,
  	"sizes_xl_height" numeric,
  	"sizes_xl_mime_type" varchar,
  	"sizes_xl_filesize" numeric,
  	"sizes_xl_filename" varchar,
  	"sizes_2xl_url" varchar,
  	"sizes_2xl_width" numeric,
  	"sizes_2xl_height" numeric,
  	"sizes_2xl_mime_type" varchar,
  	"sizes_2xl_filesize" numeric,
  	"sizes_2xl_filename" varchar
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_newsletter_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reservations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"departure_id" integer NOT NULL,
  	"travelers_count" numeric NOT NULL,
  	"unit_price_cents" numeric NOT NULL,
  	"total_cents" numeric NOT NULL,
  	"status" "enum_reservations_status" DEFAULT 'pending' NOT NULL,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"departure_id" integer NOT NULL,
  	"travelers_count" numeric NOT NULL,
  	"hold_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"expedition_id" integer NOT NULL,
  	"first_name" varchar NOT NULL,
  	"rate" numeric,
  	"text" varchar NOT NULL,
  	"trip_date" timestamp(3) with time zone,
  	"status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"expedition_id" integer NOT NULL,
  	"author_id" integer NOT NULL,
  	"body" varchar NOT NULL,
  	"parent_id" integer,
  	"status" "enum_messages_status" DEFAULT 'visible' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"expedition_id" integer NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_users_role" DEFAULT 'customer' NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone" varchar,
  	"avatar_url" varchar,
  	"provider" "enum_users_provider" DEFAULT 'email' NOT NULL,
  	"sign_in_count" numeric DEFAULT 0 NOT NULL,
  	"newsletter" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expeditions_id" integer,
  	"departures_id" integer,
  	"guides_id" integer,
  	"countries_id" integer,
  	"activities_id" integer,
  	"accommodation_types_id" integer,
  	"activity_categories_id" integer,
  	"selections_id" integer,
  	"media_id" integer,
  	"newsletter_subscribers_id" integer,
  	"reservations_id" integer,
  	"carts_id" integer,
  	"reviews_id" integer,
  	"messages_id" integer,
  	"interests_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_train_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_carbon" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mode" "enum_home_page_carbon_mode" NOT NULL,
  	"kg" numeric NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_title" varchar DEFAULT 'Le lagopède vole peu. Nous aussi.' NOT NULL,
  	"hero_lead" varchar DEFAULT 'Des aventures guidées de 2 à 15 jours, en France et en Europe, qui commencent sur un quai de gare.' NOT NULL,
  	"promise_title" varchar DEFAULT 'Notre promesse carbone tient sur un billet de train.' NOT NULL,
  	"featured_title" varchar DEFAULT 'Les départs dont on parle au refuge' NOT NULL,
  	"featured_text" varchar DEFAULT 'Nos guides ont voté : voici leurs coups de cœur de la saison.' NOT NULL,
  	"families_title" varchar DEFAULT 'À pied, à ski, à la rame' NOT NULL,
  	"selections_title" varchar DEFAULT 'Envies du moment' NOT NULL,
  	"train_title" varchar DEFAULT 'Le voyage commence quai 4' NOT NULL,
  	"train_text" varchar DEFAULT 'Pour chaque départ, on te propose un trajet en train jusqu’au rendez-vous, avec les correspondances et le dernier bus. Le bilan carbone, lui, ne prend pas de raccourci.' NOT NULL,
  	"carbon_note" varchar DEFAULT 'Paris – Vercors, aller-retour, en kg CO₂e par personne. Facteurs d’émission : Base Empreinte® ADEME.' NOT NULL,
  	"reviews_title" varchar DEFAULT 'Ce qu’on se raconte au retour' NOT NULL,
  	"agency_title" varchar DEFAULT 'L’agence' NOT NULL,
  	"agency_text" varchar DEFAULT 'Huit personnes, un chien, une cuisine partagée à Annecy. Depuis 2018, on dessine des voyages courts en carbone et longs en souvenirs, avec des guides du pays.' NOT NULL,
  	"newsletter_title" varchar DEFAULT 'Des idées de départ, sans t’envoler' NOT NULL,
  	"newsletter_text" varchar DEFAULT 'Deux fois par mois : les nouvelles dates avant tout le monde, un récit de guide et un trajet en train qui vaut le voyage.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_social_links_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar DEFAULT 'Lagopède' NOT NULL,
  	"baseline" varchar DEFAULT 'Marche beaucoup, vole peu. À Annecy depuis 2018.' NOT NULL,
  	"phone" varchar DEFAULT '04 65 71 20 18' NOT NULL,
  	"phone_e164" varchar DEFAULT '+33465712018' NOT NULL,
  	"opening_hours" varchar DEFAULT 'Du lundi au vendredi, de 9 h à 18 h' NOT NULL,
  	"about" varchar DEFAULT 'Agence de voyages d’aventure bas carbone. Toutes nos expéditions durent de 2 à 15 jours et partent d’une gare.' NOT NULL,
  	"award" varchar DEFAULT 'Lauréat du Prix du voyage bas carbone 2025',
  	"seminars_url" varchar DEFAULT 'https://seminaires.lagopede.example' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "expeditions_highlights" ADD CONSTRAINT "expeditions_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_days" ADD CONSTRAINT "expeditions_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_stages" ADD CONSTRAINT "expeditions_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_journeys_legs" ADD CONSTRAINT "expeditions_journeys_legs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions_journeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_journeys" ADD CONSTRAINT "expeditions_journeys_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_included" ADD CONSTRAINT "expeditions_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_not_included" ADD CONSTRAINT "expeditions_not_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_kit" ADD CONSTRAINT "expeditions_kit_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_main_photo_id_media_id_fk" FOREIGN KEY ("main_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expeditions_rels" ADD CONSTRAINT "expeditions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_rels" ADD CONSTRAINT "expeditions_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_rels" ADD CONSTRAINT "expeditions_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_rels" ADD CONSTRAINT "expeditions_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_rels" ADD CONSTRAINT "expeditions_rels_accommodation_types_fk" FOREIGN KEY ("accommodation_types_id") REFERENCES "public"."accommodation_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_highlights" ADD CONSTRAINT "_expeditions_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_days" ADD CONSTRAINT "_expeditions_v_version_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_stages" ADD CONSTRAINT "_expeditions_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_journeys_legs" ADD CONSTRAINT "_expeditions_v_version_journeys_legs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v_version_journeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_journeys" ADD CONSTRAINT "_expeditions_v_version_journeys_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_included" ADD CONSTRAINT "_expeditions_v_version_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_not_included" ADD CONSTRAINT "_expeditions_v_version_not_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_kit" ADD CONSTRAINT "_expeditions_v_version_kit_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v" ADD CONSTRAINT "_expeditions_v_parent_id_expeditions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expeditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expeditions_v" ADD CONSTRAINT "_expeditions_v_version_main_photo_id_media_id_fk" FOREIGN KEY ("version_main_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expeditions_v" ADD CONSTRAINT "_expeditions_v_version_guide_id_guides_id_fk" FOREIGN KEY ("version_guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expeditions_v_rels" ADD CONSTRAINT "_expeditions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_rels" ADD CONSTRAINT "_expeditions_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_rels" ADD CONSTRAINT "_expeditions_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_rels" ADD CONSTRAINT "_expeditions_v_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_rels" ADD CONSTRAINT "_expeditions_v_rels_accommodation_types_fk" FOREIGN KEY ("accommodation_types_id") REFERENCES "public"."accommodation_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departures" ADD CONSTRAINT "departures_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departures" ADD CONSTRAINT "departures_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_facts" ADD CONSTRAINT "guides_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activity_categories_rels" ADD CONSTRAINT "activity_categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."activity_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activity_categories_rels" ADD CONSTRAINT "activity_categories_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "selections" ADD CONSTRAINT "selections_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selections_rels" ADD CONSTRAINT "selections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."selections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "selections_rels" ADD CONSTRAINT "selections_rels_expeditions_fk" FOREIGN KEY ("expeditions_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interests" ADD CONSTRAINT "interests_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_expeditions_fk" FOREIGN KEY ("expeditions_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departures_fk" FOREIGN KEY ("departures_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodation_types_fk" FOREIGN KEY ("accommodation_types_id") REFERENCES "public"."accommodation_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_categories_fk" FOREIGN KEY ("activity_categories_id") REFERENCES "public"."activity_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selections_fk" FOREIGN KEY ("selections_id") REFERENCES "public"."selections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reservations_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_carts_fk" FOREIGN KEY ("carts_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interests_fk" FOREIGN KEY ("interests_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_promises" ADD CONSTRAINT "home_page_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_train_stops" ADD CONSTRAINT "home_page_train_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_carbon" ADD CONSTRAINT "home_page_carbon_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "expeditions_highlights_order_idx" ON "expeditions_highlights" USING btree ("_order");
  CREATE INDEX "expeditions_highlights_parent_id_idx" ON "expeditions_highlights" USING btree ("_parent_id");
  CREATE INDEX "expeditions_days_order_idx" ON "expeditions_days" USING btree ("_order");
  CREATE INDEX "expeditions_days_parent_id_idx" ON "expeditions_days" USING btree ("_parent_id");
  CREATE INDEX "expeditions_stages_order_idx" ON "expeditions_stages" USING btree ("_order");
  CREATE INDEX "expeditions_stages_parent_id_idx" ON "expeditions_stages" USING btree ("_parent_id");
  CREATE INDEX "expeditions_journeys_legs_order_idx" ON "expeditions_journeys_legs" USING btree ("_order");
  CREATE INDEX "expeditions_journeys_legs_parent_id_idx" ON "expeditions_journeys_legs" USING btree ("_parent_id");
  CREATE INDEX "expeditions_journeys_order_idx" ON "expeditions_journeys" USING btree ("_order");
  CREATE INDEX "expeditions_journeys_parent_id_idx" ON "expeditions_journeys" USING btree ("_parent_id");
  CREATE INDEX "expeditions_included_order_idx" ON "expeditions_included" USING btree ("_order");
  CREATE INDEX "expeditions_included_parent_id_idx" ON "expeditions_included" USING btree ("_parent_id");
  CREATE INDEX "expeditions_not_included_order_idx" ON "expeditions_not_included" USING btree ("_order");
  CREATE INDEX "expeditions_not_included_parent_id_idx" ON "expeditions_not_included" USING btree ("_parent_id");
  CREATE INDEX "expeditions_kit_order_idx" ON "expeditions_kit" USING btree ("_order");
  CREATE INDEX "expeditions_kit_parent_id_idx" ON "expeditions_kit" USING btree ("_parent_id");
  CREATE INDEX "expeditions_main_photo_idx" ON "expeditions" USING btree ("main_photo_id");
  CREATE INDEX "expeditions_expedition_type_idx" ON "expeditions" USING btree ("expedition_type");
  CREATE INDEX "expeditions_duration_days_idx" ON "expeditions" USING btree ("duration_days");
  CREATE INDEX "expeditions_level_idx" ON "expeditions" USING btree ("level");
  CREATE INDEX "expeditions_eco_rating_idx" ON "expeditions" USING btree ("eco_rating");
  CREATE INDEX "expeditions_price_cents_idx" ON "expeditions" USING btree ("price_cents");
  CREATE INDEX "expeditions_guide_idx" ON "expeditions" USING btree ("guide_id");
  CREATE UNIQUE INDEX "expeditions_slug_idx" ON "expeditions" USING btree ("slug");
  CREATE INDEX "expeditions_carousel_rank_idx" ON "expeditions" USING btree ("carousel_rank");
  CREATE INDEX "expeditions_updated_at_idx" ON "expeditions" USING btree ("updated_at");
  CREATE INDEX "expeditions_created_at_idx" ON "expeditions" USING btree ("created_at");
  CREATE INDEX "expeditions__status_idx" ON "expeditions" USING btree ("_status");
  CREATE INDEX "expeditions_rels_order_idx" ON "expeditions_rels" USING btree ("order");
  CREATE INDEX "expeditions_rels_parent_idx" ON "expeditions_rels" USING btree ("parent_id");
  CREATE INDEX "expeditions_rels_path_idx" ON "expeditions_rels" USING btree ("path");
  CREATE INDEX "expeditions_rels_media_id_idx" ON "expeditions_rels" USING btree ("media_id");
  CREATE INDEX "expeditions_rels_countries_id_idx" ON "expeditions_rels" USING btree ("countries_id");
  CREATE INDEX "expeditions_rels_activities_id_idx" ON "expeditions_rels" USING btree ("activities_id");
  CREATE INDEX "expeditions_rels_accommodation_types_id_idx" ON "expeditions_rels" USING btree ("accommodation_types_id");
  CREATE INDEX "_expeditions_v_version_highlights_order_idx" ON "_expeditions_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_highlights_parent_id_idx" ON "_expeditions_v_version_highlights" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_days_order_idx" ON "_expeditions_v_version_days" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_days_parent_id_idx" ON "_expeditions_v_version_days" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_stages_order_idx" ON "_expeditions_v_version_stages" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_stages_parent_id_idx" ON "_expeditions_v_version_stages" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_journeys_legs_order_idx" ON "_expeditions_v_version_journeys_legs" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_journeys_legs_parent_id_idx" ON "_expeditions_v_version_journeys_legs" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_journeys_order_idx" ON "_expeditions_v_version_journeys" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_journeys_parent_id_idx" ON "_expeditions_v_version_journeys" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_included_order_idx" ON "_expeditions_v_version_included" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_included_parent_id_idx" ON "_expeditions_v_version_included" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_not_included_order_idx" ON "_expeditions_v_version_not_included" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_not_included_parent_id_idx" ON "_expeditions_v_version_not_included" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_kit_order_idx" ON "_expeditions_v_version_kit" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_kit_parent_id_idx" ON "_expeditions_v_version_kit" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_parent_idx" ON "_expeditions_v" USING btree ("parent_id");
  CREATE INDEX "_expeditions_v_version_version_main_photo_idx" ON "_expeditions_v" USING btree ("version_main_photo_id");
  CREATE INDEX "_expeditions_v_version_version_expedition_type_idx" ON "_expeditions_v" USING btree ("version_expedition_type");
  CREATE INDEX "_expeditions_v_version_version_duration_days_idx" ON "_expeditions_v" USING btree ("version_duration_days");
  CREATE INDEX "_expeditions_v_version_version_level_idx" ON "_expeditions_v" USING btree ("version_level");
  CREATE INDEX "_expeditions_v_version_version_eco_rating_idx" ON "_expeditions_v" USING btree ("version_eco_rating");
  CREATE INDEX "_expeditions_v_version_version_price_cents_idx" ON "_expeditions_v" USING btree ("version_price_cents");
  CREATE INDEX "_expeditions_v_version_version_guide_idx" ON "_expeditions_v" USING btree ("version_guide_id");
  CREATE INDEX "_expeditions_v_version_version_slug_idx" ON "_expeditions_v" USING btree ("version_slug");
  CREATE INDEX "_expeditions_v_version_version_carousel_rank_idx" ON "_expeditions_v" USING btree ("version_carousel_rank");
  CREATE INDEX "_expeditions_v_version_version_updated_at_idx" ON "_expeditions_v" USING btree ("version_updated_at");
  CREATE INDEX "_expeditions_v_version_version_created_at_idx" ON "_expeditions_v" USING btree ("version_created_at");
  CREATE INDEX "_expeditions_v_version_version__status_idx" ON "_expeditions_v" USING btree ("version__status");
  CREATE INDEX "_expeditions_v_created_at_idx" ON "_expeditions_v" USING btree ("created_at");
  CREATE INDEX "_expeditions_v_updated_at_idx" ON "_expeditions_v" USING btree ("updated_at");
  CREATE INDEX "_expeditions_v_latest_idx" ON "_expeditions_v" USING btree ("latest");
  CREATE INDEX "_expeditions_v_autosave_idx" ON "_expeditions_v" USING btree ("autosave");
  CREATE INDEX "_expeditions_v_rels_order_idx" ON "_expeditions_v_rels" USING btree ("order");
  CREATE INDEX "_expeditions_v_rels_parent_idx" ON "_expeditions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_expeditions_v_rels_path_idx" ON "_expeditions_v_rels" USING btree ("path");
  CREATE INDEX "_expeditions_v_rels_media_id_idx" ON "_expeditions_v_rels" USING btree ("media_id");
  CREATE INDEX "_expeditions_v_rels_countries_id_idx" ON "_expeditions_v_rels" USING btree ("countries_id");
  CREATE INDEX "_expeditions_v_rels_activities_id_idx" ON "_expeditions_v_rels" USING btree ("activities_id");
  CREATE INDEX "_expeditions_v_rels_accommodation_types_id_idx" ON "_expeditions_v_rels" USING btree ("accommodation_types_id");
  CREATE INDEX "departures_expedition_idx" ON "departures" USING btree ("expedition_id");
  CREATE INDEX "departures_departure_start_idx" ON "departures" USING btree ("departure_start");
  CREATE INDEX "departures_price_cents_idx" ON "departures" USING btree ("price_cents");
  CREATE INDEX "departures_status_idx" ON "departures" USING btree ("status");
  CREATE INDEX "departures_guide_idx" ON "departures" USING btree ("guide_id");
  CREATE INDEX "departures_updated_at_idx" ON "departures" USING btree ("updated_at");
  CREATE INDEX "departures_created_at_idx" ON "departures" USING btree ("created_at");
  CREATE INDEX "guides_facts_order_idx" ON "guides_facts" USING btree ("_order");
  CREATE INDEX "guides_facts_parent_id_idx" ON "guides_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE INDEX "guides_avatar_idx" ON "guides" USING btree ("avatar_id");
  CREATE UNIQUE INDEX "guides_user_idx" ON "guides" USING btree ("user_id");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_name_idx" ON "countries" USING btree ("name");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "activities_name_idx" ON "activities" USING btree ("name");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE UNIQUE INDEX "accommodation_types_name_idx" ON "accommodation_types" USING btree ("name");
  CREATE INDEX "accommodation_types_updated_at_idx" ON "accommodation_types" USING btree ("updated_at");
  CREATE INDEX "accommodation_types_created_at_idx" ON "accommodation_types" USING btree ("created_at");
  CREATE INDEX "activity_categories__order_idx" ON "activity_categories" USING btree ("_order");
  CREATE UNIQUE INDEX "activity_categories_title_idx" ON "activity_categories" USING btree ("title");
  CREATE UNIQUE INDEX "activity_categories_slug_idx" ON "activity_categories" USING btree ("slug");
  CREATE INDEX "activity_categories_updated_at_idx" ON "activity_categories" USING btree ("updated_at");
  CREATE INDEX "activity_categories_created_at_idx" ON "activity_categories" USING btree ("created_at");
  CREATE INDEX "activity_categories_rels_order_idx" ON "activity_categories_rels" USING btree ("order");
  CREATE INDEX "activity_categories_rels_parent_idx" ON "activity_categories_rels" USING btree ("parent_id");
  CREATE INDEX "activity_categories_rels_path_idx" ON "activity_categories_rels" USING btree ("path");
  CREATE INDEX "activity_categories_rels_activities_id_idx" ON "activity_categories_rels" USING btree ("activities_id");
  CREATE INDEX "selections__order_idx" ON "selections" USING btree ("_order");
  CREATE UNIQUE INDEX "selections_slug_idx" ON "selections" USING btree ("slug");
  CREATE INDEX "selections_image_idx" ON "selections" USING btree ("image_id");
  CREATE INDEX "selections_is_published_idx" ON "selections" USING btree ("is_published");
  CREATE INDEX "selections_updated_at_idx" ON "selections" USING btree ("updated_at");
  CREATE INDEX "selections_created_at_idx" ON "selections" USING btree ("created_at");
  CREATE INDEX "selections_rels_order_idx" ON "selections_rels" USING btree ("order");
  CREATE INDEX "selections_rels_parent_idx" ON "selections_rels" USING btree ("parent_id");
  CREATE INDEX "selections_rels_path_idx" ON "selections_rels" USING btree ("path");
  CREATE INDEX "selections_rels_expeditions_id_idx" ON "selections_rels" USING btree ("expeditions_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_xs_sizes_xs_filename_idx" ON "media" USING btree ("sizes_xs_filename");
  CREATE INDEX "media_sizes_sm_sizes_sm_filename_idx" ON "media" USING btree ("sizes_sm_filename");
  CREATE INDEX "media_sizes_md_sizes_md_filename_idx" ON "media" USING btree ("sizes_md_filename");
  CREATE INDEX "media_sizes_lg_sizes_lg_filename_idx" ON "media" USING btree ("sizes_lg_filename");
  CREATE INDEX "media_sizes_xl_sizes_xl_filename_idx" ON "media" USING btree ("sizes_xl_filename");
  CREATE INDEX "media_sizes_2xl_sizes_2xl_filename_idx" ON "media" USING btree ("sizes_2xl_filename");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status");
  CREATE INDEX "newsletter_subscribers_user_idx" ON "newsletter_subscribers" USING btree ("user_id");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  CREATE INDEX "reservations_user_idx" ON "reservations" USING btree ("user_id");
  CREATE INDEX "reservations_departure_idx" ON "reservations" USING btree ("departure_id");
  CREATE INDEX "reservations_unit_price_cents_idx" ON "reservations" USING btree ("unit_price_cents");
  CREATE INDEX "reservations_total_cents_idx" ON "reservations" USING btree ("total_cents");
  CREATE INDEX "reservations_status_idx" ON "reservations" USING btree ("status");
  CREATE UNIQUE INDEX "reservations_idempotency_key_idx" ON "reservations" USING btree ("idempotency_key");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "carts_user_idx" ON "carts" USING btree ("user_id");
  CREATE INDEX "carts_departure_idx" ON "carts" USING btree ("departure_id");
  CREATE INDEX "carts_hold_expires_at_idx" ON "carts" USING btree ("hold_expires_at");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "reviews_expedition_idx" ON "reviews" USING btree ("expedition_id");
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_published_at_idx" ON "reviews" USING btree ("published_at");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "messages_expedition_idx" ON "messages" USING btree ("expedition_id");
  CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_id");
  CREATE INDEX "messages_parent_idx" ON "messages" USING btree ("parent_id");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "interests_user_idx" ON "interests" USING btree ("user_id");
  CREATE INDEX "interests_expedition_idx" ON "interests" USING btree ("expedition_id");
  CREATE INDEX "interests_updated_at_idx" ON "interests" USING btree ("updated_at");
  CREATE INDEX "interests_created_at_idx" ON "interests" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_expedition_idx" ON "interests" USING btree ("user_id","expedition_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_expeditions_id_idx" ON "payload_locked_documents_rels" USING btree ("expeditions_id");
  CREATE INDEX "payload_locked_documents_rels_departures_id_idx" ON "payload_locked_documents_rels" USING btree ("departures_id");
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_locked_documents_rels_accommodation_types_id_idx" ON "payload_locked_documents_rels" USING btree ("accommodation_types_id");
  CREATE INDEX "payload_locked_documents_rels_activity_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("activity_categories_id");
  CREATE INDEX "payload_locked_documents_rels_selections_id_idx" ON "payload_locked_documents_rels" USING btree ("selections_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_reservations_id_idx" ON "payload_locked_documents_rels" USING btree ("reservations_id");
  CREATE INDEX "payload_locked_documents_rels_carts_id_idx" ON "payload_locked_documents_rels" USING btree ("carts_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_interests_id_idx" ON "payload_locked_documents_rels" USING btree ("interests_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_promises_order_idx" ON "home_page_promises" USING btree ("_order");
  CREATE INDEX "home_page_promises_parent_id_idx" ON "home_page_promises" USING btree ("_parent_id");
  CREATE INDEX "home_page_train_stops_order_idx" ON "home_page_train_stops" USING btree ("_order");
  CREATE INDEX "home_page_train_stops_parent_id_idx" ON "home_page_train_stops" USING btree ("_parent_id");
  CREATE INDEX "home_page_carbon_order_idx" ON "home_page_carbon" USING btree ("_order");
  CREATE INDEX "home_page_carbon_parent_id_idx" ON "home_page_carbon" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "expeditions_highlights" CASCADE;
  DROP TABLE "expeditions_days" CASCADE;
  DROP TABLE "expeditions_stages" CASCADE;
  DROP TABLE "expeditions_journeys_legs" CASCADE;
  DROP TABLE "expeditions_journeys" CASCADE;
  DROP TABLE "expeditions_included" CASCADE;
  DROP TABLE "expeditions_not_included" CASCADE;
  DROP TABLE "expeditions_kit" CASCADE;
  DROP TABLE "expeditions" CASCADE;
  DROP TABLE "expeditions_rels" CASCADE;
  DROP TABLE "_expeditions_v_version_highlights" CASCADE;
  DROP TABLE "_expeditions_v_version_days" CASCADE;
  DROP TABLE "_expeditions_v_version_stages" CASCADE;
  DROP TABLE "_expeditions_v_version_journeys_legs" CASCADE;
  DROP TABLE "_expeditions_v_version_journeys" CASCADE;
  DROP TABLE "_expeditions_v_version_included" CASCADE;
  DROP TABLE "_expeditions_v_version_not_included" CASCADE;
  DROP TABLE "_expeditions_v_version_kit" CASCADE;
  DROP TABLE "_expeditions_v" CASCADE;
  DROP TABLE "_expeditions_v_rels" CASCADE;
  DROP TABLE "departures" CASCADE;
  DROP TABLE "guides_facts" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "activities" CASCADE;
  DROP TABLE "accommodation_types" CASCADE;
  DROP TABLE "activity_categories" CASCADE;
  DROP TABLE "activity_categories_rels" CASCADE;
  DROP TABLE "selections" CASCADE;
  DROP TABLE "selections_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "interests" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_page_promises" CASCADE;
  DROP TABLE "home_page_train_stops" CASCADE;
  DROP TABLE "home_page_carbon" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_expeditions_expedition_type";
  DROP TYPE "public"."enum_expeditions_status";
  DROP TYPE "public"."enum__expeditions_v_version_expedition_type";
  DROP TYPE "public"."enum__expeditions_v_version_status";
  DROP TYPE "public"."enum_departures_status";
  DROP TYPE "public"."enum_activity_categories_icon";
  DROP TYPE "public"."enum_newsletter_subscribers_status";
  DROP TYPE "public"."enum_reservations_status";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_provider";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_page_carbon_mode";
  DROP TYPE "public"."enum_site_settings_social_links_network";`)
}
