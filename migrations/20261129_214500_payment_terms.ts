import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The deposit and the days that a late one is waited for are data of the agency, with versions. What everything was sold under until
 * now is version 1, and that of every reservation that stands; each reservation keeps the one it was ordered under.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payment_terms_status" AS ENUM('draft', 'published');
  CREATE TABLE "payment_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"status" "enum_payment_terms_status" DEFAULT 'draft' NOT NULL,
  	"deposit_percent" numeric NOT NULL,
  	"grace_days" numeric NOT NULL,
  	"changes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payment_terms_id" integer;
  CREATE UNIQUE INDEX "payment_terms_version_idx" ON "payment_terms" USING btree ("version");
  CREATE INDEX "payment_terms_status_idx" ON "payment_terms" USING btree ("status");
  CREATE INDEX "payment_terms_updated_at_idx" ON "payment_terms" USING btree ("updated_at");
  CREATE INDEX "payment_terms_created_at_idx" ON "payment_terms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_terms_fk" FOREIGN KEY ("payment_terms_id") REFERENCES "public"."payment_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_payment_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_terms_id");`)
  await db.execute(sql`
    alter table payment_terms add constraint payment_terms_version_form check (version ~ '^[0-9a-z][0-9a-z.-]{0,19}$'),
      add constraint payment_terms_deposit check (deposit_percent between 10 and 100 and deposit_percent = trunc(deposit_percent)),
      add constraint payment_terms_grace check (grace_days between 1 and 14 and grace_days = trunc(grace_days));

    insert into payment_terms (version, effective_on, status, deposit_percent, grace_days)
    values ('1', '2018-01-01T12:00:00Z', 'published', 30, 4);

    update reservations set contract = coalesce(contract, '{}') || '{"payment": {"version": "1", "deposit_percent": 30, "grace_days": 4}}';
    alter table reservations add constraint reservations_have_payment_terms
      check (coalesce(jsonb_typeof(contract -> 'payment' -> 'deposit_percent'), '') = 'number'
        and coalesce(jsonb_typeof(contract -> 'payment' -> 'grace_days'), '') = 'number');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table reservations drop constraint reservations_have_payment_terms;
    drop trigger reservations_keep_payment_terms on reservations;
    drop function keep_payment_terms;
    drop function payment_terms_in_force;
    update reservations set contract = contract - 'payment';
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payment_terms_id";
    DROP TABLE "payment_terms" CASCADE;
    DROP TYPE "public"."enum_payment_terms_status";
  `)
}
