import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The altitude of the station where the trains of France lead to, where the agency knows it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "expeditions" add column "access_station_altitude" numeric,
      add constraint expeditions_station_altitude check (access_station_altitude between -10 and 4000
        and access_station_altitude = trunc(access_station_altitude));
    alter table "_expeditions_v" add column "version_access_station_altitude" numeric;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table "expeditions" drop column "access_station_altitude";
    alter table "_expeditions_v" drop column "version_access_station_altitude";
  `)
}
