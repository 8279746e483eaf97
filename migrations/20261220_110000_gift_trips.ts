import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The trip that a gift card was bought for, as an idea for who receives it: its name as it was then, and which one it is while it is in
 * the catalogue. What the card is worth and what it is spent on do not depend on it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_cards
      add column trip_id integer references expeditions (id) on delete set null,
      add column trip_name text check (length(trip_name) between 1 and 200),
      add constraint gift_cards_trip check (trip_id is null or trip_name is not null);
    create index gift_cards_trip_id on gift_cards (trip_id) where trip_id is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table gift_cards drop column trip_id, drop column trip_name;`)
}
