import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A departure whose first day moves is decided on anew: what was reminded was of the day of then. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table departure_decisions add column first_day date;
    update departure_decisions q set first_day = d.first_day from departures d where d.id = q.departure_id;
    alter table departure_decisions
      alter column first_day set not null,
      drop constraint departure_decisions_pkey,
      add primary key (departure_id, first_day, days_before);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from departure_decisions q using departures d where d.id = q.departure_id and d.first_day <> q.first_day;
    alter table departure_decisions
      drop constraint departure_decisions_pkey,
      drop column first_day,
      add primary key (departure_id, days_before);
  `)
}
