import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the site writes to people is the agency's to change, in versions. Without a published one a mail leaves in its initial text. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TABLE "mail_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar,
  	"version" varchar NOT NULL,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"status" "enum_mail_texts_status" DEFAULT 'draft' NOT NULL,
  	"author_id" integer,
  	"subject" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"preview" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"changes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_texts_id" integer;
  ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mail_texts_status_idx" ON "mail_texts" USING btree ("status");
  CREATE INDEX "mail_texts_author_idx" ON "mail_texts" USING btree ("author_id");
  CREATE INDEX "mail_texts_updated_at_idx" ON "mail_texts" USING btree ("updated_at");
  CREATE INDEX "mail_texts_created_at_idx" ON "mail_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_version_1_idx" ON "mail_texts" USING btree ("kind","version");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_texts_fk" FOREIGN KEY ("mail_texts_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mail_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_texts_id");`)
  await db.execute(sql`
    alter table mail_texts add constraint mail_texts_version_form check (version ~ '^[0-9a-z][0-9a-z.-]{0,19}$'),
      add constraint mail_texts_lines check (subject || title || preview !~ '[\\r\\n]'),
      add constraint mail_texts_lengths check (length(subject) <= 150 and length(title) <= 120 and length(preview) <= 200
        and length(body) <= 5000);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_texts_id";
    DROP TABLE "mail_texts" CASCADE;
    DROP TYPE "public"."enum_mail_texts_status";
  `)
}
