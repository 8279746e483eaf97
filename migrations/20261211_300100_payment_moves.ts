import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which part of a payment by card pays for another reservation since: what is owed back of that one returns to the card. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table payment_moves (
      id serial primary key,
      intent_id uuid not null references payment_intents (id) on delete cascade,
      from_reservation_id integer not null references reservations (id) on delete cascade,
      to_reservation_id integer not null references reservations (id) on delete cascade,
      amount_cents integer not null check (amount_cents > 0),
      moved_at timestamptz not null default now(),
      check (from_reservation_id <> to_reservation_id)
    );
    create index payment_moves_intent on payment_moves (intent_id);
    create index payment_moves_from on payment_moves (from_reservation_id);
    create index payment_moves_to on payment_moves (to_reservation_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table payment_moves`)
}
