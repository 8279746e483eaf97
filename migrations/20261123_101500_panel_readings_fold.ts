import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A person who reads a reservation's travelers in the panel again and again is written down once an hour. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index roster_views_panel_once_an_hour
      on roster_views (viewer_id, reservation_id, date_trunc('hour', created_at at time zone 'UTC'))
      where reservation_id is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index roster_views_panel_once_an_hour;
  `)
}
