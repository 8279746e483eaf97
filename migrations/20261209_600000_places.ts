import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Towns that people travel from and the stations they leave by, filled from data packages by `fill-places.ts`. `place_keys` are the
 * words and postcodes a town is found by, folded as `place-words.ts` folds what is typed: their order is that of bytes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table stations (
      id text primary key,
      name text not null,
      country char(2) not null,
      lat double precision not null check (lat between -90 and 90),
      lon double precision not null check (lon between -180 and 180),
      is_high_speed boolean not null,
      is_long_distance boolean not null,
      weight real not null
    );
    create table places (
      code text primary key check (code ~ '^[0-9][0-9AB][0-9]{3}$'),
      name text not null,
      department text not null,
      postcodes text[] not null,
      population integer not null check (population >= 0),
      lat double precision not null check (lat between -90 and 90),
      lon double precision not null check (lon between -180 and 180),
      located_by text not null check (located_by in ('town', 'postcode', 'intercommunality', 'department', 'hand')),
      station_id text references stations (id),
      station_m integer check (station_m >= 0),
      high_speed_station_id text references stations (id),
      high_speed_station_m integer check (high_speed_station_m >= 0),
      check ((station_id is null) = (station_m is null)),
      check ((high_speed_station_id is null) = (high_speed_station_m is null))
    );
    create table place_keys (
      key text collate "C" not null,
      place_code text not null references places (code) on delete cascade,
      kind text not null check (kind in ('name', 'other_name', 'postcode')),
      name text check ((kind = 'other_name') = (name is not null)),
      department text not null,
      population integer not null,
      primary key (key, place_code) include (kind, department, population)
    );
    create index place_keys_place on place_keys (place_code);
    create table place_data (
      only_row boolean primary key default true check (only_row),
      version text not null,
      filled_at timestamptz not null default now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table place_data;
    drop table place_keys;
    drop table places;
    drop table stations;
  `)
}
