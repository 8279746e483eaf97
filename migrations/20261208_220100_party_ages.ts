import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Ages that are told before any date of birth, and what children pay by the contract. Bookings and carts of before have
 * none, and keep their prices.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table carts add column ages jsonb;
    alter table reservations
      add column child_price_cents integer check (child_price_cents >= 0 and child_price_cents < unit_price_cents),
      add column child_price_max_age smallint,
      add constraint reservations_child_price check ((child_price_cents is null) = (child_price_max_age is null));
    alter table participants
      add column told_age smallint check (told_age between 0 and 18),
      add column pays_child boolean not null default false;
    alter table expeditions
      add constraint expeditions_ages check (age_max_child is null or age_max_child between 3 and 17),
      add constraint expeditions_child_price check (child_price_cents is null or child_price_cents >= 0);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table expeditions drop constraint expeditions_child_price, drop constraint expeditions_ages;
    alter table participants drop column pays_child, drop column told_age;
    alter table reservations drop constraint reservations_child_price, drop column child_price_max_age,
      drop column child_price_cents;
    alter table carts drop column ages;
  `)
}
