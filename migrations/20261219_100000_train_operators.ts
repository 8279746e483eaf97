import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where travelers look for their train tickets; settings of before begin with the home pages of three sites, which nobody has checked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_train_operators" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"read_on" timestamp(3) with time zone,
  	"url" varchar NOT NULL
  );
  
  ALTER TABLE "site_settings_train_operators" ADD CONSTRAINT "site_settings_train_operators_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_train_operators_order_idx" ON "site_settings_train_operators" USING btree ("_order");
  CREATE INDEX "site_settings_train_operators_parent_id_idx" ON "site_settings_train_operators" USING btree ("_parent_id");

  INSERT INTO "site_settings_train_operators" ("_order", "_parent_id", "id", "name", "url")
    SELECT o.place, s.id, left(md5(s.id || o.url), 24), o.name, o.url
    FROM "site_settings" s, (VALUES (1, 'SNCF Connect', 'https://www.sncf-connect.com/'),
      (2, 'Trainline', 'https://www.thetrainline.com/fr'), (3, 'Omio', 'https://www.omio.fr/')) AS o (place, name, url);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_train_operators" CASCADE;`)
}
