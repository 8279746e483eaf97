import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Cards may be put in the order of their first departure that is sure to leave. They are built anew to know it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table expedition_hits add column next_confirmed date;
    alter table hit_rows add column next_confirmed date;
    create index hit_rows_confirmed on hit_rows (next_confirmed, next_start, id);
    update expedition_hits set built_on = '2000-01-01';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table hit_rows drop column next_confirmed;
    alter table expedition_hits drop column next_confirmed;
  `)
}
