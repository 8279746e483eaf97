import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether replies to a guide's group messages also go to the guide's own address, which the group then sees. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table guide_news_settings add column replies boolean not null default false`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table guide_news_settings drop column replies`)
}
