import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A move says which departure was left and by how many: what that departure had sold is counted. Moves of before do not know it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table reservation_events add column left_departure_id integer references departures (id) on delete set null,
      add column left_travelers integer,
      add constraint reservation_events_left check (case when left_travelers is null then left_departure_id is null
        else kind = 'moved' and left_travelers > 0 end);
    create index reservation_events_left_departure on reservation_events (left_departure_id) where left_departure_id is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index reservation_events_left_departure;
    alter table reservation_events drop constraint reservation_events_left, drop column left_departure_id,
      drop column left_travelers;
  `)
}
