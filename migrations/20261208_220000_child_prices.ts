import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What children pay on a trip, up to which age, and the last age that a trip without the parents takes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "expeditions" ADD COLUMN "age_max_child" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "child_price_cents" numeric;
  ALTER TABLE "expeditions" ADD COLUMN "child_price_max_age" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_age_max_child" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_child_price_cents" numeric;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_child_price_max_age" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "expeditions" DROP COLUMN "age_max_child";
  ALTER TABLE "expeditions" DROP COLUMN "child_price_cents";
  ALTER TABLE "expeditions" DROP COLUMN "child_price_max_age";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_age_max_child";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_child_price_cents";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_child_price_max_age";`)
}
