import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Gift cards that are bought by transfer: the reference that it bears, and the line of the bank that paid one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_cards add column reference text unique check (length(reference) between 1 and 20);
    alter table bank_lines add column gift_card_id integer unique references gift_cards (id);
    alter table bank_lines drop constraint bank_lines_applied;
    alter table bank_lines add constraint bank_lines_applied check (case when state <> 'applied'
      then num_nonnulls(payment_id, reservation_id, gift_card_id) = 0
      else num_nonnulls(payment_id, gift_card_id) = 1 and (payment_id is null) = (reservation_id is null) end);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table bank_lines drop constraint bank_lines_applied;
    alter table bank_lines drop column gift_card_id;
    alter table bank_lines add constraint bank_lines_applied check ((state = 'applied') = (payment_id is not null)
      and (payment_id is null) = (reservation_id is null)) not valid;
    alter table gift_cards drop column reference;
  `)
}
