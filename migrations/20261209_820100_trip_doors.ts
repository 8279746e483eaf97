import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What of a published trip's figure does not depend on where one leaves from: its station as a unit vector, grams and minutes from there
 * to the meeting point, one way, and grams of the stay. `trip_door_trains` has what was read from a city. `save-trip-doors.ts` writes both.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table trip_doors (
      expedition_id integer primary key references expeditions (id) on delete cascade,
      x double precision not null,
      y double precision not null,
      z double precision not null,
      after_g integer not null check (after_g >= 0),
      after_minutes integer not null check (after_minutes >= 0),
      stay_g integer not null check (stay_g >= 0),
      days integer not null check (days > 0),
      factors_number integer not null
    );
    create table trip_door_trains (
      expedition_id integer not null references trip_doors (expedition_id) on delete cascade,
      city text not null,
      main_g integer check (main_g >= 0),
      minutes integer not null check (minutes > 0),
      changes integer not null check (changes >= 0),
      primary key (city, expedition_id)
    );
    create index trip_door_trains_trip on trip_door_trains (expedition_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table trip_door_trains;
    drop table trip_doors;
  `)
}
