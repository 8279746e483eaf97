import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Departures take the minimum of their expedition, and are never decided later than the law allows: 20 days before more than
 * six days, 7 before fewer, one day earlier for the message to arrive. Each reminder of a decision is sent once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update departures d set min_participants = least(e.group_min, d.capacity)
    from expeditions e where e.id = d.expedition_id and e.group_min > 0;

    alter table departures
      add column decision_day date generated always as ((decision_on at time zone 'Europe/Paris')::date) stored;
    alter table departures
      add constraint departures_whole_minimum check (min_participants is null
        or (1 <= min_participants and min_participants <= capacity and min_participants = trunc(min_participants))),
      add constraint departures_decided_in_time check (decision_day is null
        or decision_day <= first_day - case when last_day - first_day >= 6 then 21 else 8 end);

    create table departure_decisions (
      departure_id integer not null references departures (id) on delete cascade,
      days_before smallint not null,
      asked_at timestamptz not null default now(),
      primary key (departure_id, days_before)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table departure_decisions;
    alter table departures
      drop constraint departures_decided_in_time,
      drop constraint departures_whole_minimum,
      drop column decision_day;
  `)
}
