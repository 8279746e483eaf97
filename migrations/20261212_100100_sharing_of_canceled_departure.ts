import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A shared deposit also ends because the agency cancels its departure. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table shared_deposits drop constraint shared_deposits_ended_for_check;
    alter table shared_deposits add constraint shared_deposits_ended_for_check check (ended_for in ('gave_up', 'deadline',
      'changed', 'refused', 'share_lost', 'account', 'departure'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update shared_deposits set ended_for = 'refused' where ended_for = 'departure';
    alter table shared_deposits drop constraint shared_deposits_ended_for_check;
    alter table shared_deposits add constraint shared_deposits_ended_for_check check (ended_for in ('gave_up', 'deadline',
      'changed', 'refused', 'share_lost', 'account'));
  `)
}
