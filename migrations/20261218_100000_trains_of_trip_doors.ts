import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was read of the trains from each city stands beside its trip, by the place of the city among those that are read: a search from a
 * town goes through one table. `save-trip-doors.ts` writes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table trip_doors add column train_g integer[] not null default '{}',
      add column train_minutes integer[] not null default '{}',
      add column train_changes integer[] not null default '{}';
    update trip_doors d set train_g = t.g, train_minutes = t.minutes, train_changes = t.changes
    from (
      select o.expedition_id, array_agg(r.main_g order by c.place) as g, array_agg(r.minutes order by c.place) as minutes,
        array_agg(r.changes order by c.place) as changes
      from trip_doors o
      cross join unnest('{paris,lyon,marseille,toulouse,nice,nantes,montpellier,strasbourg,bordeaux,lille,rennes,dijon}'::text[])
        with ordinality c (city, place)
      left join trip_door_trains r on r.expedition_id = o.expedition_id and r.city = c.city
      group by o.expedition_id
    ) t where t.expedition_id = d.expedition_id;
    alter table trip_doors alter column train_g drop default, alter column train_minutes drop default,
      alter column train_changes drop default;
    drop table trip_door_trains;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table trip_door_trains (
      expedition_id integer not null references trip_doors (expedition_id) on delete cascade,
      city text not null,
      main_g integer check (main_g >= 0),
      minutes integer not null check (minutes > 0),
      changes integer not null check (changes >= 0),
      primary key (city, expedition_id)
    );
    create index trip_door_trains_trip on trip_door_trains (expedition_id);
    insert into trip_door_trains (expedition_id, city, main_g, minutes, changes)
      select d.expedition_id, c.city, d.train_g[c.place], d.train_minutes[c.place], d.train_changes[c.place]
      from trip_doors d
      cross join unnest('{paris,lyon,marseille,toulouse,nice,nantes,montpellier,strasbourg,bordeaux,lille,rennes,dijon}'::text[])
        with ordinality c (city, place)
      where d.train_minutes[c.place] is not null;
    alter table trip_doors drop column train_g, drop column train_minutes, drop column train_changes;
  `)
}
