import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Cash, as a means of payment of bookings and of gift cards issued by the agency. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_method" ADD VALUE 'cash' BEFORE 'moved';
  alter table gift_cards drop constraint gift_cards_paid_by_check,
    add constraint gift_cards_paid_by_check check (paid_by in ('card', 'bank_transfer', 'cheque', 'cash', 'gesture'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE text;
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::text;
  UPDATE "payments" SET "method" = 'other' WHERE "method" = 'cash';
  DROP TYPE "public"."enum_payments_method";
  CREATE TYPE "public"."enum_payments_method" AS ENUM('bank_transfer', 'card', 'credit', 'gift_card', 'cheque', 'ancv', 'moved', 'other');
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::"public"."enum_payments_method";
  ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE "public"."enum_payments_method" USING "method"::"public"."enum_payments_method";
  update gift_cards set paid_by = 'bank_transfer' where paid_by = 'cash';
  alter table gift_cards drop constraint gift_cards_paid_by_check,
    add constraint gift_cards_paid_by_check check (paid_by in ('card', 'bank_transfer', 'cheque', 'gesture'));`)
}
