import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who waits says the ages that the tunnel asks for: none for a request of before, which is asked when its seats are in the cart. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table waitlist_entries add column ages jsonb not null default '[]'::jsonb,
      add constraint waitlist_entries_ages check (jsonb_typeof(ages) = 'array'
        and jsonb_array_length(ages) in (0, travelers));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table waitlist_entries drop constraint waitlist_entries_ages, drop column ages;
  `)
}
