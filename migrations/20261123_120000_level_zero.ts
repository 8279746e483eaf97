import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The scale of levels begins at 0, a trip that asks for no effort. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table expeditions
      drop constraint expeditions_level_range,
      add constraint expeditions_level_range check (level between 0 and 5);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update expeditions set level = 1 where level = 0;
    alter table expeditions
      drop constraint expeditions_level_range,
      add constraint expeditions_level_range check (level between 1 and 5);
  `)
}
