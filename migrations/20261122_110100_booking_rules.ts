import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a cart and a reservation may never be, whatever wrote them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update carts set held_seats = travelers_count, hold_started_at = updated_at where hold_expires_at > now();

    alter table carts
      add constraint carts_hold_all_or_nothing check (held_seats = 0 or held_seats = travelers_count),
      add constraint carts_hold_ends check (held_seats = 0 or (hold_expires_at is not null and hold_started_at is not null));

    alter table reservations
      add constraint reservations_total_positive check (total_cents >= 0 and unit_price_cents >= 0),
      add constraint reservations_canceled_dated check (status <> 'canceled' or canceled_at is not null) not valid;
    create unique index reservations_cart_number_once on reservations (cart_number) where cart_number is not null;

    create unique index participants_position_once on participants (reservation_id, position);
    create index carts_holding on carts (departure_id, hold_expires_at) where held_seats > 0;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index carts_holding;
    drop index participants_position_once;
    drop index reservations_cart_number_once;
    alter table reservations
      drop constraint reservations_canceled_dated,
      drop constraint reservations_total_positive;
    alter table carts
      drop constraint carts_hold_ends,
      drop constraint carts_hold_all_or_nothing;
  `)
}
