import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where each expedition begins, in degrees: the first point of its route. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table expeditions
      add column start_longitude float8 generated always as (
        case when jsonb_typeof(route -> 0 -> 0) = 'number' then (route -> 0 ->> 0)::float8 end) stored,
      add column start_latitude float8 generated always as (
        case when jsonb_typeof(route -> 0 -> 1) = 'number' then (route -> 0 ->> 1)::float8 end) stored;
    create index expeditions_start on expeditions (start_longitude, start_latitude);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index expeditions_start;
    alter table expeditions drop column start_latitude, drop column start_longitude;
  `)
}
